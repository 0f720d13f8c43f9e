"""Asking computers after a deal: what each was asked, what it saw then, and the same thinking once more.

A computer's choices repeat for the same view and seed, so its thoughts need not be kept while it plays. Only who
answered is: where the time was up, or a computer failed, it was not the computer that thinks again here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from laksewhist.ai.brain import Thinker
from laksewhist.ai.decision import Decision, IsCancelled
from laksewhist.compose import consider
from laksewhist.engine.actions import Action, KeepHand
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import PlayerView
from laksewhist.gui.answers import Answers, Source
from laksewhist.gui.computers import seed_of
from laksewhist.gui.evidence import Evidence, of_reason
from laksewhist.gui.session import Session
from laksewhist.match.driver import question_number
from laksewhist.match.match import MatchDeal


@dataclass(frozen=True, slots=True)
class Asked:
    """One decision of a deal that is over.

    `brain` is who can be asked for the reason: the computer in this seat, or the one that played for the person; None
    where nobody can. `seed` is what it thought with. `source` is who answered; None where that is not known any more.
    `evidence` is what is kept where the thinking fails.
    """

    seat: Seat
    view: PlayerView
    action: Action
    brain: Thinker | None
    seed: tuple[object, ...]
    source: Source | None
    evidence: Callable[[Exception], Evidence]

    def explain(self, is_over: IsCancelled) -> Decision:
        """The computer thinks about it once more; ValueError where there is none to ask.

        The choice may be another than `action`: what was done for a computer that had no time or failed.
        """
        if self.brain is None:
            raise ValueError(f"seat {self.seat} is a person: nobody knows why")
        return consider(self.brain, self.view, *self.seed, cancelled=is_over)


def decisions_of(session: Session, deal: MatchDeal, answers: Answers) -> tuple[Asked, ...]:
    """What was decided in a deal, in order, but for what was no decision: one card left, or no iron hand to show.

    `answers` are those of this very deal.
    """
    return tuple(each for each in _all(session, deal, answers) if len(each.view.legal) > 1)


def _all(session: Session, deal: MatchDeal, answers: Answers) -> Iterator[Asked]:
    plan, actions = deal.plan, deal.played.actions
    state: DealState = start_deal(plan.setup)
    asked = dict.fromkeys(SEATS, 0)
    for place, action in enumerate(actions):
        seat = state.turn
        assert seat is not None
        asked[seat] += 1
        if not isinstance(action, KeepHand):
            token = question_number(asked[seat], seat)
            answered = answers.of(token)
            brain = session.brain_of(plan, seat) if answered is None else answered.brain
            instead = None if answered is None else answered.instead
            yield Asked(
                seat,
                view_for(state, seat),
                action,
                brain if isinstance(brain, Thinker) else None,
                seed_of(session.setup.seed, plan, token),
                None if answered is None else answered.source,
                of_reason(session, plan, actions[:place], seat, instead),
            )
        state, _events = apply(state, action)
