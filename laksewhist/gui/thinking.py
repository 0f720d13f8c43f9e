"""A computer thinks off the thread of the screen: until it has an answer, nobody waits for one, or its time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer

from laksewhist.ai.decision import IsCancelled
from laksewhist.gui.background import Failed, Runner

T = TypeVar("T")


class _Thought:
    """One piece of thinking; the worker asks it whether it is still wanted."""

    def __init__(self) -> None:
        self.is_over = False


class Thinking(QObject):
    """One computer at a time thinks; whatever comes of thinking that is over is dropped.

    `limit_ms` is the longest that it may take, 0 for as long as it likes.
    """

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit_ms = 0
        self._runner = runner
        self._thought: _Thought | None = None
        self._late: Callable[[], None] | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._on_time_out)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._thought is not None

    def begin(
        self, work: Callable[[IsCancelled], T], done: Callable[[T], None], failed: Failed, late: Callable[[], None]
    ) -> None:
        """Begins; exactly one of `done`, `failed` and `late` follows unless it is cancelled before.

        `work` gets a function that tells it when to give up.
        """
        self.cancel()
        thought = self._thought = _Thought()
        self._late = late
        if self.limit_ms > 0:
            self._clock.start(self.limit_ms)

        def on_done(answer: T) -> None:
            if self._end(thought):
                done(answer)

        def on_failed(error: Exception) -> None:
            if self._end(thought):
                failed(error)

        self._runner.run(lambda: work(lambda: thought.is_over), on_done, on_failed)

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        if self._thought is not None:
            self._end(self._thought)

    def close(self) -> None:
        """Cancels, and waits until the worker has noticed."""
        self.cancel()
        self._runner.close()

    def _end(self, thought: _Thought) -> bool:
        """Ends this thought; False where it was over already."""
        if thought.is_over:
            return False
        thought.is_over = True
        self._thought = self._late = None
        self._clock.stop()
        return True

    def _on_time_out(self) -> None:
        late = self._late
        if self._thought is not None and self._end(self._thought) and late is not None:
            late()
