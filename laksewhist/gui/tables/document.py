"""A point table that is open: what it is now, what is stored of it, and every step back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from laksewhist.engine.point_table import PointTable
from laksewhist.store.table_files import StoredTable


class TableDocument(QObject):
    """One table. `stored` is None where it has never been saved; a `built_in` one never changes.

    Signal: `changed()` when the table, its name or what is stored of it is another.
    """

    changed = Signal()

    def __init__(
        self,
        table: PointTable,
        *,
        stored: StoredTable | None = None,
        built_in: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.stored = stored
        self.built_in = built_in
        self.stack = QUndoStack(self)

    @property
    def is_unsaved(self) -> bool:
        """Whether something would be lost if the program ended now."""
        return not self.built_in and (self.stored is None or self.stored.value != self.table)

    def change(self, table: PointTable, words: str) -> None:
        """Makes it this table, as a step that can be undone; nothing happens where it is the same."""
        assert not self.built_in
        if table != self.table:
            self.stack.push(_Change(self, table, words))

    def set_stored(self, stored: StoredTable) -> None:
        """Notes what has been written."""
        self.stored = stored
        self.changed.emit()

    def put(self, table: PointTable) -> None:
        """Sets the table without a step: for the steps themselves."""
        self.table = table
        self.changed.emit()


class _Change(QUndoCommand):
    """From one whole table to another; they are small, and share what they have in common."""

    def __init__(self, document: TableDocument, after: PointTable, words: str) -> None:
        super().__init__(words)
        self._document, self._before, self._after = document, document.table, after

    def redo(self) -> None:
        self._document.put(self._after)

    def undo(self) -> None:
        self._document.put(self._before)
