"""A round table seen from above, with a medallion for everybody who sits at it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.gui.badge import Badge
from laksewhist.gui.medallion import draw_medallion
from laksewhist.gui.panels.widgets import Looks, draw_focus, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.words import isolated

DISC: Final = 46.0
NAME_WIDTH: Final = 128.0
NAME_HEIGHT: Final = 24.0


class SeatsPicture(Looks, QWidget):
    """Shows who sits where; one is dragged onto another to change places, `chosen` has the ring of the keyboard.

    Signals: `swapped(int, int)` with two places; `picked(int)` when one is pressed.
    """

    swapped = Signal(int, int)
    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badges: tuple[Badge, ...] = ()
        self.chosen: int | None = None
        self.can_drag = True
        self._held: int | None = None
        self._at = QPointF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    def show_seats(self, badges: Sequence[Badge], chosen: int | None) -> None:
        """Shows these, clockwise, the first at the foot of the table."""
        self._badges, self.chosen = tuple(badges), chosen
        self.setAccessibleName(", ".join(each.name for each in badges))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(400), self.look.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(230))

    # ---- places, in layout units

    def _box(self) -> QRectF:
        return QRectF(0, 0, self.width() / self.look.scale, self.height() / self.look.scale)

    def middle_of(self, place: int) -> QPointF:
        """Where the middle of a seat's medallion is, in layout units: clockwise from the foot of the table."""
        middle, (across, down), angle = self._box().center(), self._reach(), self._angle(place)
        return QPointF(middle.x() + across * math.cos(angle), middle.y() + down * math.sin(angle))

    def _angle(self, place: int) -> float:
        return math.pi / 2 + 2 * math.pi * place / len(self._badges)

    def _reach(self) -> tuple[float, float]:
        """How far the seats are from the middle, across and down."""
        box = self._box()
        down = (box.height() - DISC - 2 * NAME_HEIGHT) / 2
        return min((box.width() - NAME_WIDTH) / 2, down * 1.7), down

    def _place_at(self, point: QPointF) -> int | None:
        at = QPointF(point.x() / self.look.scale, point.y() / self.look.scale)
        for place in range(len(self._badges)):
            away = self.middle_of(place) - at
            if math.hypot(away.x(), away.y()) <= DISC / 2 + 4:
                return place
        return None

    # ---- dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = self._place_at(event.position()) if self.can_drag else None
        self._at = event.position()
        if self._held is not None:
            self.picked.emit(self._held)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._at = event.position()
        over = self.can_drag and self._place_at(self._at) is not None
        shape = Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor
        self.setCursor(Qt.CursorShape.ClosedHandCursor if self._held is not None else shape)
        if self._held is not None:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, self._held = self._held, None
        target = self._place_at(event.position())
        if held is not None and target is not None and target != held:
            self.swapped.emit(held, target)
        self.update()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._badges:
            return
        painter, _box = unit_painter(self, self.look)
        self._draw_table(painter)
        for place, badge in enumerate(self._badges):
            middle = self.middle_of(place)
            if place == self._held:
                middle = QPointF(self._at.x() / self.look.scale, self._at.y() / self.look.scale)
            is_above = math.sin(self._angle(place)) < -0.1
            self._draw_seat(painter, middle, badge, is_chosen=place == self.chosen, is_above=is_above)

    def _draw_table(self, painter: QPainter) -> None:
        theme, (across, down) = self.look.theme, self._reach()
        half_width = max(40.0, across * max(math.cos(self._angle(each)) for each in range(len(self._badges))))
        half_width, half_height = half_width - NAME_WIDTH / 2, down - DISC * 0.72
        field = QRectF(-half_width, -half_height, 2 * half_width, 2 * half_height)
        field.moveCenter(self._box().center())
        radius = min(half_width, half_height)
        draw_box(painter, field, radius, fill=theme.field)
        painter.setPen(QPen(QColor(theme.field_line), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(field.adjusted(6, 6, -6, -6), radius - 6, radius - 6)
        self._draw_arrow(painter, field.adjusted(26, 26, -26, -26))

    def _draw_arrow(self, painter: QPainter, box: QRectF) -> None:
        """Clockwise, as the deal goes."""
        size = min(box.width(), box.height(), 70)
        ring = QRectF(0, 0, size, size)
        ring.moveCenter(box.center())
        painter.setPen(QPen(QColor(self.look.theme.ink), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(ring, 200 * 16, -260 * 16)
        angle = math.radians(300)
        tip = ring.center() + QPointF(math.cos(angle), -math.sin(angle)) * (size / 2)
        painter.drawPolyline((tip + QPointF(9, -3), tip, tip + QPointF(3, -10)))

    def _draw_seat(self, painter: QPainter, middle: QPointF, badge: Badge, *, is_chosen: bool, is_above: bool) -> None:
        disc = QRectF(middle.x() - DISC / 2, middle.y() - DISC / 2, DISC, DISC)
        if is_chosen:
            draw_focus(painter, self.look, disc.adjusted(-5, -5, 5, 5), DISC / 2 + 5)
        draw_medallion(painter, disc, badge, self.look)
        painter.save()
        painter.resetTransform()
        top = disc.top() - NAME_HEIGHT - 3 if is_above else disc.bottom() + 3
        painter.setFont(self.look.font(14, bold=True))
        painter.setPen(self.look.color("ink"))
        name = self.look.rect(QRectF(middle.x() - NAME_WIDTH / 2, top, NAME_WIDTH, NAME_HEIGHT))
        text = painter.fontMetrics().elidedText(isolated(badge.name), Qt.TextElideMode.ElideRight, int(name.width()))
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
