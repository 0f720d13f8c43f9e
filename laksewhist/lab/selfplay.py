"""Computers play deals in a row. The same seed and players give the same deals on every machine, with any jobs.

Without a compiled core the levels above the simplest think less, and may choose otherwise than with one.

The deals come in rounds: in round n the n-th dealer deals until somebody has played, so an iron hand or four passes
only lengthen their own round. With the thorough shuffle nothing passes from round to round, and rounds can be played
anywhere; with the gathered one each pack lies as the last deal left it, and all is played in one process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, count, islice
from typing import Final

from laksewhist.compose import play_with_computers
from laksewhist.engine.house_rules import HouseRules, Shuffle
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.points import points
from laksewhist.engine.state import FinishedState
from laksewhist.lab.workers import worker_count, worker_pool
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan, plan_deal, same_dealer_again
from laksewhist.match.rotation import Participant
from laksewhist.store.record import Record, RecordedDeal, deal_line
from laksewhist.store.result import Result, result_of

NAMES: Final = ("Anna", "Bo", "Carla", "Dan", "Eva", "Finn")
"""The participants, in this order."""

_ROUNDS_AT_ONCE: Final = 8
"""So many rounds go to a process at a time: enough that sending them costs nothing, few enough to end together."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is to be played: so many deals, redeals counted; `levels` go by participant."""

    deals: int
    seed: int
    levels: tuple[str, ...]
    rules: HouseRules
    point_table: PointTable | None

    @property
    def record(self) -> Record:
        """The record that the deals belong to, without them."""
        return Record(self.rules, self.point_table, NAMES[: len(self.levels)], deals=())

    @property
    def played_for(self) -> PointTable:
        """The points that all play for, and that results are counted by."""
        return self.point_table or DEFAULT_TABLE


@dataclass(frozen=True, slots=True)
class PlayedEntry:
    """One deal of the record: its line, its result, who sat in the seats, and whether an iron hand ended it."""

    line: str
    result: Result
    players: tuple[Participant, ...]
    iron_hand: bool


def play(task: SelfPlay, jobs: int) -> Generator[PlayedEntry, None, None]:
    """Exactly `task.deals` deals, in order; the same ones for any number of jobs."""
    alone = jobs == 1 or task.rules.shuffle is Shuffle.GATHERED
    with closing(_in_a_row(task) if alone else _spread(task, jobs)) as entries:
        yield from islice(entries, task.deals)


def _in_a_row(task: SelfPlay) -> Generator[PlayedEntry, None, None]:
    last: FinishedState | None = None
    for number in count():
        for plan, played in _round(task, number, last):
            last = played.state
            yield _entry(task, plan, played)


def _round(task: SelfPlay, number: int, last: FinishedState | None) -> Iterator[tuple[DealPlan, PlayedDeal]]:
    """The deals of one dealer: the last of them moves the deal on, unless so many redeals fill the whole record."""
    for attempt in range(task.deals):
        plan = plan_deal(task.seed, len(task.levels), task.rules, number=number, attempt=attempt, last=last)
        played = play_with_computers(plan, task.levels, task.seed, task.played_for)
        yield plan, played
        last = played.state
        if not same_dealer_again(last):
            return


def _entry(task: SelfPlay, plan: DealPlan, played: PlayedDeal) -> PlayedEntry:
    outcome = played.state.outcome
    result = result_of(outcome, points(outcome, task.played_for))
    first, second, third, fourth = (NAMES[who] for who in plan.seating.players)
    deal = RecordedDeal((first, second, third, fourth), played.setup, played.actions, result)
    return PlayedEntry(deal_line(deal), result, plan.seating.players, played.state.iron_hand is not None)


def _spread(task: SelfPlay, jobs: int) -> Generator[PlayedEntry, None, None]:
    """Rounds played by several processes, in order; a few chunks are always under way.

    Raises ChildProcessError where one of the processes was ended from outside.
    """
    chunks = range(0, task.deals, _ROUNDS_AT_ONCE)  # a round is one deal or more
    under_way: deque[Future[list[PlayedEntry]]] = deque()
    with worker_pool(jobs, len(chunks)) as pool:
        for first in chunks:
            under_way.append(pool.submit(_rounds, task, first))
            if len(under_way) > 2 * worker_count(jobs, len(chunks)):
                yield from under_way.popleft().result()
        while under_way:
            yield from under_way.popleft().result()


def _rounds(task: SelfPlay, first: int) -> list[PlayedEntry]:
    numbers = range(first, first + _ROUNDS_AT_ONCE)
    rounds = chain.from_iterable(_round(task, number, None) for number in numbers)
    return [_entry(task, plan, played) for plan, played in islice(rounds, task.deals)]
