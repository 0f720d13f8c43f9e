"""A position as a claimant sees it, in bits: its own cards, and what each of the others may hold.

A card is a number: its suit times 13 plus its height in the suit, as it counts in the contract (an ace is low in nolo,
R25); jokers are 52 to 54. Sets of cards are whole numbers with a bit for each card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from laksewhist.engine.cards import PACK, SEATS, Card, Seat, Suit, strength
from laksewhist.engine.contract import Contract
from laksewhist.engine.values import dataclass

Four: TypeAlias = tuple[int, int, int, int]
RANKS: Final = 13
SUITS: Final = tuple(0x1FFF << RANKS * suit for suit in Suit)
"""The cards of each suit."""


class Position(NamedTuple):
    """Where a deal stands for the claimant; equal positions go on equally.

    `may` are the cards that each other seat may hold, `sizes` how many it does hold (both 0 for the claimant),
    `played` the trick on the table, `due` whether the called card's duty still stands (R28), and `spare` how many
    tricks a nolo declarer may still take.
    """

    mine: int
    may: Four
    sizes: Four
    leader: Seat
    played: tuple[int, ...]
    due: bool
    spare: int

    @property
    def turn(self) -> Seat:
        """Who plays the next card."""
        return (self.leader + len(self.played)) % 4

    @property
    def out(self) -> int:
        """Every card that one of the others may hold."""
        return self.may[0] | self.may[1] | self.may[2] | self.may[3]


@dataclass(frozen=True, slots=True)
class Terms:
    """What does not change: who claims, the seats whose tricks are the claimant's, and the contract.

    `called` is a set of one card, or none; `lenient` tells that its holder may lead low (a house option).
    """

    me: Seat
    side: frozenset[Seat]
    contract: Contract
    called: int
    lenient: bool

    @property
    def is_nolo(self) -> bool:
        """Whether tricks are to be avoided."""
        return self.contract.is_nolo

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card with each number."""
        return _CARDS[self.contract.is_nolo]


def number_of(card: Card, *, nolo: bool) -> int:
    """The card's number in such a contract."""
    if card.suit is None or card.rank is None:
        return card.index
    return RANKS * card.suit + strength(card.rank, ace_low=nolo) - (1 if nolo else 2)


_CARDS: Final = tuple(tuple(sorted(PACK, key=lambda card: number_of(card, nolo=nolo))) for nolo in (False, True))


def set_of(cards: Iterable[Card], *, nolo: bool) -> int:
    """These cards as a set."""
    return sum(1 << number_of(card, nolo=nolo) for card in cards)


def members(cards: int) -> list[int]:
    """The numbers of the cards in a set, in rising order."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def suit_set(number: int) -> int:
    """The suit that a card is of; 0 for a joker, which is of none."""
    return SUITS[number // RANKS] if number < len(SUITS) * RANKS else 0


def can_be_dealt(may: Four, sizes: Four) -> bool:
    """Whether each seat can get as many cards as it holds, all of them cards that it may hold (Hall's theorem)."""
    for seats in range(1, 16):
        cards = needed = 0
        for seat in SEATS:
            if seats >> seat & 1:
                cards |= may[seat]
                needed += sizes[seat]
        if cards.bit_count() < needed:
            return False
    return True
