"""A seat that is asked something, with the tournament's points and its own taste for risk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from laksewhist.ai.bidding.hand_value import HandValue
from laksewhist.ai.bidding.others import OthersValue
from laksewhist.ai.bidding.prospect import Prospect
from laksewhist.ai.decision import Decision, Option, Why
from laksewhist.ai.models.data import Models, shipped
from laksewhist.ai.models.words import word_of
from laksewhist.engine.actions import Action
from laksewhist.engine.house_rules import HolderMayLeadLow, HouseRules
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.view import PlayerView

OPTIONS_SHOWN: Final = 6
"""So many options are told with a decision, the chosen one among them."""

Weighed = tuple[Action, Prospect]
"""An action and what it brings."""


def hand_value(cards: int, place: int, rules: HouseRules) -> HandValue:
    """The hand's value; remembered, since the same hand is asked several times in an auction."""
    return _hand_value(cards, place, rules, shipped())


@lru_cache(maxsize=512)
def _hand_value(cards: int, place: int, rules: HouseRules, models: Models) -> HandValue:
    return HandValue(cards, place, rules, models)


@dataclass(frozen=True)
class Mind:
    """The view of the seat to act, the point table, and `risk`: the points given up for each point less of spread."""

    view: PlayerView
    table: PointTable
    risk: float

    @property
    def place(self) -> int:
        """0 for the seat that leads to the first trick, then clockwise."""
        return (self.view.seat - self.view.forehand) % 4

    @property
    def may_lead_low(self) -> bool:
        """Whether who holds the called card may keep it when he leads its suit himself (R28)."""
        return self.view.rules.holder_may_lead_low is HolderMayLeadLow.YES

    @cached_property
    def value(self) -> HandValue:
        """What the hand is worth to declare with."""
        return hand_value(word_of(self.view.hand), self.place, self.view.rules)

    @cached_property
    def others(self) -> OthersValue:
        """What the deal is worth while others declare."""
        return OthersValue(word_of(self.view.hand), self.place, self.table)

    def worth(self, prospect: Prospect) -> float:
        """What decides: points, less what the spread is disliked."""
        return prospect.worth(self.risk)

    def best(self, weighed: Sequence[Weighed]) -> Action:
        """The action worth most, the first of equals."""
        return max(weighed, key=lambda pair: self.worth(pair[1]))[0]

    def decision(self, weighed: Sequence[Weighed], why: Why, worlds: int = 0, keep: Action | None = None) -> Decision:
        """The action worth most, the first of equals; `keep` is told among the options whatever it is worth.

        The reason is the taste for risk where another action has more points.
        """
        ranked = sorted(weighed, key=lambda pair: -self.worth(pair[1]))
        action, best = ranked[0]
        most = max(round(prospect.points, 6) for _, prospect in ranked)
        if len(ranked) == 1:
            why = Why.ONLY_CHOICE
        elif round(best.points, 6) < most:
            why = Why.LESS_RISK if self.risk > 0 else Why.MORE_RISK
        shown = ranked[:OPTIONS_SHOWN]
        shown += [pair for pair in ranked[OPTIONS_SHOWN:] if pair[0] == keep]
        return Decision(action, why, tuple(option_of(*pair) for pair in shown), worlds)


def option_of(action: Action, prospect: Prospect) -> Option:
    """The option as it is told."""
    return Option(action, round(prospect.points, 6), prospect.chance, prospect.tricks)
