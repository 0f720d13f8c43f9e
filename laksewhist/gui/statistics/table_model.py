"""The table of a page: a row for each group, the same numbers for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from laksewhist.engine.values import dataclass
from laksewhist.gui.statistics.rows import StatRow
from laksewhist.gui.statistics.words import count_text, decimal, percent, signed_count, signed_decimal
from laksewhist.store.statistics import Tally

Index = QModelIndex | QPersistentModelIndex
SORT: Final = Qt.ItemDataRole.UserRole
"""Role: a number or text to sort by; what is missing comes before everything."""
RAW: Final = Qt.ItemDataRole.UserRole + 1
"""Role: the value as it is, unrounded; None where there is none."""
NONE: Final = "–"


class Column(Enum):
    """The numbers of a row."""

    DEALS = "deals"
    POINTS = "points"
    MEAN = "mean"
    SPREAD = "spread"
    MADE = "made"
    LOST = "lost"
    SHARE = "share_made"
    OVER = "mean_over"


COLUMNS: Final = tuple(Column)
_WORDED: Final[dict[Column, Callable[[Any], str]]] = {
    Column.DEALS: count_text,
    Column.POINTS: signed_count,
    Column.MEAN: lambda value: signed_decimal(value, 2),
    Column.SPREAD: lambda value: decimal(value, 2),
    Column.MADE: count_text,
    Column.LOST: count_text,
    Column.SHARE: percent,
    Column.OVER: lambda value: signed_decimal(value, 2),
}


@dataclass(frozen=True, slots=True)
class Content:
    """What a table shows: the titles of the first columns, and the rows."""

    heads: tuple[str, ...] = ("",)
    rows: tuple[StatRow, ...] = ()


class StatisticsModel(QAbstractTableModel):
    """Shows rows; sorting is left to whoever stands before it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = Content()

    @property
    def rows(self) -> Sequence[StatRow]:
        """The rows, unsorted."""
        return self._content.rows

    def show_content(self, content: Content) -> None:
        """Shows this instead of what was there."""
        self.beginResetModel()
        self._content = content
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._content.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._content.heads) + len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, at = self._content.rows[index.row()], index.column() - len(self._content.heads)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if at < 0 else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if at < 0:
            return self._head(row, index.column(), role)
        return _number(row.tally, COLUMNS[at], role)

    @staticmethod
    def _head(row: StatRow, column: int, role: int) -> Any:
        if role == SORT:
            return row.order[column]
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, RAW)
        return row.heads[column] if role in shown else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        heads = self._content.heads
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section < len(heads) else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DisplayRole:
            return heads[section] if section < len(heads) else self.titles()[COLUMNS[section - len(heads)]]
        if role == Qt.ItemDataRole.ToolTipRole and section >= len(heads):
            return self.tips()[COLUMNS[section - len(heads)]]
        return None

    def titles(self) -> dict[Column, str]:
        """The titles of the numbers."""
        return {
            Column.DEALS: self.tr("Deals"),
            Column.POINTS: self.tr("Points"),
            Column.MEAN: self.tr("Per deal"),
            Column.SPREAD: self.tr("± 95 %"),
            Column.MADE: self.tr("Made"),
            Column.LOST: self.tr("Lost"),
            Column.SHARE: self.tr("Made %"),
            Column.OVER: self.tr("Tricks"),
        }

    def tips(self) -> dict[Column, str]:
        """What the numbers mean."""
        return {
            Column.DEALS: self.tr("Deals in which something was played, without those sat out"),
            Column.POINTS: self.tr("All points together"),
            Column.MEAN: self.tr("Points in one deal, on average"),
            Column.SPREAD: self.tr("So far the true average may lie from this one, in 95 of 100 cases"),
            Column.MADE: self.tr("Bids made, joined ones too"),
            Column.LOST: self.tr("Bids lost, joined ones too"),
            Column.SHARE: self.tr("How many of 100 bids were made"),
            Column.OVER: self.tr("Tricks above the bid, or below it, on average; nolo left out"),
        }


def _number(tally: Tally, column: Column, role: int) -> Any:
    value = getattr(tally, column.value)
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return NONE if value is None else _WORDED[column](value)
        case x if x == SORT:
            return float("-inf") if value is None else float(value)
        case x if x == RAW:
            return value
    return None
