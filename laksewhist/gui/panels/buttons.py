"""Buttons as the study shows them: painted, with the keyboard seen, pressed by Space and by Return."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QToolTip

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import DEFAULT_LOOK, MIDDLE, Looks, draw_focus, unit_painter
from laksewhist.gui.table.paint import draw_box

SIZES: Final = (16, 15, 14, 13)
"""Type sizes of buttons, the first for main buttons only; the smaller ones where there is little room."""


class KeyButton(Looks, QAbstractButton):
    """Base of all buttons that paint themselves: Return presses them as Space does."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # a key that is held down decides one thing only
                self.click()
        else:
            super().keyPressEvent(event)


class Button(Looks, QPushButton):
    """A push button: `main` is the one filled with the accent, as one that is checked; the others are outlined.

    Its text ends in an ellipsis, with the whole as its tip, where there is no room.
    """

    def __init__(self, *, main: bool = False) -> None:
        super().__init__()
        self._main = main
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_look(DEFAULT_LOOK)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.setFont(look.font(16 if self._main else 15, bold=True))

    def set_main(self, main: bool) -> None:
        """Makes it the main button of the moment, or one of the others."""
        if main != self._main:
            self._main = main
            self.set_look(self.look)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text()) + self.look.px(32)
        return QSize(width, self.look.px(44))

    def minimumSizeHint(self) -> QSize:
        # the margins may be squeezed; beyond some width the text ends in an ellipsis rather than push the others out
        width = self.fontMetrics().horizontalAdvance(self.text()) + self.look.px(14)
        return QSize(min(width, self.look.px(132 if self._main else 66)), self.look.px(44))

    def is_elided(self) -> bool:
        """Whether not all of the text is to be seen."""
        return self._shown_text() != self.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # a key that is held down decides one thing only
                self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            QToolTip.showText(event.globalPos(), self.text() if self.is_elided() else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        theme = self.look.theme
        fill, border, ink = self._colours()
        if self.hasFocus():
            draw_focus(painter, self.look, box, 11)
            box = box.adjusted(5, 5, -5, -5)
        if not self.isEnabled():
            pen = QPen(QColor(border), 1.5)
            pen.setDashPattern([4, 3])  # in high contrast the colour alone would not tell it
            painter.setPen(pen)
            painter.drawRoundedRect(box.adjusted(0.9, 0.9, -0.9, -0.9), 10, 10)
        elif self._is_filled() or not self.hasFocus():
            draw_box(painter, box.adjusted(0.9, 0.9, -0.9, -0.9), 10, fill=fill, line=border, width=1.8)
        if self.isEnabled() and (self.isDown() or self.underMouse()):
            veil = QColor(theme.on_accent if self._is_filled() else theme.accent)
            veil.setAlphaF(0.18 if self.isDown() else 0.09)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(box, 10, 10)
        painter.resetTransform()
        painter.setFont(self._fitted_font())
        painter.setPen(QColor(ink))
        painter.drawText(self._text_rect(), MIDDLE, self._shown_text())

    def _is_filled(self) -> bool:
        return self._main or self.isChecked()

    def _colours(self) -> tuple[str, str, str]:
        """Fill, border and text."""
        theme = self.look.theme
        if not self.isEnabled():
            return theme.panel, theme.line, theme.soft
        if self._is_filled():
            return theme.accent, theme.accent, theme.on_accent
        return theme.panel, theme.accent, theme.accent

    def _text_rect(self) -> QRect:
        edge = self.look.px(6)
        return self.rect().adjusted(edge, 0, -edge, 0)

    def _fitted_font(self) -> QFont:
        """The largest type with which the text fits, or the smallest there is."""
        room = self._text_rect().width()
        least = -(-SIZES[-1] * 100 // max(100, self.look.text_size))  # larger type shrinks to the usual size first
        sizes = (*SIZES, *range(SIZES[-1] - 1, least - 1, -1))
        for size in sizes:
            font = self.look.font(size, bold=True)
            if (self._main or size < SIZES[0]) and QFontMetrics(font).horizontalAdvance(self.text()) < room:
                return font
        return self.look.font(sizes[-1], bold=True)

    def _shown_text(self) -> str:
        return QFontMetrics(self._fitted_font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self._text_rect().width()
        )
