"""A hint on the table: a card in its corner that tells what the best player would do here, until one acts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from laksewhist.ai.decision import Decision
from laksewhist.gui.advice.body import AdviceBody
from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.quiet_button import QuietButton
from laksewhist.gui.panels.widgets import Label, draw_focus, name_it, unit_painter
from laksewhist.gui.table.paint import draw_box

WIDTH: Final = 300.0
BELOW_STRIP: Final = 60.0
"""Where it begins in a small window, whose contract lies along the top of the table."""


class HintCard(Panel):
    """The card. It stays until it is closed or the decision has been made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label(13, "soft", bold=True)
        self.close_button = QuietButton()
        self.body = AdviceBody()
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.body)
        column.addStretch(1)
        self.space(head, (0, 0, 0, 0), 8)
        self.space(column, (18, 10, 16, 16), 4)
        self.close_button.clicked.connect(self.hide)
        self.hide()
        self.retranslate()

    def show_thinking(self) -> None:
        """The hint is being thought about."""
        self.body.say(self.tr("Thinking…"))
        self.show()

    def show_decision(self, decision: Decision) -> None:
        """The hint is there."""
        self.body.show_decision(decision)
        name_it(self, self.title.text(), self.body.accessibleDescription())
        self.show()

    def say(self, sentence: str) -> None:
        """Something else than a decision, in a sentence."""
        self.body.say(sentence)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.body.set_look(look)

    def place(self, field: QRect, look: Look) -> None:
        """Stands in the upper left corner of a field, as high as it must be."""
        gap = look.px(10)
        width = min(look.px(WIDTH), round(field.width() * 0.42))
        top = look.px(BELOW_STRIP) if look.small else gap
        height = min(self.height_for(width), field.height() - top - gap)
        self.setGeometry(field.left() + gap, field.top() + top, width, height)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Hint"))
        self.close_button.setText(self.tr("Close"))
        name_it(self, self.title.text())
        self.body.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)


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
