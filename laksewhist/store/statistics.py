"""What many deals come to: points per deal with an interval, bids made and lost, tricks against the bid."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from typing import Final, TypeVar

from laksewhist.engine.values import dataclass
from laksewhist.store.history.rows import Role, Score

Key = TypeVar("Key", bound=Hashable)

IDLE: Final = frozenset({Role.SITS_OUT.value, Role.NO_CONTRACT.value})
"""The roles of those for whom there was nothing to win in a deal."""
DECLARING: Final = frozenset({Role.DECLARER.value, Role.ALONE.value})
"""The roles of whoever made the bid, or joined it."""
_EXACT: Final = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
_NORMAL: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Tally:
    """What one group of scores comes to.

    `deals` counts deals in which something was played. `points` is the sum, `mean` the points of one participant in
    one deal, and `spread` how far the true mean may lie from it on either side, with 95 %; None with fewer than two
    deals. The unit of the interval is the deal: scores of the same deal hang together. `made` and `lost` count bids,
    one for each declarer. `trick_bids` of them were trick bids, whose sides took `over` tricks more than they bid.
    """

    deals: int
    points: int
    mean: float
    spread: float | None
    made: int
    lost: int
    trick_bids: int
    over: int

    @property
    def bids(self) -> int:
        """How many bids there were."""
        return self.made + self.lost

    @property
    def share_made(self) -> float | None:
        """The part of the bids that was made, 0 to 1; None where there were none."""
        return self.made / self.bids if self.bids else None

    @property
    def mean_over(self) -> float | None:
        """Tricks above the bid in a trick bid; below it where negative. None where there were none."""
        return self.over / self.trick_bids if self.trick_bids else None


class _Sums:
    """What is counted while the deals go by, one after another."""

    __slots__ = ("deal", "deals", "lost", "made", "over", "points", "rows", "square", "table", "trick_bids")

    def __init__(self) -> None:
        self.deal = -1
        self.deals = self.made = self.lost = self.trick_bids = self.over = 0
        self.points = self.rows = 0  # of the deal that is going on
        self.table = [0, 0, 0, 0, 0]
        """Over the deals: points, rows, and the sums of their products."""

    def close_deal(self) -> None:
        points, rows, sums = self.points, self.rows, self.table
        if rows:
            self.deals += 1
            sums[0] += points
            sums[1] += rows
            sums[2] += points * points
            sums[3] += points * rows
            sums[4] += rows * rows
        self.points = self.rows = 0

    def tally(self) -> Tally:
        self.close_deal()
        points, rows, squares, products, row_squares = self.table
        mean, spread = points / rows, None
        if self.deals > 1:
            # How far each deal lies from the mean, squared and added up: a mean of ratios has this variance.
            apart = max(0.0, squares - 2 * mean * products + mean * mean * row_squares)
            error = sqrt(apart * self.deals / (self.deals - 1)) / rows
            spread = student(self.deals - 1) * error
        return Tally(self.deals, points, mean, spread, self.made, self.lost, self.trick_bids, self.over)


def tallied(
    scores: Iterable[Score], key: Callable[[Score], Key | None], counted: frozenset[str] = DECLARING
) -> dict[Key, Tally]:
    """The tally of each group; `key` tells a score's group, None: it is left out.

    The scores of one deal stand next to each other, as `History.scores` gives them. Bids are counted for the roles in
    `counted`. Who sat out, and deals in which nothing was played, count for nothing.
    """
    groups: dict[Key, _Sums] = {}
    idle = IDLE
    for score in scores:
        role = score.role
        if role in idle or (group := key(score)) is None:
            continue
        sums = groups.get(group)
        if sums is None:
            sums = groups[group] = _Sums()
        if score.deal != sums.deal:
            sums.close_deal()
            sums.deal = score.deal
        sums.points += score.points
        sums.rows += 1
        if role in counted:
            _count_bid(sums, score)
    return {group: sums.tally() for group, sums in groups.items()}


def _count_bid(sums: _Sums, score: Score) -> None:
    if score.made:
        sums.made += 1
    elif score.made is not None:
        sums.lost += 1
    if score.needed is not None and score.side_tricks is not None:
        sums.trick_bids += 1
        sums.over += score.side_tricks - score.needed


def student(degrees: int) -> float:
    """How many standard errors hold 95 %, for so many degrees of freedom (1 or more); right to a hundredth."""
    if degrees in _EXACT:
        return _EXACT[degrees]
    z, v = _NORMAL, degrees
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3
