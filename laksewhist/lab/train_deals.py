"""Deals to learn from: four hands and a kitty, as words."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from laksewhist.ai.models.words import bits_of
from laksewhist.match.rng import below


@dataclass(frozen=True, slots=True)
class Cards:
    """Four hands and the kitty, as words."""

    hands: tuple[int, int, int, int]
    kitty: int

    def with_hand(self, seat: int, cards: int) -> Cards:
        """The same with another hand for one seat; the other cards of it and the kitty lie in the kitty."""
        pool = self.hands[seat] | self.kitty
        first, second, third, fourth = (cards if each == seat else hand for each, hand in enumerate(self.hands))
        return replace(self, hands=(first, second, third, fourth), kitty=pool & ~cards)


def shuffled(rng: random.Random) -> Cards:
    """A deal, all equally likely."""
    pack = list(range(55))
    for last in range(54, 0, -1):
        other = below(rng, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    first, second, third, fourth, kitty = (
        sum(1 << card for card in pack[start : start + 13]) for start in (0, 13, 26, 39, 52)
    )
    return Cards((first, second, third, fourth), kitty)


def moved_to_kitty(cards: Cards, seat: int, card: int, rng: random.Random) -> Cards:
    """The same deal with this card (a word), which the seat does not hold, in the kitty: it changes places with one."""
    if cards.kitty & card:
        return cards
    swapped = 1 << sorted(bits_of(cards.kitty))[below(rng, 3)]
    first, second, third, fourth = (hand & ~card | swapped if hand & card else hand for hand in cards.hands)
    return Cards((first, second, third, fourth), cards.kitty & ~swapped | card)
