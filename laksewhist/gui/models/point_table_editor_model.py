"""A point table as a grid to be edited: a row for each bid, a column for each number of tricks, and the source."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from laksewhist.engine.bids import LADDER, NOLO_LEVEL, NoloBid, TrickBid, TrickKind
from laksewhist.engine.point_table import TRICK_COUNTS, PointTable
from laksewhist.engine.table_faults import Cause, Fault
from laksewhist.gui.tables.changes import (
    Spot,
    differing,
    is_made,
    is_own,
    set_following,
    value_at,
    with_values,
)
from laksewhist.gui.tables.numbers import NumberError, whole_number
from laksewhist.gui.tables.words import FaultWords
from laksewhist.gui.texts import bid_text, signed

Index = QModelIndex | QPersistentModelIndex
SOURCE: Final = len(TRICK_COUNTS)
"""The last column: whether a row is the formula's, one's own, or follows an alm row."""


class Cell(IntEnum):
    """Roles of a cell beside Qt's own.

    Whether the bid is made there, whether the value is its own, whether the formula that is tried would change it, and
    whether it has a fault: None for none, False for a warning, True for an error.
    """

    MADE = Qt.ItemDataRole.UserRole
    OWN = Qt.ItemDataRole.UserRole + 1
    WOULD_CHANGE = Qt.ItemDataRole.UserRole + 2
    FAULT = Qt.ItemDataRole.UserRole + 3


class PointTableEditorModel(QAbstractTableModel):
    """Shows one table, and says what was done to a cell; whoever owns the table changes it and shows the new one.

    Signals: `edited(PointTable)` with the table as a cell was changed; `refused(str)` with a text that is no number.
    """

    edited = Signal(object)
    refused = Signal(str)

    def __init__(self, table: PointTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.tried: PointTable | None = None
        self._changed: frozenset[Spot] = frozenset()
        self._faults: Mapping[Spot, tuple[Fault, ...]] = {}

    # ---- what is shown

    def show_table(self, table: PointTable, tried: PointTable | None = None) -> None:
        """Shows another table, and with `tried` what a formula would make of it."""
        self.table, self.tried = table, tried
        self._changed = frozenset() if tried is None else differing(table, tried)
        self.retranslate()

    def show_faults(self, faults: tuple[Fault, ...]) -> None:
        """Marks the cells that have these faults."""
        found: dict[Spot, tuple[Fault, ...]] = {}
        for fault in faults:
            if fault.cause is not None:
                spot = spot_of(fault.cause)
                found[spot] = (*found.get(spot, ()), fault)
        if found != self._faults:
            self._faults = found
            self.retranslate()

    def retranslate(self) -> None:
        """Says that every cell may be another."""
        self.dataChanged.emit(self.index(0, 0), self.index(len(LADDER) - 1, SOURCE))
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(LADDER) - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, SOURCE)

    def with_text(self, index: Index, text: str) -> PointTable:
        """The table as it would be with this text in a cell; raises NumberError."""
        return with_values(self.table, {_value_spot(index): whole_number(text)})

    # ---- what Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(LADDER)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else SOURCE + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() < SOURCE:
            return plain | Qt.ItemFlag.ItemIsEditable
        return plain | Qt.ItemFlag.ItemIsUserCheckable if isinstance(LADDER[index.row()], NoloBid) else plain

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        return self._source(index.row(), role) if index.column() == SOURCE else self._cell(index, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or not self.flags(index) & _flag_for(role):
            return False
        bid = LADDER[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole and isinstance(bid, NoloBid):
            follows = Qt.CheckState(value) is Qt.CheckState.Checked
            self.edited.emit(set_following(self.table, bid.kind, follows=follows))
            return True
        try:
            table = self.with_text(index, str(value))
        except NumberError as error:
            self.refused.emit(error.text)
            return False
        self.edited.emit(table)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            return bid_text(LADDER[section]) if section < len(LADDER) else None
        if section == SOURCE:
            #: head of a column that says where the numbers of a row come from: the formula, or one's own hand
            return self.tr("From")
        return str(section) if section < SOURCE else None

    # ---- within

    def _cell(self, index: Index, role: int) -> Any:
        spot = (index.row(), index.column())
        table = self.table if self.tried is None else self.tried
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return signed(value_at(table, spot))
            case Qt.ItemDataRole.EditRole:
                return str(value_at(self.table, spot))
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Cell.MADE:
                return is_made(LADDER[spot[0]], spot[1])
            case Cell.OWN:
                return is_own(table, spot)
            case Cell.WOULD_CHANGE:
                return spot in self._changed
            case Cell.FAULT:
                here = self._faults.get(_value_spot(index))
                return None if here is None else any(fault.is_error for fault in here)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                words = FaultWords()
                return "\n".join(words.sentence(fault) for fault in self._faults.get(_value_spot(index), ()))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(spot, table)
            case _:
                return None

    def _spoken(self, spot: Spot, table: PointTable) -> str:
        bid = LADDER[spot[0]]
        #: a cell of a point table: the bid, how many tricks were taken, the points
        text = self.tr("{bid}, %n trick(s): {points}, made", "", spot[1])
        if not is_made(bid, spot[1]):
            text = self.tr("{bid}, %n trick(s): {points}, lost", "", spot[1])
        return text.format(bid=bid_text(bid), points=signed(value_at(table, spot)))

    def _source(self, row: int, role: int) -> Any:
        table = self.table if self.tried is None else self.tried
        bid = LADDER[row]
        if isinstance(bid, NoloBid):
            if role == Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Unchecked if bid.kind in table.nolo else Qt.CheckState.Checked
            if role == Qt.ItemDataRole.DisplayRole:
                return bid_text(TrickBid(NOLO_LEVEL[bid.kind], TrickKind.ALMINDELIGE))
            if role == Qt.ItemDataRole.AccessibleTextRole:
                alm = bid_text(TrickBid(NOLO_LEVEL[bid.kind], TrickKind.ALMINDELIGE))
                return self.tr("{bid} follows {alm}").format(bid=bid_text(bid), alm=alm)
            return None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        own = sum(is_own(table, (row, tricks)) for tricks in TRICK_COUNTS)
        #: where the numbers of a row come from: all from the formula, or so many set by hand
        return self.tr("formula") if own == 0 else self.tr("%n own", "", own)


def spot_of(cause: Cause) -> Spot:
    """The cell that a fault is in."""
    return LADDER.index(cause.bid), cause.tricks


def _value_spot(index: Index) -> Spot:
    """The cell by which the value that is shown here is changed: in nolo the first that shows it."""
    bid = LADDER[index.row()]
    if not isinstance(bid, NoloBid):
        return index.row(), index.column()
    return index.row(), 0 if is_made(bid, index.column()) else bid.tricks_allowed + 1


def _flag_for(role: int) -> Qt.ItemFlag:
    """What a cell must be for its data of this role to be set."""
    match role:
        case Qt.ItemDataRole.EditRole:
            return Qt.ItemFlag.ItemIsEditable
        case Qt.ItemDataRole.CheckStateRole:
            return Qt.ItemFlag.ItemIsUserCheckable
        case _:
            return Qt.ItemFlag.NoItemFlags
