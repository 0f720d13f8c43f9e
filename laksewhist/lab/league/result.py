"""A league as it stands: the gains of every pair, and what was seen of each contestant."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from laksewhist.lab.league.statistics import Estimate, mean_of, ratio_of
from laksewhist.lab.league.table import Book, Notes
from laksewhist.lab.league.work import Done

LOWEST, HIGHEST = "begynder", "cheater"
"""Between these two every player is placed: the one stands at 0, the other at 1."""


@dataclass(slots=True)
class League:
    """The pieces that are done; `names` are in the order in which they were given."""

    names: Sequence[str]
    fixed: bool
    gains: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    book: Book = field(default_factory=dict)
    deals: int = 0

    def add(self, done: Done) -> None:
        """Takes in one more piece; the pieces of a pair must come in the order of their deals."""
        self.gains.setdefault((done.piece.one, done.piece.other), []).append(done.gain)
        for name, notes in done.book.items():
            self.book.setdefault(name, Notes()).add(notes)
        self.deals = max(self.deals, done.piece.deal + 1)

    def gains_of(self, one: str, other: str) -> list[float]:
        """What one gains on the other, deal by deal."""
        if (one, other) in self.gains:
            return self.gains[one, other]
        return [-gain for gain in self.gains.get((other, one), [])]

    def gain(self, one: str, other: str) -> Estimate | None:
        """The mean gain; None where the two have not met."""
        values = self.gains_of(one, other)
        return mean_of(values) if values else None

    def mean_gain(self, name: str) -> float | None:
        """The mean of its gains over all others that it has met."""
        gains = [self.gain(name, other) for other in self.names if other != name]
        met = [gain.mean for gain in gains if gain is not None]
        return math.fsum(met) / len(met) if met else None

    def place(self, name: str) -> Estimate | None:
        """Where a player stands between the lowest (0) and the highest (1), by what it gains on the lowest.

        None where the two have not met it, or each other.
        """
        if name in (LOWEST, HIGHEST):
            return None
        own, most = self.gains_of(name, LOWEST), self.gains_of(HIGHEST, LOWEST)
        both = min(len(own), len(most))
        return ratio_of(own[:both], most[:both]) if both > 1 else None
