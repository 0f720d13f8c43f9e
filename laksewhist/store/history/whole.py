"""Whether the database is still what it was when the program ended; and one damaged page of it made again.

SQLite's own check tells whether its pages fit together; a number that was changed within a page fits as well. So when
the program ends a note is written beside the database: a sum of every page, and the parity of all of them, from which
any single page follows when the others are sound. While the program runs there is no note: after a crash nothing is
compared.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import msgspec

from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import write_atomically

ENDING: Final = ".sum"
PAGE: Final = 4096
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Note:
    size: int
    whole: str
    pages: tuple[str, ...]
    parity: bytes


def note_path(path: Path) -> Path:
    """Where the note of a database lies."""
    return path.with_name(path.name + ENDING)


def note(path: Path) -> None:
    """Notes what the file is like; a disk that refuses is logged, and the next start compares nothing."""
    try:
        write_atomically(note_path(path), msgspec.json.encode(_note_of(path.read_bytes())) + b"\n")
    except OSError as error:
        _log.warning("what the history is like could not be noted: %s", error)


def distrust(path: Path) -> None:
    """Notes that something in the file is damaged: the next start takes out of it what can be read."""
    try:
        write_atomically(note_path(path), msgspec.json.encode(_Note(0, "", (), b"")) + b"\n")
    except OSError as error:
        _log.warning("it could not be noted that the history is damaged: %s", error)


def forget(path: Path) -> None:
    """Takes the note away: from now on the file changes. Raises OSError."""
    note_path(path).unlink(missing_ok=True)


def is_noted(path: Path) -> bool:
    """Whether it was noted, so that it can be read, what the file is like. Raises OSError where nothing can be read."""
    return path.exists() and _read(path) is not None


def is_as_noted(path: Path) -> bool:
    """Whether the file is what was noted. Raises OSError where it cannot be read."""
    noted = _read(path)
    return noted is not None and _sum(path.read_bytes()) == noted.whole


def mended(damaged: Path, path: Path) -> bytes | None:
    """The bytes as they were noted for the database at `path`, where they follow from those of the damaged file.

    That is so where a single page is not what it was. None where it cannot be; what is given is proved by its sum.
    """
    noted, data = _read(path), damaged.read_bytes()
    if noted is None or len(data) != noted.size:
        return None
    pages = _pages(data)
    wrong = [number for number, page in enumerate(pages) if _sum(page)[:16] != noted.pages[number]]
    if len(wrong) != 1:
        return None
    others = [page for number, page in enumerate(pages) if number != wrong[0]]
    pages[wrong[0]] = _parity([*others, noted.parity])[: len(pages[wrong[0]])]
    whole = b"".join(pages)
    return whole if _sum(whole) == noted.whole else None


def _read(path: Path) -> _Note | None:
    try:
        found = msgspec.json.decode(note_path(path).read_bytes(), type=_Note)
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        _log.warning("the note of the history is damaged: %s", error)
        return None
    return found if len(found.pages) * PAGE >= found.size else None


def _note_of(data: bytes) -> _Note:
    pages = _pages(data)
    return _Note(len(data), _sum(data), tuple(_sum(page)[:16] for page in pages), _parity(pages))


def _pages(data: bytes) -> list[bytes]:
    return [data[at : at + PAGE] for at in range(0, len(data), PAGE)]


def _parity(pages: list[bytes]) -> bytes:
    """What is left when all pages are laid over each other, bit by bit."""
    found = 0
    for page in pages:
        found ^= int.from_bytes(page.ljust(PAGE, b"\0"), "big")
    return found.to_bytes(PAGE, "big")


def _sum(data: bytes) -> str:
    import hashlib  # OpenSSL's is the quickest for a large file; a start that only looks for the note needs none

    return hashlib.sha256(data).hexdigest()
