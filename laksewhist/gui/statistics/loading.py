"""Reads and reckons off the thread that paints, so that the window never waits."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from laksewhist.gui.background import Immediately, Runner
from laksewhist.store.memory import Memory
from laksewhist.store.statistics_choice import Choice, Facts, Offered, offered_by
from laksewhist.store.statistics_pages import Page, Subject, page_of
from laksewhist.store.statistics_reading import reader_of

FRESH_S: Final = 2.0
"""So long what was read counts as new: a window that opens is also activated."""


class Loading(QObject):
    """Signals: `loaded(Offered)` when there is something new; `reckoned(Page)`; `failed(Exception)`.

    Of several pages that are asked for one after another only the last one is told.
    """

    loaded = Signal(object)
    reckoned = Signal(object)
    failed = Signal(object)

    def __init__(self, memory: Callable[[], Memory], runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._memory, self._runner = memory, runner
        self.facts: Facts | None = None
        self.offered: Offered | None = None
        self._read_at = 0.0
        self._asked = 0
        self._reads = False

    def load(self) -> None:
        """Reads everything anew; tells only where something has changed."""
        if self._reads:
            return
        self._reads = True
        known = self.facts
        read, anywhere = reader_of(self._memory())
        runner = self._runner if anywhere else Immediately()

        def work() -> tuple[Facts, Offered] | None:
            facts = read()
            return None if facts == known else (facts, offered_by(facts))

        runner.run(work, self._on_read, self._on_failed)

    def refresh(self) -> None:
        """Reads everything anew where the last time was not just now."""
        if monotonic() - self._read_at > FRESH_S:
            self.load()

    def reckon(self, choice: Choice, subject: Subject) -> None:
        """Reckons a page of what has been read."""
        facts = self.facts
        if facts is None:
            return
        self._asked += 1
        asked = self._asked
        self._runner.run(
            lambda: page_of(facts, choice, subject), lambda page: self._on_page(page, asked), self._on_failed
        )

    def _on_read(self, found: tuple[Facts, Offered] | None) -> None:
        self._reads = False
        self._read_at = monotonic()
        if found is not None:
            self.facts, self.offered = found
            self.loaded.emit(self.offered)

    def _on_page(self, page: Page, asked: int) -> None:
        if asked == self._asked:
            self.reckoned.emit(page)

    def _on_failed(self, error: Exception) -> None:
        self._reads = False
        self.failed.emit(error)

    def close(self) -> None:
        """Waits for what is running, and tells nothing any more."""
        self._runner.close()
