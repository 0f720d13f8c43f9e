"""The computers of a deal on the screen: each is asked off the thread, and one that fails is reported and replaced."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from laksewhist.ai.brain import Brain
from laksewhist.compose import think
from laksewhist.engine.actions import Action
from laksewhist.gui.thinking import Thinking
from laksewhist.match.driver import DealDriver, Fault, Misbehaviour, Report
from laksewhist.match.match import DealPlan
from laksewhist.match.players import Question


class Computers(Thinking):
    """Lets computers answer questions of a deal; whoever fails or takes too long is answered for by the stand-in.

    Signal: `tookTooLong()` before the stand-in answers for one that did.
    """

    tookTooLong = Signal()

    def ask(
        self,
        brain: Brain,
        question: Question,
        seed: object,
        deal: tuple[DealPlan, DealDriver],
        answer: Callable[[Action], None],
        report: Report,
    ) -> None:
        """Asks this brain; with the same seed of the match it answers the same."""
        plan, driver = deal

        def failed(error: Exception) -> None:
            report(Misbehaviour(Fault.RAISED, question.view.seat, plan.setup, driver.actions, error))
            driver.answer_for()

        def late() -> None:
            self.tookTooLong.emit()
            driver.answer_for()

        seeds = seed_of(seed, plan, question.token)
        self.begin(lambda is_over: think(brain, question.view, *seeds, cancelled=is_over), answer, failed, late)


def seed_of(seed: object, plan: DealPlan, token: int) -> tuple[object, ...]:
    """What a computer thinks with when it is asked this question of a deal, in a match of this seed."""
    return (seed, plan.number, plan.attempt, token)
