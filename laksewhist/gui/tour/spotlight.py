"""The veil of the tour: it quiets the table, leaves open what is pointed at, and takes every click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QWidget

from laksewhist.gui.panels.widgets import Looks
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.tour.placing import Spot

VEIL: Final = 0.42
"""How much of the room's colour lies over what is not pointed at."""
AROUND, RADIUS, LINE, BEAK = 6.0, 16.0, 4.0, 11.0
"""The outline's distance, corner and width, and the beak of the card, in layout units."""


class Spotlight(Looks, QWidget):
    """Points at rectangles, and paints the beak of the card at its spot.

    Signals: `pressed(QPointF)` with the point of a click.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.targets: tuple[QRectF, ...] = ()
        self._spot: Spot | None = None

    def point_at(self, targets: Sequence[QRectF]) -> None:
        """Opens the veil over these rectangles, in pixels."""
        self.targets, self._spot = tuple(targets), None
        self.update()

    def set_spot(self, spot: Spot) -> None:
        """The place of the card, whose beak is painted here."""
        self._spot = spot
        self.update()

    def boxes(self) -> tuple[QRectF, ...]:
        """The outlines round the targets, inside the window."""
        around, edge = self.look.scale * AROUND, self.look.scale * LINE / 2
        inside = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        return tuple(each.adjusted(-around, -around, around, around).intersected(inside) for each in self.targets)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale = self.look.theme, self.look.scale
        veil = QPainterPath()
        veil.addRect(QRectF(self.rect()))
        holes = QPainterPath()
        for box in self.boxes():
            hole = QPainterPath()
            hole.addRoundedRect(box, RADIUS * scale, RADIUS * scale)
            holes = holes.united(hole)
        colour = self.look.color("room")
        colour.setAlphaF(VEIL)
        painter.fillPath(veil.subtracted(holes), colour)
        for box in self.boxes():
            draw_box(painter, box, RADIUS * scale, line=theme.focus, width=LINE * scale)
        if self._spot is not None:
            self._draw_beak(painter, self._spot)

    def _draw_beak(self, painter: QPainter, spot: Spot) -> None:
        """A small triangle from the card's edge towards what it tells of; the card lies over its foot."""
        size = BEAK * self.look.scale
        out, along = QPointF(*spot.side.value) * size, QPointF(*reversed(spot.side.value)) * size
        foot = spot.tip - out * 0.7
        painter.setPen(QPen(self.look.color("line"), self.look.scale, Qt.PenStyle.SolidLine))
        painter.setBrush(self.look.color("panel"))
        painter.drawPolygon(QPolygonF([foot - along, spot.tip + out * 0.75, foot + along]))
