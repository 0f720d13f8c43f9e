"""The list of point tables with the buttons that make, name, copy, delete, fetch and give away tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QGridLayout,
    QListView,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_list_model import PointTableListModel
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.scores.file_names import file_name
from laksewhist.gui.store_words import fault_words
from laksewhist.gui.tables.shelf import Shelf
from laksewhist.gui.words import isolated
from laksewhist.store.errors import FormatError
from laksewhist.store.trouble import StoreError


class ShelfPanel(QWidget):
    """Shows a shelf and acts on it. Signal: `deleted(str)` with the name of a table that was deleted."""

    deleted = Signal(str)

    def __init__(self, shelf: Shelf, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.model = PointTableListModel(shelf)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.new_button, self.copy_button = QPushButton(self), QPushButton(self)
        self.rename_button, self.delete_button = QPushButton(self), QPushButton(self)
        self.import_button, self.export_button = QPushButton(self), QPushButton(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._follow()

    def set_look(self, look: Look) -> None:
        """Takes over sizes: about six tables are to be seen."""
        self.list.setMinimumHeight(look.px(96))
        self._grid.setSpacing(look.px(4))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        name_it(self.list, self.tr("Point tables"))
        self.new_button.setText(self.tr("&New"))
        #: makes a second point table like this one
        self.copy_button.setText(self.tr("D&uplicate"))
        self.rename_button.setText(self.tr("Re&name"))
        self.delete_button.setText(self.tr("&Delete"))
        self.import_button.setText(self.tr("&Import…"))
        self.export_button.setText(self.tr("E&xport…"))
        self.model.refresh()

    # ---- within

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        buttons = (
            self.new_button,
            self.copy_button,
            self.rename_button,
            self.delete_button,
            self.import_button,
            self.export_button,
        )
        for at, button in enumerate(buttons):
            button.setAutoDefault(False)
            button.setProperty("small", True)
            self._grid.addWidget(button, at // 3, at % 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(self._grid)

    def _connect(self) -> None:
        shelf = self._shelf
        self.list.selectionModel().currentChanged.connect(lambda index: shelf.choose(index.row()))
        self.model.renamed.connect(self._rename)
        shelf.currentChanged.connect(self._follow)
        self.new_button.clicked.connect(self._new)
        self.copy_button.clicked.connect(shelf.duplicate)
        self.rename_button.clicked.connect(lambda: self.list.edit(self.list.currentIndex()))
        self.delete_button.clicked.connect(self.delete)
        self.import_button.clicked.connect(self._import)
        self.export_button.clicked.connect(self._export)

    def _follow(self) -> None:
        """Marks the table that is looked at; what comes with the game can only be copied."""
        self.list.setCurrentIndex(self.model.index(self._shelf.place))
        own = not self._shelf.current.built_in
        self.rename_button.setEnabled(own)
        self.delete_button.setEnabled(own)

    def _new(self) -> None:
        #: the name of a new point table
        self._shelf.new(self.tr("Our table"))

    def _rename(self, row: int, name: str) -> None:
        self._shelf.choose(row)
        self._shelf.rename(name, self.tr("rename"))

    def delete(self) -> None:
        """Deletes the current table; whoever shows the panel offers to bring it back."""
        name = self._shelf.current.table.name
        failure = self.tr("{name} could not be deleted.").format(name=isolated(name))
        if self.tried(self._shelf.delete, failure):
            self.deleted.emit(name)

    def _import(self) -> None:
        kinds = self.tr("Point tables (*.json);;All files (*)")
        name, _kind = QFileDialog.getOpenFileName(self, self.tr("Import a point table"), "", kinds)
        if name:
            failure = self.tr("{file} is not taken over; nothing is changed.").format(file=Path(name).name)
            self.tried(lambda: self._shelf.import_file(Path(name)), failure)

    def _export(self) -> None:
        table = self._shelf.current.table
        proposed = file_name(table.name, ".json")
        kinds = self.tr("Point tables (*.json)")
        name, _kind = QFileDialog.getSaveFileName(self, self.tr("Export the point table"), proposed, kinds)
        if name:
            path = Path(name) if name.casefold().endswith(".json") else Path(f"{name}.json")
            failure = self.tr("The table could not be written to {file}.").format(file=isolated(path.name))
            self.tried(lambda: self._export_to(path, asked=str(path) == name), failure)

    def _export_to(self, path: Path, *, asked: bool) -> None:
        """Writes the table; where the person was not asked about a file that is there already, it stays."""
        if not asked and path.exists():
            raise OSError(self.tr("There is a file of that name already."))
        self._shelf.export_file(path)

    def tried(self, action: Callable[[], None], failure: str) -> bool:
        """Does something with files, and says in a sentence where that fails; whether it went well."""
        try:
            action()
        except (OSError, FormatError, ValueError) as error:
            own = isinstance(error, OSError) and not isinstance(error, StoreError) and error.errno is None
            told = isinstance(error, FormatError | OSError) and not own  # else it is a sentence of this window
            why = fault_words(error) if told else error
            QMessageBox.warning(self, self.tr("Point tables"), f"{failure}\n\n{why}")
            return False
        return True
