"""Deals that have been played and kept, and what another point table would have made of them. Knows no widgets."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from laksewhist.engine.contract import Outcome
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import Points, points
from laksewhist.store.errors import FormatError
from laksewhist.store.record import RecordedDeal, load_record
from laksewhist.store.replay import replay_deal

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


class RecordedDeals:
    """The deals of the records that the game writes of each match, below the data folder."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def last(self, number: int) -> tuple[KeptDeal, ...]:
        """The last deals, newest first; a record that cannot be read is logged and left out."""
        found: list[KeptDeal] = []
        for path in sorted(self._data.glob("match-*.laksewhist"), reverse=True):
            for deal in self._deals(path):
                if len(found) == number:
                    return tuple(found)
                found.append(deal)
        return tuple(found)

    def _deals(self, path: Path) -> Iterator[KeptDeal]:
        try:
            record = load_record(path)
            for deal in reversed(record.deals):
                if deal.result is not None and deal.result.contract is not None:
                    yield self._kept(deal, record.table, path.name)
        except (FormatError, OSError) as error:
            _log.warning("%s is left out: %s", path.name, error)

    def _kept(self, deal: RecordedDeal, table: PointTable, place: str) -> KeptDeal:
        outcome = replay_deal(deal, table, place).state.outcome
        return KeptDeal(deal.seats, outcome, points(outcome, table))


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
