"""The levels above the simplest: each bids by expected points, and plays cards with its own effort.

`øvet` plays every card out in a few possible deals. `stærk` looks at more deals, and near the end searches them to the
last card too, so that it knows both what perfect players would make of them and what ordinary ones would. `mester` does
so from the first card on, also looks for its best reply to ordinary players, and draws the deals so that those stand
out in which the others would have bid and played as they did.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.cardplay.effort import Effort
from laksewhist.ai.cardplay.player import CardPlayer
from laksewhist.ai.decision import Decision, IsCancelled, never
from laksewhist.ai.solver import COMPILED
from laksewhist.ai.worlds.likely import Walk
from laksewhist.engine.actions import Action
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.view import Phase, PlayerView


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level spends: on a card, and the number of layouts in which near ties of the auction are looked at."""

    effort: Effort
    layouts: int = 0


_COMPILED: Final[Mapping[str, Skill]] = {
    "øvet": Skill(Effort(deals=24)),
    "stærk": Skill(
        Effort(deals=200, exact_cards=7, exact_deals=40, nodes=20_000, exact_nolo=3, open_nodes=100_000, blend=True),
        layouts=32,
    ),
    "mester": Skill(
        Effort(
            deals=640,
            walk=Walk(starts=20, warm_up=1000, between=64),
            exact_cards=9,
            exact_deals=64,
            nodes=60_000,
            exact_nolo=4,
            open_nodes=2_000_000,
            blend=True,
            even=16,
            ahead=10,
            ahead_deals=24,
            replied=48,
        ),
        layouts=64,
    ),
}
_PLAIN: Final[Mapping[str, Skill]] = {
    "øvet": Skill(Effort(deals=24)),
    "stærk": Skill(
        Effort(deals=60, exact_cards=4, exact_deals=20, nodes=2_000, exact_nolo=2, open_nodes=5_000, blend=True),
        layouts=8,
    ),
    "mester": Skill(
        Effort(
            deals=160,
            walk=Walk(starts=4, warm_up=100, between=6),
            exact_cards=5,
            exact_deals=32,
            nodes=2_000,
            exact_nolo=3,
            open_nodes=20_000,
            blend=True,
            even=16,
        ),
        layouts=16,
    ),
}

SKILLS: Final = _COMPILED if COMPILED else _PLAIN
"""What each level spends, weakest first; where the core was not compiled, so much less that a card takes as long.

Then `mester` looks ahead only near the end, and for no reply.
"""


class Reckoner:
    """A computer player that counts the points of everything it may do: for one table, risk and skill."""

    def __init__(self, table: PointTable, risk: float, skill: Skill) -> None:
        self._table = table
        self._risk = risk
        self._layouts = skill.layouts
        self._cards = CardPlayer(table, skill.effort)

    def decide(self, view: PlayerView, rng: random.Random) -> Action:
        """One of `view.legal`; ValueError where the view's seat is not asked anything."""
        return self.consider(view, rng).action

    def consider(self, view: PlayerView, rng: random.Random, cancelled: IsCancelled = never) -> Decision:
        """The same with its numbers and its reason; CancelledError soon after `cancelled` says so."""
        if not view.legal:
            raise ValueError(f"seat {view.seat} is not asked anything")
        if view.phase is Phase.PLAY:
            return self._cards.consider(view, rng, cancelled)
        return decide(view, self._table, self._risk, rng, cancelled, layouts=self._layouts)
