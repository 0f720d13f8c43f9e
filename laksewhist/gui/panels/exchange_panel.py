"""The exchange with the kitty: the three cards that go, and what is known of those that come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from laksewhist.engine.actions import ExchangeCards
from laksewhist.engine.cards import KITTY_SIZE, Card
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.view import PlayerView
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.signs import CardTag
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.shown import Shown
from laksewhist.gui.texts import bid_text


class ExchangePanel(AskingPanel):
    """Asks for three cards or none (R18, R26): emits ExchangeCards. The cards are marked in the hand."""

    asks_for_cards = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[Card, ...] = ()
        self.explanation = Label(14, "soft", wrap=True)
        self.kitty_label = Label(13, "soft")
        self.give_label = Label(13, "soft")
        self.count = Label(14, "ink", bold=True)
        self.kitty = tuple(CardTag(34) for _ in range(KITTY_SIZE))
        self.places = tuple(CardTag(42) for _ in range(KITTY_SIZE))
        self._kitty_row = QWidget()
        kitty_row = QHBoxLayout(self._kitty_row)
        kitty_row.addWidget(self.kitty_label, 1)
        for tag in self.kitty:
            kitty_row.addWidget(tag)
        give_row = QHBoxLayout()
        for tag in self.places:
            give_row.addWidget(tag)
        give_row.addWidget(self.count, 1)
        self.space(kitty_row, (0, 0, 0, 0), 8)
        self.space(give_row, (0, 0, 0, 0), 8)
        self.body.addWidget(self.explanation)
        self.body.addWidget(self._kitty_row)
        self.body.addWidget(self.give_label)
        self.body.addLayout(give_row)
        self.body.addStretch(1)
        self.decline_button = self.add_button(40)
        self.exchange_button = self.add_button(60, main=True)
        self.decline_button.clicked.connect(self._decline)
        self.exchange_button.clicked.connect(self._exchange)
        self.retranslate()

    def set_selection(self, cards: Sequence[Card]) -> None:
        """Shows the cards that are marked in the hand; with three of them the exchange can be made."""
        self.cards = tuple(cards)
        self._show_cards()

    def take_focus(self) -> None:
        """Gives the keyboard to the exchange where it can be made, else to declining."""
        first = self.exchange_button if self.exchange_button.isEnabled() else self.decline_button
        if first.isVisibleTo(self):
            first.setFocus()

    def reset(self) -> None:
        self.cards = ()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Exchange"))
        self.title.setToolTip(explain("exchange"))
        self.kitty_label.setText(self.tr("The kitty"))
        self.give_label.setText(self.tr("You give"))
        self.exchange_button.setText(self.tr("Exchange"))
        #: not to exchange at all
        self.decline_button.setText(self.tr("Decline"))
        if self.shown is not None:
            view = self.shown.view
            self.aside.setText(bid_text(view.contract.bid) if view.contract is not None else "")
            self.explanation.setText(self._explained(self.shown))
            self._show_kitty(view)
            self.decline_button.setVisible(view.choice is not None and view.choice.may_decline)
        self._show_cards()

    def _explained(self, shown: Shown) -> str:
        view = shown.view
        before = next((made.seat for made in reversed(view.exchanges) if made.exchanged), None)
        if view.rules.exchange is ExchangeOrder.TAKE_FIRST:
            return self.tr("You have the kitty in your hand. Mark any three cards to give.")
        if len(view.turned) == KITTY_SIZE:
            return self.tr("Mark three cards to give. You get the kitty for them.")
        if before is not None:  # in nolo the next one gets what the one before has given (R18)
            text = self.tr("Mark three cards to give. Then you get the three that {name} has given.")
            return text.format(name=shown.names[before])
        return self.tr("Mark three cards to give. Then you get the kitty, unseen until now.")

    def _show_kitty(self, view: PlayerView) -> None:
        """What can be seen of the three cards: all when they are taken first, those that vip turned up."""
        known = view.kitty if view.kitty is not None else view.turned
        self._kitty_row.setVisible(bool(known))
        for i, tag in enumerate(self.kitty):
            tag.set_card(known[i] if i < len(known) else None)

    def _show_cards(self) -> None:
        for i, tag in enumerate(self.places):
            tag.set_card(self.cards[i] if i < len(self.cards) else None)
        self.count.setText(self.tr("{count} of 3").format(count=len(self.cards)))
        self.exchange_button.setEnabled(self._action() is not None)

    def _action(self) -> ExchangeCards | None:
        if self.shown is None or len(self.cards) != KITTY_SIZE:
            return None
        choice = self.shown.view.choice
        if choice is None or not all(card in choice.cards for card in self.cards):
            return None
        return ExchangeCards(self.shown.view.seat, self.cards)

    def _exchange(self) -> None:
        action = self._action()
        if action is not None:
            self.decide(action)

    def _decline(self) -> None:
        if self.shown is not None:
            self.decide(ExchangeCards(self.shown.view.seat, ()))
