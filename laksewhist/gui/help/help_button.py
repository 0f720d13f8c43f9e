"""Small painted buttons: the question mark that leads to a rule, and the arrows of the help window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import MIDDLE, draw_focus, name_it, unit_painter
from laksewhist.gui.table.paint import draw_box


class HelpButton(KeyButton):
    """A question mark in a ring, reached by Tab as well."""

    SIDE, RING = 28.0, 22.0

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Takes the words of the language of the moment."""
        #: a question mark that opens the help page for what it stands beside
        words = self.tr("Read the rule")
        self.setToolTip(words)
        name_it(self, words)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self.SIDE), self.look.px(self.SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        theme = self.look.theme
        strong = self.underMouse() or self.isDown()
        inset = (box.width() - self.RING) / 2
        ring = box.adjusted(inset, inset, -inset, -inset)
        fill = theme.accent if strong else theme.panel
        draw_box(painter, ring, self.RING / 2, fill=fill, line=theme.accent if strong else theme.soft, width=1.5)
        if self.hasFocus():
            draw_focus(painter, self.look, box.adjusted(-1, -1, 1, 1), box.width() / 2)
        painter.resetTransform()
        painter.setFont(self.look.font(14, bold=True))
        painter.setPen(QColor(theme.on_accent if strong else theme.soft))
        painter.drawText(self.rect(), MIDDLE, "?")


class ArrowButton(KeyButton):
    """An arrow to the left or right."""

    SIDE = 36.0

    def __init__(self, *, right: bool) -> None:
        super().__init__()
        self._right = right
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self.SIDE), self.look.px(self.SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        theme = self.look.theme
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            draw_box(painter, box, 10, fill=theme.inset)
        colour = QColor(theme.accent if self.isEnabled() else theme.line)
        width = 2.6 if self.isEnabled() else 1.2  # in high contrast the colour alone would not tell it
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        way, middle = (1 if self._right else -1), box.center()
        tip = QPointF(middle.x() + 4 * way, middle.y())
        painter.drawPolyline((tip + QPointF(-8 * way, -8), tip, tip + QPointF(-8 * way, 8)))
        if self.hasFocus():
            draw_focus(painter, self.look, box, 10)
