"""Hands to learn from: who declares, what he could call, and one hand written down as a sample."""

from __future__ import annotations

import random
from dataclasses import dataclass

from laksewhist.ai.models.features import NONE
from laksewhist.ai.models.ordinal import Row
from laksewhist.ai.models.words import suit_of
from laksewhist.lab.train_deals import Cards, shuffled
from laksewhist.match.rng import below


@dataclass(frozen=True, slots=True)
class Sample:
    """One hand: which model it is for, its features and the count that came out."""

    model: str
    row: Row
    count: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A deal, who leads, who declares, and chance to go on with."""

    cards: Cards
    forehand: int
    seat: int
    rng: random.Random

    @property
    def hand(self) -> int:
        """The declarer's cards."""
        return self.cards.hands[self.seat]

    @property
    def place(self) -> int:
        """When declarer plays to the first trick."""
        return (self.seat - self.forehand) % 4


def one_in(rng: random.Random, count: int) -> bool:
    """True once in so many times."""
    return below(rng, count) == 0


def draw(rng: random.Random) -> Drawn:
    """Any deal; in two of three the strongest of two seats declares, since it is strong hands that do."""
    cards, forehand, seat = shuffled(rng), below(rng, 4), below(rng, 4)
    if not one_in(rng, 3):
        seat = max((seat, (seat + 1) % 4), key=lambda each: _honours(cards.hands[each]))
    return Drawn(cards, forehand, seat, rng)


def _honours(hand: int) -> int:
    honours = sum((suit_of(hand, suit) >> height & 1) * (height - 8) for suit in range(4) for height in (9, 10, 11, 12))
    return (
        2 * honours + 5 * (hand >> 52).bit_count() + max(suit_of(hand, suit).bit_count() for suit in range(4)) ** 2 // 4
    )


def a_trump(hand: int, rng: random.Random, without: int = NONE) -> int:
    """A suit to be trump: the longest and strongest as a rule, the second best now and then."""
    suits = [suit for suit in range(4) if suit != without]
    suits.sort(key=lambda suit: (-suit_of(hand, suit).bit_count() * 2 - (suit_of(hand, suit) >> 9).bit_count(), suit))
    return suits[1 if one_in(rng, 4) else 0]


def a_call(hand: int, trump: int, rng: random.Random) -> int | None:
    """A card to call beside the trump: an ace that is not held, or the next honour down; any of them."""
    for height in (12, 11, 10):
        free = [13 * suit + height for suit in range(4) if suit != trump and not hand >> (13 * suit + height) & 1]
        if free:
            return free[below(rng, len(free))]
    return None


def holder(cards: Cards, called: int) -> int | None:
    """The seat that holds a card, None for the kitty."""
    return next((seat for seat, hand in enumerate(cards.hands) if hand >> called & 1), None)
