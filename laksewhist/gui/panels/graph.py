"""The geometry of the graph of sums: where values, grid lines and the names at the ends go. No painting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from laksewhist.engine.values import dataclass

STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000)
"""Distances between grid lines."""
MOST_LINES: Final = 6


@dataclass(frozen=True, slots=True)
class Scale:
    """From `low` at the foot to `high` at the top, both multiples of `step`."""

    low: int
    high: int
    step: int

    @property
    def lines(self) -> tuple[int, ...]:
        """The values that have a grid line, from the top."""
        return tuple(range(self.high, self.low - 1, -self.step))

    def part(self, value: float) -> float:
        """How far down a value is: 0 at the top, 1 at the foot."""
        return (self.high - value) / (self.high - self.low)


def scale_for(sums: Sequence[Sequence[int]], most_lines: int = MOST_LINES) -> Scale:
    """The smallest scale with round steps and at most so many lines that holds every value, and zero."""
    values = [0, *(value for row in sums for value in row)]
    for step in STEPS:
        low, high = min(values) // step * step, -(-max(values) // step) * step
        if low == high:
            low, high = -step, step
        if (high - low) // step < most_lines:
            return Scale(low, high, step)
    step = max(1, (max(values) - min(values)) // (most_lines - 2))
    return Scale(min(values) // step * step, -(-max(values) // step) * step, step)


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> tuple[float, ...]:
    """Moves places as little as needed so that all are `apart` from each other, between `low` and `high`.

    The order stays; places that would lie upon each other move to both sides alike. Where there is no room for all of
    them they lie evenly.
    """
    order = sorted(range(len(wanted)), key=lambda i: (wanted[i], i))
    if len(wanted) > 1:
        apart = min(apart, (high - low) / (len(wanted) - 1))
    groups: list[list[float]] = []  # places that touch each other, as they would be if all lay where the first does
    for rank, i in enumerate(order):
        groups.append([wanted[i] - rank * apart])
        while len(groups) > 1 and _middle(groups[-2]) > _middle(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    firsts = [_middle(group) for group in groups for _ in group]
    last = high - (len(wanted) - 1) * apart
    placed = [0.0] * len(wanted)
    for rank, i in enumerate(order):
        placed[i] = min(max(firsts[rank], low), last) + rank * apart
    return tuple(placed)


def _middle(group: Sequence[float]) -> float:
    return sum(group) / len(group)
