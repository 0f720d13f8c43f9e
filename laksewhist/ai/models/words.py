"""A set of cards as one whole number: bit `card.index` for each, so 13 bits for each suit and then the jokers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from laksewhist.engine.cards import PACK, Card, Suit

SUIT_MASK: Final = (1 << 13) - 1
"""All cards of one suit, the two as the lowest bit."""

JOKERS: Final = 0b111 << 52
ALL_CARDS: Final = (1 << 55) - 1
ACES: Final = tuple(1 << (13 * suit + 12) for suit in range(4))


def word_of(cards: Iterable[Card]) -> int:
    """The cards as a word."""
    word = 0
    for card in cards:
        word |= 1 << card.index
    return word


def cards_of(word: int) -> tuple[Card, ...]:
    """The cards of a word, in the order of the pack."""
    return tuple(PACK[bit] for bit in bits_of(word))


def bits_of(word: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first."""
    while word:
        low = word & -word
        yield low.bit_length() - 1
        word ^= low


def suit_of(word: int, suit: Suit | int) -> int:
    """The cards of one suit: bit 0 the two, bit 12 the ace."""
    return word >> 13 * suit & SUIT_MASK


def low_suit_of(word: int, suit: Suit | int) -> int:
    """The cards of one suit as nolo ranks them (R25): bit 0 the ace, bit 1 the two, bit 12 the king."""
    mask = suit_of(word, suit)
    return (mask << 1 & SUIT_MASK) | mask >> 12


def joker_count(word: int) -> int:
    """How many jokers there are."""
    return (word >> 52).bit_count()
