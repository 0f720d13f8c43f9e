"""Whether the database is still what it was when the program ended: one sum over the whole file.

SQLite's own check tells whether its pages fit together; a number that was changed within a page fits as well. The sum
is noted when the program ends, and taken away while it runs: after a crash there is none, and nothing is compared.
"""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import Final

from laksewhist.store.atomic import write_atomically

ENDING: Final = ".sum"
_log = logging.getLogger(__name__)


def _noted_in(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


def _sum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def note(path: Path) -> None:
    """Notes the sum of the file; a disk that refuses is logged, and the next start compares nothing."""
    try:
        write_atomically(_noted_in(path), f"{_sum(path)}\n".encode())
    except OSError as error:
        _log.warning("the sum of the history could not be noted: %s", error)


def forget(path: Path) -> None:
    """Takes the note away: from now on the file changes. Raises OSError."""
    _noted_in(path).unlink(missing_ok=True)


def is_as_noted(path: Path) -> bool:
    """Whether the file has the sum that was noted, or none was. Raises OSError where it cannot be read."""
    try:
        noted = _noted_in(path).read_bytes()
    except FileNotFoundError:
        return True
    if not path.exists():
        return True  # somebody has taken the history away: a new one begins
    return noted.strip() == _sum(path).encode()
