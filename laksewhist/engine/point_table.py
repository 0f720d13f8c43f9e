"""The point table: a whole number for every bid and result, filled by a formula in exact arithmetic (R31).

Cells say what declarer and partner each get. Multiples (R11, R22) are applied to the rounded cell, in `points`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from typing import Final

from laksewhist.engine.bids import NOLO_LEVEL, TRICK_BIDS, NoloKind, TrickBid, TrickKind
from laksewhist.engine.values import dataclass

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
        return self.row(bid)[tricks]

    def row(self, bid: TrickBid) -> Row:
        """The bid's 14 cells, for 0 to 13 tricks."""
        unit = self.base * self.growth ** (bid.level - 8) * self.kinds[bid.kind]
        made = unit * self.bonus
        lost = [-_stepped(unit, self.slope, under - 1) for under in range(bid.level, 0, -1)]
        return (*lost, *(_stepped(made, self.slope, over) for over in range(len(TRICK_COUNTS) - bid.level)))


def _stepped(value: Fraction, slope: Fraction, steps: int) -> int:
    """`value · (1 + slope · steps)`, away from zero to the next whole number.

    Reckoned with whole numbers: every start fills a table, and fractions take ten times as long.
    """
    numerator = value.numerator * (slope.denominator + slope.numerator * steps)
    denominator = value.denominator * slope.denominator
    return -(-numerator // denominator) if numerator >= 0 else numerator // denominator


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
"""The most that a cell may hold, on either side of zero."""
