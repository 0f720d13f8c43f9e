"""The point tables of a person, in a folder and as files to give away."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from laksewhist.engine.point_table import PointTable
from laksewhist.store.atomic import read_bytes, write_atomically
from laksewhist.store.named_files import NamedFiles, Stored
from laksewhist.store.point_tables import read_table, write_table

FOLDER: Final = "point-tables"
StoredTable: TypeAlias = Stored[PointTable]
TableFolder: TypeAlias = NamedFiles[PointTable]


def table_folder(config: Path) -> TableFolder:
    """The tables below a config folder."""
    return NamedFiles(config / FOLDER, read_table, write_table, lambda table: table.name)


def import_table(path: Path) -> PointTable:
    """The table in any file; raises OSError, and FormatError that tells every error."""
    return read_table(read_bytes(path))


def export_table(path: Path, table: PointTable) -> None:
    """Writes a table to a file of one's choice; raises OSError."""
    write_atomically(path, write_table(table))
