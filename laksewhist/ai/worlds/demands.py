"""What bids and passes tell of hands: how many tricks each kind of bid would have asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from laksewhist.engine.actions import MakeBid, Pass
from laksewhist.engine.bids import LEVELS, Bid, TrickBid, TrickKind, beats
from laksewhist.engine.cards import KITTY_SIZE, Seat
from laksewhist.engine.view import PlayerView

MARGIN: Final = {
    TrickKind.ALMINDELIGE: -50,
    TrickKind.GODE: -50,
    TrickKind.VIP: -40,
    TrickKind.HALVE: 30,
    TrickKind.SANS: -10,
}
"""So many hundredths of a trick more than a bid promises are expected of a hand that may well make it, and yet passed.

Between what the simplest level asks for and what those do that reckon in points: the seats may be either, or people.
"""

BID_MARGIN: Final = {
    TrickKind.ALMINDELIGE: -10,
    TrickKind.GODE: 50,
    TrickKind.VIP: -20,
    TrickKind.HALVE: 0,
    TrickKind.SANS: 30,
}
"""The same of a hand that bid: good hands are rare, so those that bid are better than those that just may."""

_JOINS_EARLIER: Final = 50
"""Vip is joined with so much less than it is bid with."""

_NEVER: Final = 10_000
"""More than any hand expects."""

Demand: TypeAlias = tuple[Seat, bool, list[int]]
"""The seat, whether it bid, and what each kind of bid needed, in hundredths of a trick."""


def demands(view: PlayerView) -> list[Demand]:
    """What every other seat said; nolo bids, and joining them, tell nothing here."""
    found: list[Demand] = []
    standing: Bid | None = None
    for action in view.actions:
        if isinstance(action, MakeBid):
            if isinstance(action.bid, TrickBid):
                found.append((action.seat, True, _only(action.bid, _needed(action.bid, BID_MARGIN))))
            standing = action.bid
        elif isinstance(action, Pass):
            found.append((action.seat, False, _to_beat(standing)))
        elif isinstance(standing, TrickBid):
            found.append((action.seat, True, _only(standing, _needed(standing, BID_MARGIN) - _JOINS_EARLIER)))
    return [demand for demand in found if demand[0] != view.seat]


def chose_trump(view: PlayerView) -> Seat | None:
    """Another seat that chose the trump by its own hand: declarer in almindelige, the partner in halve.

    In vip declarer, where he might still have refused the card that was turned for it.
    """
    if not isinstance(view.standing, TrickBid) or view.trump is None:
        return None
    kind = view.standing.kind
    chosen = kind is TrickKind.ALMINDELIGE or (kind is TrickKind.VIP and len(view.turned) < KITTY_SIZE)
    chooser = view.declarer if chosen else view.partner if kind is TrickKind.HALVE else None
    return None if chooser == view.seat else chooser


def _needed(bid: TrickBid, margin: Mapping[TrickKind, int]) -> int:
    return 100 * bid.level + margin[bid.kind]


def _only(bid: TrickBid, needed: int) -> list[int]:
    return [needed if kind is bid.kind else _NEVER for kind in TrickKind]


def _to_beat(standing: Bid | None) -> list[int]:
    """What each kind would have needed at its lowest level over a bid."""
    lowest = [
        next((bid for level in LEVELS if beats(bid := TrickBid(level, kind), standing)), None) for kind in TrickKind
    ]
    return [_NEVER if bid is None else _needed(bid, MARGIN) for bid in lowest]
