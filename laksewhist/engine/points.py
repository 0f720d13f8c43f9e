"""The points of a deal (R11, R22, R29 to R31), and how they came about."""

from __future__ import annotations

from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.values import dataclass

Points = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Share:
    """One settlement: what `declarer` won or lost against the others.

    `cell` is the table's number, `over` the tricks above the bid (negative: under; 0 in nolo), `doubled` the third vip
    card (R11), `alone` whether declarer stands against three (R22, R29), and `points` what each seat gets from it.
    """

    declarer: Seat
    cell: int
    over: int
    doubled: bool
    alone: bool
    points: Points


def shares(outcome: Outcome, table: PointTable) -> tuple[Share, ...]:
    """The settlements of a deal: one in a trick bid, one for each declarer in nolo, none without a contract."""
    contract = outcome.contract
    if contract is None:
        return ()
    if isinstance(contract.bid, NoloBid):
        cells = table.nolo_cells(contract.bid.kind)
        pairs = zip(contract.declarers, outcome.made, strict=True)
        return tuple(_nolo_share(seat, cells.made if made else cells.fallen) for seat, made in pairs)
    return (_trick_share(contract, outcome, table),)


def points(outcome: Outcome, table: PointTable) -> Points:
    """What each seat gets; the four always add up to zero."""
    settled = shares(outcome, table)
    first, second, third, fourth = (sum(share.points[seat] for share in settled) for seat in SEATS)
    total = (first, second, third, fourth)
    assert sum(total) == 0, f"points must sum to zero: {total}"
    return total


def _nolo_share(declarer: Seat, value: int) -> Share:
    return Share(declarer, value, over=0, doubled=False, alone=True, points=_alone(declarer, value))


def _alone(declarer: Seat, value: int) -> Points:
    """Three times the value to the one, the opposite of it to each of the others (R22, R29)."""
    first, second, third, fourth = (3 * value if seat == declarer else -value for seat in SEATS)
    return (first, second, third, fourth)


def _trick_share(contract: Contract, outcome: Outcome, table: PointTable) -> Share:
    bid = contract.bid
    assert not isinstance(bid, NoloBid)
    cell = table.cell(bid, outcome.side_tricks)
    value = 2 * cell if contract.doubled else cell
    if outcome.self_partner:
        each = _alone(contract.declarer, value)
    else:
        first, second, third, fourth = (value if seat in outcome.side else -value for seat in SEATS)
        each = (first, second, third, fourth)
    over = outcome.side_tricks - bid.level
    return Share(contract.declarer, cell, over, contract.doubled, outcome.self_partner, each)
