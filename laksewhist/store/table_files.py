"""The point tables of a person: a folder with a small readable file for each."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from laksewhist.engine.point_table import PointTable
from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import read_bytes, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.point_tables import read_table, write_table

FOLDER: Final = "point-tables"
SUFFIX: Final = ".json"
LONGEST_NAME: Final = 64
"""The most letters that the name of a table may have."""
_LONGEST_STEM: Final = 40
_FOLDED: Final = str.maketrans({"æ": "ae", "ø": "oe", "å": "aa", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table and the file it lies in, with what the file held when it was last read or written."""

    table: PointTable
    path: Path
    data: bytes


@dataclass(frozen=True, slots=True)
class TableProblem:
    """A file that cannot be used, which stays as it is, and why."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class LoadedTables:
    """The tables of the folder by name, and the files that are none."""

    tables: tuple[StoredTable, ...]
    problems: tuple[TableProblem, ...]


class TableFolder:
    """The tables below a config folder. Nothing that lies there is ever overwritten unseen."""

    def __init__(self, config: Path) -> None:
        self.path = config / FOLDER

    def load(self) -> LoadedTables:
        """Every table of the folder; never raises. A newer, broken or foreign file is told of and left alone."""
        tables: list[StoredTable] = []
        problems: list[TableProblem] = []
        try:
            paths = sorted(self.path.glob(f"*{SUFFIX}"))
        except OSError as error:
            return LoadedTables((), (TableProblem(self.path, str(error)),))
        for path in paths:
            try:
                data = read_bytes(path)
                tables.append(StoredTable(read_table(data), path, data))
            except (OSError, FormatError) as error:
                problems.append(TableProblem(path, str(error)))
        tables.sort(key=lambda each: each.table.name.casefold())
        return LoadedTables(tuple(tables), tuple(problems))

    def save(self, table: PointTable, before: StoredTable | None = None) -> StoredTable:
        """Writes a table, in place of what was stored before; raises OSError.

        Where the file has meanwhile been changed by something else, the table gets a file of its own beside it.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        path = self._free_path(table.name) if before is None or _was_changed(before) else before.path
        data = write_table(table)
        write_atomically(path, data)
        return StoredTable(table, path, data)

    def delete(self, stored: StoredTable) -> None:
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


def _was_changed(stored: StoredTable) -> bool:
    """Whether the file holds something else than what was last read or written; a file that is gone does not."""
    try:
        return stored.path.read_bytes() != stored.data
    except FileNotFoundError:
        return False
    except OSError:
        return True


def file_stem(name: str) -> str:
    """A name as plain letters, digits and hyphens for a file; `table` where none of it can be written so."""
    folded = unicodedata.normalize("NFKD", name.casefold().translate(_FOLDED))
    stem = re.sub(r"[^a-z0-9]+", "-", folded.encode("ascii", "ignore").decode()).strip("-")
    return stem[:_LONGEST_STEM].rstrip("-") or "table"


def import_table(path: Path) -> PointTable:
    """The table in any file; raises OSError, and FormatError that tells every error."""
    return read_table(read_bytes(path))


def export_table(path: Path, table: PointTable) -> None:
    """Writes a table to a file of one's choice; raises OSError."""
    write_atomically(path, write_table(table))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, or with another number behind it where a table is called so already: `Ours`, `Ours 2`, `Ours 3`."""
    used = {each.casefold() for each in taken}
    found, number = name.strip()[:LONGEST_NAME], 1
    plain = re.sub(r" \d{1,2}$", "", found)
    while found.casefold() in used:
        number += 1
        found = f"{plain[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return found
