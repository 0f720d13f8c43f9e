"""The list itself, with what stands in its place where there is nothing to show."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.list_model import TournamentListModel
from laksewhist.gui.tournaments.row_delegate import RowDelegate
from laksewhist.gui.tournaments.rows import Group, Row


class _List(QListView):
    """Return opens, Delete deletes."""

    opened = Signal()
    deleteWanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_editing = self.state() == QAbstractItemView.State.EditingState
        if not is_editing and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.opened.emit()
        elif not is_editing and event.key() == Qt.Key.Key_Delete:
            self.deleteWanted.emit()
        else:
            super().keyPressEvent(event)


class TournamentsView(QWidget):
    """Shows a model. Signals: `opened()`, `deleteWanted()`, `newWanted()`, `chosenChanged()`."""

    opened = Signal()
    deleteWanted = Signal()
    newWanted = Signal()
    chosenChanged = Signal()

    def __init__(self, model: TournamentListModel, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model
        self.list = _List(self)
        self.delegate = RowDelegate(look, self.list)
        self.list.setModel(model)
        self.list.setItemDelegate(self.delegate)
        self.list.setProperty("bare", True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.setMouseTracking(True)
        self.list.opened.connect(self.opened)
        self.list.doubleClicked.connect(lambda _index: self.opened.emit())
        self.list.deleteWanted.connect(self.deleteWanted)
        self.list.selectionModel().currentChanged.connect(lambda *_: self.chosenChanged.emit())
        self.empty = QLabel(self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setProperty("soft", True)
        self.new_button = QPushButton(self)
        self.new_button.setAutoDefault(False)
        self.new_button.clicked.connect(self.newWanted)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing())

    def _nothing(self) -> QWidget:
        nothing = QWidget(self)
        column = QVBoxLayout(nothing)
        column.addStretch(2)
        column.addWidget(self.empty)
        column.addWidget(self.new_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        return nothing

    @property
    def chosen(self) -> Row | None:
        """The row that is chosen; None where nothing is shown."""
        return self.model.row_at(self.list.currentIndex())

    def choose(self, ident: str | None, place: int = 0) -> None:
        """Chooses a tournament; where it is not shown, the one that stands in that place now, or the last."""
        at = None if ident is None else self.model.place_of(ident)
        count = self.model.rowCount()
        if at is None:
            at = min(max(0, place), count - 1)
        self.list.setCurrentIndex(self.model.index(at))
        self._stack.setCurrentIndex(0 if count else 1)
        self.chosenChanged.emit()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.delegate.look = look
        self.list.setSpacing(look.px(2))
        self.list.doItemsLayout()

    def word(self, group: Group, *, is_searched: bool) -> None:
        """Says what is not there: nothing of this group, or nothing that matches."""
        name_it(self.list, self.tr("Tournaments"))
        self.new_button.setText(self.tr("&New tournament…"))
        self.new_button.setVisible(group is Group.RUNNING and not is_searched)
        words = {
            Group.RUNNING: self.tr("No tournament is running. Begin one: with computers, with people, or both."),
            Group.ENDED: self.tr("No tournament has ended yet. Those that reach their length come here."),
            Group.ARCHIVED: self.tr("Nothing is in the archive. It is for what you do not want to see every day."),
            Group.BIN: self.tr("The bin is empty."),
        }[group]
        self.empty.setText(self.tr("Nothing matches what you search for.") if is_searched else words)
