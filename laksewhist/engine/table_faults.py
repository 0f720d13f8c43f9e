"""What is odd or wrong in a point table: errors, which make it unusable, and warnings (R31)."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from itertools import pairwise

from laksewhist.engine.bids import NOLO_BIDS, TRICK_BIDS, Bid, NoloBid, TrickBid
from laksewhist.engine.point_table import LARGEST_POINTS, PointTable, Row
from laksewhist.engine.values import dataclass

_LOWEST_LEVEL = 8


class FaultKind(Enum):
    """In which way a cell is odd or wrong."""

    OUT_OF_RANGE = "out of range"
    MADE_LOSES = "made loses"
    LOST_WINS = "lost wins"
    MORE_TRICKS_LESS = "more tricks less"
    HIGHER_BID_LESS = "higher bid less"


@dataclass(frozen=True, slots=True)
class Cause:
    """A fault of a cell, for whoever words it in another way.

    `tricks` is the cell's number of tricks; in nolo one that makes the bid or one that loses it. `other` is the value
    that `value` was held against, and `lower` the lower bid that gives more, where there is one.
    """

    kind: FaultKind
    bid: Bid
    tricks: int
    value: int
    other: int = 0
    lower: Bid | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """Something odd in a table: where (such as `8 alm, 9 tricks`), what, and whether the table cannot be used so.

    `cause` is None where what is wrong is not a cell, as in a file that cannot be read.
    """

    where: str
    what: str
    is_error: bool
    cause: Cause | None = field(default=None, compare=False)


def faults(table: PointTable) -> tuple[Fault, ...]:
    """Every fault of a table at once, errors and warnings: of the rows, between the levels, and of the nolo cells."""
    found: list[Fault] = []
    for bid in TRICK_BIDS:
        found += _row_faults(bid, table.cells[bid])
    found += _level_faults(table)
    for nolo in NOLO_BIDS:
        found += _nolo_faults(nolo, table)
    found += _nolo_order_faults(table)
    return tuple(found)


def _out_of_range(value: int) -> str:
    return f"{value} is out of range (at most {LARGEST_POINTS})"


def _fault(cause: Cause, where: str, what: str, *, is_error: bool) -> Fault:
    return Fault(where, what, is_error, cause)


def _row_faults(bid: TrickBid, row: Row) -> list[Fault]:
    found: list[Fault] = []
    for tricks, value in enumerate(row):
        where = f"{bid.text}, {tricks} tricks"
        sign = _sign_fault(bid, tricks, value, where, is_made=tricks >= bid.level)
        found += [sign] if sign is not None else []
        if tricks > 0 and value < row[tricks - 1]:
            cause = Cause(FaultKind.MORE_TRICKS_LESS, bid, tricks, value, row[tricks - 1])
            what = f"one trick more gives less: {value} after {row[tricks - 1]}"
            found.append(_fault(cause, where, what, is_error=False))
    return found


def _sign_fault(bid: Bid, tricks: int, value: int, where: str, *, is_made: bool) -> Fault | None:
    """The error of a cell that is too large or has the wrong sign, if it is one."""
    if abs(value) > LARGEST_POINTS:
        kind, what = FaultKind.OUT_OF_RANGE, _out_of_range(value)
    elif is_made and value < 0:
        kind, what = FaultKind.MADE_LOSES, f"a bid that is made loses {-value}"
    elif not is_made and value > 0:
        kind, what = FaultKind.LOST_WINS, f"a bid that is lost wins {value}"
    else:
        return None
    return _fault(Cause(kind, bid, tricks, value), where, what, is_error=True)


def _level_faults(table: PointTable) -> list[Fault]:
    found: list[Fault] = []
    for bid in TRICK_BIDS:
        if bid.level == _LOWEST_LEVEL:
            continue
        lower = TrickBid(bid.level - 1, bid.kind)
        here, below = table.cell(bid, bid.level), table.cell(lower, lower.level)
        if here < below:
            cause = Cause(FaultKind.HIGHER_BID_LESS, bid, bid.level, here, below, lower)
            what = f"made exactly it gives less than {lower.text}: {here} after {below}"
            found.append(_fault(cause, f"{bid.text}, {bid.level} tricks", what, is_error=False))
    return found


def _nolo_faults(bid: NoloBid, table: PointTable) -> list[Fault]:
    cells = table.nolo_cells(bid.kind)
    checks = (("made", 0, cells.made, True), ("fallen", bid.tricks_allowed + 1, cells.fallen, False))
    found = [
        _sign_fault(bid, tricks, value, f"{bid.text}, {word}", is_made=is_made)
        for word, tricks, value, is_made in checks
    ]
    return [fault for fault in found if fault is not None]


def _nolo_order_faults(table: PointTable) -> list[Fault]:
    """Made, a nolo bid of its own value should not give less than the nolo bid below it."""
    found: list[Fault] = []
    for lower, bid in pairwise(NOLO_BIDS):
        here, below = table.nolo_cells(bid.kind).made, table.nolo_cells(lower.kind).made
        if here < below and not {bid.kind, lower.kind}.isdisjoint(table.nolo):
            cause = Cause(FaultKind.HIGHER_BID_LESS, bid, 0, here, below, lower)
            what = f"made it gives less than {lower.text}: {here} after {below}"
            found.append(_fault(cause, f"{bid.text}, made", what, is_error=False))
    return found
