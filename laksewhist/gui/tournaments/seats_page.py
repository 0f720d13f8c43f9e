"""The second page of the wizard: who sits where, drawn by lot or put in place by hand."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QRadioButton, QVBoxLayout, QWidget

from laksewhist.gui.badge import Badge
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.seats_picture import SeatsPicture
from laksewhist.gui.words import isolated
from laksewhist.match.lot import drawn_by_lot
from laksewhist.store.tournament import Participant, SeatingChoice


class SeatsPage(QWidget):
    """Puts participants in an order, clockwise: `seated`; `choice` tells how it came about.

    Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._participants: tuple[Participant, ...] = ()
        self._order: list[int] = []
        self.by_lot, self.by_hand = QRadioButton(self), QRadioButton(self)
        self.draw_button = QPushButton(self)
        self.list = QListWidget(self)
        self.up_button, self.down_button = QPushButton(self), QPushButton(self)
        self.picture = SeatsPicture(self)
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        self._note.setProperty("soft", True)
        self._lay_out()
        self._connect()
        self.retranslate()

    # ---- what is chosen

    @property
    def choice(self) -> SeatingChoice:
        """By lot or by hand."""
        return SeatingChoice.BY_LOT if self.by_lot.isChecked() else SeatingChoice.BY_HAND

    @property
    def seated(self) -> tuple[Participant, ...]:
        """The participants as they sit, clockwise."""
        return tuple(self._participants[who] for who in self._order)

    def show_participants(self, participants: tuple[Participant, ...]) -> None:
        """Follows the page before; where their number is another, they sit as they stand there, or by a new lot."""
        self._participants = participants
        if len(self._order) != len(participants):
            self._order = list(range(len(participants)))
            if self.choice is SeatingChoice.BY_LOT:
                self._draw()
        self._show()

    def show_choice(self, choice: SeatingChoice) -> None:
        """Shows whether lots are drawn, and draws anew: the seats of another evening are not those of this one."""
        self.by_lot.setChecked(choice is SeatingChoice.BY_LOT)
        self.by_hand.setChecked(choice is SeatingChoice.BY_HAND)
        self._order = []

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.picture.set_look(look)
        self.list.setFixedWidth(look.px(236))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.by_lot.setText(self.tr("By &lot"))
        self.by_hand.setText(self.tr("By &hand"))
        self.draw_button.setText(self.tr("&Draw again"))
        self.up_button.setText(self.tr("Move &up"))
        self.down_button.setText(self.tr("Move &down"))
        name_it(self.list, self.tr("Seats, clockwise"))
        self._show()

    # ---- within

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        for widget in (self.by_lot, self.by_hand, self.draw_button):
            head.addWidget(widget)
        head.addStretch(1)
        moves = QHBoxLayout()
        for button in (self.up_button, self.down_button, self.draw_button):
            button.setAutoDefault(False)
            button.setProperty("small", True)
        moves.addWidget(self.up_button)
        moves.addWidget(self.down_button)
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addLayout(moves)
        self.list.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        middle = QHBoxLayout()
        middle.addLayout(left)
        middle.addWidget(self.picture, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self._note)

    def _connect(self) -> None:
        self.by_lot.clicked.connect(self._on_lot)
        self.by_hand.clicked.connect(self._on_change)
        self.draw_button.clicked.connect(self._on_lot)
        self.up_button.clicked.connect(lambda: self._move(-1))
        self.down_button.clicked.connect(lambda: self._move(1))
        queued = Qt.ConnectionType.QueuedConnection  # the list must not be filled anew while it drops
        self.list.model().rowsMoved.connect(self._on_dragged, queued)
        self.list.currentRowChanged.connect(self._on_row)
        self.picture.swapped.connect(self._swap)
        self.picture.picked.connect(self.list.setCurrentRow)

    def _draw(self) -> None:
        self._order = list(drawn_by_lot(secrets.token_hex(8), self._order))

    def _on_lot(self) -> None:
        self._draw()
        self._on_change()

    def _swap(self, one: int, other: int) -> None:
        order = self._order
        order[one], order[other] = order[other], order[one]
        self.by_hand.setChecked(True)
        self._on_change(other)

    def _move(self, step: int) -> None:
        at = self.list.currentRow()
        if 0 <= at + step < len(self._order):
            self._swap(at, at + step)

    def _on_dragged(self) -> None:
        self._order = [self.list.item(at).data(Qt.ItemDataRole.UserRole) for at in range(self.list.count())]
        self.by_hand.setChecked(True)
        self._on_change(self.list.currentRow())

    def _on_change(self, chosen: int | None = None) -> None:
        self._show(chosen)
        self.changed.emit()

    def _show(self, chosen: int | None = None) -> None:
        row = max(0, self.list.currentRow()) if chosen is None else chosen
        self.list.blockSignals(True)
        self.list.clear()
        for who in self._order:
            self.list.addItem(isolated(self._participants[who].name))
            self.list.item(self.list.count() - 1).setData(Qt.ItemDataRole.UserRole, who)
        self.list.setCurrentRow(min(row, len(self._order) - 1))
        self.list.blockSignals(False)
        self.draw_button.setEnabled(self.by_lot.isChecked())
        self._on_row(self.list.currentRow())
        self._note.setText(self._note_text())

    def _note_text(self) -> str:
        first = self.tr("The deal goes round clockwise; who deals first is drawn by lot.")
        if len(self._order) == 6:
            together = self.tr("Those who sit opposite each other sit out together.")
            return f"{first} {together}"
        return first

    def _on_row(self, row: int) -> None:
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < len(self._order) - 1)
        self.picture.show_seats(
            [Badge(each.name, each.colour, each.picture) for each in self.seated], row if row >= 0 else None
        )
