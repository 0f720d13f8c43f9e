"""An ordinal logistic model: `P(T >= n) = sigmoid(score - threshold[n])`, with the thresholds in rising order.

Sums go through `fsum` and every chance is rounded to nine places, so that the same hand gives the same numbers on every
platform: only the last bits of `exp` differ between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, fsum, log
from operator import mul
from typing import TypeAlias

Row: TypeAlias = tuple[float, ...]
"""The features of one hand, in the order of the model's names."""

Chances: TypeAlias = tuple[float, ...]
"""The chance of each count, 0 to the number of thresholds; they add up to one."""

_FAR = 40.0
"""Beyond this the sigmoid is 0 or 1 in nine places."""


def sigmoid(x: float) -> float:
    """The logistic function, rounded to nine places."""
    if x > _FAR:
        return 1.0
    if x < -_FAR:
        return 0.0
    return round(1.0 / (1.0 + exp(-x)), 9)


def logit(chance: float) -> float:
    """The other way: what the logistic function makes this chance of; never beyond plus or minus 14."""
    kept = min(max(chance, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))


def at_least(chances: Chances, sure: int) -> Chances:
    """The same chances where fewer than so many cannot come out: what stood there goes to just so many."""
    if sure <= 0:
        return chances
    below = fsum(chances[:sure])
    return (*(0.0,) * sure, round(chances[sure] + below, 9), *chances[sure + 1 :])


def shifted(chance: float, shift: float) -> float:
    """The chance with its odds multiplied by `exp(shift)`; the same chance for no shift."""
    return chance if shift == 0 else sigmoid(logit(chance) + shift)


@dataclass(frozen=True, slots=True, eq=False)
class Ordinal:
    """The weights of the features and the thresholds for at least 1, 2, 3 and so on; equal only to itself.

    Raises ValueError where the numbers do not belong together or the thresholds are not in rising order.
    """

    weights: tuple[float, ...]
    thresholds: tuple[float, ...]

    def __post_init__(self) -> None:
        if not self.weights or not self.thresholds:
            raise ValueError("a model has weights and thresholds")
        if list(self.thresholds) != sorted(self.thresholds):
            raise ValueError("the thresholds of a model rise")

    def score(self, row: Sequence[float]) -> float:
        """The weighted sum of the features; ValueError for a row of another length."""
        if len(row) != len(self.weights):
            raise ValueError(f"this model has {len(self.weights)} features, not {len(row)}")
        return fsum(map(mul, self.weights, row))

    def at_least(self, score: float, count: int) -> float:
        """The chance of at least so many."""
        if count <= 0:
            return 1.0
        return sigmoid(score - self.thresholds[count - 1]) if count <= len(self.thresholds) else 0.0

    def chances(self, score: float) -> Chances:
        """The chance of each count, from 0 up."""
        reached = [1.0, *(sigmoid(score - threshold) for threshold in self.thresholds), 0.0]
        return tuple([round(here - more, 9) for here, more in pairwise(reached)])

    def mean(self, score: float) -> float:
        """The expected count."""
        return fsum(sigmoid(score - threshold) for threshold in self.thresholds)
