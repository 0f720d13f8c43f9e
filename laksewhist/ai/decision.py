"""What a computer player answers: its choice, with the numbers and the reason behind it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from laksewhist.engine.actions import Action
from laksewhist.engine.values import dataclass

IsCancelled: TypeAlias = Callable[[], bool]
"""Asked again and again while a player thinks; True ends the thinking with `CancelledError`."""


class CancelledError(Exception):
    """The thinking was given up before there was an answer; nobody waits for it any more."""


def never() -> bool:
    """Never cancelled."""
    return False


class Why(Enum):
    """The reasons that a decision can have: a fixed list, each put into words by the program that shows it."""

    ONLY_CHOICE = "only_choice"
    RULE_OF_THUMB = "rule_of_thumb"
    ALL_EQUAL = "all_equal"
    NO_DIFFERENCE = "no_difference"
    ABOUT_EQUAL = "about_equal"
    USUAL_CARD = "usual_card"
    DECIDES_CONTRACT = "decides_contract"
    MORE_TRICKS = "more_tricks"
    MOST_POINTS = "most_points"
    LESS_RISK = "less_risk"
    MORE_RISK = "more_risk"
    CLOSE_CALL = "close_call"
    PASSING_PAYS_MORE = "passing_pays_more"
    CARD_SUITS = "card_suits"
    NO_TRUMP_SUITS = "no_trump_suits"
    LATER_CARD_BETTER = "later_card_better"
    HAND_GOOD_AS_IT_IS = "hand_good_as_it_is"
    NEW_DEAL_BETTER = "new_deal_better"
    HAND_WORTH_PLAYING = "hand_worth_playing"


@dataclass(frozen=True, slots=True)
class Option:
    """One action that was weighed.

    `points` are the points that this seat can expect of the deal with it, under the tournament's own table; `chance`
    is the chance, 0 to 1, that the contract in question is made, or None where the option has none. `tricks` is the
    expected number of tricks for this seat's side, where that was counted.
    """

    action: Action
    points: float
    chance: float | None = None
    tricks: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and what stands behind it.

    `options` are those that were weighed, the chosen one first, then the best; empty where nothing was counted.
    `worlds` is how many layouts of the hidden cards were looked at, 0 for none.
    """

    action: Action
    why: Why
    options: tuple[Option, ...] = ()
    worlds: int = 0
