"""Means and ratios with their intervals, quantiles, and a test that stops as soon as it knows. The deal is the unit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_Z: Final = 1.959964
"""So many standard errors on either side hold 95 % of what chance does, with many deals."""
LEAST_DEALS: Final = 30
"""With fewer deals the spread is not known well enough to stop by."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and half of the width of its 95 % interval; infinite where there were not two deals."""

    mean: float
    half: float
    deals: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of one value for each deal; there must be one."""
    count = len(values)
    mean = math.fsum(values) / count
    return Estimate(mean, _t(count) * _error(values, mean), count)


def ratio_of(tops: Sequence[float], bottoms: Sequence[float]) -> Estimate | None:
    """The sum of the first over the sum of the second, both of the same deals; None where the second is 0 or less.

    The interval is that of the linear approach, good where the second sum is many errors away from 0.
    """
    below = math.fsum(bottoms)
    if below <= 0:
        return None
    ratio = math.fsum(tops) / below
    rests = [top - ratio * bottom for top, bottom in zip(tops, bottoms, strict=True)]
    count = len(rests)
    return Estimate(ratio, _t(count) * _error(rests, 0.0) / (below / count), count)


def _error(values: Sequence[float], mean: float) -> float:
    count = len(values)
    if count < 2:
        return math.inf
    return math.sqrt(math.fsum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def _t(count: int) -> float:
    """How many errors hold 95 %: Student's number, by the first terms of its expansion; good to 1 % from 5 deals on."""
    free = max(count - 1, 1)
    first, second = (_Z**3 + _Z) / 4, (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    third = (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384
    return _Z + first / free + second / free**2 + third / free**3


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all lies; there must be one."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]


@dataclass(frozen=True, slots=True)
class Sprt:
    """Whether the gain is `low` or `high` points a deal, told as soon as it is clear; each error has 5 %."""

    low: float
    high: float
    bound: float = math.log(0.95 / 0.05)

    def llr(self, values: Sequence[float]) -> float:
        """How much likelier `high` is than `low`, as a logarithm; 0 while there are too few deals to say."""
        if len(values) < LEAST_DEALS:
            return 0.0
        mean = math.fsum(values) / len(values)
        spread = math.fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
        if spread == 0:
            return 0.0
        return len(values) * (self.high - self.low) / spread * (mean - (self.low + self.high) / 2)

    def verdict(self, values: Sequence[float]) -> float | None:
        """The gain that was accepted, or None while it has to go on."""
        found = self.llr(values)
        if abs(found) < self.bound:
            return None
        return self.high if found > 0 else self.low
