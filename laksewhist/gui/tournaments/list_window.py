"""All tournaments in one window: running, ended, archived, and those in the bin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QTabBar, QVBoxLayout, QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.clothes import dress_tournaments
from laksewhist.gui.tournaments.deeds import Deeds
from laksewhist.gui.tournaments.list_buttons import ListButtons
from laksewhist.gui.tournaments.list_model import TournamentListModel
from laksewhist.gui.tournaments.list_view import TournamentsView
from laksewhist.gui.tournaments.rows import Group, Row, rows_of

if TYPE_CHECKING:
    from laksewhist.gui.tournaments.desk import TournamentsDesk

SIZE: Final = (940, 660)
MANY: Final = 8
"""So many tournaments can be searched."""


class TournamentsWindow(QDialog):
    """Shows what the desk's memory has, and acts on it. Not modal: the game goes on beneath."""

    closed = Signal()

    def __init__(self, desk: TournamentsDesk, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._desk, self._look = desk, look
        dress_tournaments(self, look)  # first: what is made later is dressed once only
        self._rows: tuple[Row, ...] = ()
        self.deeds = Deeds(desk.memory, self)
        self.tabs, self.search = QTabBar(self), QLineEdit(self)
        self.model = TournamentListModel(self)
        self.view = TournamentsView(self.model, look, self)
        self.buttons = ListButtons(self)
        self.buttons.buttons["book"].setVisible(desk.keeps_books)
        self.said, self.undo_button = QLabel(self), QPushButton(self)
        self._lay_out()
        self._connect()
        self.refresh()
        self.retranslate()
        self._set_parts(look)
        scale = max(1.0, look.type_scale)
        wanted = QSize(look.px(SIZE[0] * scale), look.px(SIZE[1] * scale))
        self.resize(wanted.boundedTo(parent.window().size() - QSize(24, 20)))
        self.view.list.setFocus()

    @property
    def group(self) -> Group:
        """The tab that is open."""
        group: Group = self.tabs.tabData(self.tabs.currentIndex())
        return group

    def refresh(self, chosen: str | None = None) -> None:
        """Reads everything anew, and keeps what was chosen, or chooses another."""
        self._rows = rows_of(self._desk.memory)
        self._show(chosen)

    def _show(self, chosen: str | None = None) -> None:
        """Shows what was read, as far as it belongs to the tab and matches what is searched for."""
        before = self.view.chosen
        place = max(0, self.view.list.currentIndex().row())
        self._word_tabs()
        words = self.search.text().split()
        self.search.setVisible(bool(words) or len(self._rows) >= MANY or self.search.hasFocus())
        shown = [row for row in self._rows if row.group is self.group and row.matches(words)]
        self.model.show_rows(shown, self._desk.at_table)
        self.view.word(self.group, is_searched=bool(words))
        self.view.choose(chosen or (before.id if before is not None else None), place)

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        self._look = look
        dress_tournaments(self, look)
        self._set_parts(look)

    def _set_parts(self, look: Look) -> None:
        self.view.set_look(look)
        self.buttons.set_look(look)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("Tournaments"))
        self.search.setPlaceholderText(self.tr("Search: name, participant or day"))
        name_it(self.search, self.tr("Search for tournaments"))
        name_it(self.tabs, self.tr("Running, ended, archived"))
        self.undo_button.setText(self.tr("&Undo"))
        self.buttons.retranslate()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()  # more may have been played meanwhile
        super().changeEvent(event)

    def _word_tabs(self) -> None:
        words = {
            Group.RUNNING: self.tr("Running ({number})"),
            Group.ENDED: self.tr("Ended ({number})"),
            Group.ARCHIVED: self.tr("Archive ({number})"),
            Group.BIN: self.tr("Bin ({number})"),
        }
        for at in range(self.tabs.count()):
            group = self.tabs.tabData(at)
            number = sum(row.group is group for row in self._rows)
            self.tabs.setTabText(at, words[group].format(number=number))
            self.tabs.setTabVisible(at, group is not Group.BIN or number > 0 or at == self.tabs.currentIndex())

    # ---- within

    def _lay_out(self) -> None:
        for at, group in enumerate(Group):
            self.tabs.addTab("")
            self.tabs.setTabData(at, group)
        self.tabs.setExpanding(False)
        self.search.setClearButtonEnabled(True)
        self.said.setWordWrap(True)
        self.undo_button.setAutoDefault(False)
        self.undo_button.setProperty("small", True)
        self.undo_button.hide()
        head = QHBoxLayout()
        head.addWidget(self.tabs)
        head.addWidget(self.search, 1)
        middle = QHBoxLayout()
        middle.addWidget(self.view, 1)
        middle.addWidget(self.buttons)
        foot = QHBoxLayout()
        foot.addWidget(self.said, 1)
        foot.addWidget(self.undo_button)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda _at: self._show())
        self.search.textChanged.connect(lambda _text: self._show())
        self.model.renamed.connect(self._rename)
        self.view.opened.connect(lambda: self.do("open"))
        self.view.deleteWanted.connect(lambda: self.do("delete"))
        self.view.newWanted.connect(lambda: self.do("new"))
        self.view.chosenChanged.connect(self._follow)
        self.view.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.list.customContextMenuRequested.connect(self._open_menu)
        self.buttons.pressed.connect(self.do)
        self.deeds.done.connect(self._on_done)
        self.undo_button.clicked.connect(self.deeds.undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.deeds.undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)

    def _begin_search(self) -> None:
        self.search.show()
        self.search.setFocus()
        self.search.selectAll()

    def do(self, name: str) -> None:
        """Does what a button says to the row that is chosen; nothing where that button cannot be pressed."""
        row = self.view.chosen
        if not self.buttons.buttons[name].isEnabled():
            return
        if name == "import":
            self.deeds.take_in()
        elif name == "new":
            self._desk.make()
        elif name == "book":
            self._desk.make_book()
        elif row is not None:
            self._do_to(row, name)

    def _do_to(self, row: Row, name: str) -> None:
        match name:
            case "open" if row.group is Group.BIN:
                self.deeds.bring_back(row)
            case "open":
                self._desk.open_row(row)
            case "sheet":
                self._desk.show_sheet(row.tournament)
            case "rename":
                self.view.list.edit(self.view.list.currentIndex())
            case "copy":
                self._desk.make(row.tournament)
            case "archive":
                self.deeds.archive(row, row.group is not Group.ARCHIVED)
            case "delete":
                self.deeds.delete(row)
            case "export":
                self.deeds.export(row)

    def _rename(self, ident: str, name: str) -> None:
        row = next((each for each in self._rows if each.id == ident), None)
        if row is not None:
            self.deeds.rename(row, name)

    def _on_done(self, words: str, ident: str) -> None:
        self.said.setText(words)
        self.undo_button.setVisible(self.deeds.can_undo)
        self.refresh(ident)

    def _follow(self) -> None:
        row = self.view.chosen
        self.buttons.show_row(row, can_open=row is not None and self._desk.can_open(row))

    def _open_menu(self, at: QPoint) -> None:
        if self.view.chosen is None or not self.view.list.indexAt(at).isValid():
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        dress(menu, self._look)
        for name in ("open", "sheet", "rename", "copy", "archive", "delete", "export"):
            button = self.buttons.buttons[name]
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(lambda _checked=False, name=name: self.do(name))
        menu.popup(self.view.list.viewport().mapToGlobal(at))
