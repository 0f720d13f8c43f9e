"""Asking computers after a deal: what each was asked, what it saw then, and the same thinking once more.

A computer's choices repeat for the same view and seed, so nothing need be kept while it plays.
"""

from __future__ import annotations

from collections.abc import Iterator

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
from laksewhist.gui.session import Session
from laksewhist.match.match import MatchDeal


@dataclass(frozen=True, slots=True)
class Asked:
    """One decision of a deal that is over. `brain` is None where a person made it; `seed` is what it thought with."""

    seat: Seat
    view: PlayerView
    action: Action
    brain: Thinker | None
    seed: tuple[object, ...]

    def explain(self, is_over: IsCancelled) -> Decision:
        """The computer thinks about it once more; ValueError where a person decided."""
        if self.brain is None:
            raise ValueError(f"seat {self.seat} is a person: nobody knows why")
        return consider(self.brain, self.view, *self.seed, cancelled=is_over)


def decisions_of(session: Session, deal: MatchDeal) -> tuple[Asked, ...]:
    """What was decided in a deal, in order, but for what was no decision: one card left, or no iron hand to show."""
    return tuple(each for each in _all(session, deal) if len(each.view.legal) > 1)


def _all(session: Session, deal: MatchDeal) -> Iterator[Asked]:
    plan = deal.plan
    state: DealState = start_deal(plan.setup)
    asked = dict.fromkeys(SEATS, 0)
    for action in deal.played.actions:
        seat = state.turn
        assert seat is not None
        asked[seat] += 1
        token = len(SEATS) * asked[seat] + seat  # as `DealDriver` numbers its questions
        brain = session.brain_of(plan, seat)
        seed = (session.setup.seed, plan.number, plan.attempt, token)
        thinker = brain if isinstance(brain, Thinker) else None
        if not isinstance(action, KeepHand):
            yield Asked(seat, view_for(state, seat), action, thinker, seed)
        state, _events = apply(state, action)
