"""One SQLite file: connecting, transactions, errors with their meaning, and copies that are whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from laksewhist.store.trouble import store_error

Row: TypeAlias = tuple[Any, ...]
BUSY_SECONDS: Final = 2.0
"""How long another program that is writing is waited for."""


class Database:
    """A connection. Every method raises StoreError, which tells the reason, where SQLite refuses."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    @classmethod
    def connect(cls, path: Path) -> Database:
        """The database at the path, made where there is none."""
        return cls._connect(path, str(path), is_uri=False)

    @classmethod
    def reading(cls, path: Path) -> Database:
        """The database at the path as it lies there: nothing beside it is read, and nothing is written."""
        return cls._connect(path, f"{path.absolute().as_uri()}?mode=ro&immutable=1", is_uri=True)

    @classmethod
    def in_memory(cls, path: Path) -> Database:
        """One that is gone with the program, for when nothing can be written; `path` is where it would have been."""
        return cls._connect(path, ":memory:", is_uri=False)

    @classmethod
    def _connect(cls, path: Path, name: str, *, is_uri: bool) -> Database:
        try:
            connection = sqlite3.connect(name, timeout=BUSY_SECONDS, isolation_level=None, uri=is_uri)
        except sqlite3.Error as error:
            raise store_error(error, path) from error
        return cls(path, connection)

    def tune(self) -> None:
        """Write-ahead log and foreign keys; a commit outlives the program at once."""
        self.run("PRAGMA journal_mode = WAL")
        self.run("PRAGMA foreign_keys = ON")
        self.run("PRAGMA synchronous = NORMAL")

    def run(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Every row of one statement."""
        try:
            return self._connection.execute(sql, parameters).fetchall()
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error

    def run_many(self, sql: str, parameters: Iterable[Sequence[object]]) -> None:
        """One statement, once for each set of parameters."""
        try:
            self._connection.executemany(sql, parameters)
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error

    def insert(self, sql: str, parameters: Sequence[object]) -> int:
        """Adds one row; returns its number."""
        try:
            return int(self._connection.execute(sql, parameters).lastrowid or 0)
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error

    @contextmanager
    def transaction(self, *, lasting: bool = False) -> Iterator[sqlite3.Connection]:
        """All that is done inside, or nothing. A `lasting` one outlives also a power cut, and all before it does.

        Inside another transaction it is a part of that one.
        """
        if self._connection.in_transaction:
            yield self._connection
            return
        if lasting:
            self.run("PRAGMA synchronous = FULL")
        try:
            self.run("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self.run("COMMIT")
            except BaseException:
                self._roll_back()
                raise
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error
        finally:
            if lasting:
                self.run("PRAGMA synchronous = NORMAL")

    def _roll_back(self) -> None:
        # A full disk makes SQLite roll back by itself.
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def number(self, pragma: str) -> int:
        """The value of a pragma that is a number."""
        return int(self.run(f"PRAGMA {pragma}")[0][0])

    def faults(self) -> tuple[str, ...]:
        """What SQLite finds wrong with the file; empty where it is sound."""
        found = [str(row[0]) for row in self.run("PRAGMA integrity_check(5)")]
        if found != ["ok"]:
            return tuple(found)
        return tuple(f"a row of {row[0]} belongs to nothing" for row in self.run("PRAGMA foreign_key_check"))

    def copy_to(self, path: Path) -> None:
        """A whole copy in one file, also while this one is in use; nothing may lie there."""
        self.run("VACUUM INTO ?", (str(path),))

    def fill_from(self, other: Database) -> None:
        """Takes everything over from another database; this one is empty before."""
        try:
            other._connection.backup(self._connection)
        except sqlite3.Error as error:
            raise store_error(error, other.path) from error

    def close(self) -> None:
        """Ends the connection; the write-ahead log goes into the file."""
        self._connection.close()
