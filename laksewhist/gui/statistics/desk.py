"""Opens the statistics over the game, in its look."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from laksewhist.gui.background import Background, Immediately, Runner
from laksewhist.gui.table_page import TablePage
from laksewhist.store.memory import Memory

if TYPE_CHECKING:  # the first table does not wait for it
    from laksewhist.gui.statistics.window import StatisticsWindow


class StatisticsDesk(QObject):
    """Keeps at most one window.

    It reckons on a thread of its own, for the computers may be thinking on the game's; where the game has none, the
    statistics have none either.
    """

    def __init__(self, page: TablePage, memory: Callable[[], Memory], runner: Runner, parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._memory, self._game, self._parent = page, memory, runner, parent
        self.window: StatisticsWindow | None = None
        page.lookChanged.connect(self._follow_look)

    @cached_property
    def _runner(self) -> Runner:
        return self._game if isinstance(self._game, Immediately) else Background(self)

    def open(self) -> None:
        """Shows the window, or brings it to the front."""
        from laksewhist.gui.statistics.window import StatisticsWindow

        if self.window is None:
            self.window = StatisticsWindow(self._memory, self._runner, self._page.look, self._parent)
            self.window.finished.connect(self._forget)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def close(self) -> None:
        """Closes the window before the memory is."""
        if self.window is not None:
            self.window.close()

    def _forget(self) -> None:
        self.window = None

    def _follow_look(self) -> None:
        if self.window is not None:
            self.window.set_look(self._page.look)
