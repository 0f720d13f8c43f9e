"""What can still be read of a damaged database goes into a new one, and from the latest copy what cannot.

Only what is proved is taken over: a tournament whose sum is right, a deal whose sums are right and whose result is
what the rules give.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from laksewhist.engine.auction import start_deal
from laksewhist.engine.game import apply
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import points
from laksewhist.engine.state import DealState, FinishedState
from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError
from laksewhist.store.history.copies import copies
from laksewhist.store.history.database import Database, Row
from laksewhist.store.history.deal_rows import SUMMED
from laksewhist.store.history.history import History
from laksewhist.store.history.rows import StoredDeal
from laksewhist.store.history.scoring import outcome_of
from laksewhist.store.result import differences, result_of
from laksewhist.store.tournament import Tournament
from laksewhist.store.trouble import StoreError

_MOST_FAILURES: Final = 300
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rescued:
    """How many deals there are again, and how many are known of but could not be rescued; None: nobody knows."""

    deals: int
    lost: int | None


def rescue(damaged: Path, tournaments: Sequence[Tournament], history: History) -> Rescued:
    """Takes over into an empty history all that is sound in a damaged file, and then in the copies beside it.

    `tournaments` are known from their own files.
    """
    for each in tournaments:
        history.add_tournament(each)
    sources = [_Source(path, tournaments) for path in (damaged, *copies(history.database.path.parent))]
    for source in sources:
        source.copy_into(history)
    kept = {(ident, place) for ident, place in history.database.run("SELECT tournament, place FROM deal")}
    # Places are counted without gaps: where one is missing, there was a deal.
    between = {(ident, place) for ident, last in kept for place in range(last)}
    known = between.union(*(source.seen for source in sources))
    return Rescued(len(kept), len(known - kept) if sources[0].is_all_seen else None)


class _Source:
    """A file to take over from. `seen` is the tournament and place of each deal that is known of."""

    def __init__(self, path: Path, tournaments: Sequence[Tournament]) -> None:
        self.path = path
        self.seen: set[tuple[str, int]] = set()
        self.is_all_seen = True
        self._tournaments = tournaments

    def copy_into(self, history: History) -> None:
        """Copies what is sound and not there yet."""
        wal = self.path.with_name(self.path.name + "-wal")
        try:
            database = Database.connect(self.path) if wal.exists() else Database.reading(self.path)
        except StoreError as error:
            _log.warning("%s", error)
            self.is_all_seen = False
            return
        source = History(database)
        source.know(self._tournaments)
        try:
            for (ident,) in self._rows(database, "tournament", ("id",), "rowid"):
                _copy_tournament(source, history, ident)
            for number, tournament, place in self._rows(database, "deal", ("id", "tournament", "place"), "id"):
                self.seen.add((tournament, place))
                _copy_deal(source, history, number, (tournament, place))
        finally:
            database.close()

    def _rows(self, database: Database, table: str, columns: tuple[str, ...], key: str) -> Iterator[Row]:
        """The rows of a table that can be reached, one by one: behind a damaged page the next ones may be whole."""
        said, at, failures = ", ".join(columns), -1, 0
        while failures < _MOST_FAILURES:
            try:
                found = database.run(f"SELECT {key}, {said} FROM {table} WHERE {key} > ? ORDER BY {key} LIMIT 1", (at,))
            except StoreError:
                at, failures = at + 1, failures + 1
                self.is_all_seen = False
                continue
            if not found:
                return
            at = found[0][0]
            yield found[0][1:]


def _copy_tournament(source: History, history: History, ident: str) -> None:
    if ident in history.ids():
        return
    try:
        history.add_tournament(source.tournament(ident))
    except (FormatError, KeyError, StoreError) as error:
        _log.warning("a tournament is not rescued: %s", error)


def _copy_deal(source: History, history: History, deal: int, key: tuple[str, int]) -> None:
    target = history.database
    if target.run("SELECT 1 FROM deal WHERE tournament = ? AND place = ?", key):
        return
    try:
        row = source.database.run(f"SELECT id, {', '.join(SUMMED)}, checked FROM deal WHERE id = ?", (deal,))[0]
        actions = source.database.run("SELECT * FROM action WHERE deal = ? ORDER BY place", (deal,))
        _check(source, history, deal, key[0])
        with target.transaction():
            marks = ", ".join("?" * (len(SUMMED) + 1))
            new = target.insert(f"INSERT INTO deal ({', '.join(SUMMED)}, checked) VALUES ({marks})", row[1:])
            target.run_many("INSERT INTO action VALUES (?, ?, ?, ?, ?)", ((new, *each[1:]) for each in actions))
            if row[SUMMED.index("finished") + 1] is not None:
                history.write_scores(new)
    except (FormatError, StoreError, KeyError, IndexError) as error:
        _log.warning("a deal is not rescued: %s", error)


def _check(source: History, history: History, deal: int, tournament: str) -> None:
    """Raises FormatError, KeyError or StoreError unless the deal can be read and its result is right."""
    table = history.tournament(tournament).table
    for sheet in source.selected("id = ? AND finished IS NOT NULL", (deal,)):
        given = points(outcome_of(sheet.result), table)
        if given != sheet.result.points:
            raise FormatError(f"deal {deal}", "its points are not those of the table")
    if source.database.run("SELECT cards IS NOT NULL FROM deal WHERE id = ?", (deal,))[0][0]:
        check_played(source.deal(deal), table)


def check_played(deal: StoredDeal, table: PointTable) -> DealState:
    """The deal's last state, played again; raises FormatError where an action or the result is against the rules."""
    place = f"deal {deal.deal}"
    state: DealState = start_deal(deal.setup)
    for number, action in enumerate(deal.actions):
        try:
            state, _events = apply(state, action)
        except IllegalAction as error:
            raise FormatError(f"{place}, action {number}", str(error)) from error
    if deal.result is None:
        return state
    if not isinstance(state, FinishedState):
        raise FormatError(place, "it has a result, but its actions do not lead to an end")
    by_rules = result_of(state.outcome, points(state.outcome, table))
    if different := differences(deal.result, by_rules):
        raise FormatError(place, different)
    return state
