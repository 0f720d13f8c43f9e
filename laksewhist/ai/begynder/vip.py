"""Vip: what its three chances are worth, and which turned card to take (R10, R11, R19)."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from laksewhist.ai.begynder.hand import held
from laksewhist.ai.begynder.tricks import sans_tricks, suit_tricks
from laksewhist.engine.actions import AcceptCard, Action, RefuseCard
from laksewhist.engine.bids import TrickBid
from laksewhist.engine.cards import Card, Suit
from laksewhist.engine.view import PlayerView

_JOKER: Final = 3 / 55
"""How often a turned card is a joker, and there is no trump."""

_TURNED_TRUMP: Final = 0.4
"""What the turned trump itself adds: it comes into the hand with the exchange."""


def _next_card(by_suit: Sequence[float], no_trump: float, otherwise: float) -> float:
    """The tricks to expect before a card is turned that is taken where it brings more than `otherwise`."""
    suits = fsum(max(tricks, otherwise) for tricks in by_suit) / len(by_suit)
    return (1 - _JOKER) * suits + _JOKER * max(no_trump, otherwise)


def _chances(by_suit: Sequence[float], no_trump: float) -> tuple[float, float, float]:
    """The tricks to expect before the first, the second and the third card is turned; the third must be taken."""
    third = _next_card(by_suit, no_trump, 0.0)
    second = _next_card(by_suit, no_trump, third)
    return (_next_card(by_suit, no_trump, second), second, third)


def vip_tricks(by_suit: Sequence[float], no_trump: float) -> float:
    """The tricks expected in vip by a hand that would take so many with each trump and without."""
    return _chances(by_suit, no_trump)[0] + _TURNED_TRUMP


def answer(view: PlayerView) -> Action:
    """Takes the turned card if no later one can be expected to suit the hand better."""
    accept, refuse = AcceptCard(view.seat), RefuseCard(view.seat)
    if refuse not in view.legal:
        return accept
    hand = held(view.hand)
    leads = view.forehand == view.seat
    by_suit = [suit_tricks(hand, suit, forehand=leads) for suit in Suit]
    no_trump = sans_tricks(hand, forehand=leads)
    chances = (*_chances(by_suit, no_trump), _promised(view))
    return accept if _with_card(view.turned[-1], by_suit, no_trump) >= chances[len(view.turned)] else refuse


def _with_card(turned: Card, by_suit: Sequence[float], no_trump: float) -> float:
    return no_trump if turned.suit is None else by_suit[turned.suit]


def _promised(view: PlayerView) -> float:
    """The third card counts double, so it is taken of free will only where the bid should be made (R11)."""
    return view.standing.level - _TURNED_TRUMP if isinstance(view.standing, TrickBid) else 0.0
