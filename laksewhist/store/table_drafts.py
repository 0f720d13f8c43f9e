"""Changes to point tables that nobody has saved yet, kept so that they outlast a program that is ended hard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from laksewhist.engine.point_table import PointTable
from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import put_aside, read_bytes, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.json_text import readable, typed
from laksewhist.store.point_tables import read_unfinished, table_json
from laksewhist.store.sealed import sealed, up_to_date
from laksewhist.store.strict_json import parse
from laksewhist.store.versions import FileFormat

DRAFTS_FORMAT: Final = FileFormat("laksewhist-point-drafts", 1)
FILE_NAME: Final = "unsaved.drafts"


@dataclass(frozen=True, slots=True)
class Draft:
    """A table as it was left; `file` is the name of the file that it is a change of, None for a new one."""

    table: PointTable
    file: str | None


class _DraftForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: dict[str, Any]
    file: str | None = None


class _DraftsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drafts: tuple[_DraftForm, ...]


class DraftsFile:
    """The drafts beside the tables of a folder. `problem` tells what was wrong with a file that was put aside."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.problem: str | None = None

    def load(self) -> tuple[Draft, ...]:
        """The drafts that were kept, none where there is no file; never raises, and puts a broken file aside."""
        try:
            form = typed(up_to_date(DRAFTS_FORMAT, parse(read_bytes(self.path))), _DraftsForm)
            drafts = enumerate(form.drafts)
            return tuple([Draft(read_unfinished(each.table, f"drafts[{at}]"), each.file) for at, each in drafts])
        except FileNotFoundError:
            return ()
        except FormatError as error:
            self.problem = str(error)
            self._put_aside()
        except OSError as error:
            self.problem = str(error)
        return ()

    def save(self, drafts: Sequence[Draft]) -> None:
        """Keeps these drafts and no others; raises OSError."""
        if not drafts:
            self.path.unlink(missing_ok=True)
            return
        tables = [{"table": table_json(draft.table), "file": draft.file} for draft in drafts]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = readable(sealed({**DRAFTS_FORMAT.heading, "drafts": tables}))
        write_atomically(self.path, (text + "\n").encode())

    def _put_aside(self) -> None:
        try:
            put_aside(self.path)
        except OSError as error:
            self.problem = f"{self.problem}; {error}"
