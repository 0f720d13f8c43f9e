"""The one helper for work off the GUI thread: a function runs on a worker, its result arrives on the main thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

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


class _Job(QObject, QRunnable):
    finished = Signal(object, object)

    def __init__(self, number: int, work: Work) -> None:
        QObject.__init__(self)
        QRunnable.__init__(self)
        self.setAutoDelete(False)
        self.number = number
        self._work = work

    def run(self) -> None:
        result: Any = None
        error: Exception | None = None
        try:
            result = self._work()
        except Exception as raised:  # noqa: BLE001 - carried to the main thread and reported there
            error = raised
        self.finished.emit(self.number, (result, error))


class Background(QObject):
    """Runs work on a thread of its own, one piece after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._jobs: dict[int, tuple[_Job, Done, Failed]] = {}
        self._last = 0

    def run(self, work: Work, done: Done, failed: Failed) -> None:
        """Starts the work on the worker thread."""
        self._last += 1
        job = _Job(self._last, work)
        self._jobs[job.number] = (job, done, failed)
        job.finished.connect(self._on_finished)
        self._pool.start(job)

    def close(self) -> None:
        """Forgets every callback and waits until the worker is idle."""
        self._pool.waitForDone()
        self._jobs.clear()  # what has just finished finds nobody to tell

    @Slot(object, object)
    def _on_finished(self, number: int, result: tuple[Any, Exception | None]) -> None:
        entry = self._jobs.pop(number, None)
        if entry is None:
            return
        _job, done, failed = entry
        value, error = result
        if error is not None:
            failed(error)
        else:
            done(value)
