"""The rows of the list of tournaments: each with how it stands, and in which group it belongs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from laksewhist.engine.values import dataclass
from laksewhist.gui.store_words import day_text, tournament_name
from laksewhist.store.history.history import TournamentSummary
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Kind, Tournament


class Group(Enum):
    """The tabs of the list."""

    RUNNING = "running"
    ENDED = "ended"
    ARCHIVED = "archived"
    BIN = "bin"


@dataclass(frozen=True, slots=True)
class Row:
    """A tournament in the list; `summary` is None where the history does not know it yet."""

    tournament: Tournament
    summary: TournamentSummary | None
    group: Group

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.tournament.id

    @property
    def title(self) -> str:
        """What it is called."""
        return tournament_name(self.tournament)

    @property
    def is_begun(self) -> bool:
        """Whether anything has been played or entered."""
        return self.summary is not None and (self.summary.deals > 0 or self.summary.is_unfinished)

    @property
    def has_sheet(self) -> bool:
        """Whether there is a deal to be seen on a score sheet."""
        return self.summary is not None and self.summary.deals > 0

    @property
    def is_over(self) -> bool:
        """Whether it has reached its length."""
        return self.summary is not None and Memory.is_over(self.tournament, self.summary)

    @property
    def is_book_kept(self) -> bool:
        """Whether the cards lie on a real table."""
        return self.tournament.kind is Kind.BOOK_KEPT

    def matches(self, words: Iterable[str]) -> bool:
        """Whether each word is somewhere in its name, its participants, or the day it was made or played."""
        played = None if self.summary is None else self.summary.played
        days = [day_text(each) for each in (self.tournament.created, played) if each is not None]
        text = " ".join([self.title, *self.tournament.names, *days]).casefold()
        return all(word.casefold() in text for word in words)


def rows_of(memory: Memory) -> tuple[Row, ...]:
    """All tournaments, the one played last first; those in the bin at the end."""
    summaries = memory.summaries()
    return tuple(
        Row(each, summaries.get(each.id), _group(each, summaries.get(each.id)))
        for each in (*memory.tournaments(), *memory.tournaments(deleted=True))
    )


def _group(tournament: Tournament, summary: TournamentSummary | None) -> Group:
    if tournament.deleted is not None:
        return Group.BIN
    if tournament.archived:
        return Group.ARCHIVED
    over = summary is not None and Memory.is_over(tournament, summary)
    return Group.ENDED if over else Group.RUNNING
