"""The one helper for work off the GUI thread: a function runs on a worker, its result arrives on the main thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

Work = Callable[[], Any]
Done = Callable[[Any], None]
Failed = Callable[[Exception], None]


class Runner(Protocol):
    """Runs work somewhere, and calls `done` or `failed` on the caller's thread."""

    def run(self, work: Work, done: Done, failed: Failed) -> None:
        """Starts the work; exactly one of the two callbacks follows, unless the runner is closed before."""

    def close(self) -> None:
        """Waits for what is running; no callback comes after this."""


class Immediately:
    """Runs work at once on the calling thread: for tests and pictures."""

    def run(self, work: Work, done: Done, failed: Failed) -> None:
        """Runs it and calls back before it returns."""
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - handed to the caller, who reports it
            failed(error)
            return
        done(result)

    def close(self) -> None:
        """Does nothing: nothing is ever running."""


class Background(QObject):
    """Runs work on a thread of its own, one piece after another.

    The thread is Python's and touches no object of Qt but this one, whose signal carries the result over: an object of
    Qt for each piece could be thrown away by one thread while the other still returns from it.
    """

    _finished = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: ThreadPoolExecutor | None = None
        self._jobs: dict[int, tuple[Work, Done, Failed]] = {}
        self._last = 0
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Work, done: Done, failed: Failed) -> None:
        """Starts the work on the worker thread."""
        if self._worker is None:
            from concurrent.futures import ThreadPoolExecutor  # not needed where the game starts

            self._worker = ThreadPoolExecutor(1, "background")
        self._last += 1
        self._jobs[self._last] = (work, done, failed)
        self._worker.submit(self._do, self._last, work)

    def close(self) -> None:
        """Forgets every callback and waits until the worker is idle."""
        if self._worker is not None:
            self._worker.shutdown(cancel_futures=True)
            self._worker = None
        self._jobs.clear()  # what has just finished finds nobody to tell

    def _do(self, number: int, work: Work) -> None:
        """On the worker thread."""
        result: Any = None
        error: Exception | None = None
        try:
            result = work()
        except Exception as raised:  # noqa: BLE001 - carried to the main thread and reported there
            error = raised
        try:
            self._finished.emit(number, (result, error))
        except RuntimeError:
            return  # the window that wanted to know is gone

    @Slot(int, object)
    def _on_finished(self, number: int, result: tuple[Any, Exception | None]) -> None:
        entry = self._jobs.pop(number, None)
        if entry is None:
            return
        _work, done, failed = entry
        value, error = result
        if error is not None:
            failed(error)
        else:
            done(value)
