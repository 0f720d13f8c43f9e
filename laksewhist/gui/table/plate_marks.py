"""What is marked at a plate while somebody decides: the time that is left in sniksnak, and that a computer thinks.

Each is an item of its own, so that a mark which changes paints no plate anew; one that stands still paints nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.table.plates import WORD_SIZE, Plate

ARC, ARC_GAP = 3.0, 2.5
"""Width of the ring of the clock, and its distance from the trick counter."""
NUMBER_FROM, NUMBER_RADIUS = 10, 11.0
"""From so many seconds on they stand at the ring as a number."""
DOTS, DOT_RADIUS, DOT_STEP = 3, 2.5, 9.0
TAG = QRectF(0, 0, 38, 14)
"""The little plate that the dots stand on, on the upper edge of the name plate."""
TAG_RIGHT = 16.0
FULL_TURN, TOP = 360 * 16, 90 * 16
"""Angles as Qt counts them."""
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


def counter_disc(plate: QRectF) -> QRectF:
    """Where the trick counter of a plate is."""
    radius = plate.height() * 0.30
    centre = QPointF(plate.right() - radius - 12, plate.center().y())
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


class PlateMark(QGraphicsItem):
    """A mark at the plate of one position; hidden while there is none. Local coordinates are layout units."""

    def __init__(self) -> None:
        super().__init__()
        self.position: int | None = None
        self._plate: QRectF | None = None
        self._look: Look | None = None
        self._plates: tuple[QRectF, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def settle(self, plates: Sequence[Plate], look: Look, scale: float) -> None:
        """The plates stand here now; `look` is one of scale 1. Does nothing where nothing has changed."""
        if self.scale() != scale:
            self.setScale(scale)
        self._plates = tuple(plate.rect for plate in plates)
        if look != self._look:
            self._look = look
            self.update()
        self._stand()

    def _mark(self, position: int | None) -> None:
        self.position = position
        self._stand()

    def _stand(self) -> None:
        place = self._plates[self.position] if self.position is not None and self._plates else None
        if place != self._plate:
            self.prepareGeometryChange()
            self._plate = place
        self.setVisible(place is not None)


class ClockMark(PlateMark):
    """The 30 seconds of sniksnak (R16) as a ring round the trick counter that runs out clockwise."""

    def __init__(self) -> None:
        super().__init__()
        self.left = self.total = 0

    def show_time(self, position: int | None, left: int = 0, total: int = 0) -> None:
        """So many seconds of the total are left to whoever sits there; none with None."""
        if (position, left, total) == (self.position, self.left, self.total):
            return
        self.left, self.total = left, total
        self._mark(position if left > 0 else None)
        self.update()

    @property
    def number(self) -> str:
        """What stands at the ring."""
        return str(self.left) if 0 < self.left <= NUMBER_FROM else ""

    def boundingRect(self) -> QRectF:
        if self._plate is None:
            return QRectF()
        out = ARC + ARC_GAP + 2 * NUMBER_RADIUS
        return counter_disc(self._plate).adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, plate = self._look, self._plate
        if look is None or plate is None:
            return
        off = ARC_GAP + ARC / 2
        ring = counter_disc(plate).adjusted(-off, -off, off, off)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.theme.accent), ARC, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        part = self.left / max(self.total, self.left)
        # The gap opens at the top and grows clockwise, as a hand of a clock goes.
        painter.drawArc(ring, TOP, round(FULL_TURN * part))
        if self.number:
            _draw_number(painter, ring, self.number, look)


class ThinkingMark(PlateMark):
    """That a computer takes its time: up to three dots, which come one after another and stay."""

    def __init__(self) -> None:
        super().__init__()
        self.dots = 0

    def show_dots(self, position: int | None, dots: int = 0) -> None:
        """So many dots, 1 to 3, at the plate there; none with None."""
        if (position, dots) == (self.position, self.dots):
            return
        self.dots = dots
        self._mark(position)
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF() if self._plate is None else self._tag(self._plate).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, plate = self._look, self._plate
        if look is None or plate is None:
            return
        tag = self._tag(plate)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_box(painter, tag, tag.height() / 2, fill=look.theme.panel, line=look.theme.accent, width=1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.theme.accent))
        for dot in range(self.dots):
            x = tag.center().x() + (dot - (DOTS - 1) / 2) * DOT_STEP
            painter.drawEllipse(QPointF(x, tag.center().y()), DOT_RADIUS, DOT_RADIUS)

    def _tag(self, plate: QRectF) -> QRectF:
        tag = QRectF(TAG)
        tag.moveCenter(QPointF(plate.right() - TAG_RIGHT - tag.width() / 2, plate.top() + 1.5))
        return tag


def _draw_number(painter: QPainter, ring: QRectF, number: str, look: Look) -> None:
    """The seconds on a disc at the upper right of the ring, where it hides neither the tricks nor the name."""
    out = ring.width() / 2 * 0.78
    centre = ring.center() + QPointF(out, -out)
    painter.setPen(QPen(QColor(look.theme.panel), 1.5))
    painter.setBrush(QColor(look.theme.accent))
    painter.drawEllipse(centre, NUMBER_RADIUS, NUMBER_RADIUS)
    painter.setFont(look.font(WORD_SIZE, bold=True))
    painter.setPen(QColor(look.theme.on_accent))
    disc = QRectF(centre.x() - NUMBER_RADIUS, centre.y() - NUMBER_RADIUS, 2 * NUMBER_RADIUS, 2 * NUMBER_RADIUS)
    painter.drawText(disc, MIDDLE, number)
