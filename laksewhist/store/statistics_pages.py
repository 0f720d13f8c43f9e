"""Everything that one page of the statistics shows, reckoned in one go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import field
from enum import Enum
from typing import Any, Final

from laksewhist.engine.values import dataclass
from laksewhist.store.history.rows import Score
from laksewhist.store.statistics import DECLARING, Tally, tallied
from laksewhist.store.statistics_choice import (
    SIDE,
    Choice,
    Counts,
    Facts,
    Grain,
    TimeKey,
    by_bid,
    by_brain,
    by_role,
    by_tournament,
    chosen_deals,
    counts_of,
    grain_of,
    of_people,
    who_of,
)
from laksewhist.store.statistics_lines import Line, lines_of, most_active


class Subject(Enum):
    """What the statistics are told by."""

    PARTICIPANTS = "participants"
    BIDS = "bids"
    LEVELS = "levels"
    ROLES = "roles"
    TIME = "time"
    TOURNAMENTS = "tournaments"


@dataclass(frozen=True, slots=True)
class Page:
    """The numbers of a page. What the keys of `groups` are follows from the subject: see `KEYS`.

    `lines` are there for the time only, `tricks` (tricks above the bid: how often) for the bids only.
    """

    subject: Subject
    counts: Counts
    groups: Mapping[Any, Tally]
    grain: Grain = Grain.DAY
    lines: tuple[Line, ...] = ()
    tricks: Mapping[int, int] = field(default_factory=Counter)


KEYS: Final[Mapping[Subject, Callable[[Score], Any]]] = {
    Subject.PARTICIPANTS: who_of,
    Subject.BIDS: by_bid,
    Subject.LEVELS: by_brain,
    Subject.ROLES: by_role,
    Subject.TOURNAMENTS: by_tournament,
}
"""What makes a group: `Who`, a bid's text, `Brain`, a value of `Role`, `(tournament's id, Who)`.

Over time it is `(first day, Who)`.
"""


def page_of(facts: Facts, choice: Choice, subject: Subject) -> Page:
    """The page of this subject for the deals and people that are chosen."""
    scores = of_people(chosen_deals(facts, choice), choice)
    counts = counts_of(facts, choice)
    counted = SIDE if subject is Subject.ROLES else DECLARING
    match subject:
        case Subject.TIME:
            grain = grain_of(scores)
            lines = lines_of(scores, most_active(scores))
            return Page(subject, counts, tallied(scores, TimeKey(grain), counted), grain, lines)
        case Subject.BIDS:
            tricks = tricks_of(scores)
            return Page(subject, counts, tallied(scores, by_bid, counted), tricks=tricks)
        case _:
            return Page(subject, counts, tallied(scores, KEYS[subject], counted))


def tricks_of(scores: list[Score]) -> Counter[int]:
    """How often sides took so many tricks more than they bid, by declarers; fewer where negative."""
    found: Counter[int] = Counter()
    for score in scores:
        if score.needed is not None and score.side_tricks is not None and score.role in DECLARING:
            found[score.side_tricks - score.needed] += 1
    return found
