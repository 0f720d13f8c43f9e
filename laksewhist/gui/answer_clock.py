"""The time a person has for an answer: it runs, waits while something covers the table, and runs out."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class AnswerClock(QObject):
    """One clock.

    Signals: `started(int)` with the seconds that are left, 0 when it stops; `ranOut()` after a `started(0)`.
    """

    started = Signal(int)
    ranOut = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time_out)
        self._paused = False
        self._left_ms = 0

    def start(self, ms: int) -> None:
        """Runs for so long; from the end of the pause where there is one."""
        self._left_ms = ms if self._paused else 0
        if not self._paused:
            self._timer.start(ms)
            self.started.emit(-(-ms // 1000))

    def stop(self) -> None:
        """Whoever was asked has answered."""
        self._left_ms = 0
        if self._timer.isActive():
            self._timer.stop()
            self.started.emit(0)

    def pause(self) -> None:
        """Stops while something covers the table."""
        self._paused = True
        if self._timer.isActive():
            left = self._timer.remainingTime()
            self.stop()
            self._left_ms = left

    def resume(self) -> None:
        """Goes on where it was stopped."""
        self._paused = False
        if self._left_ms > 0:
            self.start(self._left_ms)

    def _on_time_out(self) -> None:
        self.started.emit(0)
        self.ranOut.emit()
