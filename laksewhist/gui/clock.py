"""The seconds that an opponent has for a card in sniksnak, counted down in the hint (R16)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from laksewhist.gui.hint import Hint

LAST_SECONDS: Final = 5
"""From here on the countdown goes before everything else that the hint has to tell."""


class Countdown(QObject):
    """Counts down in the hint, once a second; the model's own clock decides when time is over.

    A reason that the hint tells meanwhile is left to be read, until the last seconds.

    Signal: `counted(int)` with the seconds that are left, once a second; 0 when there is nothing to count any more.
    """

    counted = Signal(int)

    def __init__(self, hint: Hint, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hint = hint
        self._left = 0
        self._said = ""
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._on_second)

    def start(self, seconds: int) -> None:
        """Counts from so many seconds; 0 stops the count and takes the hint away."""
        self._left = seconds
        self.counted.emit(seconds)
        if seconds > 0:
            self._timer.start()
            self._say()
        elif self._timer.isActive():
            self._timer.stop()
            self._hint.hide()

    def _on_second(self) -> None:
        self._left -= 1
        self.counted.emit(self._left)
        if self._left <= 0:
            self._timer.stop()
            return
        if self._left <= LAST_SECONDS or not self._tells_something_else():
            self._say()

    def _tells_something_else(self) -> bool:
        return self._hint.isVisible() and self._hint.text() != self._said

    def _say(self) -> None:
        self._said = self.tr("Play within %n second(s)", "", self._left)
        self._hint.tell(self._said, stays=True)
