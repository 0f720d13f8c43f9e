"""The trump of halve, named by whoever holds the called card."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from laksewhist.engine.actions import NameTrump
from laksewhist.engine.cards import Suit
from laksewhist.engine.illegal import IllegalAction, Reason
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.choices import Choice
from laksewhist.gui.panels.signs import SUIT_ORDER
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.texts import bid_text, card_text, illegal_text, suit_text


class TrumpPanel(AskingPanel):
    """Asks for the trump in halve (R12): emits NameTrump."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trump: Suit | None = None
        self.explanation = Label(14, "soft", wrap=True)
        self.choices = {suit: Choice(suit) for suit in SUIT_ORDER}
        row = QHBoxLayout()
        self.space(row, (0, 0, 0, 0), 8)
        for suit, choice in self.choices.items():
            row.addWidget(choice)
            choice.clicked.connect(lambda _checked, suit=suit: self.choose(suit))
        self.body.addWidget(self.explanation)
        self.body.addLayout(row)
        self.body.addStretch(1)
        self.name_button = self.add_button(1, main=True)
        self.name_button.clicked.connect(self._name)
        self.retranslate()

    def choose(self, suit: Suit) -> None:
        """Chooses the trump."""
        self.trump = suit
        self.retranslate()

    def take_focus(self) -> None:
        """Gives the keyboard to the first suit that can be trump."""
        first = next((choice for choice in self.choices.values() if choice.isEnabled()), None)
        if first is not None:
            first.setFocus()

    def reset(self) -> None:
        self.trump = None

    def retranslate(self) -> None:
        self.title.setText(self.tr("Name the trump"))
        self.title.setToolTip(explain("trump"))
        if self.shown is None:
            return
        view = self.shown.view
        self.aside.setText(bid_text(view.standing) if view.standing is not None else "")
        self.explanation.setText(self._explained())
        for suit, choice in self.choices.items():
            legal = NameTrump(view.seat, suit) in view.legal
            choice.word(suit_text(suit), "" if legal else self._reason(suit))
            choice.setChecked(suit is self.trump)
        self.name_button.setEnabled(self.trump is not None)
        if self.trump is None:
            self.name_button.setText(self.tr("Choose a trump"))
        else:
            self.name_button.setText(self.tr("Trump {suit}").format(suit=suit_text(self.trump)))

    def _explained(self) -> str:
        assert self.shown is not None
        view = self.shown.view
        if view.declarer is None or view.called is None:
            return ""
        card = card_text(view.called)
        if view.declarer == view.seat:
            return self.tr("Nobody holds the called card ({card}): you play alone and name the trump.").format(
                card=card
            )
        text = self.tr("{name} calls {card}, which you hold: you are partners.")
        return text.format(name=self.shown.names[view.declarer], card=card)

    def _reason(self, suit: Suit) -> str:
        assert self.shown is not None
        return illegal_text(IllegalAction(Reason.TRUMP_IS_CALLED_SUIT, self.shown.view.seat, suit=suit.word), ())

    def _name(self) -> None:
        if self.shown is not None and self.trump is not None:
            self.decide(NameTrump(self.shown.view.seat, self.trump))
