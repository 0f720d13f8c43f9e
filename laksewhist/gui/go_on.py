"""The offer at the start of the program: to go on where the game stopped, over the table as it then lay."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.gui.cover import Veil
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.store_words import tournament_name
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.words import deals_text, isolated, name_list
from laksewhist.store.tournament import Tournament


class GoOnCard(Panel):
    """Asks. Signals: `goOnRequested()`, `newRequested()`."""

    goOnRequested = Signal()
    newRequested = Signal()

    def __init__(self, tournament: Tournament, deals: int, in_deal: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament, self._deals, self._in_deal = tournament, deals, in_deal
        self.title = Label(24, bold=True, least=18)
        self.text, self.company = Label(15, wrap=True), Label(14, "soft", wrap=True)
        self.go_on_button, self.new_button = Button(main=True), Button()
        self.go_on_button.clicked.connect(lambda: self.goOnRequested.emit())
        self.new_button.clicked.connect(lambda: self.newRequested.emit())
        buttons = QHBoxLayout()
        buttons.addWidget(self.new_button, 1)
        buttons.addWidget(self.go_on_button, 1)
        column = QVBoxLayout(self)
        for widget in (self.title, self.text, self.company):
            column.addWidget(widget)
        column.addLayout(buttons)
        self.space(buttons, (0, 8, 0, 0), 10)
        self.space(column, (28, 22, 28, 28), 8)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Welcome back"))
        self.text.setText(self._where())
        self.company.setText(
            self.tr("{game} with {names}").format(
                game=isolated(tournament_name(self._tournament)),
                names=name_list([isolated(name) for name in self._tournament.names]),
            )
        )
        self.go_on_button.setText(self.tr("Go on"))
        self.new_button.setText(self.tr("New game"))
        name_it(self, self.title.text(), self.text.text())

    def _where(self) -> str:
        played = deals_text(self._deals)
        if not self._deals:
            return self.tr("The first deal lies as you left it.")
        if self._in_deal:
            return self.tr("{deals} played, and the next one lies as you left it.").format(deals=played)
        return self.tr("{deals} played. The next one is dealt.").format(deals=played)


class GoOn(Veil):
    """Lies over the table until it is answered; Escape means to go on.

    Signal: `answered(bool)`: whether to go on.
    """

    answered = Signal(bool)

    def __init__(self, card: GoOnCard, page: TablePage, window: QWidget) -> None:
        self.card = card
        super().__init__(page, card, window)
        card.goOnRequested.connect(lambda: self.answered.emit(True))
        card.newRequested.connect(lambda: self.answered.emit(False))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, lambda: self.answered.emit(True), context=within)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.turn_focus((self.card.new_button, self.card.go_on_button), forward)
