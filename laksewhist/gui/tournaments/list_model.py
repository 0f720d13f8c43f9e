"""The tournaments of one tab, as far as they match what is searched for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from laksewhist.gui.tournaments.rows import Group, Row
from laksewhist.gui.tournaments.words import row_text
from laksewhist.store.tournament import LONGEST_NAME

Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
"""Role: the `Row`."""
AT_TABLE: Final = Qt.ItemDataRole.UserRole + 1
"""Role: whether it is the one that is being played."""


class TournamentListModel(QAbstractListModel):
    """Shows rows; a name can be changed in place. Signal: `renamed(str, str)` with the id and the name."""

    renamed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._at_table: str | None = None

    def show_rows(self, rows: Sequence[Row], at_table: str | None) -> None:
        """Shows these; `at_table` is the id of the one that is being played."""
        self.beginResetModel()
        self._rows, self._at_table = tuple(rows), at_table
        self.endResetModel()

    def row_at(self, index: Index) -> Row | None:
        """The row of an index; None for none."""
        return self._rows[index.row()] if index.isValid() else None

    def place_of(self, ident: str) -> int | None:
        """Where a tournament stands; None where it is not shown."""
        return next((at for at, row in enumerate(self._rows) if row.id == ident), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = super().flags(index)
        row = self.row_at(index)
        return plain if row is None or row.group is Group.BIN else plain | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None or role != Qt.ItemDataRole.EditRole:
            return False
        self.renamed.emit(row.id, str(value)[:LONGEST_NAME])
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row_text(row)
            case Qt.ItemDataRole.EditRole:
                return row.tournament.name
            case x if x == ROW:
                return row
            case x if x == AT_TABLE:
                return row.id == self._at_table
        return None
