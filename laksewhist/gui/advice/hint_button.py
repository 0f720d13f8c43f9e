"""The button for a hint: a lamp in the corner of the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import draw_focus, name_it, unit_painter
from laksewhist.gui.table.paint import draw_box


class HintButton(KeyButton):
    """A round button with a lamp on it, in the corner of the table while one is asked."""

    SIDE = 40.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Takes the words of the language of the moment."""
        words = self.tr("Hint")
        self.setToolTip(self.tr("What would the best player do here?"))
        name_it(self, words, self.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self.SIDE), self.look.px(self.SIDE))

    def place(self, field: QRect, look: Look) -> None:
        """Stands in the lower right corner of a field."""
        self.set_look(look)
        side, gap = look.px(self.SIDE * (0.8 if look.small else 1)), look.px(5 if look.small else 12)
        self.setGeometry(field.right() - side - gap, field.bottom() - side - gap, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        theme = self.look.theme
        strong = self.underMouse() or self.isDown()
        fill, ink = (theme.accent, theme.on_accent) if strong else (theme.panel, theme.accent)
        draw_box(painter, box.adjusted(2, 2, -2, -2), box.width() / 2 - 2, fill=fill, line=theme.accent, width=1.8)
        pen = QPen(QColor(ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(lamp(box.center()))
        if self.hasFocus():
            draw_focus(painter, self.look, box.adjusted(-1, -1, 1, 1), box.width() / 2)


def lamp(middle: QPointF) -> QPainterPath:
    """A light bulb round a point, 18 units high."""
    path = QPainterPath()
    bulb = QRectF(middle.x() - 6, middle.y() - 9.5, 12, 12)
    path.arcMoveTo(bulb, -52)
    path.arcTo(bulb, -52, 284)
    path.lineTo(middle.x() - 2.8, middle.y() + 4.6)
    path.lineTo(middle.x() + 2.8, middle.y() + 4.6)
    path.closeSubpath()
    path.moveTo(middle.x() - 2.4, middle.y() + 8.4)
    path.lineTo(middle.x() + 2.4, middle.y() + 8.4)
    return path
