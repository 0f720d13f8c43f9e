"""The bookkeeping of an experiment: what each card brought in each deal it was tried in, and which cards are beaten."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.engine.cards import Seat

BEATEN: Final = 3
"""A card is beaten when another is better by so many standard errors."""


class Trials:
    """Results of cards, numbered 0 to `count` - 1. Every card that still counts is tried in the same deals.

    A result may weigh more than another: all averages, and what they are uncertain by, go by the weights.
    """

    def __init__(self, count: int, stakes: Stakes) -> None:
        self.count = count
        self._stakes = stakes
        self._weights: list[int] = []
        self._points: list[list[int]] = [[] for _ in range(count)]
        self._made = [0] * count
        self._tricks = [0] * count
        self.standing = list(range(count))
        """The cards that are not beaten."""

    @property
    def deals(self) -> int:
        """How often the best cards were tried; a deal that was added twice counts twice."""
        return len(self._weights)

    def add(self, partner: Seat | None, results: Sequence[int], weight: int = 1) -> None:
        """The packed results of all standing cards in one more deal."""
        stakes = self._stakes
        self._weights.append(weight)
        for card, packed in zip(self.standing, results, strict=True):
            self._points[card].append(stakes.points(packed, partner))
            self._made[card] += weight * stakes.is_made(packed, partner)
            self._tricks[card] += weight * stakes.tricks(packed, partner)

    def points(self, card: int) -> float:
        """The points of a card on average."""
        return self._total(card) / self._weight(card)

    def chance(self, card: int) -> float:
        """How often the contract was made after this card."""
        return self._made[card] / self._weight(card)

    def tricks(self, card: int) -> float | None:
        """The tricks of this seat's side on average; None in nolo, where only falling counts."""
        return None if self._stakes.is_nolo else self._tricks[card] / self._weight(card)

    def best(self) -> list[int]:
        """The standing cards with the most points; several only where they are exactly equal."""
        totals = {card: self._total(card) for card in self.standing}
        most = max(totals.values())
        return [card for card in self.standing if totals[card] == most]

    def drop_beaten(self) -> None:
        """Tries no more the cards that the best one has beaten beyond doubt."""
        leader = self.best()[0]
        beaten = [card for card in self.standing if card != leader and self.leads(leader, card, BEATEN)]
        self.standing = [card for card in self.standing if card not in beaten]

    def leads(self, card: int, other: int, errors: float) -> bool:
        """Whether a card is better by more than so many standard errors, over the deals in which both were tried."""
        tried = zip(self._weights, self._points[card], self._points[other], strict=False)
        found = [(weight, mine - theirs) for weight, mine, theirs in tried]
        weights = sum([weight for weight, _difference in found])
        total = sum([weight * difference for weight, difference in found])
        # mean > errors * standard error, both multiplied by the square of the weights: in whole numbers, so exactly
        spread = sum([(weight * (weights * difference - total)) ** 2 for weight, difference in found])
        return total > 0 and (total * weights) ** 2 > errors * errors * spread

    def _total(self, card: int) -> int:
        return sum(map(mul, self._weights, self._points[card]))

    def _weight(self, card: int) -> int:
        return sum(self._weights[: len(self._points[card])])
