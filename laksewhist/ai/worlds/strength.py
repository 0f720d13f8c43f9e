"""A quick look at a hand dealt to somebody else: about how many tricks it would expect of each kind of bid.

Rounded weights like those of the simplest level, in hundredths of a trick. They need not be exact: they only tell hands
that would have bid from hands that would not, for some thousand hands a second.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from laksewhist.engine.bids import TrickKind
from laksewhist.engine.cards import Suit

_SUIT: Final = (1 << 13) - 1
_ACE, _KING, _QUEEN, _JACK = (1 << height for height in (12, 11, 10, 9))
_JOKER: Final = 45
_BASE: Final = 290
_SANS_BASE: Final = 490
_HALVE_BASE: Final = 710
_TURNED_TRUMP: Final = 40


@lru_cache(maxsize=1 << 15)
def as_trump(held: int) -> int:
    """What a suit's cards bring as trumps; bit 0 is the two."""
    value = 85 * held.bit_count()
    return (
        value
        + 65 * (held & _ACE != 0)
        + 70 * (held & _KING != 0)
        + 45 * (held & _QUEEN != 0)
        + 35 * (held & _JACK != 0)
    )


@lru_cache(maxsize=1 << 15)
def as_side_suit(held: int) -> int:
    """What they bring where another suit is trump."""
    length = held.bit_count()
    value = 70 * (held & _ACE != 0) + 50 * (held & _KING != 0 and length > 1)
    value += 25 * (held & _QUEEN != 0 and length > 2) + 20 * (held & _JACK != 0 and length > 3)
    return value + 35 * max(0, length - 4)


@lru_cache(maxsize=1 << 15)
def as_plain_suit(held: int) -> int:
    """What they bring without trump."""
    length = held.bit_count()
    value = 105 * (held & _ACE != 0) + 75 * (held & _KING != 0 and length > 1)
    value += 40 * (held & _QUEEN != 0 and length > 2) + 15 * (held & _JACK != 0 and length > 3)
    return value + 35 * max(0, length - 4) - (50 if not held else 10 * (length == 1))


@lru_cache(maxsize=1 << 14)
def strength(hand: int) -> tuple[dict[TrickKind, int], tuple[int, int, int, int]]:
    """The tricks expected by kind, and with each suit as trump, of a hand as a mask of card indices."""
    suits = [hand >> 13 * suit & _SUIT for suit in Suit]
    jokers = _JOKER * (hand >> 52).bit_count()
    sides = [as_side_suit(held) for held in suits]
    base = _BASE + jokers + sum(sides)
    clubs, diamonds, hearts, spades = (base - side + as_trump(held) for side, held in zip(sides, suits, strict=True))
    by_trump = (clubs, diamonds, hearts, spades)
    third = sum(by_trump) // 4
    second = sum([max(third, each) for each in by_trump]) // 4
    first = sum([max(second, each) for each in by_trump]) // 4
    plain = sum([as_plain_suit(held) for held in suits])
    kinds = {
        TrickKind.ALMINDELIGE: max(by_trump),
        TrickKind.GODE: clubs,
        TrickKind.VIP: first + _TURNED_TRUMP,
        TrickKind.HALVE: _HALVE_BASE + sum(sides) * 9 // 10,
        TrickKind.SANS: _SANS_BASE + plain + 50 * (hand >> 52).bit_count(),
    }
    return kinds, by_trump
