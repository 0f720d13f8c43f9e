"""The person lets go of the cards: claims the rest, or lets a computer play the deal to its end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from laksewhist.gui.game_model import GameModel
from laksewhist.gui.hint import Hint
from laksewhist.gui.table.pace import SPEEDS, Pace


class PlayedFor(QObject):
    """The commands of one table: `claim`, and `switch` for the computer to play on or to stop.

    `is_on` tells whether a computer plays for the person. Then everything goes quickly; afterwards it has the pace that
    it had before.
    """

    def __init__(self, model: GameModel, hint: Hint, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._hint = hint
        self._pace = pace
        self._before = pace.factor
        self.is_on = False
        model.playedFor.connect(self._on_played_for)

    def claim(self) -> None:
        """Plays the rest out where all tricks are certain; else says why not, and nothing has happened."""
        from laksewhist.ai.claim import Claimant, holds  # the first table does not wait for it

        model = self._model
        if not model.is_person_asked or model.shown is None:
            return
        if holds(model.shown.view):
            model.let_play(Claimant())
        else:
            self._hint.tell(
                self.tr("You can claim when it is you who leads, and every trick is yours whatever the others hold.")
            )

    def switch(self) -> None:
        """The computer plays this deal to its end, or gives the cards back."""
        from laksewhist.ai.brain import brain_for
        from laksewhist.compose import SIMPLEST_LEVEL

        self._model.let_play(None if self.is_on else brain_for(SIMPLEST_LEVEL))

    def _on_played_for(self, on: bool) -> None:
        self.is_on = on
        quick = SPEEDS["quick"]
        if on:
            self._before = self._pace.factor
            self._pace.factor = min(self._before, quick)
        elif self._pace.factor == quick:  # another speed was chosen meanwhile
            self._pace.factor = self._before
