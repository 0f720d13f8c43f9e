"""Vip: what its three chances are worth to each who holds the bid (R10, R11, R19)."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from laksewhist.ai.bidding.hand_value import HandValue, Plan, best_plan, mean_of
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.prospect import Prospect, mixed
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.ordinal import Chances
from laksewhist.engine.bids import TrickBid
from laksewhist.engine.cards import JOKERS, Card, Rank, Suit, card_of

LAST_CARD: Final = 3
"""So many cards are turned at the most."""

Trump = Suit | None


def doubled_at(turned: int) -> int:
    """2 where the trump is taken with the third card, else 1 (R11)."""
    return 2 if turned == LAST_CARD else 1


def best_with(mind: Mind, bid: TrickBid, turned: tuple[Card, ...]) -> tuple[Plan, Prospect]:
    """The best plan for the seat that takes the last of these turned cards, and what it brings."""
    trump = turned[-1].suit
    plans = tuple(mind.value.plans("sans" if trump is None else "vip", trump, turned))
    found = best_plan(plans, mind.table, bid, mind.risk, doubled_at(len(turned)))
    assert found is not None, "there is always a card to call"
    return found


def vip_prospect(mind: Mind, bid: TrickBid, before: int, holders: int) -> Prospect:
    """What a vip bid brings before the first card is turned to the holder whom so many are offered each card before."""
    return _turn(mind, bid, 1, before, holders)


def _turn(mind: Mind, bid: TrickBid, number: int, before: int, holders: int) -> Prospect:
    """The same before card `number` is turned."""
    taken = shipped().auctions.accepts[number - 1]
    comes = (1 - taken) ** before
    left = None
    if number < LAST_CARD or before + 1 < holders:
        left = refused(mind, bid, number, before, holders)
    offers = []
    for weight, plan in turned_plans(mind.value):
        accepted = plan.prospect(mind.table, bid, doubled_at(number))
        take = left is None or mind.worth(accepted) >= mind.worth(left)
        offers.append((weight, accepted if take or left is None else left))
    return mixed(((comes, mixed(offers)), (1 - comes, mind.others.prospect(bid))))


def refused(mind: Mind, bid: TrickBid, number: int, before: int, holders: int) -> Prospect:
    """What it brings to leave card `number`: another holder may take it, or the next is turned."""
    after = holders - 1 - before
    other = mind.others.prospect(bid)
    if number == LAST_CARD:
        return other
    taken = shipped().auctions.accepts[number - 1]
    left = (1 - taken) ** after
    return mixed(((1 - left, other), (left, _turn(mind, bid, number + 1, before, holders))))


@lru_cache(maxsize=512)
def turned_plans(value: HandValue) -> tuple[tuple[float, Plan], ...]:
    """For each trump that a turned card can bring: how likely it is, and the plan then."""
    plans: list[tuple[float, Plan]] = []
    for trump in Suit:
        unseen = [card for card in (card_of(trump, rank) for rank in Rank) if not value.cards >> card.index & 1]
        if unseen:
            plans.append((len(unseen) / 42, _averaged(value, trump, unseen)))
    jokers = [card for card in JOKERS if not value.cards >> card.index & 1]
    if jokers:
        plans.append((len(jokers) / 42, _averaged(value, None, jokers[:1])))
    return tuple(plans)


def _averaged(value: HandValue, trump: Trump, unseen: list[Card]) -> Plan:
    """One plan for a small card and one for an honour, weighed by how many there are of each."""
    small = [card for card in unseen if card.rank is None or card.rank < Rank.JACK]
    high = [card for card in unseen if card not in small]
    parts = [(len(group), _best_call(value, trump, group[len(group) // 2])) for group in (small, high) if group]
    first = parts[0][1]
    return Plan(
        trump,
        first.called,
        _average([(weight, plan.chances) for weight, plan in parts]),
        _average([(weight, plan.alone_chances) for weight, plan in parts]),
        first.alone,
    )


def _best_call(value: HandValue, trump: Trump, turned: Card) -> Plan:
    model = "sans" if trump is None else "vip"
    plans = list(value.plans(model, trump, (turned,)))
    hidden = [plan for plan in plans if plan.called is not turned]
    return max(hidden or plans, key=lambda plan: round(mean_of(plan.chances), 6))


def _average(parts: list[tuple[int, Chances]]) -> Chances:
    total = sum(weight for weight, _ in parts)
    return tuple(
        round(fsum(weight * chance for (weight, _), chance in zip(parts, column, strict=True)) / total, 9)
        for column in zip(*(chances for _, chances in parts), strict=True)
    )
