"""Tournaments and their deals together: the files in the config folder, and the history in the data folder.

What is fixed for a tournament stands in both, so that each can be made again from the other.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from laksewhist.store.errors import FormatError
from laksewhist.store.history.history import History, TournamentSummary
from laksewhist.store.history.opening import close_history, open_history
from laksewhist.store.history.tournament_rows import utc_now
from laksewhist.store.old_matches import take_in
from laksewhist.store.tournament import Kind, Tournament
from laksewhist.store.tournaments import FoundTournaments, TournamentFiles
from laksewhist.store.trouble import Problem, StoreError

BIN_TIME: Final = timedelta(days=30)
"""How long a tournament that was deleted can be had back."""
_log = logging.getLogger(__name__)


class Memory:
    """All that lasts of what was played. `problems` is what the user must be told after opening.

    `is_kept` is False where nothing can be written, so that all of it ends with the program. Methods that write raise
    StoreError where the disk refuses.
    """

    def __init__(self, config: Path, data: Path, now: Callable[[], datetime] = utc_now) -> None:
        self.config, self.data = config, data
        self._now = now
        self._files = TournamentFiles(config)
        found = self._files.find()
        opened = open_history(data, found.tournaments, now)
        self.history: History = opened.history
        self.is_kept = opened.is_kept
        damaged = () if opened.problem is None else (opened.problem,)
        self.problems: tuple[Problem, ...] = (*found.problems, *damaged)
        self._tournaments = {each.id: each for each in found.tournaments}
        if self.is_kept:
            self._tournaments |= {each.id: each for each in take_in(data, self.history)}
        self.history.know(found.tournaments)
        self._is_damaged = False
        self._try(partial(self._reconcile, found))
        self._try(self._empty_bin)

    def close(self) -> None:
        """Ends the history; nothing can be read or written afterwards."""
        if self.is_kept:
            close_history(self.history, is_damaged=self._is_damaged)
        else:
            self.history.database.close()

    def distrust(self) -> None:
        """Something in the history was found to be damaged: the next start of the program rescues what can be read."""
        self._is_damaged = True

    def summaries(self) -> dict[str, TournamentSummary]:
        """How every tournament stands, by its id; none where the history is damaged, which the next start sees to."""
        try:
            return self.history.summaries()
        except (StoreError, FormatError) as error:
            _log.warning("%s", error)
            self.distrust()
            return {}

    # ---- tournaments

    def tournaments(self, *, archived: bool | None = None, deleted: bool = False) -> tuple[Tournament, ...]:
        """The tournaments, the one that was played last first; all that are not deleted, or all that are.

        With `archived` only those that are archived, or only those that are not.
        """
        chosen = [
            each
            for each in self._tournaments.values()
            if (each.deleted is not None) == deleted and archived in (None, each.archived)
        ]
        summaries = self.summaries()

        def last_moment(each: Tournament) -> tuple[datetime, str]:
            summary = summaries.get(each.id)
            return (summary.played if summary and summary.played else each.created), each.id

        return tuple(sorted(chosen, key=last_moment, reverse=True))

    def known(self) -> tuple[Tournament, ...]:
        """Every tournament that is not deleted, in no order: quicker than `tournaments`."""
        return tuple(each for each in self._tournaments.values() if each.deleted is None)

    def tournament(self, ident: str) -> Tournament | None:
        """The tournament of this id; None where there is none."""
        return self._tournaments.get(ident)

    def last_played(self) -> Tournament | None:
        """What somebody would go on with: the tournament played last that is neither archived nor over."""
        summaries = self.summaries()
        for each in self.tournaments(archived=False):
            summary = summaries.get(each.id)
            if each.kind is not Kind.PLAYED or summary is None or summary.played is None:
                continue
            if not self.is_over(each, summary):
                return each
        return None

    @staticmethod
    def is_over(tournament: Tournament, summary: TournamentSummary) -> bool:
        """Whether the tournament has reached its length, and no deal is being played."""
        return not summary.is_unfinished and tournament.length.is_over(summary.moved_on, summary.standings)

    def save(self, tournament: Tournament) -> None:
        """Keeps a new tournament, or what has changed of one."""
        self.history.add_tournament(tournament)
        self._tournaments[tournament.id] = tournament
        self._files.save(tournament)

    def rename(self, ident: str, name: str) -> Tournament:
        """Gives the tournament another name; raises ValueError for one that cannot be."""
        return self._changed(replace(self._tournaments[ident], name=name))

    def archive(self, ident: str, archived: bool) -> Tournament:
        """Puts the tournament out of the way, or back among the others."""
        return self._changed(replace(self._tournaments[ident], archived=archived))

    def delete(self, ident: str) -> Tournament:
        """Throws the tournament away: it can be had back for thirty days."""
        return self._changed(replace(self._tournaments[ident], deleted=self._now().replace(microsecond=0)))

    def undelete(self, ident: str) -> Tournament:
        """Takes the tournament out of the bin, with all its deals."""
        return self._changed(replace(self._tournaments[ident], deleted=None))

    def _changed(self, tournament: Tournament) -> Tournament:
        self.save(tournament)
        return tournament

    # ---- at the start

    def _reconcile(self, found: FoundTournaments) -> None:
        """Puts into the history what only has a file, and makes a file for what only the history knows."""
        untouchable = {problem.path for problem in found.problems if problem.aside is None}
        in_history = self.history.checks()
        for ident, each in self._tournaments.items():
            if ident not in in_history or found.checks.get(ident, in_history[ident]) != in_history[ident]:
                self._try(partial(self.history.add_tournament, each))
            if ident not in found.checks:
                self._try(partial(self._files.save, each))
        for ident in in_history.keys() - self._tournaments.keys():
            if self._files.path_of(ident) not in untouchable:
                self._try(partial(self._bring_back, ident))

    def _bring_back(self, ident: str) -> None:
        tournament = self.history.tournament(ident)
        self._tournaments[ident] = tournament
        self._files.save(tournament)

    def _empty_bin(self) -> None:
        limit = self._now() - BIN_TIME
        for each in self.tournaments(deleted=True):
            if each.deleted is not None and each.deleted < limit:
                self._try(partial(self._forget, each.id))

    def _forget(self, ident: str) -> None:
        self.history.forget_tournament(ident)
        self._files.remove(ident)
        self._tournaments.pop(ident, None)

    def _try(self, work: Callable[[], None]) -> None:
        """What is not urgent: a disk that refuses is logged, and the next start tries again."""
        try:
            work()
        except (OSError, FormatError) as error:
            _log.warning("%s", error)
