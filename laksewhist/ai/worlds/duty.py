"""Where the called card can be, and what its being called tells of declarer's hand (R8, R21, R24, R28)."""

from __future__ import annotations

from collections.abc import Iterator

from laksewhist.ai.worlds.routes import KITTY, OUTSIDE, Routes
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import PACK, SEATS, Card, Rank, Suit
from laksewhist.engine.house_rules import CallOwnAce, HolderMayLeadLow
from laksewhist.engine.state import Trick
from laksewhist.engine.view import PlayerView


def tricks_of(view: PlayerView) -> Iterator[Trick]:
    """The tricks in which cards lie, the unfinished one last."""
    yield from view.tricks
    if view.trick is not None and view.trick.cards:
        yield view.trick


def may_be_own(view: PlayerView) -> bool:
    """Whether declarer may have called a card that he was dealt himself (R21)."""
    called = view.called
    return called is not None and called.rank is Rank.ACE and view.rules.call_own_ace is CallOwnAce.YES


def promised(view: PlayerView) -> tuple[Card, ...]:
    """The cards that declarer must have been dealt, as he called no higher card (R24)."""
    called = view.called
    if called is None or called.rank is None or called.rank is Rank.ACE:
        return ()
    barred = None if _is_halve(view) else view.trump
    return tuple([card for card in PACK if _outranks(card, called.rank, barred)])


def _outranks(card: Card, rank: Rank, barred: Suit | None) -> bool:
    return card.rank is not None and card.rank > rank and card.suit is not barred


def _is_halve(view: PlayerView) -> bool:
    return isinstance(view.standing, TrickBid) and view.standing.kind is TrickKind.HALVE


def called_places(view: PlayerView, routes: Routes) -> int:
    """The places where the called card may be, if it is hidden."""
    called = view.called
    assert called is not None, "there is a called card in every trick bid"
    places = 0
    if view.partner_known and view.partner is not None:
        places |= routes.from_hand(view.partner, called)
    else:
        places |= routes.from_kitty(called) | 1 << OUTSIDE
        if may_be_own(view) and view.declarer is not None:
            places |= routes.from_hand(view.declarer, called)
        if not view.partner_known:
            for seat in SEATS:
                if seat not in (view.seat, view.declarer):
                    places |= routes.from_hand(seat, called)
    if _is_halve(view) and any(made.exchanged for made in view.exchanges):
        places &= ~(1 << KITTY)  # it may not be given away (R12)
    return places & ~_free_of_duty(view, called)


def _free_of_duty(view: PlayerView, called: Card) -> int:
    """The seats that would have had to play the called card when its suit was first led, and did not (R28)."""
    first = next((trick for trick in tricks_of(view) if trick.cards[0].suit is called.suit), None)
    if first is None:
        return 0
    seats = [(first.leader + place) % 4 for place in range(len(first.cards))]
    if view.rules.holder_may_lead_low is HolderMayLeadLow.YES:
        seats.remove(first.leader)
    return sum(1 << seat for seat in seats)
