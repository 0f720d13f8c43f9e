"""Lines to type in that leave the steps back, and the way on, to the window around them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from laksewhist.engine.cards import HAND_SIZE
from laksewhist.gui.book.draft import Redeal
from laksewhist.gui.book.typed import typed_call

STEPS: Final = {int(Qt.Key.Key_Up): 1, int(Qt.Key.Key_Down): -1}


class PlainEdit(QLineEdit):
    """A line whose Ctrl+Z is the window's: what was booked is taken back, not a letter."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            steps = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(each) for each in steps):
                event.ignore()
                return False
        return super().event(event)


class BidEdit(PlainEdit):
    """Where a bid is typed. A digit after a whole bid belongs to the next field; the arrow down leads to the ladder.

    Signals: `digitTyped(str)` for such a digit; `ladderWanted()`.
    """

    digitTyped = Signal(str)
    ladderWanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_end = self.cursorPosition() == len(self.text()) and not self.hasSelectedText()
        call = typed_call(self.text())
        if event.text().isdecimal() and at_end and call not in (None, Redeal.FOUR_PASSES):
            self.digitTyped.emit(event.text())
        elif event.key() == Qt.Key.Key_Down:
            self.ladderWanted.emit()
        else:
            super().keyPressEvent(event)


class TricksEdit(PlainEdit):
    """Where a number of tricks is typed; the arrows count up and down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(2)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._keep_digits)

    @property
    def number(self) -> int | None:
        """What is typed; None where there is nothing."""
        return int(self.text()) if self.text().isdecimal() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
            return
        number = self.number
        first = 0 if step > 0 else HAND_SIZE
        self.setText(str(first if number is None else max(0, min(number + step, HAND_SIZE))))
        self.textEdited.emit(self.text())

    def _keep_digits(self, text: str) -> None:
        digits = "".join(letter for letter in text if letter in "0123456789")
        if digits != text:
            self.setText(digits)
