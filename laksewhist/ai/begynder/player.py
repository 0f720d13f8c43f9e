"""The player of level `begynder`: each question goes to the rules of thumb for it.

Fractions are added up with `fsum`: `sum` rounds them otherwise from Python 3.12 on, and the same cards would be played
differently.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from laksewhist.ai.begynder import bidding, calling, exchange, vip
from laksewhist.ai.decision import Decision, IsCancelled, Why, never
from laksewhist.ai.solver.encode import card_at, table_of
from laksewhist.ai.solver.playout import choose
from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.view import Phase, PlayerView


def play(view: PlayerView) -> Action:
    """The card that the play-outs' rules of thumb choose: those rules exist once, in the solver.

    They are asked of a table whose hidden hands are empty, so they cannot have read any.
    """
    table = table_of(view)
    return PlayCard(view.seat, card_at(choose(table), table.nolo))


ANSWERS: Final[Mapping[Phase, Callable[[PlayerView], Action]]] = {
    Phase.IRON_HAND: bidding.iron_hand,
    Phase.AUCTION: bidding.bid,
    Phase.VIP: vip.answer,
    Phase.CALLING: calling.call,
    Phase.TRUMP: calling.name_trump,
    Phase.EXCHANGE: exchange.exchange,
    Phase.PLAY: play,
}
"""Who answers in each phase."""


class Begynder:
    """Plays by rules of thumb alone; takes no chances, so `rng` is never asked."""

    def decide(self, view: PlayerView, rng: random.Random) -> Action:
        """One of `view.legal`; should a rule of thumb ever err, the first of them, which is to pass or to decline."""
        if not view.legal:
            raise ValueError(f"seat {view.seat} is not asked anything")
        answer = ANSWERS[view.phase](view)
        return answer if answer in view.legal else view.legal[0]

    def consider(self, view: PlayerView, rng: random.Random, cancelled: IsCancelled = never) -> Decision:
        """The same choice; there are no numbers behind it. It is done at once, so `cancelled` is not asked."""
        why = Why.ONLY_CHOICE if len(view.legal) == 1 else Why.RULE_OF_THUMB
        return Decision(self.decide(view, rng), why)
