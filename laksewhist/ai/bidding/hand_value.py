"""The plans that a hand has as declarer: each trump and call with the chances of every number of tricks.

They depend on the cards, the place at the table and the house options only, not on the points, so they are worked out
once for each hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import fsum
from typing import Final

from laksewhist.ai.bidding.certain import cannot_fall, sure_after_gift, sure_tricks
from laksewhist.ai.bidding.prospect import Prospect, mixed, trick_prospect
from laksewhist.ai.models.data import Models, shipped
from laksewhist.ai.models.features import NONE, NoloHand, Situation
from laksewhist.ai.models.ordinal import Chances, at_least, shifted
from laksewhist.ai.models.scoring import nolo_score, trick_score
from laksewhist.ai.models.words import cards_of, word_of
from laksewhist.engine.bids import NOLO_BIDS, NoloKind, TrickBid, TrickKind, fixed_trump
from laksewhist.engine.calling import callable_cards
from laksewhist.engine.cards import PACK, Card, Suit, hand_of
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.point_table import PointTable

_NOLO_PLACE: Final = {bid.kind: place for place, bid in enumerate(NOLO_BIDS)}

NOLO_MODEL: Final = {
    NoloKind.SOL: "closed",
    NoloKind.REN_SOL: "closed",
    NoloKind.BORDLAEGGER: "table",
    NoloKind.SNIKSNAK: "open",
}
"""Which model tells a nolo bid's tricks."""


_KEPT: Final = 3
"""So many plans of one bid are weighed by points: a plan with fewer tricks is not worth more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to declare: trump (None: none, or not the declarer's to say), called card, and the chances of tricks.

    `alone` is the chance that declarer plays alone; `chances` hold with a partner and `alone_chances` without.
    """

    trump: Suit | None
    called: Card | None
    chances: Chances
    alone_chances: Chances
    alone: float
    sure: int = 0
    """So many tricks are certain (see `certain`), where the exchange may be declined; the chances say so too."""

    def prospect(self, table: PointTable, bid: TrickBid, doubled: int = 1) -> Prospect:
        """What declarer can expect of this bid; `doubled` is 2 after the third vip card."""
        helped = trick_prospect(table, bid, self.chances, doubled)
        alone = trick_prospect(table, bid, self.alone_chances, 3 * doubled)
        return mixed(((1 - self.alone, helped), (self.alone, alone)))


@dataclass(frozen=True)
class HandValue:
    """A hand before the exchange, at `place` (0 leads to the first trick), as a word of its cards."""

    cards: int
    place: int
    rules: HouseRules
    models: Models

    @property
    def takes_first(self) -> bool:
        """Whether the kitty is seen before the cards are given."""
        return self.rules.exchange is ExchangeOrder.TAKE_FIRST

    @cached_property
    def free(self) -> tuple[Plan, ...]:
        """Almindelige: the most promising of all trumps with all cards that can be called beside them."""
        return most_promising(plan for trump in Suit for plan in self.plans("suit", trump))

    @cached_property
    def clubs(self) -> tuple[Plan, ...]:
        """Gode."""
        return most_promising(self.plans("suit", fixed_trump(TrickKind.GODE)))

    @cached_property
    def sans(self) -> tuple[Plan, ...]:
        """Sans."""
        return most_promising(self.plans("sans", None))

    @cached_property
    def halve(self) -> tuple[Plan, ...]:
        """Halve: who holds the called card names the trump; alone, declarer does."""
        return most_promising(self.plans("halve", None))

    def plans(self, model: str, trump: Suit | None, turned: tuple[Card, ...] = ()) -> Iterable[Plan]:
        """Every call beside this trump. `turned` are the cards of the kitty that lie face up, and will be taken."""
        hand = hand_of(cards_of(self.cards))
        for called in callable_cards(hand, trump, self.rules):
            yield self.plan(model, trump, called, turned)

    def plan(self, model: str, trump: Suit | None, called: Card, turned: tuple[Card, ...] = ()) -> Plan:
        """One call beside this trump."""
        suit = called.suit
        assert suit is not None, "a joker cannot be called"
        own = self.cards >> called.index & 1 == 1
        sure = own or called in turned
        unknown = 42 - len(turned)
        alone = 1.0 if sure else (3 - len(turned)) / unknown
        cards = self.cards
        for card in turned:
            cards |= 1 << card.index
        least = self._least(model, trump, called, turned)
        alone_chances = at_least(self._alone(model, trump, called, cards, own=own, seen=len(turned)), least)
        if sure:
            return Plan(trump, called, alone_chances, alone_chances, 1.0, least)
        helped = Situation(cards, _index(trump), int(suit), self.place, self.takes_first, seen=len(turned))
        with_partner = self.models[model]
        chances = at_least(with_partner.chances(trick_score(with_partner, helped)), least)
        return Plan(trump, called, chances, alone_chances, alone, least)

    def _least(self, model: str, trump: Suit | None, called: Card, turned: tuple[Card, ...]) -> int:
        """The tricks that are certain; in halve whoever names the trump may name the worst."""
        leads = self.place == 0
        if turned:
            return sure_after_gift(self.cards, _index(trump), leads=leads, turned=word_of(turned))
        trumps = [suit for suit in range(4) if suit != called.suit] if model == "halve" else [_index(trump)]
        return min(sure_tricks(self.cards, each, leads=leads) for each in trumps)

    def _alone(self, model: str, trump: Suit | None, called: Card, cards: int, *, own: bool, seen: int) -> Chances:
        """Alone the called card comes with the kitty or was in the hand; in halve declarer names the trump himself."""
        alone = self.models[f"{model} alone"]
        all_cards = cards | 1 << called.index
        trumps = [_index(trump)]
        if model == "halve":
            trumps = [suit for suit in range(4) if suit != called.suit]
        scores = [
            trick_score(alone, Situation(all_cards, each, NONE, self.place, self.takes_first, own, seen))
            for each in trumps
        ]
        return alone.chances(max(scores))

    @cached_property
    def cannot_fall(self) -> bool:
        """Whether the hand as it is takes no trick in nolo, whatever the others do."""
        size = self.cards.bit_count()
        return cannot_fall(self.cards, leads=self.place == 0, hidden=len(PACK) - 4 * size)

    def nolo(self, kind: NoloKind, others: int = 0) -> float:
        """The chance to make a nolo bid beside so many other declarers; the exchange may be declined (R18)."""
        if self.cannot_fall:
            return 1.0
        model = self.models[NOLO_MODEL[kind]]
        score = nolo_score(model, NoloHand(self.cards, self.place, self.takes_first, others))
        return nolo_made(model.chances(score), kind)


def nolo_made(chances: Chances, kind: NoloKind) -> float:
    """The chance to stay within what the bid allows: one trick in sol, none in the others (R13 to R16).

    Good opponents attack better than the rules of thumb that the models were fitted to; how much is in the file.
    """
    return nolo_shifted(chances[0] if kind is not NoloKind.SOL else fsum(chances[:2]), kind)


def nolo_shifted(made: float, kind: NoloKind) -> float:
    """The chance against good opponents of a nolo bid that is made so often against rules of thumb."""
    return shifted(made, shipped().auctions.nolo_shifts[_NOLO_PLACE[kind]])


def _index(trump: Suit | None) -> int:
    return NONE if trump is None else int(trump)


def most_promising(plans: Iterable[Plan]) -> tuple[Plan, ...]:
    """The few plans with most tricks to expect, those with a partner and those alone apart."""
    ranked = sorted(plans, key=lambda plan: -round(mean_of(plan.chances), 6))
    helped = [plan for plan in ranked if plan.alone < 1]
    alone = [plan for plan in ranked if plan.alone == 1]
    return (*helped[:_KEPT], *alone[:_KEPT])


def mean_of(chances: Chances) -> float:
    """The expected count."""
    return fsum(count * chance for count, chance in enumerate(chances))


def best_plan(
    plans: Iterable[Plan], table: PointTable, bid: TrickBid, risk: float, doubled: int = 1
) -> tuple[Plan, Prospect] | None:
    """The plan that is worth most under this table, the first of equals; None where nothing can be called."""
    valued = [(plan, plan.prospect(table, bid, doubled)) for plan in plans]
    return max(valued, key=lambda pair: pair[1].worth(risk), default=None)
