"""Things that people keep by name, such as point tables: a folder with a small readable file for each."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Generic, TypeVar

from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import read_bytes, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.json_text import an_object, readable
from laksewhist.store.sealed import sealed
from laksewhist.store.strict_json import parse

SUFFIX: Final = ".json"
LONGEST_NAME: Final = 64
"""The most letters that a name may have."""
_LONGEST_STEM: Final = 40
_FOLDED: Final = str.maketrans({"æ": "ae", "ø": "oe", "å": "aa", "ß": "ss"})

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stored(Generic[T]):
    """A value and the file it lies in, with what the file held when it was last read or written."""

    value: T
    path: Path
    data: bytes


@dataclass(frozen=True, slots=True)
class FileProblem:
    """A file that cannot be used, which stays as it is, and why."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """The values of the folder by name, and the files that hold none."""

    values: tuple[Stored[T], ...]
    problems: tuple[FileProblem, ...]


class NamedFiles(Generic[T]):
    """The values in a folder. Nothing that lies there is ever overwritten unseen.

    `write` makes a JSON document, `read` is its inverse, takes one with a sum too (`sealed`) and raises FormatError;
    `name_of` is what a value is called.
    """

    def __init__(
        self, folder: Path, read: Callable[[bytes], T], write: Callable[[T], bytes], name_of: Callable[[T], str]
    ) -> None:
        self.path = folder
        self._read, self._write, self._name_of = read, write, name_of

    def load(self) -> Loaded[T]:
        """Every value of the folder; never raises. A newer, broken or foreign file is told of and left alone."""
        values: list[Stored[T]] = []
        problems: list[FileProblem] = []
        try:
            paths = sorted(self.path.glob(f"*{SUFFIX}"))
        except OSError as error:
            return Loaded((), (FileProblem(self.path, str(error)),))
        for path in paths:
            try:
                data = read_bytes(path)
                values.append(Stored(self._read(data), path, data))
            except (OSError, FormatError) as error:
                problems.append(FileProblem(path, str(error)))
        values.sort(key=lambda each: self._name_of(each.value).casefold())
        return Loaded(tuple(values), tuple(problems))

    def save(self, value: T, before: Stored[T] | None = None) -> Stored[T]:
        """Writes a value, in place of what was stored before; raises OSError.

        Where the file has meanwhile been changed by something else, the value gets a file of its own beside it.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        path = self._free_path(self._name_of(value)) if before is None or _was_changed(before) else before.path
        data = _with_sum(self._write(value))
        write_atomically(path, data)
        return Stored(value, path, data)

    def delete(self, stored: Stored[T]) -> None:
        """Takes the file away, unless something else has changed it since; raises OSError."""
        if not _was_changed(stored):
            stored.path.unlink(missing_ok=True)

    def _free_path(self, name: str) -> Path:
        """A path that nothing lies at, with a name that every file system takes."""
        stem = file_stem(name)
        number = 1
        while (path := self.path / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}").exists():
            number += 1
        return path


def _with_sum(data: bytes) -> bytes:
    """The file with the sum of what it says, by which a damaged one is noticed when it is read."""
    return (readable(sealed(an_object(parse(data), ""))) + "\n").encode()


def _was_changed(stored: Stored[T]) -> bool:
    """Whether the file holds something else than what was last read or written; a file that is gone does not."""
    try:
        return stored.path.read_bytes() != stored.data
    except FileNotFoundError:
        return False
    except OSError:
        return True


def file_stem(name: str) -> str:
    """A name as plain letters, digits and hyphens for a file; `unnamed` where none of it can be written so."""
    folded = unicodedata.normalize("NFKD", name.casefold().translate(_FOLDED))
    stem = re.sub(r"[^a-z0-9]+", "-", folded.encode("ascii", "ignore").decode()).strip("-")
    return stem[:_LONGEST_STEM].rstrip("-") or "unnamed"


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, or with another number behind it where something is called so already: `Ours`, `Ours 2`, `Ours 3`."""
    used = {each.casefold() for each in taken}
    found, number = name.strip()[:LONGEST_NAME], 1
    plain = re.sub(r" \d{1,2}$", "", found)
    while found.casefold() in used:
        number += 1
        found = f"{plain[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return found
