"""A button that is no more than a word."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import MIDDLE, draw_focus, unit_painter


class QuietButton(KeyButton):
    """A word to press, without a box: for what is not the point of the moment."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.look.font(13, bold=True))
        return QSize(metrics.horizontalAdvance(self.text()) + self.look.px(20), self.look.px(28))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        if self.underMouse() or self.isDown():
            veil = self.look.color("accent")
            veil.setAlphaF(0.18 if self.isDown() else 0.09)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(box, 8, 8)
        if self.hasFocus():
            draw_focus(painter, self.look, box, 8)
        painter.resetTransform()
        painter.setFont(self.look.font(13, bold=True))
        painter.setPen(self.look.color("accent"))
        painter.drawText(self.rect(), MIDDLE, self.text())
