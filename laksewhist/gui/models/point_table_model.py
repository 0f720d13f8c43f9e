"""A point table as rows of bids and columns of tricks, to be read."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from laksewhist.engine.bids import LADDER, NoloBid
from laksewhist.engine.point_table import TRICK_COUNTS, PointTable
from laksewhist.gui.texts import bid_text, signed

Index = QModelIndex | QPersistentModelIndex
MADE: Final = Qt.ItemDataRole.UserRole
"""Role: True where the cell is that of a bid that was made, False where it was lost, None in an empty cell."""


class PointTableModel(QAbstractTableModel):
    """A row for each of the 34 bids in the order of the ladder; nolo rows show what each opponent pays or gets.

    A nolo bid has two cells: made in the columns that make it (0 tricks, and 1 in sol), fallen in the next one.
    """

    def __init__(self, table: PointTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(LADDER)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(TRICK_COUNTS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        made, value = self._cell(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if value is None else signed(value)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return made if role == MADE else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return str(section) if section < len(TRICK_COUNTS) else None
        return bid_text(LADDER[section]) if section < len(LADDER) else None

    def _cell(self, row: int, tricks: int) -> tuple[bool | None, int | None]:
        bid = LADDER[row]
        if not isinstance(bid, NoloBid):
            return tricks >= bid.level, self._table.cell(bid, tricks)
        cells = self._table.nolo_cells(bid.kind)
        if tricks <= bid.tricks_allowed:
            return True, cells.made
        return (False, cells.fallen) if tricks == bid.tricks_allowed + 1 else (None, None)
