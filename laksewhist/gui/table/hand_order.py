"""In which order cards are shown: jokers first, then, unless sorted otherwise, spades, hearts, clubs and diamonds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import zip_longest
from typing import assert_never

from laksewhist.engine.cards import Card, Suit, strength

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbours differ."""

_RED = (Suit.HEARTS, Suit.DIAMONDS)


class Sort(Enum):
    """How the own hand is sorted; `OWN` is as the person arranged it."""

    SUIT = "suit"
    RANK = "rank"
    COLOURS = "colours"
    TRUMPS = "trumps"
    OWN = "own"


def _row(card: Card) -> int:
    return 0 if card.suit is None else 1 + SUITS.index(card.suit)


def _height(card: Card, ace_low: bool) -> int:
    return -card.joker if card.rank is None else strength(card.rank, ace_low=ace_low)


def in_order(cards: Iterable[Card], *, ace_low: bool) -> tuple[Card, ...]:
    """The cards as a hand shows them; `ace_low` puts the aces last in their suits, as in nolo (R25)."""
    return tuple(sorted(cards, key=lambda card: (_row(card), -_height(card, ace_low))))


def sorted_by(
    sort: Sort, cards: Iterable[Card], *, ace_low: bool, trump: Suit | None = None, own: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """The own hand as it is sorted: by rank the highest first; by colours with black and red in turn where they can be.

    With `TRUMPS` the trump suit comes before the jokers. With `OWN` the cards of `own` keep its order; others follow.
    """
    usual = in_order(cards, ace_low=ace_low)
    match sort:
        case Sort.SUIT:
            return usual
        case Sort.RANK:
            return tuple(sorted(usual, key=lambda card: (card.rank is not None, -_height(card, ace_low))))
        case Sort.COLOURS:
            suits = _in_turn([suit for suit in SUITS if any(card.suit is suit for card in usual)])
            return tuple(sorted(usual, key=lambda card: -1 if card.suit is None else suits.index(card.suit)))
        case Sort.TRUMPS:
            return tuple(sorted(usual, key=lambda card: trump is None or card.suit is not trump))
        case Sort.OWN:
            return tuple(sorted(usual, key=lambda card: own.index(card) if card in own else len(own)))
    assert_never(sort)


def _in_turn(suits: Sequence[Suit]) -> list[Suit]:
    """These suits with the two of one colour kept apart by another where there is one."""
    red, black = ([suit for suit in suits if (suit in _RED) is wanted] for wanted in (True, False))
    longer, shorter = (red, black) if len(red) > len(black) else (black, red)
    return [suit for pair in zip_longest(longer, shorter) for suit in pair if suit is not None]


def in_rows(cards: Iterable[Card], *, ace_low: bool) -> tuple[tuple[Card, ...], ...]:
    """The same order, as the five rows of an open hand: jokers, then the suits; rows may be empty."""
    rows: tuple[list[Card], ...] = ([], [], [], [], [])
    for card in in_order(cards, ace_low=ace_low):
        rows[_row(card)].append(card)
    return tuple(tuple(row) for row in rows)
