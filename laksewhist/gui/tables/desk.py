"""Opens the workshop of point tables over the game, and closes it with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.gui.table_page import TablePage
from laksewhist.store.table_files import table_folder

if TYPE_CHECKING:  # the first table does not wait for the workshop
    from laksewhist.gui.tables.stored_deals import StoredDeals
    from laksewhist.gui.tables.window import TablesWindow
    from laksewhist.store.memory import Memory


class TablesDesk(QObject):
    """Keeps at most one window open, in the look of the game.

    `config` is the folder below which one's own tables lie; `memory` is asked for when stored deals are looked at,
    unless `deals` was set. Signal: `helpRequested(Place)`.
    """

    helpRequested = Signal(object)

    def __init__(self, page: TablePage, config: Path, memory: Callable[[], Memory], parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._parent = page, parent
        self.folder = table_folder(config)
        self._memory = memory
        self.deals: StoredDeals | None = None
        self.window: TablesWindow | None = None
        page.lookChanged.connect(self._follow_look)

    def open(self) -> None:
        """Shows the window, or brings it to the front."""
        if self.window is None:
            self.window = self._new_window()
            self.window.helpRequested.connect(self.helpRequested)
            self.window.finished.connect(self._forget)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def may_close(self) -> bool:
        """Closes the window; False where the person wants to stay with what is not saved."""
        return self.window is None or self.window.close()

    def _new_window(self) -> TablesWindow:
        from laksewhist.gui.tables.stored_deals import HistoryDeals
        from laksewhist.gui.tables.window import TablesWindow

        deals = self.deals or HistoryDeals(self._memory)
        return TablesWindow(self.folder, deals, self._page.look, self._parent)

    def _forget(self) -> None:
        self.window = None

    def _follow_look(self) -> None:
        if self.window is not None:
            self.window.set_look(self._page.look)
