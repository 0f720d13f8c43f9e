"""All point tables there are: those that come with the game and one's own, with everything that can be done to them."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoGroup

from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.table_faults import faults
from laksewhist.engine.values import dataclass
from laksewhist.gui.tables.document import TableDocument
from laksewhist.store.named_files import LONGEST_NAME, free_name
from laksewhist.store.table_drafts import Draft, DraftsFile
from laksewhist.store.table_files import StoredTable, TableFolder, export_table, import_table

KEEP_MS: Final = 400
"""How long after a change it is kept as a draft, in milliseconds."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Deleted:
    document: TableDocument
    place: int


class Shelf(QObject):
    """The tables as open documents, and which of them is looked at.

    Whoever changes a built-in table changes a copy, which then is the current one. What touches files raises OSError
    or FormatError and then has changed nothing. Signals: `listChanged()` when tables come, go or are called otherwise;
    `currentChanged()` when another is looked at; `tableChanged()` when the current one changes in any way.
    """

    listChanged = Signal()
    currentChanged = Signal()
    tableChanged = Signal()

    def __init__(self, folder: TableFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._deleted: list[_Deleted] = []
        self.undo_group = QUndoGroup(self)
        self.documents: list[TableDocument] = []
        loaded = folder.load()
        self.problems = loaded.problems
        for table in BUILT_IN:
            self._take(TableDocument(table, built_in=True))
        for stored in loaded.values:
            self._take(TableDocument(stored.value, stored=stored))
        self.current = self.documents[0]
        self._drafts = DraftsFile(folder.path)
        self.restored = self._restore()
        self.current = next(iter(self.unsaved), self.current)
        self.undo_group.setActiveStack(self.current.stack)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(KEEP_MS)
        self._soon.timeout.connect(self.keep_drafts)
        self.listChanged.connect(self._soon.start)

    # ---- what there is

    @property
    def place(self) -> int:
        """Where the current table stands in the list."""
        return self.documents.index(self.current)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all tables."""
        return tuple([document.table.name for document in self.documents])

    @property
    def unsaved(self) -> tuple[TableDocument, ...]:
        """The tables that have changes which no file holds."""
        return tuple([document for document in self.documents if document.is_unsaved])

    @property
    def deleted(self) -> PointTable | None:
        """The table that was deleted last and can be brought back."""
        return self._deleted[-1].document.table if self._deleted else None

    @property
    def drafts_problem(self) -> str | None:
        """What was wrong with the file of what was left unsaved, which was put aside; None where all was well."""
        return self._drafts.problem

    # ---- looking and changing

    def choose(self, place: int) -> None:
        """Looks at another table."""
        if 0 <= place < len(self.documents) and self.documents[place] is not self.current:
            self._look_at(self.documents[place])

    def change(self, table: PointTable, words: str) -> None:
        """Makes the current table this one, as a step that can be undone; of a built-in one a copy."""
        if self.current.built_in and table != self.current.table:
            self._add(replace(self.current.table, name=free_name(self.current.table.name, self.names)))
            table = replace(table, name=self.current.table.name)
        if not self.current.built_in:
            self.current.change(table, words)

    def rename(self, name: str, words: str) -> None:
        """Calls the current table otherwise; a name that is taken gets a number. ValueError for an empty one."""
        plain = " ".join(name.split())[:LONGEST_NAME]
        if not plain:
            raise ValueError(self.tr("A point table needs a name."))
        others = [document.table.name for document in self.documents if document is not self.current]
        self.change(replace(self.current.table, name=free_name(plain, others)), words)

    # ---- tables that come and go

    def new(self, name: str) -> None:
        """A new table, as Laksestuen's formula fills it."""
        self._add(replace(DEFAULT_TABLE, name=free_name(name, self.names)))

    def duplicate(self) -> None:
        """A copy of the current table, with all that is changed in it."""
        self._add(replace(self.current.table, name=free_name(self.current.table.name, self.names)))

    def import_file(self, path: Path) -> None:
        """A table from a file, not yet kept among one's own; raises OSError or FormatError."""
        table = import_table(path)
        self._add(replace(table, name=free_name(" ".join(table.name.split()) or path.stem, self.names)))

    def export_file(self, path: Path) -> None:
        """Writes the current table, as it is now, to a file; raises OSError."""
        export_table(path, self.current.table)

    def delete(self) -> None:
        """Takes the current table away, with its file, until it is brought back; raises OSError."""
        document, place = self.current, self.place
        assert not document.built_in
        if document.stored is not None:
            self._folder.delete(document.stored)
        self._deleted.append(_Deleted(document, place))
        self.documents.remove(document)
        self.undo_group.removeStack(document.stack)
        self._look_at(self.documents[min(place, len(self.documents) - 1)])

    def bring_back(self) -> None:
        """Undoes the last deletion, its file and its unsaved changes too; raises OSError."""
        deleted = self._deleted[-1]
        document = deleted.document
        if document.stored is not None:
            document.stored = self._folder.save(document.stored.value, document.stored)
        self._deleted.pop()
        self.documents.insert(min(deleted.place, len(self.documents)), document)
        self.undo_group.addStack(document.stack)
        self._look_at(document)

    # ---- files

    def can_save(self, document: TableDocument) -> bool:
        """Whether the table has changes to keep and no error that would make it unusable."""
        return document.is_unsaved and not any(fault.is_error for fault in faults(document.table))

    def save(self, document: TableDocument) -> None:
        """Keeps a table; raises OSError."""
        stored: StoredTable = self._folder.save(document.table, document.stored)
        document.set_stored(stored)
        self.keep_drafts()

    def keep_drafts(self) -> None:
        """Keeps all that is unsaved beside the tables, for the case that the program is ended hard."""
        drafts = [Draft(each.table, each.stored.path.name if each.stored else None) for each in self.unsaved]
        try:
            self._drafts.save(drafts)
        except OSError as error:
            _log.warning("unsaved point tables could not be kept: %s", error)

    def give_up(self) -> None:
        """Takes all that is unsaved back to what the files hold; tables without a file go."""
        for document in self.unsaved:
            if document.stored is not None:
                document.put(document.stored.value)
                document.stack.clear()
            else:
                self.documents.remove(document)
                self.undo_group.removeStack(document.stack)
        if self.current not in self.documents:
            self._look_at(self.documents[0])
        self.keep_drafts()

    # ---- within

    def _restore(self) -> tuple[str, ...]:
        """Takes in what was left unsaved when the program was ended hard; returns the names of the tables."""
        names: list[str] = []
        for draft in self._drafts.load():
            file = draft.file
            of = next((each for each in self.documents if each.stored and each.stored.path.name == file), None)
            if of is None:
                table = replace(draft.table, name=free_name(draft.table.name, self.names))
                self._take(TableDocument(table))
                names.append(table.name)
            else:
                of.change(draft.table, "")
                names.append(draft.table.name)
        return tuple(names)

    def _take(self, document: TableDocument) -> None:
        document.setParent(self)
        document.changed.connect(lambda: self._on_changed(document))
        self.documents.append(document)
        self.undo_group.addStack(document.stack)

    def _add(self, table: PointTable) -> None:
        self._take(TableDocument(table))
        self._look_at(self.documents[-1])

    def _look_at(self, document: TableDocument) -> None:
        self.current = document
        self.undo_group.setActiveStack(document.stack)
        self.listChanged.emit()
        self.currentChanged.emit()
        self.tableChanged.emit()

    def _on_changed(self, document: TableDocument) -> None:
        self.listChanged.emit()
        if document is self.current:
            self.tableChanged.emit()
