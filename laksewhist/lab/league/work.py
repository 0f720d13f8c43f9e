"""The work of a league in pieces: one pair of contestants, one deal. Every piece can be done anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, count
from typing import Final

from laksewhist.engine.cards import SEATS
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup
from laksewhist.lab.league.contestants import contestant
from laksewhist.lab.league.table import Book, Deal, Memory
from laksewhist.match.match import plan_deal
from laksewhist.match.rng import derived_random

SEATINGS: Final = tuple(combinations(SEATS, 2))
"""The six ways to seat two beside two."""
_BIDDERS: Final = "øvet"
"""Who bids, calls and exchanges for both tables of a fixed contract."""


@dataclass(frozen=True, slots=True)
class Piece:
    """The deal with this number, played by `one` and `other`: a full game, or a contract that is fixed before."""

    seed: int
    deal: int
    one: str
    other: str
    fixed: bool


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a piece: what `one` gains, and the notes of both.

    In a full game the points a deal that a player of the one kind wins on average over the six seatings; in a fixed
    contract the tricks that declarer's side takes more when `one` plays it against `other` than the other way round.
    """

    piece: Piece
    gain: float
    book: Book


def pieces(names: Sequence[str], seed: int, deals: int, fixed: bool) -> list[Piece]:
    """Every pair plays every deal; all pairs are done with a deal before the next one, so any part is a whole table."""
    pairs = list(combinations(names, 2))
    return [Piece(seed, deal, one, other, fixed) for deal in range(deals) for one, other in pairs]


def play(piece: Piece) -> Done:
    """Plays a piece; the same gain on every machine where the core is compiled alike."""
    book: Book = {}
    gain = _fixed(piece, book) if piece.fixed else _full(piece, book)
    return Done(piece, gain, book)


def _full(piece: Piece, book: Book) -> float:
    """All six seatings of two beside two."""
    setup = _setup(piece.seed, piece.deal, 0)
    deal, memory = Deal(setup, f"{piece.seed}/{piece.deal}"), Memory()
    total = 0
    for seats in SEATINGS:
        names = [piece.one if seat in seats else piece.other for seat in SEATS]
        got = points(deal.play(names, book, memory).outcome, DEFAULT_TABLE)
        total += sum(got[seat] for seat in seats)
    return total / (2 * len(SEATINGS))


def _fixed(piece: Piece, book: Book) -> float:
    """Declarer's side and defenders exchanged."""
    start = fixed_contract(piece.seed, piece.deal)
    deal, memory = Deal(start.setup, f"{piece.seed}/{piece.deal}"), Memory()
    side = {start.contract.declarer, start.partnership.partner}
    took = []
    for declarers, defenders in ((piece.one, piece.other), (piece.other, piece.one)):
        names = [declarers if seat in side else defenders for seat in SEATS]
        took.append(deal.play(names, book, memory, start).outcome.side_tricks)
    return took[0] - took[1]


def _setup(seed: int, number: int, attempt: int) -> Setup:
    return plan_deal(f"league/{seed}", len(SEATS), HouseRules(), number=number, attempt=attempt).setup


@lru_cache(maxsize=8)
def fixed_contract(seed: int, number: int) -> PlayState:
    """The first trick bid that comes about, up to the opening lead: bid, called and exchanged by the same player."""
    for attempt in count():
        state = _bid_out(_setup(seed, number, attempt), seed)
        if isinstance(state, PlayState) and not state.contract.is_nolo:
            return state
    raise AssertionError("there is always another deal")


def _bid_out(setup: Setup, seed: int) -> DealState:
    state: DealState = start_deal(setup)
    for number in count():
        if isinstance(state, PlayState | FinishedState):
            break
        decision = contestant(_BIDDERS).consider(state, derived_random(seed, "bidding", number))
        state, _events = apply(state, decision.action)
    return state


def by_deal(done: Sequence[Done]) -> Iterator[float]:
    """The gains in the order of the deals."""
    return (each.gain for each in sorted(done, key=lambda each: each.piece.deal))
