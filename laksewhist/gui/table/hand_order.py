"""In which order cards are shown: jokers first, then spades, hearts, clubs and diamonds, high to low."""

from __future__ import annotations

from collections.abc import Iterable

from laksewhist.engine.cards import Card, Suit, strength

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbours differ."""


def _row(card: Card) -> int:
    return 0 if card.suit is None else 1 + SUITS.index(card.suit)


def _height(card: Card, ace_low: bool) -> int:
    return -card.joker if card.rank is None else strength(card.rank, ace_low=ace_low)


def in_order(cards: Iterable[Card], *, ace_low: bool) -> tuple[Card, ...]:
    """The cards as a hand shows them; `ace_low` puts the aces last in their suits, as in nolo (R25)."""
    return tuple(sorted(cards, key=lambda card: (_row(card), -_height(card, ace_low))))


def in_rows(cards: Iterable[Card], *, ace_low: bool) -> tuple[tuple[Card, ...], ...]:
    """The same order, as the five rows of an open hand: jokers, then the suits; rows may be empty."""
    rows: tuple[list[Card], ...] = ([], [], [], [], [])
    for card in in_order(cards, ace_low=ace_low):
        rows[_row(card)].append(card)
    return tuple(tuple(row) for row in rows)
