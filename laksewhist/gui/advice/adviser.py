"""Gives the person a hint: what the best computer player would do with what this person sees."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from laksewhist.ai.brain import Style
from laksewhist.ai.decision import Decision, IsCancelled
from laksewhist.gui.advice.free_place import room_beside
from laksewhist.gui.advice.hint_button import HintButton
from laksewhist.gui.advice.hint_card import HintCard
from laksewhist.gui.background import Background, Runner
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.shown import Shown
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.thinking import Thinking

HINT_LEVEL: Final = "mester"
HINT_STYLE: Final = Style.BALANCED
LIMIT_MS: Final = 20_000


class Adviser(QObject):
    """Answers for hints at one table. A hint is noted with the deal, whose statistics are kept apart then.

    Signal: `misbehaved(Evidence)` when the thinking about a hint failed.
    """

    misbehaved = Signal(object)

    def __init__(self, model: GameModel, page: TablePage, parent: QObject, runner: Runner | None = None) -> None:
        super().__init__(parent)
        self._model, self._page = model, page
        self.thinking = Thinking(runner or Background(self), self)
        self.thinking.limit_ms = LIMIT_MS
        self.card, self.button = HintCard(page), HintButton(page)
        for each in (self.card, self.button):  # above the table, but below what may cover it
            each.stackUnder(page.hint)
        self.button.clicked.connect(self.ask)
        self.card.closed.connect(page.take_focus)
        model.questionAsked.connect(self._on_question)
        for signal in (model.dealStarted, model.stepReady, model.dealAbandoned, model.turnPasses, model.playedFor):
            signal.connect(lambda *_what: self.hide())
        page.lookChanged.connect(self._place)
        self.card.reworded.connect(self._place, Qt.ConnectionType.QueuedConnection)  # when all of the table is, too
        if model.is_person_asked and model.shown is not None:
            self._on_question(model.shown)

    def ask(self) -> None:
        """Thinks about the decision at hand and shows what comes of it; says so where there is none."""
        model = self._model
        if not model.is_person_asked or model.shown is None:
            self._page.hint.tell(self.tr("A hint can be had when it is your turn."))
            return
        self._note()
        self.card.show_thinking()
        self._place()
        self.thinking.begin(partial(advise, model.shown), self.show, self._fail, self._give_up)

    def close(self) -> None:
        """Ends what is being thought about."""
        self.thinking.close()

    def _note(self) -> None:
        from laksewhist.store.history.rows import Assist  # the first table does not wait for it

        self._model.keeper.assist(Assist.HINT)

    def show(self, decision: Decision) -> None:
        """Shows a hint."""
        self.card.show_decision(decision)
        self._place()

    def _fail(self, error: Exception) -> None:
        self.card.hide()
        self._keep(error)
        raise error  # a bug: told and logged like any other

    def _keep(self, error: Exception) -> None:
        from laksewhist.gui.evidence import Evidence  # only where something is wrong

        deal, session, shown = self._model.deal_so_far(), self._model.session, self._model.shown
        if deal is None or session is None or shown is None:
            return
        (plan, actions), seed = deal, seed_of_hint(shown)
        self.misbehaved.emit(
            Evidence("hint", session.match, plan, actions, shown.view.seat, HINT_LEVEL, HINT_STYLE, seed, error)
        )

    def _give_up(self) -> None:
        self.card.say(self.tr("There was no answer in time."))
        self._place()

    def _on_question(self, _shown: Shown) -> None:
        self.button.setVisible(self._model.is_person_asked)
        self._place()

    def hide(self) -> None:
        """Takes the hint away, and the button with it."""
        self.thinking.cancel()
        self.card.hide()
        self.button.hide()

    def _place(self) -> None:
        page, field = self._page, self._page.view.geometry()
        self.button.place(field, page.look)
        if self.card.isHidden():
            return
        taken = (*page.kept_clear(), self.button.geometry())
        self.card.place(room_beside(taken, field, HintCard.wanted(page.look), page.look), field, page.look)


def advise(shown: Shown, is_over: IsCancelled) -> Decision:
    """What the level of hints would do with what is shown to the person who is asked."""
    from laksewhist.ai.brain import brain_for
    from laksewhist.compose import consider

    brain = brain_for(HINT_LEVEL, shown.company.table, HINT_STYLE)
    return consider(brain, shown.view, *seed_of_hint(shown), cancelled=is_over)


def seed_of_hint(shown: Shown) -> tuple[object, ...]:
    """What the level of hints thinks with here: the same hint for the same decision."""
    return ("hint", shown.company.deal_number, len(shown.view.actions))
