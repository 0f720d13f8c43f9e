"""The called card and the trump (R8, R9, R12, R20 to R24)."""

from __future__ import annotations

from math import fsum
from typing import Final

from laksewhist.ai.begynder.hand import ACE, JACK, KING, QUEEN, TEN, Held, held
from laksewhist.ai.begynder.tricks import suit_tricks
from laksewhist.engine.actions import Action, CallCard, NameTrump
from laksewhist.engine.bids import TrickBid
from laksewhist.engine.cards import Card, Suit
from laksewhist.engine.view import PlayerView

_ALONE_COSTS: Final = 2.2
"""The tricks that are missing without a partner: called for is then only the honour of playing alone."""

_TRUMP_WEIGHT: Final = 2.0
"""How much a trick of the trump counts beside the points of the called suit."""

_HONOURS: Final = ((ACE, 1.0), (KING, 1.0), (QUEEN, 0.6), (JACK, 0.3), (TEN, 0.1))
"""What the honours of a suit add to its length when it is chosen as trump in halve."""


def call(view: PlayerView) -> Action:
    """Calls where the hand is strong behind the card or short; in almindelige together with the best trump."""
    hand = held(view.hand)
    leads = view.forehand == view.seat
    by_suit = [suit_tricks(hand, suit, forehand=leads) for suit in Suit]

    def merit(action: CallCard) -> float:
        trump = view.trump if action.trump is None else action.trump
        points = called_suit_merit(hand, action.card, ruffs=trump is not None)
        if action.card in view.hand or action.card in view.turned:
            points += _alone_merit(view, by_suit, trump)
        return points if action.trump is None else points + _TRUMP_WEIGHT * by_suit[action.trump]

    return max((action for action in view.legal if isinstance(action, CallCard)), key=merit)


def called_suit_merit(hand: Held, called: Card, *, ruffs: bool) -> float:
    """How well a suit suits the call: honours behind the card, or few cards, so that it can be ruffed or is short."""
    assert called.suit is not None, "a joker cannot be called"
    mine, length = hand.suits[called.suit], hand.lengths[called.suit]
    behind = fsum(weight for honour, weight in ((KING, 1.5), (QUEEN, 1.0), (JACK, 0.4)) if mine & honour)
    if length == 0:
        return 1.2 if ruffs else -1.0
    if length == 1:
        return 1.0 if ruffs and not behind else 0.6
    return behind - 0.2 * max(0, length - 3) * (behind < 1.0)


def _alone_merit(view: PlayerView, by_suit: list[float], trump: Suit | None) -> float:
    """Playing alone pays threefold (R22), but only a hand that is worth its bid without a partner should try."""
    promised = view.standing.level if isinstance(view.standing, TrickBid) else 0
    tricks = by_suit[trump] if trump is not None else max(by_suit)
    return 10.0 if tricks - _ALONE_COSTS >= promised else -10.0


def name_trump(view: PlayerView) -> Action:
    """The longest suit that may be trump, its honours counted as well (R12)."""
    hand = held(view.hand)
    choices = [action for action in view.legal if isinstance(action, NameTrump)]
    return max(choices, key=lambda action: trump_merit(hand, action.trump))


def trump_merit(hand: Held, suit: Suit) -> float:
    """How good a trump a suit is: its length and its honours."""
    mine = hand.suits[suit]
    return hand.lengths[suit] + fsum(weight for honour, weight in _HONOURS if mine & honour)
