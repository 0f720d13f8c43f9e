"""What holding a vip bid brings on layouts: their kitties are turned, each card is taken or left, and the rest played.

Whether this seat takes a card is told by the models; whether the others do, and what it brings where one of them does,
is known by how it goes as a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.outcomes import played
from laksewhist.ai.bidding.prospect import Prospect, mixed
from laksewhist.ai.bidding.vip import LAST_CARD, best_with, doubled_at, refused
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.words import bits_of, word_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.bids import TrickBid
from laksewhist.engine.cards import PACK, Card


@dataclass(frozen=True)
class VipTrial:
    """A vip bid of so many `holders`, the seat of `mind` one whom `before` of them are offered each card before."""

    mind: Mind
    bid: TrickBid
    before: int
    holders: int
    _worth: dict[int, float] = field(default_factory=dict, init=False, repr=False)

    def held(self, layouts: Iterable[Layout]) -> list[Prospect]:
        """What it brings in each layout before any card is turned."""
        return [self._before(_turned_as(layout, number, ()), 1, layout) for number, layout in enumerate(layouts)]

    def refused(self, layouts: Iterable[Layout]) -> list[Prospect]:
        """What it brings in each layout to leave the card that was turned last."""
        turned = self.mind.view.turned
        return [
            self._left(_turned_as(layout, number, turned), len(turned), layout) for number, layout in enumerate(layouts)
        ]

    def _before(self, kitty: tuple[Card, ...], number: int, layout: Layout) -> Prospect:
        """Before card `number` of the kitty is turned."""
        comes = (1 - shipped().auctions.accepts[number - 1]) ** self.before
        mine = self._offered(kitty, number, layout)
        return mixed(((comes, mine), (1 - comes, self.mind.others.prospect(self.bid))))

    def _offered(self, kitty: tuple[Card, ...], number: int, layout: Layout) -> Prospect:
        turned = kitty[:number]
        plan, accepted = best_with(self.mind, self.bid, turned)
        must = number == LAST_CARD and self.before + 1 == self.holders
        if must or self.mind.worth(accepted) >= self._worth_refused(number):
            return self._taken(plan, turned, layout)
        return self._left(kitty, number, layout)

    def _worth_refused(self, number: int) -> float:
        if number not in self._worth:
            left = refused(self.mind, self.bid, number, self.before, self.holders)
            self._worth[number] = self.mind.worth(left)
        return self._worth[number]

    def _taken(self, plan: Plan, turned: tuple[Card, ...], layout: Layout) -> Prospect:
        doubled = doubled_at(len(turned))
        return played(self.mind, self.bid, plan, [layout], word_of(turned), doubled)[0]

    def _left(self, kitty: tuple[Card, ...], number: int, layout: Layout) -> Prospect:
        other = self.mind.others.prospect(self.bid)
        if number == LAST_CARD:
            return other
        left = (1 - shipped().auctions.accepts[number - 1]) ** (self.holders - 1 - self.before)
        return mixed(((1 - left, other), (left, self._before(kitty, number + 1, layout))))


_ORDERS: Final = {size: tuple(permutations(range(size))) for size in range(4)}


def _turned_as(layout: Layout, number: int, turned: tuple[Card, ...]) -> tuple[Card, ...]:
    """The layout's kitty in the order in which it is turned: no layout tells it, so they take all orders in turn."""
    rest = [PACK[bit] for bit in bits_of(layout.dealt_kitty & ~word_of(turned))]
    orders = _ORDERS[len(rest)]
    return (*turned, *(rest[place] for place in orders[number % len(orders)]))
