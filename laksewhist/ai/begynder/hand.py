"""A hand as a player looks at it: what it holds in each suit, and how many jokers.

A holding in one suit is an int with a bit for each card: bit 2 to 14 by rank, or bit 1 for the ace where it is low.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from laksewhist.engine.cards import PACK, Card, strength
from laksewhist.engine.values import dataclass

Suits = tuple[int, int, int, int]
"""The holdings in clubs, diamonds, hearts and spades."""

ACE: Final = 1 << 14
KING: Final = 1 << 13
QUEEN: Final = 1 << 12
JACK: Final = 1 << 11
TEN: Final = 1 << 10

HEIGHT: Final = tuple(0 if each.rank is None else strength(each.rank, ace_low=False) for each in PACK)
"""How high each card of the pack is in trick bids, 2 to 14; 0 for a joker."""
LOW_HEIGHT: Final = tuple(0 if each.rank is None else strength(each.rank, ace_low=True) for each in PACK)
"""How high each card of the pack is in nolo, 1 to 13; 0 for a joker."""

WHOLE_LOW_SUIT: Final = sum(1 << height for height in range(1, 14))


@dataclass(frozen=True, slots=True)
class Held:
    """Some cards, sorted: the holding of each suit, its length, and the number of jokers."""

    suits: Suits
    lengths: tuple[int, int, int, int]
    jokers: int


def held(cards: Iterable[Card], *, ace_low: bool = False) -> Held:
    """The cards, sorted by suit."""
    heights = LOW_HEIGHT if ace_low else HEIGHT
    suits = [0, 0, 0, 0]
    jokers = 0
    for card in cards:
        if card.suit is None:
            jokers += 1
        else:
            suits[card.suit] |= 1 << heights[card.index]
    clubs, diamonds, hearts, spades = suits
    lengths = (clubs.bit_count(), diamonds.bit_count(), hearts.bit_count(), spades.bit_count())
    return Held((clubs, diamonds, hearts, spades), lengths, jokers)
