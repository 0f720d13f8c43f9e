"""The point tables there are, by name; what comes with the game and what is not saved says so."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from laksewhist.gui.tables.shelf import Shelf
from laksewhist.gui.words import isolated

Index = QModelIndex | QPersistentModelIndex


class PointTableListModel(QAbstractListModel):
    """Shows a shelf; one's own tables can be called otherwise in place. Signal: `renamed(row, name)`."""

    renamed = Signal(int, str)

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(shelf)
        self._shelf = shelf
        self._count = len(shelf.documents)
        shelf.listChanged.connect(self.refresh)

    def refresh(self) -> None:
        """Shows what the shelf has now."""
        count = len(self._shelf.documents)
        if count != self._count:
            self.beginResetModel()
            self._count = count
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0), self.index(count - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else self._count

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = super().flags(index)
        if not index.isValid() or self._shelf.documents[index.row()].built_in:
            return plain
        return plain | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        if not str(value).strip():
            return False
        self.renamed.emit(index.row(), str(value))
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        document = self._shelf.documents[index.row()]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.EditRole):
            return document.table.name
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if document.built_in:
            #: in a list of point tables: this one comes with the game and cannot be changed
            return self.tr("{name}  (built in)").format(name=isolated(document.table.name))
        if document.is_unsaved:
            #: in a list of point tables: this one has changes that no file holds
            return self.tr("{name}  (not saved)").format(name=isolated(document.table.name))
        return document.table.name
