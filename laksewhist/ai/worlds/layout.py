"""One deal that may be the real one. Sets of cards are masks: bit `card.index` for each card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from laksewhist.engine.cards import PACK, Card, Hand, Seat

Masks: TypeAlias = tuple[int, int, int, int]
"""A set of cards for each seat."""


def mask_of(cards: Iterable[Card]) -> int:
    """The cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def cards_of(mask: int) -> Hand:
    """The cards of a mask, in the order of the pack."""
    return tuple([card for card in PACK if mask >> card.index & 1])


_ACES: Final = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51
_OTHERS: Final = (1 << 52) - 1 & ~_ACES
_JOKERS: Final = 7 << 52


def word_of_mask(mask: int, nolo: bool) -> int:
    """A mask as the solver's word: where the ace is low it becomes the lowest of its suit (R25)."""
    if not nolo:
        return mask
    return (mask & _OTHERS) << 1 | (mask & _ACES) >> 12 | mask & _JOKERS


@dataclass(frozen=True, slots=True)
class Layout:
    """Where every card lies and lay.

    `hands` and `kitty` are as they are now, `dealt` and `dealt_kitty` as they were dealt; `given` goes with the view's
    exchanges and holds what each of them gave, 0 where it declined. `partner` is the seat that was dealt the called
    card and so helps declarer; None while nothing is called, in nolo, and where declarer plays alone.
    """

    hands: Masks
    kitty: int
    dealt: Masks
    dealt_kitty: int
    given: tuple[int, ...]
    partner: Seat | None
