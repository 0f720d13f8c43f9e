"""The player of level `begynder`: each question goes to the rules of thumb for it.

Fractions are added up with `fsum`: `sum` rounds them otherwise from Python 3.12 on, and the same cards would be played
differently.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from laksewhist.ai.begynder import bidding, calling, exchange, nolo_declarer, nolo_defender, vip
from laksewhist.ai.begynder.following import follow
from laksewhist.ai.begynder.leading import lead
from laksewhist.ai.begynder.memory import remember
from laksewhist.ai.decision import Decision, IsCancelled, Why, never
from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.view import Phase, PlayerView


def play(view: PlayerView) -> Action:
    """The card for the trick on the table."""
    memory = remember(view)
    if not memory.contract.is_nolo:
        card = follow(memory) if memory.trick.cards else lead(memory)
    elif memory.me in memory.contract.declarers and memory.me not in view.fallen:
        card = nolo_declarer.play(memory)
    else:
        card = nolo_defender.play(memory)
    return PlayCard(view.seat, card)


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
