"""The bookkeeping of an experiment: what each card brought in each deal it was tried in, and which cards are beaten."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.engine.cards import Seat

BEATEN: Final = 3
"""A card is beaten when another is better by so many standard errors."""

Results = list[list[int]]
"""For each card one thing that was counted, deal by deal."""


class Trials:
    """Results of cards, numbered 0 to `count` - 1. Every card that still counts is tried in the same deals.

    A result may weigh more than another: all averages, and what they are uncertain by, go by the weights. A beaten card
    was tried in fewer deals. So that all averages can be compared, it is as far below the card that beat it as it was
    in the deals in which both were tried.
    """

    def __init__(self, count: int, stakes: Stakes) -> None:
        self.count = count
        self.stakes = stakes
        self._weights: list[int] = []
        self._points: Results = [[] for _ in range(count)]
        self._made: Results = [[] for _ in range(count)]
        self._won: Results = [[] for _ in range(count)]
        self._tricks: Results = [[] for _ in range(count)]
        self._beaten_by: dict[int, int] = {}
        self.standing = list(range(count))
        """The cards that are not beaten."""

    @property
    def deals(self) -> int:
        """How often the best cards were tried; a deal that was added twice counts twice."""
        return len(self._weights)

    def add(self, partner: Seat | None, results: Sequence[int], weight: int = 1) -> None:
        """The packed results of all standing cards in one more deal."""
        stakes = self.stakes
        self._weights.append(weight)
        wanted = stakes.wants_it_made(partner)
        for card, packed in zip(self.standing, results, strict=True):
            made = stakes.is_made(packed, partner)
            self._points[card].append(stakes.points(packed, partner))
            self._made[card].append(made)
            self._won[card].append(made == wanted)
            self._tricks[card].append(stakes.tricks(packed, partner))

    def points(self, card: int) -> float:
        """The points of a card on average."""
        return self._average(self._points, card, *self.stakes.range)

    def chance(self, card: int) -> float:
        """How often the contract was made after this card."""
        return self._average(self._made, card, 0, 1)

    def won(self, card: int) -> float:
        """How often the contract went as this seat wants it: made for its own side, not made for its opponents."""
        return self._average(self._won, card, 0, 1)

    def tricks(self, card: int) -> float | None:
        """The tricks of this seat's side on average; None in nolo, where only falling counts."""
        return None if self.stakes.is_nolo else self._average(self._tricks, card, 0, self.stakes.total)

    def best(self) -> list[int]:
        """The standing cards with the most points; several only where they are exactly equal."""
        totals = {card: self._total(self._points, card) for card in self.standing}
        most = max(totals.values())
        return [card for card in self.standing if totals[card] == most]

    def drop_beaten(self) -> None:
        """Tries no more the cards that the best one has beaten beyond doubt."""
        leader = self.best()[0]
        beaten = [card for card in self.standing if card != leader and self.leads(leader, card, BEATEN)]
        self._beaten_by |= dict.fromkeys(beaten, leader)
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

    def is_same(self, card: int, other: int) -> bool:
        """Whether two standing cards brought the same points in every deal."""
        return self._points[card] == self._points[other]

    def _average(self, results: Results, card: int, least: int, most: int) -> float:
        """The average of one card, beaten or not, within what there can be."""
        total, victor = self._total(results, card), self._beaten_by.get(card)
        weight = sum(self._weights[: len(results[card])])
        if victor is None:
            return total / weight
        behind = self._total(results, victor, len(results[card])) - total
        return min(max(self._average(results, victor, least, most) - behind / weight, least), most)

    def _total(self, results: Results, card: int, deals: int | None = None) -> int:
        return sum(map(mul, self._weights, results[card][:deals]))
