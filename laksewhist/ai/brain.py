"""What a computer player is, and the levels there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final, Protocol, runtime_checkable

from laksewhist.ai.decision import Decision, IsCancelled, never
from laksewhist.engine.actions import Action
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.view import PlayerView


class Style(Enum):
    """How much risk a computer player takes."""

    CAUTIOUS = "cautious"
    BALANCED = "balanced"
    BOLD = "bold"


class Brain(Protocol):
    """A computer player's thinking."""

    def decide(self, view: PlayerView, rng: random.Random) -> Action:
        """One of `view.legal`: the same for the same view and the same state of `rng`, whatever the clock says.

        Raises ValueError where the view's seat is not asked anything.
        """
        ...


@runtime_checkable
class Thinker(Brain, Protocol):
    """A computer player that can say what stands behind its choice."""

    def consider(self, view: PlayerView, rng: random.Random, cancelled: IsCancelled = never) -> Decision:
        """The same choice with its numbers and its reason.

        `cancelled` is asked at least every 50 ms of thinking. Raises CancelledError when it says so, and ValueError
        where the view's seat is not asked anything.
        """
        ...


def _begynder(_table: PointTable, _style: Style) -> Thinker:
    from laksewhist.ai.begynder.player import Begynder  # nobody waits for a level that does not play

    return Begynder()


def _reckoner(level: str) -> Callable[[PointTable, Style], Thinker]:
    def make(table: PointTable, style: Style) -> Thinker:
        from laksewhist.ai.bidding.risk import RISK
        from laksewhist.ai.levels import SKILLS, Reckoner

        return Reckoner(table, RISK[style.value], SKILLS[level])

    return make


LEVELS: Final[Mapping[str, Callable[[PointTable, Style], Thinker]]] = {
    "begynder": _begynder,
    **{level: _reckoner(level) for level in ("øvet", "stærk", "mester")},
}
"""How each level's brain is made for a point table and a style, weakest level first.

What a level needs is imported with the first player of it: the first table is dealt before anybody thinks.
"""


def brain_for(level: str, table: PointTable = DEFAULT_TABLE, style: Style = Style.BALANCED) -> Thinker:
    """A new brain of this level, that plays for this point table; ValueError, naming the levels, for any other word."""
    factory = LEVELS.get(level)
    if factory is None:
        raise ValueError(f"{level!r} is not a level; the levels are: {', '.join(LEVELS)}")
    return factory(table, style)
