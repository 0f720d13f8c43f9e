"""Why a card is chosen, in one word, from its numbers alone."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.cardplay.trials import Trials
from laksewhist.ai.decision import Why

DOUBTFUL: Final = 0.5
"""A card that is better by fewer standard errors may as well be worse."""

_NOTABLE: Final = 0.02
"""A chance that differs by less is called the same."""


def why_best(trials: Trials, best: int) -> Why:
    """What sets this card apart from the next best: among those that stand, where others do.

    The best card may be chosen, or one that is as good as can be told.
    """
    others = [number for number in range(trials.count) if number != best]
    rivals = [number for number in others if number in trials.standing]
    if best not in trials.best():
        return Why.USUAL_CARD
    if any(trials.is_same(best, rival) for rival in rivals):
        return Why.NO_DIFFERENCE
    second = max(rivals or others, key=trials.points)
    if rivals and not trials.leads(best, second, DOUBTFUL):
        return Why.ABOUT_EQUAL
    if trials.won(best) - max(map(trials.won, others)) >= _NOTABLE:
        return Why.DECIDES_CONTRACT
    if abs(trials.won(best) - trials.won(second)) < _NOTABLE and _has_more_tricks(trials, best, second):
        return Why.MORE_TRICKS
    return Why.MOST_POINTS


def _has_more_tricks(trials: Trials, card: int, other: int) -> bool:
    more, fewer = trials.tricks(card), trials.tricks(other)
    return more is not None and fewer is not None and more > fewer
