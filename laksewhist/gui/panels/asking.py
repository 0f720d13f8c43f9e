"""What the panels that ask something have in common: title, explanation, a row of buttons, and one signal."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.actions import Action
from laksewhist.engine.cards import Card
from laksewhist.gui.help.help_button import HelpButton
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.settling import Settling
from laksewhist.gui.panels.widgets import RIGHT, Label
from laksewhist.gui.shown import Shown


class AskingPanel(Panel):
    """A panel that asks its person something; `help_button` is beside its title.

    Signals:
        chosen: the engine's action, once for each press of a button that decides. A press in the first `settling_ms`
            after the question has come up decides nothing: it was meant for what was there before.
        seen: the person has seen what was shown, and there was nothing to decide.
    """

    chosen = Signal(object)
    seen = Signal()
    settling_ms: ClassVar[int] = 250
    asks_for_cards: ClassVar[bool] = False
    """Whether it is answered in the hand, which has the keyboard then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settling = Settling(self.settling_ms)
        self.title = Label(18, bold=True)
        self.aside = Label(14, "soft", align=RIGHT)
        self.help_button = HelpButton()
        self.body = QVBoxLayout()
        self.buttons = QHBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.help_button)
        head.addStretch(1)
        head.addWidget(self.aside)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(self.body, 1)
        column.addLayout(self.buttons)
        self.space(column, (19, 13, 19, 18), 10)
        self.space(self.buttons, (0, 0, 0, 0), 8)
        self.space(self.body, (0, 0, 0, 0), 8)

    def ask(self, shown: Shown) -> None:
        """Asks anew: what was chosen before is forgotten."""
        self.shown = shown
        self.settling.begin()
        self.reset()
        self.retranslate()
        self.setAccessibleName(self.title.text())

    def reset(self) -> None:
        """Forgets what was chosen."""

    def show_deal(self, shown: Shown | None) -> None:
        """The same question seen again: keeps what was chosen."""
        super().show_deal(shown)

    def decide(self, action: Action) -> None:
        """Emits the action, if the engine allows it at this moment and the question has been there for a while."""
        if not self.settling.is_over:
            return
        if self.shown is not None and action in self.shown.view.legal:
            self.chosen.emit(action)

    def set_selection(self, cards: tuple[Card, ...]) -> None:
        """The cards that are marked in the hand."""

    def take_focus(self) -> None:
        """Gives the keyboard to what is answered first."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.take_focus()

    def add_button(self, stretch: int, *, main: bool = False) -> Button:
        """A new button at the right end of the row."""
        button = Button(main=main)
        self.buttons.addWidget(button, stretch)
        return button
