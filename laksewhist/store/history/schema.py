"""The tables of the database, by version: how a new one is made, and how an older one is brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Final, TypeAlias

APPLICATION: Final = 0x4C414B53
"""What SQLite keeps in the file's header, so that a foreign database is told: `LAKS`."""
VERSION: Final = 1

TABLES: Final = """
CREATE TABLE tournament (
    id TEXT NOT NULL PRIMARY KEY,
    document TEXT NOT NULL,            -- the tournament's own file, in one line
    deleted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE participant (             -- follows from the document; for the statistics
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT,
    style TEXT,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE deal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,            -- among the tournament's deals, from 0, redeals too
    number INTEGER NOT NULL,           -- of the deals that moved the deal on
    attempt INTEGER NOT NULL,          -- with the same dealer
    dealer INTEGER NOT NULL,           -- a participant
    forehand INTEGER NOT NULL,         -- a seat
    cards TEXT,                        -- NULL: real cards, the book-keeper's entry
    actions INTEGER NOT NULL DEFAULT 0, -- how many there are
    begun INTEGER NOT NULL,            -- milliseconds since 1970
    finished INTEGER,                  -- NULL: unfinished; then all that follows is NULL too
    bid TEXT,
    level INTEGER,                     -- of the bid; NULL in nolo
    trump TEXT,
    called TEXT,
    declarers TEXT,                    -- seats, as JSON
    partner INTEGER,                   -- a seat
    self_partner INTEGER,
    vip_card INTEGER,
    tricks TEXT,                       -- by seat, as JSON
    made TEXT,                         -- by declarer, as JSON
    points TEXT,                       -- by seat, as JSON
    iron_hand INTEGER,                 -- a seat
    hints INTEGER NOT NULL DEFAULT 0,
    take_backs INTEGER NOT NULL DEFAULT 0,
    played_for INTEGER NOT NULL DEFAULT 0,
    checked INTEGER NOT NULL,          -- the sum of what stands in this row
    UNIQUE (tournament, place)
) STRICT;

CREATE TABLE action (
    deal INTEGER NOT NULL REFERENCES deal (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    doing TEXT NOT NULL,               -- as in a record, in one line
    moment INTEGER NOT NULL,           -- milliseconds since 1970
    checked INTEGER NOT NULL,          -- the sum of this row and of all before it
    PRIMARY KEY (deal, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE score (                   -- follows from the deal; for the statistics
    deal INTEGER NOT NULL REFERENCES deal (id) ON DELETE CASCADE,
    participant INTEGER NOT NULL,
    role TEXT NOT NULL,
    points INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    side_tricks INTEGER,
    made INTEGER,
    checked INTEGER NOT NULL,          -- the sum of what stands in this row
    PRIMARY KEY (deal, participant)
) STRICT, WITHOUT ROWID;

CREATE INDEX unfinished ON deal (tournament) WHERE finished IS NULL;

CREATE VIEW scores AS
SELECT deal.tournament, deal.id AS deal, deal.place, score.participant, participant.name, participant.level,
       participant.style, score.role, score.points, score.tricks, deal.bid, deal.vip_card, score.side_tricks,
       deal.level AS needed, score.made, deal.hints + deal.take_backs + deal.played_for > 0 AS assisted,
       deal.cards IS NULL AS book_kept, deal.finished
FROM deal                              -- CROSS JOIN: read in this order, which then needs no sorting
CROSS JOIN score ON score.deal = deal.id
CROSS JOIN tournament ON tournament.id = deal.tournament
CROSS JOIN participant ON participant.tournament = deal.tournament AND participant.number = score.participant
WHERE deal.finished IS NOT NULL AND NOT tournament.deleted;
"""

Migration: TypeAlias = Callable[[sqlite3.Connection], None]
MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""Under each older version the step to the next one; together a whole chain."""


def statements(script: str) -> list[str]:
    """The statements of a script, one by one: unlike `executescript` they can stand in one transaction."""
    found, begun = [], ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun.strip())
            begun = ""
    return found


def columns(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """The columns of every table and view."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")]
    return {name: tuple(row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')) for name in names}


def expected_columns() -> dict[str, tuple[str, ...]]:
    """The columns of a new database."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create(connection)
        return columns(connection)


def create(connection: sqlite3.Connection) -> None:
    """Makes the tables in an empty database; belongs into a transaction."""
    for statement in statements(TABLES):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Brings an older database up to date, step by step; belongs into a transaction."""
    for step in range(version, VERSION):
        MIGRATIONS[step](connection)
    connection.execute(f"PRAGMA user_version = {VERSION}")
