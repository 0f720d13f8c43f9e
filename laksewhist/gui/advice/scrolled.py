"""What scrolls a hint where the table leaves too little room for all of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from laksewhist.gui.advice.body import AdviceBody
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Looks

_SHEET: Final = """
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {soft}; border-radius: {round}px; min-height: {least}px; margin: 1px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class ScrolledAdvice(Looks, QScrollArea):
    """Holds what a card tells. Only while there is more than can be seen can it have the keyboard, to scroll with."""

    def __init__(self, body: AdviceBody, card: QWidget) -> None:
        super().__init__(card)
        self._body, self._card = body, card
        self.setWidget(body)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for each in (self.viewport(), body):
            each.setAutoFillBackground(False)
        self.set_scrolls(False)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        sizes = {"bar": look.px(8), "round": max(1, look.px(8) // 2 - 1), "least": look.px(24)}
        self.verticalScrollBar().setStyleSheet(_SHEET.format(soft=look.theme.soft, **sizes))

    def set_scrolls(self, scrolls: bool) -> None:
        """Whether there is more than can be seen."""
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
        if not scrolls and self.hasFocus():
            self.clearFocus()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def settle(self) -> None:
        """Gives what it holds all the height that it wants; Qt would give it more, as if its words stood narrow."""
        port = self.viewport().size()
        self._body.resize(port.width(), max(port.height(), self._body.height_for(port.width())))
        settle(self._body)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:  # closes the card around it
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._card.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._card.update()


def settle(widget: QWidget) -> None:
    """Gives everything in it its place at once; Qt would wait for the next event."""
    layout = widget.layout()
    if layout is not None:
        layout.update()
        layout.activate()
