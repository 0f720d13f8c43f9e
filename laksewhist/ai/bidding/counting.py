"""Counting a hand as beginners are taught to: honour points, and how high it is for nolo.

A, K, Q and J count 4, 3, 2 and 1, a joker 2.
"""

from __future__ import annotations

from laksewhist.ai.models.words import bits_of, joker_count, low_suit_of, suit_of
from laksewhist.engine.bids import TrickKind

_SUIT_BASE, _SUIT_POINT, _TRUMP = 3.2, 0.15, 0.86
_SANS_BASE, _SANS_POINT = 5.1, 0.23
_HALVE_BASE, _HALVE_POINT = 6.6, 0.17
"""Tricks of declarer's side: a constant, for each honour point, and for each trump, as least squares fits them."""


def honour_points(cards: int) -> int:
    """Honour points of a hand (a word)."""
    masks = [suit_of(cards, suit) for suit in range(4)]
    return sum((mask >> height & 1) * (height - 8) for mask in masks for height in (9, 10, 11, 12)) + 2 * joker_count(
        cards
    )


def tricks(cards: int) -> dict[TrickKind, float]:
    """The tricks that each kind of bid should bring."""
    points = honour_points(cards)
    by_suit = [_SUIT_BASE + _SUIT_POINT * points + _TRUMP * suit_of(cards, suit).bit_count() for suit in range(4)]
    ranked = sorted(by_suit)
    return {
        TrickKind.ALMINDELIGE: ranked[3],
        TrickKind.GODE: by_suit[0],
        TrickKind.VIP: (ranked[3] + ranked[2]) / 2,
        TrickKind.HALVE: _HALVE_BASE + _HALVE_POINT * points,
        TrickKind.SANS: _SANS_BASE + _SANS_POINT * points,
    }


def nolo_height(cards: int) -> int:
    """How high a hand is for nolo: each suit's cards above two, four, six and so on, from the lowest up (R25)."""
    return sum(
        max(0, bit - 2 * place - 2) for suit in range(4) for place, bit in enumerate(bits_of(low_suit_of(cards, suit)))
    )
