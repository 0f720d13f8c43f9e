"""The sums of points as they grew, deal by deal, thinned out to what a picture can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import itemgetter
from typing import Final, NamedTuple

from laksewhist.engine.values import dataclass
from laksewhist.store.history.rows import Score
from laksewhist.store.statistics import IDLE
from laksewhist.store.statistics_choice import Who

MOST_LINES: Final = 6
MOST_SPOTS: Final = 240
_MOMENT: Final = itemgetter(Score._fields.index("finished"), Score._fields.index("deal"))


class Spot(NamedTuple):
    """After so many of the deals (`number`, from 1), which ended at `finished` ms since 1970, the sum was `points`."""

    number: int
    finished: int
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """How one participant's sum of points grew; the last spot is the sum now."""

    who: Who
    spots: tuple[Spot, ...]


def most_active(scores: Iterable[Score], most: int = MOST_LINES) -> list[Who]:
    """Who took part in most deals, people before computers."""
    counted = Counter((score.name, score.level) for score in scores if score.role not in IDLE)
    ordered = sorted(counted, key=lambda who: (who[1] is not None, -counted[who], who[0]))
    return [Who(*who) for who in ordered[:most]]


def lines_of(scores: Iterable[Score], people: Iterable[Who], most: int = MOST_SPOTS) -> tuple[Line, ...]:
    """The line of each of these people, over all deals in which one of them played something, by time."""
    wanted: list[Who] = list(people)
    index = {(who.name, who.level): at for at, who in enumerate(wanted)}
    rows = [score for score in scores if score.role not in IDLE and (score.name, score.level) in index]
    rows.sort(key=_MOMENT)
    sums = [0] * len(wanted)
    after: list[tuple[int, tuple[int, ...]]] = []
    for at, score in enumerate(rows):
        sums[index[score.name, score.level]] += score.points
        if at + 1 == len(rows) or rows[at + 1].deal != score.deal:
            after.append((score.finished, tuple(sums)))
    kept = _thinned(len(after), most)
    return tuple(
        Line(who, tuple(Spot(at + 1, after[at][0], after[at][1][number]) for at in kept))
        for number, who in enumerate(wanted)
    )


def _thinned(count: int, most: int) -> list[int]:
    """So many places of a row at the most, evenly spread, with the last."""
    step = max(1, -(-count // most))
    return [*range(count - 1, -1, -step)][::-1]
