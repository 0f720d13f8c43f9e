"""Something that lies over the whole of the table for a while, which takes no input meanwhile and keeps its state."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.table.paint import fill
from laksewhist.gui.table_page import TablePage

CARD_WIDTH: Final = 420.0
"""Of the card on a veil, in layout units."""
VEIL: Final = 0.35
"""How much of the room's colour lies over the table."""


class Cover(QWidget):
    """Lies exactly over a widget, whatever size that takes, from `lay_over` until `lift`; several may lie on one."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAutoFillBackground(True)
        self._beneath: QWidget | None = None
        self.hide()

    @property
    def is_laid(self) -> bool:
        """Whether it lies over something."""
        return self._beneath is not None

    def others(self) -> list[Cover]:
        """What else lies over the same widget."""
        beneath = self._beneath
        covers = self.window().findChildren(Cover)
        return [each for each in covers if each is not self and beneath is not None and each._beneath is beneath]

    def lay_over(self, beneath: QWidget) -> None:
        """Covers the widget, which can be neither clicked nor typed into until every cover over it is lifted."""
        assert self._beneath is None
        self._beneath = beneath
        beneath.setEnabled(False)
        beneath.installEventFilter(self)
        self.setGeometry(beneath.geometry())
        self.show()
        self.raise_()

    def lift(self) -> None:
        """Uncovers the widget; does nothing where nothing is covered."""
        left = self.others()
        beneath, self._beneath = self._beneath, None
        if beneath is None:
            return
        beneath.removeEventFilter(self)
        beneath.setEnabled(not left)
        self.hide()
        if left:
            left[-1].take_focus()

    def take_focus(self) -> None:
        """Gives the keyboard to what this cover asks with."""
        self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._beneath and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._beneath.geometry())
        return super().eventFilter(watched, event)


class Veil(Cover):
    """Lies over a table so that it is still to be seen, with a card in its middle that asks something."""

    def __init__(self, page: TablePage, card: Panel, window: QWidget) -> None:
        super().__init__(window)
        self.setAutoFillBackground(False)  # the table is to be seen
        self._page = page
        self._card = card
        self._first: QWidget = card
        card.setParent(self)
        page.lookChanged.connect(self._place)

    def begin(self, first: QWidget) -> None:
        """Lies down over the table; the widget gets the keyboard."""
        self.lay_over(self._page)
        self._place()
        self._first = first
        self.take_focus()

    def take_focus(self) -> None:
        self._first.setFocus()

    def turn_focus(self, ring: tuple[QWidget, ...], forward: bool) -> bool:
        """Tab goes round the card and never to the table beneath: for `focusNextPrevChild`."""
        at = next((i for i, widget in enumerate(ring) if widget.hasFocus()), 0)
        ring[(at + (1 if forward else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._place()

    def _place(self) -> None:
        """The card in the middle of the table."""
        look, card = self._page.look, self._card
        card.set_look(look)
        width = min(look.px(CARD_WIDTH * look.type_scale), self.width() - look.px(20))
        height = min(card.height_for(width), self.height() - look.px(20))
        middle = self._page.view.geometry().center()
        card.setGeometry(middle.x() - width // 2, (self.height() - height) // 2, width, height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = self._page.look.color("room")
        veil.setAlphaF(VEIL)
        fill(QPainter(self), self.rect(), veil)
