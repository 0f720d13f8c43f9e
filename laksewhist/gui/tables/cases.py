"""The worked cases of the rules: deals that have ended, to be scored by any table (R11, R22, R29 to R31)."""

from __future__ import annotations

from typing import Final

from laksewhist.engine.bids import NoloBid, TrickBid, fixed_trump, parse_bid
from laksewhist.engine.cards import Seat, card
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.values import dataclass

_CALLED: Final = "SA"


@dataclass(frozen=True, slots=True)
class Case:
    """One worked case: its name in the texts, and how the deal ended with the declarer in seat 0."""

    name: str
    outcome: Outcome


def _with_tricks(bid: str, tricks: int, *, alone: bool = False, vip_card: int | None = None) -> Outcome:
    """Seat 0 plays a trick bid with seat 1, or alone, and takes so many tricks himself."""
    found = parse_bid(bid)
    assert isinstance(found, TrickBid)
    trump = fixed_trump(found.kind)
    contract = Contract(found, (0,), trump, card(_CALLED), vip_card)
    rest = 13 - tricks
    given = (tricks, 0, rest, 0)
    return Outcome(contract, None if alone else 1, alone, given, (tricks >= found.level,))


def _nolo(bid: str, declarers: tuple[Seat, ...], tricks: tuple[int, int, int, int]) -> Outcome:
    found = parse_bid(bid)
    assert isinstance(found, NoloBid)
    made = tuple([tricks[seat] <= found.tricks_allowed for seat in declarers])
    return Outcome(Contract(found, declarers, None, None), None, self_partner=False, tricks=tricks, made=made)


CASES: Final = (
    Case("exact", _with_tricks("9 gode", 9)),
    Case("over", _with_tricks("8 alm", 10)),
    Case("under", _with_tricks("10 sans", 8)),
    Case("third_card", _with_tricks("8 vip", 8, alone=True, vip_card=3)),
    Case("sol_made", _nolo("sol", (0,), (1, 4, 4, 4))),
    Case("sol_fallen", _nolo("sol", (0,), (2, 3, 1, 0))),
    Case("two_sol", _nolo("sol", (0, 1), (1, 3, 5, 4))),
)
