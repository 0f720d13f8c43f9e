"""What the last stored deals would have scored by the table that is looked at, for each participant."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSpinBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_rescored_model import PointTableRescoredModel
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tables.stored_deals import KeptDeal, StoredDeals, rescore

MOST_DEALS: Final = 1000
FIRST_DEALS: Final = 24
"""How many deals are looked at where nothing else is chosen: an evening."""


class RescoredPanel(QWidget):
    """Fetches stored deals when it is looked at first, or when another number is chosen, and scores them anew."""

    def __init__(self, deals: StoredDeals, parent: QWidget) -> None:
        super().__init__(parent)
        self._source = deals
        self._deals: tuple[KeptDeal, ...] | None = None
        self._table = DEFAULT_TABLE
        self._intro, self.says, self.number = QLabel(self), QLabel(self), QSpinBox(self)
        self.number.setRange(1, MOST_DEALS)
        self.number.setValue(FIRST_DEALS)
        self.number.setKeyboardTracking(False)
        self.model = PointTableRescoredModel(self)
        self.view = QTableView(self)
        self._lay_out()
        self.number.valueChanged.connect(self.refresh)
        self.retranslate()

    def show_table(self, table: PointTable) -> None:
        """Scores the deals by this table."""
        self._table = table
        if self._deals is not None and self.isVisible():  # it is fetched anew when it comes to be seen
            self._show()

    def refresh(self) -> None:
        """Fetches the deals anew."""
        self._deals = self._source.last(self.number.value())
        self._show()

    def set_look(self, look: Look) -> None:
        """Takes over sizes."""
        self.view.verticalHeader().setDefaultSectionSize(look.px(28))
        self.number.setMinimumWidth(look.px(96))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        #: in front of a number of deals
        self._intro.setText(self.tr("The last deals:"))
        name_it(self.number, self.tr("How many of the last deals"))
        name_it(self.view, self.tr("Points of the participants then, and by this table"))
        self.model.retranslate()
        if self._deals is not None:
            self._show()

    def _lay_out(self) -> None:
        self.view.setModel(self.model)
        self.view.verticalHeader().hide()
        self.view.setShowGrid(False)
        self.view.setAlternatingRowColors(True)
        self.view.setTabKeyNavigation(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.says.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._intro)
        top.addStretch(1)
        top.addWidget(self.number)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self.says)

    def _show(self) -> None:
        deals = self._deals or ()
        self.model.show_rows(rescore(deals, self._table))
        if deals:
            self.says.setText(self.tr("%n stored deal(s), scored by this table.", "", len(deals)))
        else:
            self.says.setText(self.tr("No deal has been stored yet. Those that you play appear here."))
