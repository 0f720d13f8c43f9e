"""When a tournament ends: after a number of deals, at a point target, or when people like."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from laksewhist.engine.values import dataclass


class LengthKind(Enum):
    """What a tournament's end depends on."""

    DEALS = "deals"
    POINTS = "points"
    OPEN = "open"


MOST: Final = 1_000_000
"""The largest number of deals, and the largest point target."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long a tournament is.

    `amount` is the number of deals that move the deal on, or the points that one participant must reach; 0 where the
    tournament is open-ended. Raises ValueError for an amount that makes no sense.
    """

    kind: LengthKind = LengthKind.OPEN
    amount: int = 0

    def __post_init__(self) -> None:
        if self.kind is LengthKind.OPEN and self.amount != 0:
            raise ValueError(f"an open-ended tournament has no amount, not {self.amount}")
        if self.kind is not LengthKind.OPEN and not 1 <= self.amount <= MOST:
            raise ValueError(f"the amount must be a whole number from 1 to {MOST}, not {self.amount}")

    def is_over(self, moved_on: int, standings: Sequence[int]) -> bool:
        """Whether it is over after so many deals that moved the deal on, with these sums."""
        if self.kind is LengthKind.DEALS:
            return moved_on >= self.amount
        return self.kind is LengthKind.POINTS and max(standings) >= self.amount

    def left(self, moved_on: int) -> int | None:
        """How many deals are left; None where that cannot be told."""
        return max(0, self.amount - moved_on) if self.kind is LengthKind.DEALS else None


OPEN_END: Final = Length()
"""The length of a tournament that ends when people like."""


def suggested_deals(participants: int) -> tuple[int, ...]:
    """Numbers of deals in which everybody deals equally often, the usual evening among them."""
    return tuple(participants * rounds for rounds in (1, 2, 3, 4, 6))
