"""What stored deals came to, and would have come to by another table: a row for each participant."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from laksewhist.gui.tables.stored_deals import Rescored
from laksewhist.gui.texts import signed

Index = QModelIndex | QPersistentModelIndex
_COLUMNS: Final = 5


class PointTableRescoredModel(QAbstractTableModel):
    """Columns: name, deals, points as they were given, points by the table, and the difference."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Rescored, ...] = ()

    def show_rows(self, rows: tuple[Rescored, ...]) -> None:
        """Shows these participants."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def retranslate(self) -> None:
        """Says that the heads may be others."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _COLUMNS - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return row.name
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (row.name, str(row.deals), signed(row.then), signed(row.now), signed(row.now - row.then))[index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section == 0:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        heads = (
            self.tr("Name"),
            self.tr("Deals"),
            #: head of a column: the points that were given when the deals were played
            self.tr("Then"),
            #: head of a column: the points by the table that is looked at
            self.tr("Now"),
            #: head of a column: by how much the points differ
            self.tr("Differs"),
        )
        return heads[section] if 0 <= section < _COLUMNS else None
