"""The page of the wizard where the point table is chosen, and seen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from laksewhist.engine.point_table import PointTable
from laksewhist.gui.dialogs.sheet_dialog import MadeDelegate
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_model import PointTableModel
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tables.choice import TableChoice
from laksewhist.store.table_files import TableFolder

WIDEST = "+1000"
"""A number that must be read in its column."""


class PointsPage(QWidget):
    """Chooses `table`. Signals: `changed()`, and `workshopRequested()` to edit tables."""

    changed = Signal()
    workshopRequested = Signal()

    def __init__(self, folder: TableFolder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(self)
        self.choice = TableChoice(folder, self)
        self.edit_button = QPushButton(self)
        self.edit_button.setAutoDefault(False)
        self.edit_button.setProperty("small", True)
        self.view = QTableView(self)
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        self._note.setProperty("soft", True)
        self._label.setProperty("head", True)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._on_choice)
        self.edit_button.clicked.connect(self.workshopRequested)
        self.retranslate()
        self._show()

    @property
    def table(self) -> PointTable:
        """The table that is chosen."""
        return self.choice.table

    def show_table(self, table: PointTable) -> None:
        """Chooses this one, which need not be among those that are kept."""
        self.choice.refresh(table)
        self._show()

    def refresh(self) -> None:
        """Takes in what was saved in the workshop meanwhile."""
        self.choice.refresh()
        self._show()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.choice.setMinimumWidth(look.px(240))
        self.view.setItemDelegate(MadeDelegate(look, self.view))
        metrics = QFontMetrics(look.font(13, bold=True))
        self.view.verticalHeader().setDefaultSectionSize(metrics.height() + look.px(10))
        self.view.horizontalHeader().setMinimumSectionSize(metrics.horizontalAdvance(WIDEST) + look.px(5))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._label.setText(self.tr("Point table"))
        self.edit_button.setText(self.tr("&Edit point tables…"))
        self._note.setText(
            self.tr(
                "What declarer and partner each get with so many tricks; bold: made. The tournament keeps its own copy "
                "of the table."
            )
        )
        name_it(self.view, self.tr("Points by bid and tricks"))

    # ---- within

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._label)
        head.addWidget(self.choice)
        head.addStretch(1)
        head.addWidget(self.edit_button)
        view = self.view
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setAlternatingRowColors(True)
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # or every cell is measured
        view.setTabKeyNavigation(False)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(view, 1)
        column.addWidget(self._note)

    def _on_choice(self) -> None:
        if self.choice.currentIndex() >= 0:  # while it is filled anew nothing is chosen
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        old = self.view.model()
        self.view.setModel(PointTableModel(self.table, self.view))
        if old is not None:
            old.deleteLater()
