"""Who sits where, drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from laksewhist.match.rng import derived_random, shuffle

T = TypeVar("T")


def drawn_by_lot(seed: object, participants: Sequence[T]) -> tuple[T, ...]:
    """The participants in an order drawn from all orders: clockwise round the table. The same seed, the same order."""
    order = list(participants)
    shuffle(derived_random(seed, "seats"), order)
    return tuple(order)
