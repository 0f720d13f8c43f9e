"""A name plate, painted: name, roles, trick counter, and the bid beside it during the auction."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from laksewhist.gui.badge import Badge
from laksewhist.gui.look import Look
from laksewhist.gui.medallion import draw_medallion
from laksewhist.gui.table.paint import draw_box, draw_shadow
from laksewhist.gui.table.plate_marks import counter_disc
from laksewhist.gui.table.plates import (
    BADGE,
    BADGE_OUT,
    BID_SIZE,
    NAME_SIZE,
    TEXT_LEFT,
    WORD_SIZE,
    Bubble,
    BubbleStyle,
    Plate,
    joined_words,
)
from laksewhist.gui.texts import Role, role_text

RADIUS, BAR = 12, 7
EDGE = 8
"""Room round plate and bubble for borders and shadows."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


class PlateItem(QGraphicsObject):
    """One of the four plates. Local coordinates are layout units; the scene scales the item."""

    def __init__(self) -> None:
        super().__init__()
        self._plate: Plate | None = None
        self._look: Look | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def plate(self) -> Plate | None:
        """What it shows."""
        return self._plate

    def show_plate(self, plate: Plate, look: Look) -> None:
        """Shows this; `look` is one of scale 1. Does nothing where it shows that already."""
        if (plate, look) == (self._plate, self._look):
            return
        self.prepareGeometryChange()
        self._plate, self._look = plate, look
        self.update()

    def boundingRect(self) -> QRectF:
        if self._plate is None:
            return QRectF()
        rect = QRectF(self._plate.rect)
        if self._plate.bubble is not None:
            rect = rect.united(self._plate.bubble.rect)
        return rect.adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        plate, look = self._plate, self._look
        if plate is None or look is None:
            return
        theme, rect = look.theme, plate.rect
        draw_shadow(painter, rect, RADIUS, theme)
        line, width = (theme.accent, 3) if plate.turn else (theme.line, 1)
        draw_box(painter, rect, RADIUS, fill=theme.panel, line=line, width=width)
        if plate.bar is not None:
            _draw_bar(painter, rect, theme.salmon if plate.bar is Role.DECLARER else theme.gold)
        if plate.badge is not None:
            _draw_badge(painter, plate.badge, rect, look)
        room = rect.width() - plate.text_left - 8
        if plate.tricks is not None:
            room -= _draw_counter(painter, rect, plate.tricks, look)
        _draw_words(painter, plate, look, room)
        if plate.bubble is not None:
            _draw_bubble(painter, plate.bubble, look)


def _draw_bar(painter: QPainter, rect: QRectF, colour: str) -> None:
    inside = QPainterPath()
    inside.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), RADIUS - 1.5, RADIUS - 1.5)
    bar = QPainterPath()
    bar.addRect(QRectF(rect.x(), rect.y(), BAR, rect.height()))
    painter.fillPath(inside.intersected(bar), QColor(colour))


def _draw_badge(painter: QPainter, badge: Badge, rect: QRectF, look: Look) -> None:
    """Before the name, and clear of the bar."""
    side = BADGE * rect.height()
    left = rect.x() + TEXT_LEFT - BADGE_OUT
    draw_medallion(painter, QRectF(left, rect.center().y() - side / 2, side, side), badge, look)


def _draw_counter(painter: QPainter, rect: QRectF, tricks: int, look: Look) -> float:
    """The tricks taken, in a disc at the right; returns the room it takes from the words."""
    disc = counter_disc(rect)
    painter.setPen(QColor(look.theme.line) if look.theme.inset == look.theme.panel else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.inset))
    painter.drawEllipse(disc)
    _write(painter, disc, str(tricks), look, NAME_SIZE, look.theme.ink, bold=True, align=MIDDLE)
    return disc.width() + 8


def _draw_words(painter: QPainter, plate: Plate, look: Look, room: float) -> None:
    rect, theme = plate.rect, look.theme
    name = QRectF(rect.x() + plate.text_left, rect.y(), room, rect.height())
    words = tuple(role_text(role) for role in plate.words)
    if words:
        line = joined_words(words, QFontMetricsF(look.font(WORD_SIZE)), room)
        below = QRectF(name.x(), rect.y() + rect.height() * 0.48, room, rect.height() * 0.40)
        colour = theme.bad if Role.FALLEN in plate.words else theme.accent if plate.turn else theme.soft
        _write(painter, below, line, look, WORD_SIZE, colour)
        name = QRectF(name.x(), rect.y() + rect.height() * 0.09, room, rect.height() * 0.45)
    metrics = QFontMetricsF(look.font(NAME_SIZE, bold=True))
    text = metrics.elidedText(plate.name, Qt.TextElideMode.ElideRight, room)
    _write(painter, name, text, look, NAME_SIZE, theme.ink, bold=True)


def _draw_bubble(painter: QPainter, bubble: Bubble, look: Look) -> None:
    theme, rect, radius = look.theme, bubble.rect, bubble.rect.height() / 2
    match bubble.style:
        case BubbleStyle.STANDING:
            draw_box(painter, rect, radius, fill=theme.accent)
            _write(painter, rect, bubble.text, look, BID_SIZE, theme.on_accent, bold=True, align=MIDDLE)
        case BubbleStyle.BEATEN:
            draw_box(painter, rect, radius, fill=theme.panel, line=theme.line)
            _write(painter, rect, bubble.text, look, BID_SIZE, theme.soft, bold=True, align=MIDDLE)
        case BubbleStyle.PASSED:
            draw_box(painter, rect, radius, line=theme.field_line, width=1.5)
            _write(painter, rect, bubble.text, look, BID_SIZE - 1, theme.ink, align=MIDDLE)


def _write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    size: float,
    colour: str,
    *,
    bold: bool = False,
    align: int = LEFT,
) -> None:
    painter.setFont(look.font(size, bold=bold))
    painter.setPen(QColor(colour))
    painter.drawText(rect, align, text)
