"""A second look at plans that are nearly as good as each other: played out on layouts that fit the auction.

A table of the hand alone is worth as much as some eighty layouts, but it does not know what the others bid. So the
layouts do not replace it: both are weighed by how much they are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.bidding.hand_value import NOLO_MODEL, Plan
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.nolo_exchange import NoloExchanger
from laksewhist.ai.bidding.prospect import Prospect, mixed
from laksewhist.ai.bidding.trial import Contracted, nolo_tricks, side_tricks
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, Situation
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.bids import NoloBid, NoloKind, TrickBid, TrickKind
from laksewhist.engine.cards import Seat

TABLE_WORTH: Final = 86
"""So many layouts the table of a hand is worth."""

Hands = tuple[int, int, int, int]


def blended(table: Prospect, sample: Sequence[Prospect]) -> Prospect:
    """The table's prospect with what the layouts say, each layout as one of many."""
    return mixed(((TABLE_WORTH, table), *((1, each) for each in sample)))


def played(mind: Mind, bid: TrickBid, plan: Plan, layouts: Iterable[Layout]) -> list[Prospect]:
    """What this plan brings in each layout; not for vip, whose trump is still to be turned."""
    assert bid.kind is not TrickKind.VIP, "the trump of vip is not known"
    assert plan.called is not None, "a plan has a called card"
    if bid.kind is TrickKind.HALVE:
        return [_result(mind, bid, *_halve(mind, plan.called.index, layout)) for layout in layouts]
    trump = NONE if plan.trump is None else int(plan.trump)
    return [_result(mind, bid, *each) for each in _own_trump(mind, trump, plan.called.index, layouts)]


def nolo_played(mind: Mind, bid: NoloBid, layouts: Iterable[Layout]) -> list[Prospect]:
    """What a nolo bid brings alone in each layout."""
    seat, cards, cells = mind.view.seat, mind.value.cards, mind.table.nolo_cells(bid.kind)
    swapper = NoloExchanger(NOLO_MODEL[bid.kind], mind.place, 0)
    found = []
    for layout in layouts:
        kitty = layout.dealt_kitty
        after = swapper.best_of(cards | kitty) if mind.value.takes_first else swapper.hand_after(cards, kitty)
        hands = _with(layout.dealt, seat, after)
        talk, most = bid.kind is NoloKind.SNIKSNAK, bid.tricks_allowed
        tricks = nolo_tricks(hands, mind.view.forehand, [seat], table=bid.is_open, open_to_all=talk, allowed=most)[0]
        value = 3 * (cells.made if tricks <= most else cells.fallen)
        found.append(Prospect(value, value * value, float(tricks <= most)))
    return found


def _own_trump(mind: Mind, trump: int, called: int, layouts: Iterable[Layout]) -> Iterator[tuple[int, bool]]:
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
        contract = Contracted(trump, called, seat, partner, False)
        yield side_tricks(_with(layout.dealt, seat, after), mind.view.forehand, contract), partner is None


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
    contract = Contracted(trump, called, declarer, None if alone else seat, True)
    return side_tricks(_with(layout.dealt, seat, after), mind.view.forehand, contract), alone


def halve_trump(hand: int, called: int, place: int, takes_first: bool, *, alone: bool) -> int:
    """The trump that the models name in halve."""
    model, suit = shipped()["halve alone" if alone else "holder"], called // 13
    named = [each for each in range(4) if each != suit]

    def score(trump: int) -> float:
        return round(trick_score(model, Situation(hand, trump, NONE if alone else suit, place, takes_first)), 6)

    return max(named, key=score)


def _result(mind: Mind, bid: TrickBid, tricks: int, alone: bool) -> Prospect:
    points = (3 if alone else 1) * mind.table.cell(bid, tricks)
    return Prospect(points, points * points, float(tricks >= bid.level), tricks)


def _holder(hands: Hands, card: int) -> Seat | None:
    return next((seat for seat, hand in enumerate(hands) if hand >> card & 1), None)


def _with(hands: Hands, seat: Seat, hand: int) -> Hands:
    first, second, third, fourth = (hand if each == seat else old for each, old in enumerate(hands))
    return (first, second, third, fourth)
