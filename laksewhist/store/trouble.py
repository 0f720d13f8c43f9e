"""What can happen to the things that last, told as values: the screen puts them into words."""

from __future__ import annotations

import errno
import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final

from laksewhist.engine.values import dataclass


class Trouble(Enum):
    """What happened."""

    FULL = "the disk is full"
    READ_ONLY = "nothing can be written there"
    BUSY = "another program is using it"
    DAMAGED = "it is damaged"
    NEWER = "it was written by a newer version of the program"
    REFUSED = "the disk refuses"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something the user must be told: what is the matter with which file, and where the old one lies now.

    `aside` is None where the file still lies where it was. `detail` is what the system or the reader said. `rescued`
    and `lost` count deals, where a database was damaged; `lost` is None where nobody knows how many there were.
    """

    trouble: Trouble
    path: Path
    aside: Path | None = None
    detail: str = ""
    rescued: int = 0
    lost: int | None = 0


class StoreError(OSError):
    """Something could not be written or read; `trouble` is why. The text is a whole sentence in English."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        super().__init__(f"{path}: {trouble.value} ({detail})")
        self.trouble = trouble
        self.path = path
        self.detail = detail


_BY_SQLITE: Final = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
_BY_SYSTEM: Final = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.ENOTDIR: Trouble.READ_ONLY,
}


def trouble_of(error: BaseException) -> Trouble:
    """Why the system, or SQLite, refused."""
    if isinstance(error, StoreError):
        return error.trouble
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return Trouble.REFUSED if code is None else _BY_SQLITE.get(code & 0xFF, Trouble.REFUSED)
    return _BY_SYSTEM.get(error.errno or 0, Trouble.REFUSED) if isinstance(error, OSError) else Trouble.REFUSED


def store_error(error: BaseException, path: Path) -> StoreError:
    """The error with what it means; one that says so already stays as it is."""
    return error if isinstance(error, StoreError) else StoreError(trouble_of(error), path, str(error))
