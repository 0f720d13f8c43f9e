"""When the curtain between two people at one screen is drawn, and when it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from laksewhist.gui.game_model import GameModel
from laksewhist.gui.table_page import TablePage

if TYPE_CHECKING:  # the first table does not wait for it
    from laksewhist.gui.curtain import Curtain


class Curtains(QObject):
    """Draws the curtain of one table when the turn passes to another person, and opens it for that person.

    `curtain` is the one that hangs there now, or None.
    """

    def __init__(self, model: GameModel, page: TablePage, window: QWidget) -> None:
        super().__init__(window)
        self._model, self._page, self._window = model, page, window
        self.curtain: Curtain | None = None
        model.turnPasses.connect(self._draw)
        model.viewTurned.connect(lambda shown: page.show_still(shown, asking=False))
        model.dealAbandoned.connect(self._open)

    def _draw(self, name: str) -> None:
        from laksewhist.gui.curtain import Curtain, CurtainCard

        self._open()
        self.curtain = Curtain(CurtainCard(name, takes_up=self._takes_up()), self._page, self._window)
        self.curtain.card.taken.connect(self._take)
        self.curtain.begin(self.curtain.card.button)

    def _takes_up(self) -> bool:
        return self._model.shown is not None and self._model.shown.takes_up

    def _take(self) -> None:
        self._open()
        self._model.take_turn()

    def _open(self) -> None:
        curtain, self.curtain = self.curtain, None
        if curtain is not None:
            curtain.lift()
            curtain.deleteLater()
