"""What a computer player is, and the levels there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from laksewhist.ai.begynder.player import Begynder
from laksewhist.engine.actions import Action
from laksewhist.engine.view import PlayerView


class Brain(Protocol):
    """A computer player's thinking."""

    def decide(self, view: PlayerView, rng: random.Random) -> Action:
        """One of `view.legal`: the same for the same view and the same state of `rng`, whatever the clock says.

        Raises ValueError where the view's seat is not asked anything.
        """
        ...


LEVELS: Final[Mapping[str, Callable[[], Brain]]] = {"begynder": Begynder}
"""How each level's brain is made, weakest level first."""


def brain_for(level: str) -> Brain:
    """A new brain of this level; ValueError, naming the levels there are, for any other word."""
    factory = LEVELS.get(level)
    if factory is None:
        raise ValueError(f"{level!r} is not a level; the levels are: {', '.join(LEVELS)}")
    return factory()
