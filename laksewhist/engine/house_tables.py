"""The point tables that come with the game: Laksestuen's own, and those of other Danish houses (R31).

Their names are proper names and stand in Danish in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from laksewhist.engine.bids import TRICK_BIDS, NoloKind, TrickBid, TrickKind
from laksewhist.engine.point_table import DEFAULT_TABLE, TRICK_COUNTS, Formula, NoloCells, PointTable

_DOUBLED: Final = {kind: Fraction(1 if kind is TrickKind.ALMINDELIGE else 2) for kind in TrickKind}
"""Whatever is more than almindelige counts twice."""


def _double_loss() -> PointTable:
    """8 alm is worth 10, each level twice the one below; once more for each overtrick, double for each one lacking.

    The formula gives just that: a bid made exactly is worth half of what the first missing trick costs.
    """
    formula = Formula(Fraction(20), Fraction(2), Fraction(1, 2), Fraction(1), _DOUBLED)
    plain = PointTable.from_formula("Fordobling med dobbelt tab", formula)
    nolo = {
        NoloKind.SOL: NoloCells(50, -50),
        NoloKind.REN_SOL: NoloCells(100, -100),
        NoloKind.BORDLAEGGER: NoloCells(200, -200),
        NoloKind.SNIKSNAK: NoloCells(400, -400),
    }
    return PointTable(plain.name, formula, plain.cells, nolo)


def _above_six() -> PointTable:
    """A trick of 8 alm is worth 10, of each level twice the one below; made, all above six count.

    Each missing trick counts twice. No formula gives it, since what a bid wins when it is made exactly depends on its
    level; the one kept with it gives the losses.
    """
    formula = Formula(Fraction(20), Fraction(2), Fraction(1), Fraction(1), _DOUBLED)
    return _by_cells("Stik over seks", formula, _above_six_cell)


def _above_six_cell(bid: TrickBid, tricks: int) -> int:
    trick: int = 10 * 2 ** (bid.level - 8) * int(_DOUBLED[bid.kind])
    return trick * (tricks - 6) if tricks >= bid.level else -2 * trick * (bid.level - tricks)


def _by_cells(name: str, formula: Formula, cell: Callable[[TrickBid, int], int]) -> PointTable:
    cells = {bid: tuple(cell(bid, tricks) for tricks in TRICK_COUNTS) for bid in TRICK_BIDS}
    return PointTable(name, formula, cells, {})


DOUBLE_LOSS: Final = _double_loss()
ABOVE_SIX: Final = _above_six()
BUILT_IN: Final = (DEFAULT_TABLE, DOUBLE_LOSS, ABOVE_SIX)
"""The tables that are always there; whoever edits one edits a copy."""
