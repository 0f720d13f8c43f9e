"""Suits, ranks, cards and the pack of 55 (R1).

A card has no natural order: what beats what depends on the led suit, the trump and, in nolo, on the ace being
low (R25). Strength is asked for explicitly with `strength`, and display order is the reader's own business.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0 to 3 clockwise."""

SEATS: Final[tuple[Seat, ...]] = (0, 1, 2, 3)
HAND_SIZE: Final = 13
KITTY_SIZE: Final = 3


class Suit(IntEnum):
    """The four suits, in the order clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def code(self) -> str:
        """One letter: C, D, H or S."""
        return "CDHS"[self]

    @property
    def word(self) -> str:
        """The English word, in small letters, for messages."""
        return self.name.lower()


class Rank(IntEnum):
    """The thirteen ranks, numbered as in trick bids, where the ace is high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def code(self) -> str:
        """One character: 2 to 9, T, J, Q, K or A."""
        return "23456789TJQKA"[self - 2]


class Card:
    """One card of the pack; there is exactly one object for each, so cards compare by identity.

    `suit` and `rank` are None for a joker, `joker` is 1 to 3 for a joker and 0 otherwise, and `index` is the
    card's place in `PACK`. Cards are made here only; get one with `card` or `card_of`.
    """

    __slots__ = ("code", "index", "joker", "rank", "suit")

    code: str
    index: int
    joker: int
    rank: Rank | None
    suit: Suit | None

    def __init__(self, index: int, suit: Suit | None, rank: Rank | None, joker: int) -> None:
        code = f"X{joker}" if suit is None or rank is None else suit.code + rank.code
        for name, value in (
            ("index", index),
            ("suit", suit),
            ("rank", rank),
            ("joker", joker),
            ("code", code),
        ):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cards cannot be changed: {self.code}.{name}")

    def __hash__(self) -> int:
        # The index, not the address: sets of cards are walked in the same order on every machine.
        return self.index

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card, (self.code,))


def _pack() -> tuple[Card, ...]:
    suited = [Card(13 * suit + rank - 2, suit, rank, 0) for suit in Suit for rank in Rank]
    return (*suited, *(Card(51 + number, None, None, number) for number in (1, 2, 3)))


PACK: Final[tuple[Card, ...]] = _pack()
"""All 55 cards: clubs, diamonds, hearts, spades from two to ace, then the three jokers."""

JOKERS: Final[tuple[Card, ...]] = PACK[52:]

_BY_CODE: Final[dict[str, Card]] = {each.code: each for each in PACK}

Hand: TypeAlias = tuple[Card, ...]
"""The cards one seat holds, always in the order of the pack, so that equal hands are equal tuples."""


def card(code: str) -> Card:
    """The card with this code, such as `SA`, `HT` or `X1`; raises ValueError for anything else."""
    found = _BY_CODE.get(code)
    if found is None:
        raise ValueError(f"{code!r} is not a card")
    return found


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of this suit and rank."""
    return PACK[13 * suit + rank - 2]


def hand_of(cards: tuple[Card, ...] | list[Card] | set[Card] | frozenset[Card]) -> Hand:
    """These cards as a hand: in the order of the pack."""
    return tuple(sorted(cards, key=lambda each: each.index))


def without(hand: Hand, gone: Card) -> Hand:
    """The hand after one card has left it."""
    return tuple([each for each in hand if each is not gone])


def has_suit(hand: Hand, suit: Suit) -> bool:
    """Whether the hand holds a card of this suit; a joker belongs to none (R1)."""
    return any(each.suit is suit for each in hand)


def is_iron(hand: Hand) -> bool:
    """Whether this is an iron hand: no ace, king, queen or jack; jokers are not pictures (R6)."""
    return not any(each.rank is not None and each.rank >= Rank.JACK for each in hand)


def strength(rank: Rank, *, ace_low: bool) -> int:
    """How high a rank is within its suit: 2 to 14, or 1 for the ace where it is low (R25)."""
    return 1 if ace_low and rank is Rank.ACE else int(rank)


def next_seat(seat: Seat) -> Seat:
    """The seat to the left, clockwise."""
    return (seat + 1) % 4


def seats_from(first: Seat) -> tuple[Seat, ...]:
    """All four seats clockwise, beginning with this one."""
    return SEATS[first:] + SEATS[:first]
