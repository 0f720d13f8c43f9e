"""The point table: a whole number for every bid and result, filled by a formula in exact arithmetic (R31).

Cells say what declarer and partner each get. Multiples (R11, R22) are applied to the rounded cell, in `points`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from typing import Final

from laksewhist.engine.bids import NOLO_BIDS, NOLO_LEVEL, TRICK_BIDS, NoloKind, TrickBid, TrickKind

TRICK_COUNTS: Final = range(14)
"""The tricks that the declarer's side can take, 0 to 13: the columns of the table."""

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Formula:
    """Laksestuen's formula with its parameters, exact.

    The unit of a bid is `base · growth^(level-8) · kinds[kind]`. Made with o overtricks it is worth
    `unit · bonus · (1 + slope·o)`; lost with u undertricks `-unit · (1 + slope·(u-1))`; each cell is rounded up on its
    magnitude.
    """

    base: Fraction = Fraction(8)
    growth: Fraction = Fraction(2)
    bonus: Fraction = Fraction(5, 4)
    slope: Fraction = Fraction(1, 2)
    kinds: Mapping[TrickKind, Fraction] = field(
        default_factory=lambda: {
            TrickKind.ALMINDELIGE: Fraction(1),
            TrickKind.GODE: Fraction(5, 4),
            TrickKind.VIP: Fraction(5, 4),
            TrickKind.HALVE: Fraction(7, 4),
            TrickKind.SANS: Fraction(2),
        }
    )

    def cell(self, bid: TrickBid, tricks: int) -> int:
        """What each of the declarer's side gets for the bid with so many tricks."""
        unit = self.base * self.growth ** (bid.level - 8) * self.kinds[bid.kind]
        over = tricks - bid.level
        if over >= 0:
            return _round_up(unit * self.bonus * (1 + self.slope * over))
        return _round_up(-unit * (1 + self.slope * (-over - 1)))

    def row(self, bid: TrickBid) -> Row:
        """The bid's 14 cells, for 0 to 13 tricks."""
        return tuple(self.cell(bid, tricks) for tricks in TRICK_COUNTS)


def _round_up(value: Fraction) -> int:
    """Away from zero to the next whole number."""
    return ceil(value) if value >= 0 else -ceil(-value)


DEFAULT_FORMULA: Final = Formula()


@dataclass(frozen=True, slots=True)
class NoloCells:
    """What a nolo bid is worth per opponent: `made` to the declarer when he stands, `fallen` when he falls."""

    made: int
    fallen: int


@dataclass(frozen=True, slots=True)
class PointTable:
    """A whole point table.

    `cells` has a row of 14 numbers for each of the 30 trick bids. `nolo` holds the edited nolo cells only; every other
    one follows its almindelige row: exactly made, and one under (R30).
    """

    name: str
    formula: Formula
    cells: Mapping[TrickBid, Row]
    nolo: Mapping[NoloKind, NoloCells]

    def __post_init__(self) -> None:
        if set(self.cells) != set(TRICK_BIDS) or any(len(row) != len(TRICK_COUNTS) for row in self.cells.values()):
            raise ValueError("R31: a point table has 14 numbers for each of the 30 trick bids")

    @classmethod
    def from_formula(cls, name: str, formula: Formula = DEFAULT_FORMULA) -> PointTable:
        """The table that a formula fills, with no cell edited."""
        return cls(name, formula, {bid: formula.row(bid) for bid in TRICK_BIDS}, {})

    def cell(self, bid: TrickBid, tricks: int) -> int:
        """What each of the declarer's side gets for the bid with so many tricks, before any multiple."""
        return self.cells[bid][tricks]

    def nolo_cells(self, kind: NoloKind) -> NoloCells:
        """The two values of a nolo bid, its own or those of the almindelige row it follows (R30)."""
        edited = self.nolo.get(kind)
        if edited is not None:
            return edited
        level = NOLO_LEVEL[kind]
        row = self.cells[TrickBid(level, TrickKind.ALMINDELIGE)]
        return NoloCells(made=row[level], fallen=row[level - 1])


DEFAULT_TABLE: Final = PointTable.from_formula("Laksestuen")
"""Laksestuen's own table (R31)."""

LARGEST_POINTS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Fault:
    """Something odd in a table: where (such as `8 alm, 9 tricks`), what, and whether the table cannot be used so."""

    where: str
    what: str
    is_error: bool


def faults(table: PointTable) -> tuple[Fault, ...]:
    """Every fault of a table at once, errors and warnings: of the rows, between the levels, and of the nolo cells."""
    found: list[Fault] = []
    for bid in TRICK_BIDS:
        found += _row_faults(bid, table.cells[bid])
    found += _level_faults(table)
    for nolo in NOLO_BIDS:
        found += _nolo_faults(nolo.kind, table.nolo_cells(nolo.kind))
    return tuple(found)


def _row_faults(bid: TrickBid, row: Row) -> list[Fault]:
    found: list[Fault] = []
    for tricks, value in enumerate(row):
        where = f"{bid.text}, {tricks} tricks"
        if abs(value) > LARGEST_POINTS:
            found.append(Fault(where, f"{value} is out of range (at most {LARGEST_POINTS})", is_error=True))
        elif tricks >= bid.level and value < 0:
            found.append(Fault(where, f"a bid that is made loses {-value}", is_error=True))
        elif tricks < bid.level and value > 0:
            found.append(Fault(where, f"a bid that is lost wins {value}", is_error=True))
        if tricks > 0 and value < row[tricks - 1]:
            what = f"one trick more gives less: {value} after {row[tricks - 1]}"
            found.append(Fault(where, what, is_error=False))
    return found


def _level_faults(table: PointTable) -> list[Fault]:
    found: list[Fault] = []
    for bid in TRICK_BIDS:
        if bid.level == 8:
            continue
        lower = TrickBid(bid.level - 1, bid.kind)
        here, below = table.cell(bid, bid.level), table.cell(lower, lower.level)
        if here < below:
            what = f"made exactly it gives less than {lower.text}: {here} after {below}"
            found.append(Fault(f"{bid.text}, {bid.level} tricks", what, is_error=False))
    return found


def _nolo_faults(kind: NoloKind, cells: NoloCells) -> list[Fault]:
    found: list[Fault] = []
    for word, value in (("made", cells.made), ("fallen", cells.fallen)):
        where = f"{kind.value}, {word}"
        if abs(value) > LARGEST_POINTS:
            found.append(Fault(where, f"{value} is out of range (at most {LARGEST_POINTS})", is_error=True))
    if cells.made < 0:
        found.append(Fault(f"{kind.value}, made", f"a bid that is made loses {-cells.made}", is_error=True))
    if cells.fallen > 0:
        found.append(Fault(f"{kind.value}, fallen", f"a bid that is lost wins {cells.fallen}", is_error=True))
    return found
