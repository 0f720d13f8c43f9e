"""The last page of the wizard: how long it goes on, what it is called, and all that was chosen once more."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from laksewhist.gui.look import Look
from laksewhist.gui.new_match import cleaned
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.clothes import as_head
from laksewhist.gui.tournaments.scrolling import scrolling
from laksewhist.gui.tournaments.words import Lengths
from laksewhist.match.length import MOST, OPEN_END, Length, LengthKind, suggested_deals
from laksewhist.store.tournament import LONGEST_NAME

USUAL_ROUNDS = 3
"""The place of the usual evening among the suggested lengths."""
USUAL_POINTS = 200


class LengthPage(QWidget):
    """Chooses `length` and `name`. Signal: `changed()`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.kinds = {kind: QRadioButton(self) for kind in LengthKind}
        self._group = QButtonGroup(self)
        self.deals, self.points = QSpinBox(self), QSpinBox(self)
        self.suggestions = tuple(QPushButton(self) for _ in suggested_deals(4))
        self._participants = 4
        self._name_label, self._length_label, self._suggested = QLabel(self), QLabel(self), QLabel(self)
        self._uneven, self._sum_label, self.summary = QLabel(self), QLabel(self), QLabel(self)
        as_head(self._name_label, self._length_label, self._sum_label)
        self._lay_out()
        self._connect()
        self.show_length(OPEN_END)
        self.retranslate()

    # ---- what is chosen

    @property
    def length(self) -> Length:
        """The length that is chosen."""
        kind = next(kind for kind, radio in self.kinds.items() if radio.isChecked())
        amount = {LengthKind.DEALS: self.deals.value(), LengthKind.POINTS: self.points.value(), LengthKind.OPEN: 0}
        return Length(kind, amount[kind])

    @property
    def tournament_name(self) -> str:
        """The name; empty where it is called after its day."""
        return cleaned(self.name.text())

    def show_length(self, length: Length) -> None:
        """Shows this length; what was not chosen has the usual numbers."""
        self.kinds[length.kind].setChecked(True)
        usual = suggested_deals(self._participants)[USUAL_ROUNDS]
        self.deals.setValue(length.amount if length.kind is LengthKind.DEALS else usual)
        self.points.setValue(length.amount if length.kind is LengthKind.POINTS else USUAL_POINTS)
        self._follow()

    def show_count(self, participants: int) -> None:
        """So many take part: a suggested number of deals becomes the same number of rounds for them."""
        before, self._participants = self._participants, participants
        if before != participants and self.deals.value() in suggested_deals(before):
            at = suggested_deals(before).index(self.deals.value())
            self.deals.setValue(suggested_deals(participants)[at])
        for button, deals in zip(self.suggestions, suggested_deals(participants), strict=True):
            button.setText(str(deals))
            name_it(button, Lengths().deals(deals))
        self._follow()

    def show_summary(self, html: str) -> None:
        """Says once more what was chosen on all pages."""
        self.summary.setText(html)

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for box in (self.deals, self.points):
            box.setFixedWidth(look.px(116))
        for button in self.suggestions:
            button.setFixedWidth(look.px(52))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._name_label.setText(self.tr("Name of the tournament"))
        self.name.setPlaceholderText(self.tr("none: it is called after its day"))
        self._length_label.setText(self.tr("When is it over?"))
        self.kinds[LengthKind.DEALS].setText(self.tr("After a &number of deals"))
        self.kinds[LengthKind.POINTS].setText(self.tr("When somebody has so many &points"))
        self.kinds[LengthKind.OPEN].setText(self.tr("When you like: open-&ended"))
        self._suggested.setText(self.tr("everybody deals equally often:"))
        self._sum_label.setText(self.tr("What will be played"))
        name_it(self.name, self._name_label.text())
        name_it(self.deals, self.tr("Deals"))
        name_it(self.points, self.tr("Points"))
        self.show_count(self._participants)

    # ---- within

    def _lay_out(self) -> None:
        self.summary.setProperty("boxed", True)
        self.summary.setTextFormat(Qt.TextFormat.RichText)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (self.summary, self._uneven):
            label.setWordWrap(True)
        inner = QWidget(self)
        whole, column = QVBoxLayout(self), QVBoxLayout(inner)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolling(inner, self))
        column.addWidget(self._length_label)
        column.addLayout(self._kinds_grid())
        for widget in (self._name_label, self.name, self._sum_label, self.summary):
            column.addWidget(widget)
        column.addStretch(1)

    def _kinds_grid(self) -> QGridLayout:
        """The three kinds of length with their numbers, and the suggested numbers of deals below the first."""
        suggested = QHBoxLayout()
        suggested.addSpacing(34)
        suggested.addWidget(self._suggested)
        for button in self.suggestions:
            button.setAutoDefault(False)
            button.setProperty("small", True)
            suggested.addWidget(button)
        suggested.addStretch(1)
        grid = QGridLayout()
        for at, radio in enumerate(self.kinds.values()):
            self._group.addButton(radio)
            grid.addWidget(radio, 2 * at if at else 0, 0)
        grid.addWidget(self.deals, 0, 1)
        grid.addWidget(self.points, 2, 1)
        grid.addLayout(suggested, 1, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self._uneven, 0, 2)
        return grid

    def _connect(self) -> None:
        for box in (self.deals, self.points):
            box.setRange(1, MOST)
            box.valueChanged.connect(self._on_change)
        for radio in self.kinds.values():
            radio.clicked.connect(self._on_change)
        for button in self.suggestions:
            button.clicked.connect(partial(self._suggest, button))
        self.name.textChanged.connect(lambda _text: self.changed.emit())

    def _suggest(self, button: QPushButton) -> None:
        self.kinds[LengthKind.DEALS].setChecked(True)
        self.deals.setValue(int(button.text()))
        self._on_change()

    def _on_change(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        kind = self.length.kind
        self.deals.setEnabled(kind is LengthKind.DEALS)
        self.points.setEnabled(kind is LengthKind.POINTS)
        uneven = kind is LengthKind.DEALS and self.deals.value() % self._participants != 0
        self._uneven.setText(self.tr("Not everybody deals equally often.") if uneven else "")
