"""What a deal can be expected to bring one seat: mean and spread of its points, under the tournament's own table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from laksewhist.ai.models.ordinal import Chances
from laksewhist.engine.bids import NoloKind, TrickBid
from laksewhist.engine.point_table import PointTable


@dataclass(frozen=True, slots=True)
class Prospect:
    """`points` is the mean and `squares` the mean of the squares of what this seat gets.

    `chance` is the chance that the contract in question is made and `tricks` the expected tricks of declarer's side;
    None where there is none, as while the contract is open.
    """

    points: float
    squares: float
    chance: float | None = None
    tricks: float | None = None

    @property
    def spread(self) -> float:
        """The standard deviation of the points."""
        return sqrt(max(0.0, self.squares - self.points * self.points))

    def worth(self, risk: float) -> float:
        """The mean less `risk` times the spread, rounded to six places so that every platform compares alike."""
        return round(self.points - risk * self.spread, 6)


NOTHING: Final = Prospect(0.0, 0.0)
"""A deal without points: four passes, or an iron hand."""


def mixed(parts: Iterable[tuple[float, Prospect]]) -> Prospect:
    """One of several prospects, each as likely as its weight beside the others; nothing where no weight is above 0.

    Chance and tricks are kept where every part has them.
    """
    # Added up one by one, not with `sum`, which rounds otherwise from Python 3.12 on.
    total = points = squares = 0.0
    chance: float | None = 0.0
    tricks: float | None = 0.0
    for weight, part in parts:
        if weight > 0:
            total += weight
            points += weight * part.points
            squares += weight * part.squares
            chance = None if chance is None or part.chance is None else chance + weight * part.chance
            tricks = None if tricks is None or part.tricks is None else tricks + weight * part.tricks
    if total <= 0:
        return NOTHING
    shares = [None if each is None else each / total for each in (chance, tricks)]
    return Prospect(points / total, squares / total, *shares)


class Mixture:
    """A mixture that grows part by part; as `mixed`, but without chance and tricks."""

    __slots__ = ("_points", "_squares", "_weight")

    def __init__(self) -> None:
        self._weight = self._points = self._squares = 0.0

    def add(self, weight: float, part: Prospect) -> None:
        """One more part."""
        self._weight += weight
        self._points += weight * part.points
        self._squares += weight * part.squares

    def prospect(self) -> Prospect:
        """The mixture so far; nothing where there is no part yet."""
        if self._weight <= 0:
            return NOTHING
        return Prospect(self._points / self._weight, self._squares / self._weight)


def moved(prospect: Prospect, points: float) -> Prospect:
    """The same prospect with so many points more, and as much spread."""
    mean = prospect.points + points
    return Prospect(mean, mean * mean + prospect.spread**2, prospect.chance, prospect.tricks)


def together(first: Prospect, second: Prospect) -> Prospect:
    """Both settlements of one deal, as in nolo with several declarers; they are taken as independent.

    Chance and tricks are those of the first.
    """
    spread = first.spread**2 + second.spread**2
    points = first.points + second.points
    return Prospect(points, points * points + spread, first.chance, first.tricks)


def trick_prospect(table: PointTable, bid: TrickBid, chances: Chances, multiple: int) -> Prospect:
    """A trick bid whose side takes so many tricks with these chances; `multiple` is what this seat gets of each cell.

    1 for declarer and partner, -1 for an opponent, 3 for a declarer who plays alone (R22), twice that after the third
    vip card (R11).
    """
    points = squares = tricks = made = 0.0
    for count, (chance, cell) in enumerate(zip(chances, table.cells[bid], strict=True)):
        gain = chance * cell
        points += gain
        squares += gain * cell
        tricks += count * chance
        if count >= bid.level:
            made += chance
    return Prospect(multiple * points, multiple * multiple * squares, min(1.0, made), tricks)


def nolo_prospect(table: PointTable, kind: NoloKind, made: float, multiple: int) -> Prospect:
    """A nolo bid that is made with this chance; `multiple` is 3 for its declarer and -1 for each other (R29, R30)."""
    cells = table.nolo_cells(kind)
    points = made * cells.made + (1 - made) * cells.fallen
    squares = made * cells.made**2 + (1 - made) * cells.fallen**2
    return Prospect(multiple * points, multiple * multiple * squares, made)
