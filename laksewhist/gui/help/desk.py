"""Brings the help window and the game together: which page to open, and what the window follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from laksewhist.gui.game_model import GameModel
from laksewhist.gui.help.topics import START, Place, place_now
from laksewhist.gui.table_page import TablePage

if TYPE_CHECKING:  # the first table does not wait for the help
    from laksewhist.gui.help.tables import Tournament
    from laksewhist.gui.help.window import HelpWindow


class HelpDesk(QObject):
    """Opens the help window over a game: at a place, or at what explains the moment."""

    def __init__(self, model: GameModel, page: TablePage, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._page, self._parent = model, page, parent
        self.window: HelpWindow | None = None
        page.lookChanged.connect(self._follow_look)
        model.dealStarted.connect(self._follow_tournament)

    def open(self, place: Place) -> None:
        """Shows this page."""
        from laksewhist.gui.help.window import HelpWindow

        if self.window is None:
            self.window = HelpWindow(self._page.look, self._tournament(), self._parent)
        self._follow_tournament()
        self.window.open(place)

    def open_now(self, model: GameModel, page: TablePage) -> None:
        """Shows the rule that a hint on this table speaks of, or what explains the moment of its deal."""
        shown = model.shown
        hinted = page.hint.place_of_rule
        if hinted is not None:
            self.open(hinted)
        else:
            self.open(START if shown is None else place_now(shown.view))

    def close(self) -> None:
        """Takes the window away with the game."""
        if self.window is not None:
            self.window.close()

    def _tournament(self) -> Tournament:
        from laksewhist.gui.help.tables import LAKSESTUEN, Tournament

        match = self._model.match
        return LAKSESTUEN if match is None else Tournament(match.rules, match.table)

    def _follow_tournament(self) -> None:
        if self.window is not None:
            self.window.set_tournament(self._tournament())

    def _follow_look(self) -> None:
        if self.window is not None:
            self.window.set_look(self._page.look)
