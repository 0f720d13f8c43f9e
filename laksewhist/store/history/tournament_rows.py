"""The tournaments in the database: a copy of each one's file, so that its deals can always be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime

from laksewhist.store.errors import FormatError
from laksewhist.store.history.database import Database, Row
from laksewhist.store.json_text import compact
from laksewhist.store.sealed import KEY
from laksewhist.store.strict_json import parse
from laksewhist.store.tournament import Tournament
from laksewhist.store.tournament_form import tournament_from, tournament_json


def utc_now() -> datetime:
    """The moment."""
    return datetime.now(UTC)


class TournamentRows:
    """What all parts of the history share: the database, the clock, and the tournaments.

    A document that cannot be read raises FormatError, which names the tournament.
    """

    def __init__(self, database: Database, now: Callable[[], datetime] = utc_now) -> None:
        self.database = database
        self.now = now
        self._known: dict[str, Tournament] = {}

    def add_tournament(self, tournament: Tournament) -> None:
        """Puts the tournament in, or what has changed of it: of its participants the names, colours and pictures.

        Deals keep what they were given, so whoever changes rules or points makes a new tournament (R31).
        """
        document = compact(tournament_json(tournament))
        with self.database.transaction():
            self.database.run(
                "INSERT INTO tournament (id, document, deleted) VALUES (?, ?, ?) ON CONFLICT (id)"
                " DO UPDATE SET document = excluded.document, deleted = excluded.deleted",
                (tournament.id, document, int(tournament.deleted is not None)),
            )
            self.database.run_many(
                "INSERT OR REPLACE INTO participant VALUES (?, ?, ?, ?, ?)", _participants(tournament)
            )
        self._known[tournament.id] = tournament

    def mend_tournaments(self, tournaments: Iterable[Tournament]) -> int:
        """Writes those anew whose participants are not what they were; returns how many. For after a crash."""
        mended = 0
        for each in tournaments:
            rows = self.database.run("SELECT * FROM participant WHERE tournament = ? ORDER BY number", (each.id,))
            deleted = self.database.run("SELECT deleted FROM tournament WHERE id = ?", (each.id,))
            if deleted and (rows != _participants(each) or deleted != [(int(each.deleted is not None),)]):
                self.add_tournament(each)
                mended += 1
        return mended

    @property
    def known(self) -> tuple[Tournament, ...]:
        """The tournaments that have been read or written."""
        return tuple(self._known.values())

    def know(self, tournaments: Iterable[Tournament]) -> None:
        """Takes these for true, whatever stands in the database."""
        self._known.update((each.id, each) for each in tournaments)

    def tournament(self, ident: str) -> Tournament:
        """The tournament; raises KeyError where there is none of this id."""
        if ident not in self._known:
            rows = self.database.run("SELECT document FROM tournament WHERE id = ?", (ident,))
            if not rows:
                raise KeyError(ident)
            self._known[ident] = _read(ident, rows[0][0])
        return self._known[ident]

    def ids(self) -> tuple[str, ...]:
        """The ids of all tournaments, deleted ones too, in their order of age."""
        return tuple(row[0] for row in self.database.run("SELECT id FROM tournament ORDER BY rowid"))

    def checks(self) -> dict[str, str]:
        """The sum at the end of the document of each tournament, by its id."""
        rows = self.database.run("SELECT id, document FROM tournament")
        return {ident: document.rpartition(f'"{KEY}":"')[2].rstrip('"}') for ident, document in rows}

    def forget_tournament(self, ident: str) -> None:
        """Takes the tournament out, with all its deals: for good."""
        with self.database.transaction():
            self.database.run("DELETE FROM tournament WHERE id = ?", (ident,))
        self._known.pop(ident, None)


def _participants(tournament: Tournament) -> list[Row]:
    return [
        (tournament.id, number, each.name, each.level, None if each.is_person else each.style.value)
        for number, each in enumerate(tournament.participants)
    ]


def _read(ident: str, document: str) -> Tournament:
    place = f"tournament {ident}"
    try:
        found = tournament_from(parse(document.encode()))
    except FormatError as error:
        raise FormatError(place, str(error)) from error
    if found.id != ident:
        raise FormatError(place, "it stands under another id")
    return found
