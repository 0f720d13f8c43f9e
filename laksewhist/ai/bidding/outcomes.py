"""What plans bring on layouts, a number for each: contracts exchanged for by the models and played out by the rules.

Hands are words. Vip before its trump is turned is in `vip_outcomes`, nolo in `nolo_trial`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.prospect import Prospect
from laksewhist.ai.bidding.trial import Contracted, side_tricks
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, Situation
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import KITTY_SIZE, Seat, Suit

Hands = tuple[int, int, int, int]


def played(
    mind: Mind, bid: TrickBid, plan: Plan, layouts: Iterable[Layout], turned: int = 0, doubled: int = 1
) -> list[Prospect]:
    """What this plan brings in each layout; in vip with the cards that were `turned` (a word), its trump among them.

    `doubled` is 2 after the third of them.
    """
    assert turned or bid.kind is not TrickKind.VIP, "the trump of vip is not known"
    assert plan.called is not None, "a plan has a called card"
    if bid.kind is TrickKind.HALVE:
        found = [_halve(mind, plan.called.index, layout) for layout in layouts]
    else:
        trump = NONE if plan.trump is None else int(plan.trump)
        found = list(own_trump(mind, trump, plan.called.index, layouts, turned))
    return [outcome(mind, bid, max(tricks, plan.sure), alone, doubled) for tricks, alone in found]


def own_trump(
    mind: Mind, trump: int, called: int, layouts: Iterable[Layout], turned: int = 0
) -> Iterator[tuple[int, bool]]:
    """Declarer's tricks where he names the trump, or the bid or a turned card does, and whether he plays alone.

    Where cards were turned he has to exchange (R20), though of what he took first he may give any three.
    """
    seat, cards = mind.view.seat, mind.value.cards
    own = (cards | turned) >> called & 1 == 1
    suit, family = NONE if own else called // 13, "sans" if trump == NONE else "suit"
    gift = 0 if mind.value.takes_first else _gift(Exchanger(family, trump, suit, mind.place, turned), cards)
    for layout in layouts:
        kitty = layout.dealt_kitty
        after = cards & ~gift | kitty if gift else cards
        if mind.value.takes_first:
            after = Exchanger(family, trump, suit, mind.place, kitty).hand_after(cards, kitty, may_decline=True)
        partner = _holder(layout.dealt, called)
        partner = None if partner == seat else partner
        contract = Contracted(trump, called, seat, partner, False, mind.may_lead_low)
        yield side_tricks(_with(layout.dealt, seat, after), mind.view.forehand, contract), partner is None


def _gift(swapper: Exchanger, cards: int) -> int:
    """What is given before the kitty comes: 0 to decline, which is not allowed where cards of it were turned."""
    if swapper.known == KITTY_SIZE:
        return swapper.best_gift(cards | swapper.turned, swapper.turned)[0]
    return swapper.blind_gift(cards, may_decline=not swapper.turned)


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
        found.append(outcome(mind, bid, max(tricks, sure), layout.partner is None, doubled))
    return found


def named(mind: Mind, trump: Suit, layouts: Iterable[Layout], sure: int = 0) -> list[Prospect]:
    """What it brings in each layout to name this trump in halve, where so many tricks are `sure` then."""
    view = mind.view
    bid, called, declarer = view.standing, view.called, view.declarer
    assert isinstance(bid, TrickBid), "halve is a trick bid"
    assert called is not None, "the card has been called"
    assert declarer is not None, "who called it declares"
    alone = view.seat == declarer
    found = [_named(mind, declarer, view.seat, int(trump), called.index, layout) for layout in layouts]
    return [outcome(mind, bid, max(tricks, sure), alone) for tricks in found]


def _halve(mind: Mind, called: int, layout: Layout) -> tuple[int, bool]:
    """Declarer's tricks where the called card's holder names the trump, and whether that is declarer himself."""
    declarer = mind.view.seat
    holder = _holder(layout.dealt, called)
    seat = declarer if holder is None else holder
    alone, place = seat == declarer, (seat - mind.view.forehand) % 4
    hand = layout.dealt[seat] | 1 << called
    trump = halve_trump(hand, called, place, mind.value.takes_first, alone=alone)
    return _named(mind, declarer, seat, trump, called, layout), alone


def _named(mind: Mind, declarer: Seat, seat: Seat, trump: int, called: int, layout: Layout) -> int:
    """The tricks of declarer's side where this seat named the trump of halve, and exchanges."""
    alone, place = seat == declarer, (seat - mind.view.forehand) % 4
    seen = layout.dealt_kitty if mind.value.takes_first else 0
    swapper = Exchanger("suit" if alone else "holder", trump, NONE if alone else called // 13, place, seen)
    after = swapper.hand_after(layout.dealt[seat], layout.dealt_kitty, may_decline=True, locked=1 << called)
    contract = Contracted(trump, called, declarer, None if alone else seat, True, mind.may_lead_low)
    return side_tricks(_with(layout.dealt, seat, after), mind.view.forehand, contract)


def halve_trump(hand: int, called: int, place: int, takes_first: bool, *, alone: bool) -> int:
    """The trump that the models name in halve."""
    model, suit = shipped()["halve alone" if alone else "holder"], called // 13
    suits = [each for each in range(4) if each != suit]

    def score(trump: int) -> float:
        return round(trick_score(model, Situation(hand, trump, NONE if alone else suit, place, takes_first)), 6)

    return max(suits, key=score)


def outcome(mind: Mind, bid: TrickBid, tricks: int, alone: bool, doubled: int = 1) -> Prospect:
    """What so many tricks bring each of declarer's side."""
    points = (3 if alone else 1) * doubled * mind.table.cell(bid, tricks)
    return Prospect(points, points * points, float(tricks >= bid.level), tricks)


def _holder(hands: Hands, card: int) -> Seat | None:
    return next((seat for seat, hand in enumerate(hands) if hand >> card & 1), None)


def _with(hands: Hands, seat: Seat, hand: int) -> Hands:
    first, second, third, fourth = (hand if each == seat else old for each, old in enumerate(hands))
    return (first, second, third, fourth)
