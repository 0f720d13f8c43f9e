"""Opening the database at the start of the program: checked, brought up to date, copied, rescued where it is damaged.

Whatever lies there, the program goes on: at worst with a history that is gone when it ends, and the user is told so.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.history import schema, whole
from laksewhist.store.history.copies import keep_copy, weekly_copy
from laksewhist.store.history.database import Database
from laksewhist.store.history.history import History
from laksewhist.store.history.replacing import finish_replacing, replaced
from laksewhist.store.history.rescue import Rescued, rescue
from laksewhist.store.history.tournament_rows import utc_now
from laksewhist.store.tournament import Tournament
from laksewhist.store.trouble import Problem, StoreError, Trouble, trouble_of

FILE_NAME: Final = "history.sqlite"
Clock: TypeAlias = Callable[[], datetime]
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """The history to go on with, and what the user must be told. `is_kept` is False where it ends with the program."""

    history: History
    problem: Problem | None
    is_kept: bool


def open_history(folder: Path, tournaments: Sequence[Tournament] = (), now: Clock = utc_now) -> Opened:
    """The history in the folder; never raises.

    A damaged database is put aside under a new name, and all that can be read of it goes into a new one: also the deals
    of `tournaments`, which are known from elsewhere, where the damage lies in what the database says of those.
    """
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        finish_replacing(path)
        return Opened(_open(path, tournaments, now), None, is_kept=True)
    except StoreError as error:
        if error.trouble is Trouble.DAMAGED or _is_damage(path, error.trouble):
            return _open_damaged(path, tournaments, now, error.detail)
        return _in_memory(path, now, error.trouble, error.detail)
    except OSError as error:
        return _in_memory(path, now, trouble_of(error), str(error))


def _is_damage(path: Path, trouble: Trouble) -> bool:
    """Whether SQLite refuses a file that the system lets us write: then it is the file that says what is not true."""
    is_vague = trouble in (Trouble.READ_ONLY, Trouble.REFUSED)
    return is_vague and path.is_file() and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def close_history(history: History, *, is_damaged: bool) -> None:
    """Ends the connection, and notes what the file is like, so that the next start can tell whether it was changed.

    One in which something was found to be damaged is rescued at the next start.
    """
    path = history.database.path
    history.database.close()
    if is_damaged:
        whole.distrust(path)
    elif path.exists():
        whole.note(path)


def _open(path: Path, tournaments: Sequence[Tournament], now: Clock) -> History:
    """The sound database at the path; raises StoreError where it is not."""
    is_noted = whole.is_noted(path)
    if is_noted and not whole.is_as_noted(path):
        raise StoreError(Trouble.DAMAGED, path, "the file is not what it was when the program ended")
    database = Database.connect(path)
    try:
        _make_ready(database, now, is_known_sound=is_noted)
        history = History(database, now)
        history.know(tournaments)
        if not is_noted:
            _look_over(history, tournaments)
    except BaseException:
        database.close()
        raise
    return history


def _look_over(history: History, tournaments: Sequence[Tournament]) -> None:
    """After a crash: what only follows from tournaments and deals is made anew where it does not."""
    try:
        mended = history.mend_tournaments(tournaments), history.mend_scores()
        if any(mended):
            _log.warning("the participants of %d tournaments and the scores of %d deals were made anew", *mended)
    except (FormatError, KeyError, ValueError) as error:
        raise StoreError(Trouble.DAMAGED, history.database.path, str(error)) from error


def _make_ready(database: Database, now: Clock, *, is_known_sound: bool) -> None:
    version = _version(database)
    if not is_known_sound and (faults := database.faults()):
        raise StoreError(Trouble.DAMAGED, database.path, faults[0])
    database.tune()
    if version < schema.VERSION:
        if version:
            keep_copy(database, f"before-version-{schema.VERSION}", now())
        with database.transaction() as connection:
            if version:
                schema.migrate(connection, version)
            else:
                schema.create(connection)
    with database.transaction() as connection:
        # Written though it is so already: whether anything can be written is known now, not at the first card.
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")
        if schema.columns(connection) != schema.expected_columns():
            raise StoreError(Trouble.DAMAGED, database.path, "its tables are not those of a history")
    whole.forget(database.path)
    try:
        weekly_copy(database, now())
    except OSError as error:
        _log.warning("the weekly copy of the history could not be made: %s", error)


def _version(database: Database) -> int:
    """The version of the tables, 0 for none; raises StoreError for a foreign or a newer database."""
    application, version = database.number("application_id"), database.number("user_version")
    is_empty = not database.run("SELECT 1 FROM sqlite_master LIMIT 1")
    if is_empty and application == 0 and version == 0:
        return 0
    if application != schema.APPLICATION or version < 1:
        raise StoreError(Trouble.DAMAGED, database.path, "this is not a history of laksewhist")
    if version > schema.VERSION:
        newest = f"version {version}, this program knows up to {schema.VERSION}"
        raise StoreError(Trouble.NEWER, database.path, newest)
    return version


def _open_damaged(path: Path, tournaments: Sequence[Tournament], now: Clock, detail: str) -> Opened:
    def build(aside: Path, rescued: Path) -> Rescued | None:
        mended = whole.mended(aside, path)
        if mended is not None:
            write_atomically(rescued, mended)
            return None
        history = _open(rescued, tournaments, now)
        try:
            return rescue(aside, tournaments, history)
        finally:
            history.database.close()

    try:
        aside, found = replaced(path, build)
        history = _open(path, tournaments, now)
        rescued = found or Rescued(int(history.database.run("SELECT count(*) FROM deal")[0][0]), 0)
    except OSError as error:
        return _in_memory(path, now, trouble_of(error), f"{detail}; {error}")
    problem = Problem(Trouble.DAMAGED, path, aside, detail, rescued=rescued.deals, lost=rescued.lost)
    return Opened(history, problem, is_kept=True)


def _in_memory(path: Path, now: Clock, trouble: Trouble, detail: str) -> Opened:
    """A history that ends with the program; with all that lies at the path, where that can be read at least."""
    database = Database.in_memory(path)
    if not (trouble is Trouble.READ_ONLY and path.is_file() and _is_filled(database, path)):
        with database.transaction() as connection:
            schema.create(connection)
    database.run("PRAGMA foreign_keys = ON")
    return Opened(History(database, now), Problem(trouble, path, None, detail), is_kept=False)


def _is_filled(database: Database, path: Path) -> bool:
    try:
        with closing(Database.reading(path)) as source:
            if _version(source) != schema.VERSION or source.faults():
                return False
            database.fill_from(source)
    except StoreError as error:
        _log.warning("%s", error)
        return False
    return True
