"""Randomness that repeats: the same parts give the same numbers on every platform and Python."""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random
from typing import TypeVar

from laksewhist.match.sums import sha256

T = TypeVar("T")


def derived_random(*parts: object) -> Random:
    """A generator seeded from the parts, such as a match's seed and the number of a deal.

    Only `getrandbits` of it is promised to repeat between versions of Python; `below` and `shuffle` use nothing else.
    """
    text = "/".join(str(part) for part in parts)
    return Random(int.from_bytes(sha256(text.encode()), "big"))


def below(rng: Random, count: int) -> int:
    """A whole number from 0 to count - 1, each equally likely; raises ValueError where there is none."""
    if count < 1:
        raise ValueError("there is no number below 1 to draw")
    bits = count.bit_length()
    while (number := rng.getrandbits(bits)) >= count:
        pass
    return number


def shuffle(rng: Random, items: MutableSequence[T]) -> None:
    """Puts the items into an order drawn uniformly from all orders (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(rng, last + 1)
        items[last], items[other] = items[other], items[last]
