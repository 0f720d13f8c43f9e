"""Why a card is best, in one word, from its numbers alone."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.cardplay.trials import Trials
from laksewhist.ai.decision import Why

_NOTABLE: Final = 0.02
"""A chance that differs by less is called the same."""


def why_best(trials: Trials, best: int) -> Why:
    """What sets the best card apart from the next best."""
    others = [number for number in range(trials.count) if number != best]
    second = max(others, key=trials.points)
    if trials.points(second) >= trials.points(best):
        return Why.NO_DIFFERENCE
    if abs(trials.chance(second) - trials.chance(best)) >= _NOTABLE:
        return Why.DECIDES_CONTRACT
    more, fewer = trials.tricks(best), trials.tricks(second)
    return Why.MORE_TRICKS if more is not None and fewer is not None and more > fewer else Why.MOST_POINTS
