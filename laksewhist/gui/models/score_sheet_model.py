"""The score sheet: a row for each deal, a column for each participant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from laksewhist.engine.bids import Bid
from laksewhist.engine.values import dataclass
from laksewhist.gui.texts import bid_text, signed

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal: what was played (None: nothing), by whom, and what each participant got."""

    bid: Bid | None
    declarers: tuple[str, ...]
    points: tuple[int, ...]


class ScoreSheetModel(QAbstractTableModel):
    """Columns: the bid, who played it, then for each participant the points of the deal and the running sum."""

    def __init__(self, participants: Sequence[str], rows: Sequence[SheetRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._participants = tuple(participants)
        self._rows = tuple(rows)
        self._sums = self._running()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 2 + len(self._participants)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if index.column() < 2 else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self._rows[index.row()]
        if index.column() == 0:
            return self.tr("nobody bid") if row.bid is None else bid_text(row.bid)
        if index.column() == 1:
            return ", ".join(row.declarers)
        who = index.column() - 2
        return self.tr("{points}   ({sum})").format(
            points=signed(row.points[who]), sum=signed(self._sums[index.row()][who])
        )

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1)
        titles = (self.tr("Bid"), self.tr("Declarer"), *self._participants)
        return titles[section] if section < len(titles) else None

    def _running(self) -> tuple[tuple[int, ...], ...]:
        total = [0] * len(self._participants)
        sums: list[tuple[int, ...]] = []
        for row in self._rows:
            total = [before + got for before, got in zip(total, row.points, strict=True)]
            sums.append(tuple(total))
        return tuple(sums)
