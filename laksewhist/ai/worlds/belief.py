"""What odd play is held against a possible deal. Whoever sits there may keep to rules, or think further."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import fsum
from typing import Final, TypeAlias

_CHOICES: Final = 3
"""A card that the rules of thumb would not have played is one of about so many."""

_ROW: Final = 16
"""A seat plays fewer cards than this."""


@dataclass(frozen=True, slots=True)
class Habit:
    """Somebody who may sit there: how likely that is, and which part of his cards the rules of thumb would not play."""

    share: float
    odd: float


Habits: TypeAlias = tuple[Habit, ...]
"""Everybody who may sit there, who keeps to the rules first."""

IN_TRICK_BIDS: Final[Habits] = (Habit(0.5, 0.005), Habit(0.5, 0.28))
"""Somebody who keeps to the rules, and those who think further, as they were seen to play.

A first odd card tells most: he may be either.
"""

IN_NOLO: Final[Habits] = (Habit(0.5, 0.005), Habit(0.5, 0.22))
"""The same where tricks are to be avoided."""


@lru_cache(maxsize=256)
def beliefs(cards: int, habits: Habits) -> tuple[float, ...]:
    """How much a deal is believed where 0, 1, ... 15 of so many cards of a seat are odd; 1 where none is."""
    row = [fsum([habit.share * _likely(cards, odd, habit.odd) for habit in habits]) for odd in range(_ROW)]
    return tuple([each / row[0] for each in row])


def _likely(cards: int, odd: int, part: float) -> float:
    """How likely so many odd cards are; only multiplied, so that every machine has the same."""
    likely = 1.0
    for _ in range(odd):
        likely *= part / _CHOICES
    for _ in range(cards - odd):
        likely *= 1 - part
    return likely


@lru_cache(maxsize=256)
def keepers(cards: int, habits: Habits) -> tuple[float, ...]:
    """How likely it is that a seat has the first of these habits, where 0, 1, ... 15 of so many cards are odd.

    The first is that of who keeps to the rules; none may be one of never playing an odd card.
    """
    row = []
    for odd in range(_ROW):
        parts = [habit.share * _likely(cards, odd, habit.odd) for habit in habits]
        row.append(parts[0] / fsum(parts))
    return tuple(row)
