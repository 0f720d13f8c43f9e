"""The workshop of point tables: list, formula, examples and stored deals at the left, the grid and faults beside."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from laksewhist.engine.point_table import PointTable
from laksewhist.engine.table_faults import faults
from laksewhist.gui.help.topics import Place
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_editor_model import PointTableEditorModel
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tables.cell_bar import CellBar
from laksewhist.gui.tables.clothes import dress_tables
from laksewhist.gui.tables.edit_bar import EditBar
from laksewhist.gui.tables.editing import Editing
from laksewhist.gui.tables.examples_panel import ExamplesPanel
from laksewhist.gui.tables.faults_list import FaultsList
from laksewhist.gui.tables.formula_panel import FormulaPanel
from laksewhist.gui.tables.grid import TableGrid
from laksewhist.gui.tables.grid_menu import grid_menu
from laksewhist.gui.tables.leaving import may_leave
from laksewhist.gui.tables.numbers import NumberError
from laksewhist.gui.tables.reckon_dialog import ReckonDialog
from laksewhist.gui.tables.rescored_panel import RescoredPanel
from laksewhist.gui.tables.shelf import Shelf
from laksewhist.gui.tables.shelf_panel import ShelfPanel
from laksewhist.gui.tables.stored_deals import StoredDeals
from laksewhist.gui.texts import name_list
from laksewhist.gui.words import isolated
from laksewhist.store.table_files import TableFolder

HELP: Final = Place("point_table", "own")
SIZE: Final = (1256, 780)
SIDE: Final = 286
"""Size of the window and width of the column at its left, in layout units."""


class TablesWindow(QDialog):
    """Edits point tables. Not modal; whoever closes it is asked about what is not saved.

    Signal: `helpRequested(Place)` with the page that explains tables of one's own.
    """

    helpRequested = Signal(object)

    def __init__(self, folder: TableFolder, deals: StoredDeals, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.shelf = Shelf(folder, self)
        table = self.shelf.current.table
        self._look = look
        self._tried: PointTable | None = None
        self._typed: PointTable | None = None
        self.shelf_panel = ShelfPanel(self.shelf, self)
        self.formula = FormulaPanel(self)
        self.examples = ExamplesPanel(self)
        self.rescored = RescoredPanel(deals, self)
        self.tabs = QTabWidget(self)
        self.bar = EditBar(self.shelf, self)
        self.model = PointTableEditorModel(table, self)
        self.grid = TableGrid(self.model, look, self)
        self.editing = Editing(self.shelf, self.grid)
        self.faults = FaultsList(self)
        self.cells = CellBar(self.editing, self.reckon, self)
        self._lay_out()
        self._connect()
        self.set_look(look)
        self.retranslate()
        self.formula.show_table(table)
        self._tell_problems()
        self.resize(self._first_size())
        self.grid.setFocus()

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        self._look = look
        dress_tables(self, look)
        self._side.setFixedWidth(look.px(SIDE * max(1.0, look.type_scale)))
        panels = (self.shelf_panel, self.formula, self.examples, self.rescored, self.bar, self.grid, self.faults)
        for panel in panels:
            panel.set_look(look)
        self.setMinimumSize(look.px(760), look.px(540))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("Point tables"))
        for at, words in enumerate((self.tr("Formula"), self.tr("Examples"), self.tr("Stored deals"))):
            self.tabs.setTabText(at, words)
        name_it(self.tabs, self.tr("Formula, examples and stored deals"))
        name_it(self.grid, self.tr("Points by bid and tricks"))
        panels = (self.shelf_panel, self.formula, self.examples, self.rescored, self.bar, self.model, self.faults)
        for panel in (*panels, self.cells):
            panel.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ---- closing

    def reject(self) -> None:
        """Closes, unless something is not saved and the person wants to stay."""
        self.grid.finish_writing()
        if may_leave(self.shelf, self._save, self):
            super().reject()

    # ---- within

    def _lay_out(self) -> None:
        self._side = QWidget(self)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        for panel in (self.formula, self.examples, self.rescored):
            self.tabs.addTab(panel, "")
        column.addWidget(self.shelf_panel, 2)
        column.addWidget(self.tabs, 5)
        main = QVBoxLayout()
        main.addWidget(self.bar)
        main.addWidget(self.grid, 1)
        main.addWidget(self.cells)
        main.addWidget(self.faults)
        whole = QHBoxLayout(self)
        whole.addWidget(self._side)
        whole.addLayout(main, 1)

    def _connect(self) -> None:
        self.shelf.currentChanged.connect(self._turn_to_other)
        self.shelf.tableChanged.connect(self._follow)
        self.shelf_panel.deleted.connect(self._offer_back)
        self.bar.backWanted.connect(self._bring_back)
        self.formula.tried.connect(self._on_tried)
        self.formula.filled.connect(lambda table: self.shelf.change(table, self.tr("fill the cells")))
        self.model.edited.connect(lambda table: self.shelf.change(table, self.tr("change a cell")))
        self.model.refused.connect(self._refuse)
        self.grid.typing.connect(self._on_typing)
        self.grid.settled.connect(self._on_settled)
        self.grid.customContextMenuRequested.connect(lambda at: grid_menu(self.editing, self.reckon, self.grid, at))
        self.editing.refused.connect(self.bar.say)
        self.faults.chosen.connect(self.grid.go_to)
        self.tabs.currentChanged.connect(self._on_tab)
        self.bar.helpWanted.connect(lambda: self.helpRequested.emit(HELP))
        self.bar.saveWanted.connect(self.save)

    def _follow(self) -> None:
        """The current table is another than before."""
        self._typed = None
        self.bar.say("")
        self.bar.follow()
        self.formula.show_table(self.shelf.current.table)  # which tells what is tried, and so shows all

    def _turn_to_other(self) -> None:
        self.formula.forget()

    def _on_tried(self, table: PointTable | None) -> None:
        self._tried = table
        self.model.show_table(self.shelf.current.table, table)
        self._show_effects()

    def _on_typing(self, index: QModelIndex, text: str) -> None:
        try:
            self._typed = self.model.with_text(index, text)
        except NumberError:
            self._typed = None
        self.bar.say("")
        self._show_effects()

    def _on_settled(self) -> None:
        self._typed = None
        self._show_effects()

    def _on_tab(self) -> None:
        if self.tabs.currentWidget() is self.rescored:
            self.rescored.refresh()

    def _show_effects(self) -> None:
        """Shows what is odd, and what it comes to: of what is being typed, or tried, or else of the table."""
        table = self._typed or self._tried or self.shelf.current.table
        found = faults(table)
        self.model.show_faults(found)
        self.faults.show_faults(found)
        self.examples.show_table(table)
        self.rescored.show_table(table)

    def reckon(self) -> None:
        """Asks for a number and sets, adds or multiplies the selected cells by it."""
        spots = self.grid.selected_spots()
        if spots:
            dialog = ReckonDialog(len(spots), self._look, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.chosen.connect(self.editing.reckon)
            dialog.open()

    def save(self) -> None:
        """Keeps the current table, where it can be used."""
        self.grid.finish_writing()
        document = self.shelf.current
        if self.shelf.can_save(document):
            if self._save():
                self.bar.say(self.tr("{name} is saved.").format(name=isolated(document.table.name)))
        elif document.is_unsaved:
            self.bar.say(self.tr("The table cannot be saved as long as it has an error."))

    def _save(self) -> bool:
        """Keeps the current table; whether that went well."""
        document = self.shelf.current
        failure = self.tr("{name} could not be saved.").format(name=isolated(document.table.name))
        return self.shelf_panel.tried(lambda: self.shelf.save(document), failure)

    def _offer_back(self, name: str) -> None:
        self.bar.say(self.tr("{name} is deleted.").format(name=isolated(name)))
        self.bar.back_button.show()

    def _bring_back(self) -> None:
        failure = self.tr("The table could not be brought back.")
        self.shelf_panel.tried(self.shelf.bring_back, failure)
        self.bar.back_button.setVisible(self.shelf.deleted is not None)

    def _refuse(self, text: str) -> None:
        words = self.tr("“{text}” is not a whole number; the cell keeps what it had.")
        self.bar.say(words.format(text=text if len(text) <= 24 else f"{text[:23]}…"))

    def _tell_problems(self) -> None:
        """Says once what came back unsaved, and which files of the folder cannot be used; they stay as they are."""
        if self.shelf.restored:
            words = self.tr("Changes that were not saved the last time are here again: {names}.")
            self.bar.say(words.format(names=name_list([isolated(name) for name in self.shelf.restored])))
        elif self.shelf.drafts_problem is not None:
            words = self.tr("What was not saved the last time cannot be read; its file is kept. {reason}")
            self.bar.say(words.format(reason=self.shelf.drafts_problem))
        elif self.shelf.problems:
            names = ", ".join(problem.path.name for problem in self.shelf.problems)
            words = self.tr("Not usable, and left as they are: {files}. {reason}")
            self.bar.say(words.format(files=names, reason=self.shelf.problems[0].reason))

    def _first_size(self) -> QSize:
        """As large as the grid likes it, but no larger than the game's window or the screen."""
        wanted = QSize(self._look.px(SIZE[0]), self._look.px(SIZE[1]))
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else wanted
        return wanted.boundedTo(room.expandedTo(QSize(800, 600))).boundedTo(self.screen().availableSize())
