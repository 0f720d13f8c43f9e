"""The exchange: which three cards to give, or to keep them all (R18, R20, R26)."""

from __future__ import annotations

from itertools import combinations
from math import fsum
from typing import Final

from laksewhist.ai.begynder.danger import UNKNOWN_DANGER, hand_danger, without_worst
from laksewhist.ai.begynder.hand import ACE, KING, QUEEN, Held, held
from laksewhist.engine.actions import Action, ExchangeCards
from laksewhist.engine.cards import KITTY_SIZE, Card, Hand, Suit
from laksewhist.engine.exchange import ExchangeChoice
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.view import PlayerView

_UNKNOWN_CARD: Final = 1.6
"""What a card of the kitty is worth on average, in the points of `keep_points`."""

_CANDIDATES: Final = 9
"""The three cards are chosen among so many of the least use: every combination of them is looked at."""


def exchange(view: PlayerView) -> Action:
    """Gives the three cards of least use, or in nolo the most dangerous ones, unless the hand is best as it is."""
    choice, contract = view.choice, view.contract
    assert choice is not None, "who is asked to exchange has a choice"
    assert contract is not None, "the exchange comes after the contract"
    if len(choice.cards) < KITTY_SIZE:
        return ExchangeCards(view.seat, ())
    given = _nolo_gift(view, choice) if contract.is_nolo else _trick_gift(view, choice)
    return ExchangeCards(view.seat, given)


def _nolo_gift(view: PlayerView, choice: ExchangeChoice) -> Hand:
    rest = without_worst(choice.cards, KITTY_SIZE)
    given = tuple([card for card in choice.cards if card not in rest])
    coming = 0 if _sees_kitty(view) else UNKNOWN_DANGER
    before, after = (hand_danger(held(cards, ace_low=True)) for cards in (view.hand, rest))
    return () if choice.may_decline and before <= after + coming else given


def _sees_kitty(view: PlayerView) -> bool:
    return view.rules.exchange is ExchangeOrder.TAKE_FIRST


def _trick_gift(view: PlayerView, choice: ExchangeChoice) -> Hand:
    """The three cards that cost least; none where they cost more than what comes for them."""
    hand = held(choice.cards)
    points = {card: keep_points(card, hand, view.trump) for card in choice.cards}
    candidates = sorted(choice.cards, key=lambda card: (points[card], card.index))[:_CANDIDATES]

    def cost(three: tuple[Card, ...]) -> float:
        return fsum(points[card] for card in three) - shortening(three, hand, view.trump)

    given = min(combinations(candidates, KITTY_SIZE), key=cost)
    if not choice.may_decline:
        return given
    if _sees_kitty(view):
        return () if set(given) == set(choice.cards) - set(view.hand) else given
    return () if cost(given) > KITTY_SIZE * _UNKNOWN_CARD else given


def keep_points(card: Card, hand: Held, trump: Suit | None) -> float:
    """How much a card is worth keeping in a trick bid: about 10 for a sure trick, 0 for a lone two."""
    if card.suit is None or card.rank is None:
        return 10.0 if trump is None else 8.0
    mine, length = hand.suits[card.suit], hand.lengths[card.suit]
    if card.suit is trump:
        return 8.0 + card.rank / 4
    bit = 1 << card.rank
    if bit == ACE:
        return 10.0
    if bit == KING:
        return 7.0 if mine & ACE else 4.5 if length > 1 else 2.0
    if bit == QUEEN:
        return 4.5 if mine & (ACE | KING) else 2.5 if length > 2 else 1.0
    long_suit = 0.5 * max(0, length - 3) if trump is not None else 0.9 * max(0, length - 3)
    return long_suit + card.rank / 10


def shortening(three: tuple[Card, ...], hand: Held, trump: Suit | None) -> float:
    """What it adds that suits become short where there are trumps to ruff with."""
    if trump is None or hand.lengths[trump] < 3:
        return 0.0
    total = 0.0
    for suit in Suit:
        gone = sum(card.suit is suit for card in three)
        if gone and suit is not trump:
            left = hand.lengths[suit] - gone
            total += 1.5 if left == 0 else 0.6 if left == 1 else 0.0
    return total
