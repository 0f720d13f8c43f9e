"""The called card, in almindelige with the trump."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from laksewhist.engine.actions import CallCard
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Card, Suit, card_of
from laksewhist.engine.illegal import IllegalAction, Reason
from laksewhist.engine.view import PlayerView
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.look import Look
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.choices import Choice
from laksewhist.gui.panels.signs import SUIT_ORDER, TrumpTile
from laksewhist.gui.panels.widgets import Label, clear_layout
from laksewhist.gui.texts import bid_text, capital, card_text, illegal_text, suit_text, trump_text

PLACES: Final = len(SUIT_ORDER)


class CallPanel(AskingPanel):
    """Asks declarer for the called card (R8, R20 to R24): emits CallCard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trump: Suit | None = None
        self.card: Card | None = None
        self.trumps = {suit: Choice(suit) for suit in SUIT_ORDER}
        self.cards: dict[Card, Choice] = {}
        self.trump_label = Label(13, "soft")
        self.card_label = Label(13, "soft")
        self.explanation = Label(14, "soft", wrap=True)
        self.known_tile = TrumpTile(36, 40)
        self.known_trump = Label(16, bold=True)
        self._trump_row = QWidget()
        self._known_row = QWidget()
        self._card_grid = QGridLayout()
        self._build()
        self.call_button = self.add_button(1, main=True)
        self.call_button.clicked.connect(self._call)
        self.retranslate()

    def _build(self) -> None:
        row = QHBoxLayout(self._trump_row)
        self.space(row, (0, 0, 0, 0), 8)
        for suit, choice in self.trumps.items():
            row.addWidget(choice)
            choice.clicked.connect(lambda _checked, suit=suit: self.choose_trump(suit))
        known = QHBoxLayout(self._known_row)
        self.space(known, (0, 0, 0, 0), 10)
        known.addWidget(self.known_tile)
        known.addWidget(self.known_trump, 1)
        self.space(self._card_grid, (0, 0, 0, 0), 8)
        self.body.addWidget(self.explanation)
        self.body.addSpacing(4)
        self.body.addWidget(self.trump_label)
        self.body.addWidget(self._trump_row)
        self.body.addWidget(self._known_row)
        self.body.addWidget(self.card_label)
        self.body.addLayout(self._card_grid)
        self.body.addStretch(1)

    def choose_trump(self, suit: Suit) -> None:
        """Chooses the trump; a called card that does not go with it is given up."""
        self.trump = suit
        if self.card not in self._callable():
            self.card = None
        self._choose_only()
        self.retranslate()

    def choose_card(self, card: Card) -> None:
        """Chooses the called card."""
        self.card = card
        self.retranslate()

    def take_focus(self) -> None:
        """Gives the keyboard to the first thing to choose."""
        choices = [*(self.trumps.values() if self._names_trump() else ()), *self.cards.values()]
        first = next((choice for choice in choices if choice.isEnabled()), None)
        if first is not None:
            first.setFocus()

    def reset(self) -> None:
        self.trump = self.card = None
        clear_layout(self._card_grid)
        self.cards = {}
        for place, card in enumerate(self._offered()):
            choice = self.cards[card] = Choice(card)
            choice.clicked.connect(lambda _checked, card=card: self.choose_card(card))
            self._card_grid.addWidget(choice, place // PLACES, place % PLACES)
            choice.show()  # Qt would show it later, and the panel's height is asked for now
        self.adopt(*self.cards.values())
        for before, after in pairwise((*self.trumps.values(), *self.cards.values(), self.call_button)):
            QWidget.setTabOrder(before, after)
        self._choose_only()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.retranslate()  # what there is room for

    def retranslate(self) -> None:
        self.title.setText(self.tr("Your call"))
        self.title.setToolTip(explain("called"))
        self.trump_label.setText(self.tr("Trump"))
        self.card_label.setText(self.tr("Called card"))
        if self.shown is None:
            return
        view = self.shown.view
        names_trump = self._names_trump()
        self.aside.setText(bid_text(view.standing) if view.standing is not None else "")
        self._trump_row.setVisible(names_trump)
        self.trump_label.setVisible(names_trump)
        self._known_row.setVisible(view.trump_known and not names_trump)
        self.known_tile.set_trump(view.trump)
        self.known_trump.setText(capital(trump_text(view.trump)))
        self.explanation.setText(self._explained(view))
        crowded = len(self.cards) > PLACES or self.look.text_size > 100
        self.explanation.setVisible(not (self.look.small and crowded))
        for suit, choice in self.trumps.items():
            choice.word(suit_text(suit))
            choice.setChecked(suit is self.trump)
        for card, choice in self.cards.items():
            choice.word(self._remark(view, card), self._reason(view, card))
            choice.setChecked(card is self.card)
        self._word_button()

    def _word_button(self) -> None:
        ready = self.card is not None and (self.trump is not None or not self._names_trump())
        self.call_button.setEnabled(ready)
        if ready and self.card is not None:
            self.call_button.setText(self.tr("Call {card}").format(card=card_text(self.card)))
        elif self._names_trump() and self.trump is None:
            self.call_button.setText(self.tr("Choose a trump"))
        else:
            self.call_button.setText(self.tr("Choose a card"))

    def _explained(self, view: PlayerView) -> str:
        if isinstance(view.standing, TrickBid) and view.standing.kind is TrickKind.HALVE:
            return self.tr("Whoever holds the called card becomes your partner and names the trump.")
        return self.tr("Whoever holds the called card becomes your partner.")

    def _remark(self, view: PlayerView, card: Card) -> str:
        """What to know of a card beside its name."""
        if card in view.turned:
            #: below a card to call that lies open in the kitty
            return self.tr("in the kitty")
        if card in view.hand and card in self._callable():
            #: below a card to call that makes declarer his own partner
            return self.tr("alone")
        return ""

    def _reason(self, view: PlayerView, card: Card) -> str:
        """Why this card cannot be called as things are; empty where it can."""
        if card in self._callable():
            return ""
        trump = self.trump if self._names_trump() else view.trump
        if card.suit is trump:
            reason = Reason.CALLED_IS_TRUMP
        else:
            reason = Reason.CALLED_IS_OWN if card in view.hand else Reason.CALLED_RANK
        return illegal_text(IllegalAction(reason, view.seat, card=card.code), ())

    def _calls(self) -> tuple[CallCard, ...]:
        legal = self.shown.view.legal if self.shown is not None else ()
        return tuple(action for action in legal if isinstance(action, CallCard))

    def _names_trump(self) -> bool:
        return any(call.trump is not None for call in self._calls())

    def _callable(self) -> tuple[Card, ...]:
        """The cards that can be called with the trump that is chosen, or with any where none is yet."""
        calls = self._calls()
        return tuple(call.card for call in calls if self.trump is None or call.trump is self.trump)

    def _offered(self) -> tuple[Card, ...]:
        """All cards of the ranks that can be called: rank by rank, each in the order of the suits."""
        ranks = {call.card.rank for call in self._calls() if call.card.rank is not None}
        return tuple(card_of(suit, rank) for rank in sorted(ranks, reverse=True) for suit in SUIT_ORDER)

    def _choose_only(self) -> None:
        """Chooses what is the only choice anyway."""
        if self.trump is None and self._names_trump():
            return
        left = self._callable()
        if len(left) == 1:
            self.card = left[0]

    def _call(self) -> None:
        if self.shown is not None and self.card is not None:
            self.decide(CallCard(self.shown.view.seat, self.card, self.trump))
