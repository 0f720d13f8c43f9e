"""What can be done to a point table: other values in a block of cells, back to the formula, another formula.

Cells are named by `Spot`: the bid's place in the ladder, and the tricks. A nolo bid has two values only; each of its
cells shows one of them, and changing the first of those that show it changes the value. Knows no widgets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from math import ceil
from typing import Final, TypeAlias

from laksewhist.engine.bids import LADDER, NOLO_BIDS, Bid, NoloBid, NoloKind, TrickBid
from laksewhist.engine.point_table import TRICK_COUNTS, Formula, NoloCells, PointTable

Spot: TypeAlias = tuple[int, int]
"""The row of a bid in the ladder, 0 to 33, and the number of tricks, 0 to 13."""

ALL_SPOTS: Final[tuple[Spot, ...]] = tuple((row, tricks) for row in range(len(LADDER)) for tricks in TRICK_COUNTS)


def is_made(bid: Bid, tricks: int) -> bool:
    """Whether the declarer's side has made the bid with so many tricks (R7, R13 to R16)."""
    return tricks <= bid.tricks_allowed if isinstance(bid, NoloBid) else tricks >= bid.level


def is_first(bid: Bid, tricks: int) -> bool:
    """Whether this is the cell that a value is changed by: every cell of a trick bid, two of a nolo bid."""
    return not isinstance(bid, NoloBid) or tricks in (0, bid.tricks_allowed + 1)


def value_at(table: PointTable, spot: Spot) -> int:
    """What the cell holds; in nolo what it comes to for each opponent."""
    bid = LADDER[spot[0]]
    if isinstance(bid, TrickBid):
        return table.cell(bid, spot[1])
    cells = table.nolo_cells(bid.kind)
    return cells.made if is_made(bid, spot[1]) else cells.fallen


def is_own(table: PointTable, spot: Spot) -> bool:
    """Whether the cell has a value of its own: not the formula's, in nolo not that of the alm row."""
    bid = LADDER[spot[0]]
    if isinstance(bid, NoloBid):
        return bid.kind in table.nolo
    return table.cell(bid, spot[1]) != table.formula.cell(bid, spot[1])


def with_values(table: PointTable, values: Mapping[Spot, int]) -> PointTable:
    """The table with these values; those of cells that only repeat a nolo value are left out."""
    rows: dict[TrickBid, list[int]] = {}
    for (row, tricks), value in values.items():
        bid = LADDER[row]
        if isinstance(bid, TrickBid):
            rows.setdefault(bid, list(table.cells[bid]))[tricks] = value
    cells = {bid: tuple(rows[bid]) if bid in rows else row for bid, row in table.cells.items()}
    return _with_nolo_values(replace(table, cells=cells), values)


def _with_nolo_values(table: PointTable, values: Mapping[Spot, int]) -> PointTable:
    """The table with the nolo values among these; what is as the alm row has it goes on following that."""
    nolo = {bid.kind: table.nolo_cells(bid.kind) for bid in NOLO_BIDS}
    for (row, tricks), value in values.items():
        bid = LADDER[row]
        if isinstance(bid, NoloBid) and is_first(bid, tricks):
            before = nolo[bid.kind]
            nolo[bid.kind] = replace(before, made=value) if is_made(bid, tricks) else replace(before, fallen=value)
    own = {kind: cells for kind, cells in nolo.items() if kind in table.nolo or cells != table.nolo_cells(kind)}
    return replace(table, nolo=own)


def back_to_formula(table: PointTable, spots: Iterable[Spot]) -> PointTable:
    """The table with the formula's values in these cells; nolo bids among them follow their alm rows again."""
    values: dict[Spot, int] = {}
    nolo = dict(table.nolo)
    for spot in spots:
        bid = LADDER[spot[0]]
        if isinstance(bid, TrickBid):
            values[spot] = table.formula.cell(bid, spot[1])
        else:
            nolo.pop(bid.kind, None)
    return replace(with_values(table, values), nolo=nolo)


def set_following(table: PointTable, kind: NoloKind, *, follows: bool) -> PointTable:
    """The table in which a nolo bid follows its alm row, or keeps from now on what it has."""
    nolo: dict[NoloKind, NoloCells] = {each: cells for each, cells in table.nolo.items() if each is not kind}
    return replace(table, nolo=nolo if follows else {**nolo, kind: table.nolo_cells(kind)})


def filled(table: PointTable, formula: Formula, *, keep_own: bool) -> PointTable:
    """The table filled by another formula; with `keep_own` the cells that have a value of their own keep it."""
    plain = PointTable.from_formula(table.name, formula)
    if not keep_own:
        return plain
    own = {
        (row, tricks): table.cell(bid, tricks)
        for row, bid in enumerate(LADDER)
        if isinstance(bid, TrickBid)
        for tricks in TRICK_COUNTS
        if is_own(table, (row, tricks))
    }
    return replace(with_values(plain, own), nolo=table.nolo)


def scaled(value: int, factor: Fraction) -> int:
    """A value times a factor, rounded up on its magnitude as the formula rounds (R31)."""
    exact = value * factor
    return ceil(exact) if exact >= 0 else -ceil(-exact)


def differing(before: PointTable, after: PointTable) -> frozenset[Spot]:
    """The cells whose values differ between two tables."""
    return frozenset(spot for spot in ALL_SPOTS if value_at(before, spot) != value_at(after, spot))
