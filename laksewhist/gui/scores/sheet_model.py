"""The score sheet as a model: a row for each deal, a column for each participant. It only words what the ledger has."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from laksewhist.gui.scores import words
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.words import signed

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns before those of the participants."""

    BID = 0
    DECLARERS = 1
    PARTNER = 2
    TRICKS = 3


FIRST: Final = len(Column)
"""The column of the first participant."""


class Told(IntEnum):
    """What the cells tell besides Qt's own roles, for painting."""

    POINTS = Qt.ItemDataRole.UserRole + 1
    """What the deal gave a participant; None where the participant sat out or nothing was played."""
    SUM = Qt.ItemDataRole.UserRole + 2
    QUIET = Qt.ItemDataRole.UserRole + 3
    """Whether nothing was played."""
    SITS_OUT = Qt.ItemDataRole.UserRole + 4


class SheetModel(QAbstractTableModel):
    """Shows one ledger at a time."""

    def __init__(self, ledger: Ledger, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ledger = ledger

    def show_ledger(self, ledger: Ledger) -> None:
        """Shows another state of the deals; those that stay keep their rows, so whoever reads is not interrupted."""
        before, now = len(self.ledger.deals), len(ledger.deals)
        if now > before and ledger.deals[:before] == self.ledger.deals and ledger.names == self.ledger.names:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self.ledger = ledger
            self.endInsertRows()
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, FIRST, self.columnCount() - 1)
            return
        self.beginResetModel()
        self.ledger = ledger
        self.endResetModel()

    def retranslate(self) -> None:
        """Everything has other words."""
        if self.ledger.deals:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.ledger.deals)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else FIRST + len(self.ledger.names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole or role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(row, column, aloud=role == Qt.ItemDataRole.AccessibleTextRole)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = column in (Column.BID, Column.DECLARERS, Column.PARTNER)
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return words.deal_tip(self.ledger, row)
        return self._told(row, column, role)

    def _words(self, row: int, column: int, *, aloud: bool) -> str:
        ledger = self.ledger
        deal = ledger.deals[row]
        if column >= FIRST and aloud:
            return words.points_words(ledger, row, column - FIRST)
        if column >= FIRST:
            who = column - FIRST
            total = signed(ledger.sums[row][who])
            return f"{signed(deal.points[who])}   {total}" if self._has_points(row, who) else total
        match column:
            case Column.BID:
                return words.bid_words(deal) if deal.is_scored else words.quiet_words(ledger, row)
            case Column.DECLARERS:
                return words.declarer_words(ledger, row)
            case Column.PARTNER:
                return words.partner_words(ledger, row)
        return words.tricks_words(deal)

    def _has_points(self, row: int, who: int) -> bool:
        deal = self.ledger.deals[row]
        return deal.is_scored and who not in deal.seating.sitting_out

    def _told(self, row: int, column: int, role: int) -> object:
        ledger, deal, who = self.ledger, self.ledger.deals[row], column - FIRST
        if role == Told.QUIET:
            return not deal.is_scored
        if who < 0:
            return None
        match role:
            case Told.POINTS:
                return deal.points[who] if self._has_points(row, who) else None
            case Told.SUM:
                return ledger.sums[row][who]
            case Told.SITS_OUT:
                return who in deal.seating.sitting_out
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            shows = role == Qt.ItemDataRole.DisplayRole and 0 <= section < self.rowCount()
            return str(self.ledger.deals[section].number) if shows else None
        if not 0 <= section < self.columnCount():
            return None
        who = section - FIRST
        if who < 0:
            return words.headings()[section] if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.ledger.names[who]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{self.ledger.names[who]}: {words.standing_words(self.ledger, who)}"
        return None
