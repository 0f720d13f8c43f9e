"""Drawing by chance that repeats: the same bits give the same draws on every platform and every Python.

Only `getrandbits` is asked of a generator; nothing else of it is promised to stay as it is between versions of Python.
The draws are uneven by less than one part in four thousand million.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random
from typing import Any


def below(rng: Random, count: int) -> int:
    """A whole number from 0 to count - 1; `count` may be as large as it likes, but not 0."""
    return rng.getrandbits(count.bit_length() + 32) % count


def shuffle(rng: Random, items: MutableSequence[Any]) -> None:
    """Puts the items into an order drawn from all orders (Fisher and Yates)."""
    bits = rng.getrandbits
    for last in range(len(items) - 1, 0, -1):
        other = bits(40) * (last + 1) >> 40
        items[last], items[other] = items[other], items[last]


def pick(rng: Random, cards: int, count: int) -> int:
    """So many of the cards of a mask, every choice equally likely; all of them where there are no more."""
    some = [1 << place for place in range(cards.bit_length()) if cards >> place & 1]
    chosen = 0
    for left in range(len(some), max(len(some) - count, 0), -1):
        chosen |= some.pop(below(rng, left))
    return chosen
