"""The curtain between two people at one screen: nobody sees another's cards while the turn passes on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from laksewhist.gui.cover import Veil
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.words import isolated


class CurtainCard(Panel):
    """Says whose turn it is, or who takes up the hand. Signal: `taken()` when that person sits down."""

    taken = Signal()

    def __init__(self, name: str, parent: QWidget | None = None, *, takes_up: bool = False) -> None:
        super().__init__(parent)
        self._name, self._takes_up = name, takes_up
        self.title, self.text = Label(24, bold=True, least=18, wrap=True), Label(15, wrap=True)
        self.button = Button(main=True)
        self.button.clicked.connect(lambda: self.taken.emit())
        column = QVBoxLayout(self)
        for widget in (self.title, self.text, self.button):
            column.addWidget(widget)
        self.space(column, (28, 22, 28, 28), 12)
        self.retranslate()

    def retranslate(self) -> None:
        title = self.tr("{name}, take up your hand") if self._takes_up else self.tr("{name} is to play")
        self.title.setText(title.format(name=isolated(self._name)))
        self.text.setText(self.tr("The others look away."))
        self.button.setText(self.tr("Show my cards"))
        name_it(self, self.title.text(), self.text.text())


class Curtain(Veil):
    """Lies over a table on which nobody's cards are to be seen, and beneath whatever lies there already."""

    def __init__(self, card: CurtainCard, page: TablePage, window: QWidget) -> None:
        self.card = card
        super().__init__(page, card, window)

    def begin(self, first: QWidget) -> None:
        super().begin(first)
        for above in self.others():  # what was asked before is answered before
            above.raise_()
            above.take_focus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.turn_focus((self.card.button,), forward)
