"""What steps through a deal: arrows, where it stands in words, and whose cards are seen."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Label, Looks, name_it, unit_painter
from laksewhist.gui.scores.review import Review
from laksewhist.gui.scores.step_button import StepButton
from laksewhist.gui.words import phase_text

ALL = -1
"""Stands in the list for all hands open."""


class ReviewBar(Looks, QWidget):
    """Lies where the score strip is at the table.

    Signals: `first()`, `trickBack()`, `back()`, `forth()`, `trickForth()`, `last()`; `seenBy(int)` with a seat, or
    `ALL`.
    """

    first = Signal()
    trickBack = Signal()
    back = Signal()
    forth = Signal()
    trickForth = Signal()
    last = Signal()
    seenBy = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(18, bold=True)
        self.first_button = StepButton(forth=False, bar=True)
        self.trick_back_button = StepButton(forth=False, arrows=2)
        self.back_button = StepButton(forth=False)
        self.forth_button = StepButton(forth=True)
        self.trick_forth_button = StepButton(forth=True, arrows=2)
        self.last_button = StepButton(forth=True, bar=True)
        self.place = Label(14, bold=True)
        self.words = Label(14, "soft")
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.seen = QComboBox(self)
        self._row = QHBoxLayout(self)
        self._lay_out()
        self.seen.activated.connect(lambda at: self.seenBy.emit(at - 1))

    def _lay_out(self) -> None:
        self._row.addWidget(self.title)
        pairs = (
            (self.first_button, self.first),
            (self.trick_back_button, self.trickBack),
            (self.back_button, self.back),
            (self.forth_button, self.forth),
            (self.trick_forth_button, self.trickForth),
            (self.last_button, self.last),
        )
        for button, signal in pairs:
            self._row.addWidget(button)
            button.clicked.connect(signal)
        self._row.addWidget(self.place)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.seen)

    @property
    def buttons(self) -> tuple[StepButton, ...]:
        """The arrows, from the left."""
        back = (self.first_button, self.trick_back_button, self.back_button)
        return (*back, self.forth_button, self.trick_forth_button, self.last_button)

    @property
    def told(self) -> str:
        """Where it stands and what has happened, to be said aloud."""
        return f"{self.place.text()}. {self.words.text()}".strip()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        parts: tuple[Looks, ...] = (self.title, *self.buttons, self.place, self.words)
        for part in parts:
            part.set_look(look)
        dress(self.seen, look)
        self.seen.setMaximumWidth(look.px(190))
        self._row.setContentsMargins(look.px(14), look.px(4), look.px(10), 0)
        self._row.setSpacing(look.px(4))

    def show_step(self, review: Review) -> None:
        """Shows where the review stands."""
        self.title.setText(self.tr("Deal {number}").format(number=review.deal.number))
        self.place.setText(self._where(review))
        words = review.words()
        self.words.setText(words)
        self.words.setAccessibleName(words)
        for button in self.buttons[:3]:
            button.setEnabled(review.step > 0)
        for button in self.buttons[3:]:
            button.setEnabled(review.step < review.course.last)
        blocker = QSignalBlocker(self.seen)
        self.seen.clear()
        self.seen.addItem(self.tr("All hands open"))
        for name in review.ledger.players(review.row):
            self.seen.addItem(self.tr("As {name} saw it").format(name=name))
        self.seen.setCurrentIndex(0 if review.all_open else review.seat + 1)
        blocker.unblock()
        self._name_all()

    def _where(self, review: Review) -> str:
        moment = review.course.moments[review.step]
        if review.step == review.course.last:
            return self.tr("Result")
        if moment.trick:
            return self.tr("Trick {number}").format(number=moment.trick)
        return phase_text(review.shown().view.phase)

    def _name_all(self) -> None:
        names = (
            (self.first_button, self.tr("To the beginning (Home)")),
            (self.trick_back_button, self.tr("A trick back (Page Up)")),
            (self.back_button, self.tr("A step back (Left)")),
            (self.forth_button, self.tr("A step on (Right)")),
            (self.trick_forth_button, self.tr("A trick on (Page Down)")),
            (self.last_button, self.tr("To the result (End)")),
            (self.seen, self.tr("Whose cards are seen")),
        )
        for widget, words in names:
            name_it(widget, words)
            widget.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        painter.fillRect(box, self.look.color("room"))
