"""The person lets go of the cards: claims the rest, or lets a computer play the deal to its end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.column import Column
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.hint import Hint
from laksewhist.gui.panels.rest_panel import RestPanel
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.pace import SPEEDS, Pace


class PlayedFor(QObject):
    """The commands of one table: `claim`, and `switch` for the computer to play on or to stop.

    It plays as the level of the hints; what can no longer change is played out by the quickest level.
    `is_on` tells whether a computer plays for the person. Then everything goes quickly and no trick waits for a click;
    afterwards it has the pace that it had before.
    """

    def __init__(self, model: GameModel, hint: Hint, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._hint = hint
        self._pace = pace
        self._before = pace.factor
        self._panel: RestPanel | None = None
        self._offered = False
        self._preferences: Preferences | None = None
        self.is_on = False
        model.questionAsked.connect(self._on_question)
        model.playedFor.connect(self._on_played_for)

    def serve(self, column: Column, preferences: Preferences) -> None:
        """Gives a column the buttons for both commands, as soon as it has a play to show.

        Where the preferences have it so, a deal that is decided is offered to be played out.
        """
        self._preferences = preferences
        column.make_rest = self._make_panel

    def claim(self) -> None:
        """Plays the rest out where it is certain; else says why not, and nothing has happened."""
        from laksewhist.ai.claim import Claimant, holds  # the first table does not wait for it

        model = self._model
        if model.shown is None or model.shown.view.phase is not Phase.PLAY or self.is_on:
            return
        if not model.is_person_asked:
            self._hint.tell(self.tr("You can claim the rest when it is your turn."))
        elif holds(model.shown.view):
            model.let_play(Claimant())
        elif self._is_settled(model.shown):
            self._let_play(SIMPLEST_LEVEL)
        else:
            self._hint.tell(self._why_not(model.shown.view))

    def switch(self) -> None:
        """The computer plays this deal to its end, or gives the cards back."""
        from laksewhist.gui.advice import adviser
        from laksewhist.store.history.rows import Assist

        if self.is_on:
            self._model.let_play(None)
        elif self._model.deal_so_far() is not None:
            self._model.keeper.assist(Assist.PLAYED_FOR)
            self._let_play(adviser.HINT_LEVEL)

    def _let_play(self, level: str) -> None:
        from laksewhist.ai.brain import brain_for

        shown = self._model.shown
        if shown is not None:
            self._model.let_play(brain_for(level, shown.company.table), level)

    def _is_settled(self, shown: Shown) -> bool:
        from laksewhist.engine.settled import is_settled

        offers = self._preferences is not None and self._preferences.settings.finish_settled
        return offers and not shown.hand_hidden and is_settled(shown.view, shown.company.table)

    def _on_question(self, shown: Shown) -> None:
        """Offers to end a deal in which nothing can change any more; said once, shown as long as it is so."""
        settled = self._is_settled(shown)
        if settled and not self._offered:
            self._hint.tell(self.tr("The points can no longer change. “Claim the rest” plays it out."))
        self._offered = settled
        if self._panel is not None:
            self._panel.show_settled(settled)

    def _why_not(self, view: PlayerView) -> str:
        if view.contract is None or not view.contract.is_nolo:
            return self.tr("Not certain: some cards and some play of the others would take a trick from you.")
        if view.seat not in view.contract.declarers or view.seat in view.fallen:
            return self.tr("In nolo only a player who can still make the bid can claim.")
        return self.tr("Not certain: some cards and some play of the others would make you fall.")

    def _make_panel(self, column: Column) -> RestPanel:
        panel = self._panel = RestPanel(column.page)
        panel.claimed.connect(self.claim)
        panel.switched.connect(self.switch)
        panel.show_playing(self.is_on)
        panel.show_settled(self._offered)
        self._model.playedFor.connect(panel.show_playing)
        return panel

    def _on_played_for(self, on: bool) -> None:
        self.is_on = on
        self._pace.hurries = on
        quick = SPEEDS["quick"]
        if on:
            self._before = self._pace.factor
            self._pace.factor = min(self._before, quick)
        elif self._pace.factor == quick:  # another speed was chosen meanwhile
            self._pace.factor = self._before
