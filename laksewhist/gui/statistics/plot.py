"""What every plot has: a frame, a scale, and values that mouse and arrow keys lead to, told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.engine.values import dataclass
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import draw_focus, name_it
from laksewhist.gui.statistics.plot_scale import distance
from laksewhist.gui.table.paint import draw_box

NEAR: Final = 24.0
"""So far the mouse may be from a value, in layout units."""
TYPE: Final = 12.5


@dataclass(frozen=True, slots=True)
class Mark:
    """A value: where it is painted, in the widget's pixels, and what it is."""

    box: QRectF
    words: str


class Plot(QWidget):
    """A picture of numbers.

    Signals: `told(str)` with the words of the value that is pointed at, empty for none; `reached(QRectF)` with the
    place of one that a key has led to.

    A subclass paints in `paint` and gives its values from `find_marks`.
    """

    told = Signal(str)
    reached = Signal(QRectF)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._marks: Sequence[Mark] | None = None
        self.current: int | None = None
        self.title = self._summed = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---- for the subclasses

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paints everything into the area, in pixels."""
        raise NotImplementedError

    def find_marks(self, area: QRectF) -> list[Mark]:
        """The values in the order in which the arrow keys go through them."""
        raise NotImplementedError

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.look = look
        self.renew()

    def set_title(self, title: str, summary: str) -> None:
        """What it shows: painted above, and with a summary for whoever does not see it."""
        self.title, self._summed = title, summary
        name_it(self, title, summary)
        self.renew()

    def renew(self) -> None:
        """There are other values."""
        self._marks = None
        self._point_at(None)
        self.updateGeometry()
        self.update()

    @property
    def marks(self) -> Sequence[Mark]:
        """The values as they lie at this size."""
        if self._marks is None:
            self._marks = self.find_marks(self.area())
        return self._marks

    def area(self) -> QRectF:
        """Where it is painted, without frame and title, in pixels."""
        edge = self.look.px(8)
        head = self.metrics().height() + self.look.px(6)
        return QRectF(self.rect()).adjusted(edge, edge + head, -edge, -edge)

    def metrics(self, *, bold: bool = False) -> QFontMetricsF:
        """The measures of its type."""
        return QFontMetricsF(self.look.font(TYPE, bold=bold))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(360), self.look.px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(130))

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self.look
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, frame, look.px(8), fill=look.theme.panel, line=look.theme.line, width=1)
        self._paint_head(painter)
        painter.setFont(look.font(TYPE))
        self.paint(painter, self.area())
        if self.current is not None and self.current < len(self.marks):
            self._paint_current(painter, self.marks[self.current].box)
        if self.hasFocus():
            painter.save()
            painter.scale(look.scale, look.scale)
            draw_focus(painter, look, QRectF(0, 0, self.width() / look.scale, self.height() / look.scale), 8)
            painter.restore()
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        """The title, or the value that is pointed at."""
        look = self.look
        words = self.title if self.current is None else self.marks[self.current].words
        painter.setFont(look.font(TYPE, bold=True))
        painter.setPen(look.color("ink" if self.current is not None else "soft"))
        box = QRectF(look.px(10), look.px(6), self.width() - look.px(20), self.metrics().height() + look.px(4))
        shown = self.metrics(bold=True).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_current(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.look.color("ink"), max(1.5, 2 * self.look.scale)))
        wide = self.look.px(3)
        painter.drawRoundedRect(box.adjusted(-wide, -wide, wide, wide), wide, wide)

    def say(self, painter: QPainter, box: QRectF, words: str, side: Qt.AlignmentFlag, token: str = "ink") -> None:
        """Writes into a box, cut short where it is too long."""
        painter.setPen(self.look.color(token))
        shown = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 0.5)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)

    # ---- pointing

    def _point_at(self, number: int | None) -> None:
        if number == self.current:
            return
        self.current = number
        words = "" if number is None else self.marks[number].words
        self.setAccessibleDescription(words or self._summed)
        if words:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.told.emit(words)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._nearest(event.position()))

    def _nearest(self, at: QPointF) -> int | None:
        found, least = None, NEAR * self.look.scale
        for number, mark in enumerate(self.marks):
            away = distance(at, mark.box)
            if away < least:
                found, least = number, away
        return found

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self._point_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = len(self.marks)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if count and key in steps:
            first = 0 if steps[key] > 0 else count - 1
            self._reach(first if self.current is None else min(max(self.current + steps[key], 0), count - 1))
        elif count and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._reach(0 if key == Qt.Key.Key_Home else count - 1)
        elif key == Qt.Key.Key_Escape and self.current is not None:
            self._point_at(None)
        else:
            super().keyPressEvent(event)

    def _reach(self, number: int) -> None:
        self._point_at(number)
        self.reached.emit(self.marks[number].box)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point_at(None)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._marks = None
