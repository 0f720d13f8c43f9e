"""The entries of an evening as a list for Qt."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from laksewhist.gui.book.log import BookLog, BookRow
from laksewhist.gui.book.words import entry_words
from laksewhist.gui.words import signed

ROW: Final = Qt.ItemDataRole.UserRole
_ROOT: Final = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class EntriesModel(QAbstractListModel):
    """Each entry with the sums after it, the first at the top; says all of it in one sentence where it is heard."""

    def __init__(self, log: BookLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._rows = log.rows
        log.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Takes over the entries of the moment, and the words of the language of the moment."""
        self.beginResetModel()
        self._rows = self._log.rows
        self.endResetModel()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who take part."""
        return self._log.tournament.names

    @property
    def standings(self) -> tuple[int, ...]:
        """The sums of the moment."""
        return self._log.standings

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case _ if role == ROW:
                return row
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return entry_words(row.entry, self.names, row.points)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), row)
        return None

    def _spoken(self, at: int, row: BookRow) -> str:
        sums = ", ".join(f"{name} {signed(sum_)}" for name, sum_ in zip(self.names, row.sums, strict=True))
        return f"{at + 1}. {entry_words(row.entry, self.names, row.points)}. {sums}"
