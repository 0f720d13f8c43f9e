"""Deals that have been played and kept, and what another point table would have made of them. Knows no widgets."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from laksewhist.engine.cards import SEATS
from laksewhist.engine.contract import Outcome
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import Points, points
from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError
from laksewhist.store.history.history import History
from laksewhist.store.history.rows import SheetDeal
from laksewhist.store.history.scoring import outcome_of
from laksewhist.store.memory import Memory

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A finished deal: who sat in the four seats, how it ended, and what each seat was given then."""

    names: tuple[str, str, str, str]
    outcome: Outcome
    points: Points


class StoredDeals(Protocol):
    """Where finished deals are kept."""

    def last(self, number: int) -> tuple[KeptDeal, ...]:
        """The last deals with a contract, the newest first; fewer where there are no more. Never raises."""


class HistoryDeals:
    """The deals of the history, of all tournaments that are not deleted; `memory` is asked for when it is needed."""

    def __init__(self, memory: Callable[[], Memory]) -> None:
        self._memory = memory

    def last(self, number: int) -> tuple[KeptDeal, ...]:
        """The last deals, newest first; where the history cannot be read that is logged, and there are none."""
        try:
            history = self._memory().history
            deals = tuple(history.scored_deals(number))
            if not deals:
                return ()
            names = _names(history, min(deal.deal for deal in deals))
            return tuple([_kept(deal, names) for deal in deals])
        except (OSError, FormatError, KeyError) as error:  # KeyError: a history that has lost a participant
            _log.warning("the stored deals cannot be read: %s", error)
            return ()


def _names(history: History, first: int) -> Mapping[tuple[int, int], str]:
    """The participants' names by deal and number, from a deal on."""
    rows = history.query("SELECT deal, participant, name FROM scores WHERE deal >= ?", (first,))
    return {(int(str(deal)), int(str(who))): str(name) for deal, who, name in rows}


def _kept(deal: SheetDeal, names: Mapping[tuple[int, int], str]) -> KeptDeal:
    first, second, third, fourth = (deal.participant(seat) for seat in SEATS)
    order = (first, second, third, fourth)
    north, east, south, west = (names[deal.deal, who] for who in order)
    a, b, c, d = (deal.points[who] for who in order)
    return KeptDeal((north, east, south, west), outcome_of(deal.result), (a, b, c, d))


@dataclass(frozen=True, slots=True)
class Rescored:
    """A participant's deals: how many, their points as they were given, and as a table would have it."""

    name: str
    deals: int
    then: int
    now: int


def rescore(deals: Iterable[KeptDeal], table: PointTable) -> tuple[Rescored, ...]:
    """What the deals would have come to for each participant by this table, the highest first."""
    sums: dict[str, Rescored] = {}
    for deal in deals:
        scored = points(deal.outcome, table)
        for name, then, now in zip(deal.names, deal.points, scored, strict=True):
            before = sums.get(name, Rescored(name, 0, 0, 0))
            sums[name] = Rescored(name, before.deals + 1, before.then + then, before.now + now)
    return tuple(sorted(sums.values(), key=lambda each: (-each.now, each.name.casefold())))
