"""A second look at plans that are nearly as good as each other: played out on layouts that fit the auction.

A table of the hand alone is worth as much as some eighty layouts, but it does not know what the others bid. So the
layouts do not replace it: both are weighed by how much they are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.prospect import Prospect, mixed, moved
from laksewhist.ai.bidding.trial import Contracted, side_tricks
from laksewhist.ai.decision import Why
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, Situation
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.models.words import suit_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Seat

TABLE_WORTH: Final = 86
"""So many layouts the table of a hand is worth."""

LEAST: Final = 32
"""So many layouts are drawn at the least, at every level, for a hand that the models have hardly met."""

_IN_SANS: Final = {6: 10, 7: 4}
"""What the table is worth in sans where the longest suit has six cards, and seven or more.

It was seen to err by 0.7 tricks with six cards, and by 1.1 and more with longer suits; with five by 0.3.
"""

_NEAR: Final = 3.0
"""Choices that are so many points apart, or less, get a second look."""

_MOST_NEAR: Final = 4

Hands = tuple[int, int, int, int]

Layouts = Callable[[int], Sequence[Layout]]
"""Draws layouts that fit the auction, so many or as many more as the level looks at; with 0 perhaps none."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What was weighed, after a second look `at` some of it in so many `worlds`; at none where there was no look."""

    weighed: Sequence[Weighed]
    worlds: int = 0
    at: Collection[Action] = ()

    def why(self, mind: Mind) -> Why:
        """Why the best was chosen: for a call that was close only if it was looked at again itself."""
        return Why.CLOSE_CALL if mind.best(self.weighed) in self.at else Why.MOST_POINTS


def worth_in_sans(cards: int) -> int | None:
    """How many layouts the table is worth for this hand in sans; None where it is worth as many as ever."""
    return _IN_SANS.get(min(max(suit_of(cards, suit).bit_count() for suit in range(4)), max(_IN_SANS)))


def blended(table: Prospect, sample: Sequence[Prospect], worth: int = TABLE_WORTH) -> Prospect:
    """The table's prospect with what the layouts say, each layout as one of many; the table is worth so many."""
    return mixed(((worth, table), *((1, each) for each in sample)))


def played(mind: Mind, bid: TrickBid, plan: Plan, layouts: Iterable[Layout]) -> list[Prospect]:
    """What this plan brings in each layout; not for vip, whose trump is still to be turned."""
    assert bid.kind is not TrickKind.VIP, "the trump of vip is not known"
    assert plan.called is not None, "a plan has a called card"
    if bid.kind is TrickKind.HALVE:
        found = [_halve(mind, plan.called.index, layout) for layout in layouts]
    else:
        trump = NONE if plan.trump is None else int(plan.trump)
        found = list(own_trump(mind, trump, plan.called.index, layouts))
    return [_result(mind, bid, max(tricks, plan.sure), alone) for tricks, alone in found]


def own_trump(mind: Mind, trump: int, called: int, layouts: Iterable[Layout]) -> Iterator[tuple[int, bool]]:
    """Declarer's tricks where he names the trump or the bid does, and whether he plays alone."""
    seat, cards = mind.view.seat, mind.value.cards
    own = cards >> called & 1 == 1
    suit, family = NONE if own else called // 13, "sans" if trump == NONE else "suit"
    blind = Exchanger(family, trump, suit, mind.place, 0)
    gift = 0 if mind.value.takes_first else blind.blind_gift(cards, may_decline=True)
    for layout in layouts:
        kitty = layout.dealt_kitty
        after = cards & ~gift | kitty if gift else cards
        if mind.value.takes_first:
            after = Exchanger(family, trump, suit, mind.place, kitty).hand_after(cards, kitty, may_decline=True)
        partner = None if own else _holder(layout.dealt, called)
        contract = Contracted(trump, called, seat, partner, False, mind.may_lead_low)
        yield side_tricks(_with(layout.dealt, seat, after), mind.view.forehand, contract), partner is None


def exchanged(mind: Mind, gift: int, layouts: Iterable[Layout], sure: int = 0) -> list[Prospect]:
    """What giving these three cards (a word; 0 to decline) brings in each layout of a contract that stands.

    So many tricks are `sure` then.
    """
    view, contract = mind.view, mind.view.contract
    assert contract is not None, "the exchange comes after the contract"
    bid, called = contract.bid, contract.called
    assert isinstance(bid, TrickBid), "nolo is not looked at again"
    assert called is not None, "a trick bid has a called card"
    trump, doubled = NONE if contract.trump is None else int(contract.trump), 2 if contract.doubled else 1
    found = []
    for layout in layouts:
        hand = layout.hands[view.seat]
        hands = _with(layout.hands, view.seat, (hand | layout.kitty) & ~gift if gift else hand)
        public, low = view.partner_public, mind.may_lead_low
        played_by = Contracted(trump, called.index, contract.declarer, layout.partner, public, low)
        tricks = side_tricks(hands, view.forehand, played_by)
        found.append(_result(mind, bid, max(tricks, sure), layout.partner is None, doubled))
    return found


def looked_at(
    mind: Mind,
    weighed: Sequence[Weighed],
    layouts: Layouts,
    look: Callable[[Action, Sequence[Layout]], list[Prospect]],
    *,
    sans: bool,
) -> Looked:
    """The options, those nearest to the best of them with what `look` finds in the layouts.

    What the layouts say of all these alike holds for the others too. In `sans` every level looks at a hand for which
    the model of sans is worth little.
    """
    near = near_ties(mind, weighed)
    unsure = worth_in_sans(mind.value.cards) if sans else None
    worlds = layouts(LEAST if unsure else 0) if len(near) > 1 else ()
    if not worlds:
        return Looked(weighed)
    seen = {
        action: blended(prospect, look(action, worlds), unsure or TABLE_WORTH)
        for action, prospect in weighed
        if action in near
    }
    gains = [seen[action].points - prospect.points for action, prospect in weighed if action in seen]
    common = fsum(gains) / len(gains)
    moved_all = [(action, seen.get(action) or moved(prospect, common)) for action, prospect in weighed]
    return Looked(moved_all, len(worlds), near)


def near_ties(mind: Mind, weighed: Sequence[Weighed]) -> list[Action]:
    """The best action and those that are nearly as good, at most a few."""
    ranked = sorted(weighed, key=lambda pair: -mind.worth(pair[1]))[:_MOST_NEAR]
    best = mind.worth(ranked[0][1])
    return [action for action, prospect in ranked if best - mind.worth(prospect) <= _NEAR]


def _halve(mind: Mind, called: int, layout: Layout) -> tuple[int, bool]:
    """The same where the called card's holder names the trump and exchanges."""
    declarer = mind.view.seat
    holder = _holder(layout.dealt, called)
    seat = declarer if holder is None else holder
    alone = seat == declarer
    hand, place = layout.dealt[seat], (seat - mind.view.forehand) % 4
    trump = halve_trump(hand | 1 << called, called, place, mind.value.takes_first, alone=alone)
    seen = layout.dealt_kitty if mind.value.takes_first else 0
    swapper = Exchanger("suit" if alone else "holder", trump, NONE if alone else called // 13, place, seen)
    after = swapper.hand_after(hand, layout.dealt_kitty, may_decline=True, locked=1 << called)
    contract = Contracted(trump, called, declarer, None if alone else seat, True, mind.may_lead_low)
    return side_tricks(_with(layout.dealt, seat, after), mind.view.forehand, contract), alone


def halve_trump(hand: int, called: int, place: int, takes_first: bool, *, alone: bool) -> int:
    """The trump that the models name in halve."""
    model, suit = shipped()["halve alone" if alone else "holder"], called // 13
    named = [each for each in range(4) if each != suit]

    def score(trump: int) -> float:
        return round(trick_score(model, Situation(hand, trump, NONE if alone else suit, place, takes_first)), 6)

    return max(named, key=score)


def _result(mind: Mind, bid: TrickBid, tricks: int, alone: bool, doubled: int = 1) -> Prospect:
    points = (3 if alone else 1) * doubled * mind.table.cell(bid, tricks)
    return Prospect(points, points * points, float(tricks >= bid.level), tricks)


def _holder(hands: Hands, card: int) -> Seat | None:
    return next((seat for seat, hand in enumerate(hands) if hand >> card & 1), None)


def _with(hands: Hands, seat: Seat, hand: int) -> Hands:
    first, second, third, fourth = (hand if each == seat else old for each, old in enumerate(hands))
    return (first, second, third, fourth)
