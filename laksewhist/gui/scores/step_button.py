"""The buttons that step through a deal: arrows, painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPolygonF

from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import draw_focus, unit_painter
from laksewhist.gui.table.paint import draw_box

_HALF = 6.0


class StepButton(KeyButton):
    """An arrow that points back or forth; `arrows` of them, and with `bar` a line at which they end."""

    def __init__(self, *, forth: bool, arrows: int = 1, bar: bool = False) -> None:
        super().__init__()
        self._forth, self._arrows, self._bar = forth, arrows, bar

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(38), self.look.px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(30), self.look.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        hot = self.isEnabled() and (self.underMouse() or self.isDown())
        if hot:
            draw_box(painter, box, 8, fill=self.look.theme.inset)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.color("accent" if self.isEnabled() else "line"))
        side = 1 if self._forth else -1
        wide = 11.0 * self._arrows + (5 if self._bar else 0)
        x = box.center().x() - side * wide / 2
        for _ in range(self._arrows):
            y = box.center().y()
            corners = (QPointF(x, y - _HALF), QPointF(x + side * 10, y), QPointF(x, y + _HALF))
            painter.drawPolygon(QPolygonF(list(corners)))
            x += side * 11
        if self._bar:
            painter.drawRect(QRectF(min(x, x + side * 3), box.center().y() - _HALF, 3, 2 * _HALF))
        if self.hasFocus():
            draw_focus(painter, self.look, box, 8)
