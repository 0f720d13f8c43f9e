"""How well the hands of a layout fit the auction: would they have bid, passed, called and named that?"""

from __future__ import annotations

from math import sqrt
from typing import Final

from laksewhist.ai.solver.worth import best_tricks, excess, suit_tricks
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import MakeBid, Pass
from laksewhist.engine.bids import LEVELS, Bid, TrickBid, TrickKind, beats
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.view import PlayerView

MARGIN: Final = {
    TrickKind.ALMINDELIGE: -20,
    TrickKind.GODE: -20,
    TrickKind.VIP: -10,
    TrickKind.HALVE: 60,
    TrickKind.SANS: 20,
}
"""So many hundredths of a trick more than a bid promises are expected of a hand that makes it."""

DOUBT: Final = 60.0
"""How far off, in hundredths of a trick, a hand may be before its bid becomes surprising."""

_JOINS_EARLIER: Final = 50
"""Vip is joined with a little less than it is bid with."""

_LEAST: Final = 0.02
"""Nothing is thought impossible: people bid and pass as they like."""

Demand = tuple[bool, list[int]]
"""Whether a seat bid (or passed), and the tricks in hundredths that each kind of bid would have needed."""

_NEVER: Final = 10_000
"""More than any hand expects."""


def likely(excess: float) -> float:
    """The chance that a hand is thought good enough, from its excess in hundredths of a trick: 0.5 at 0."""
    steep = excess / DOUBT
    return 0.5 + 0.5 * steep / sqrt(1.0 + steep * steep)


class AuctionFit:
    """Judges layouts by one view's auction. The seat's own hand fits by itself."""

    def __init__(self, view: PlayerView) -> None:
        self._demands: list[tuple[Seat, list[Demand]]] = []
        for seat in SEATS:
            if seat != view.seat:
                demands = _demands(view, seat)
                if demands:
                    self._demands.append((seat, demands))
        self._trump = _chosen_trump(view)

    def weight(self, layout: Layout) -> float:
        """The chance, but for a factor that is the same for all layouts, of this auction with these hands."""
        weight = 1.0
        for seat, demands in self._demands:
            hand = layout.dealt[seat]
            for has_bid, needed in demands:
                chance = likely(excess(hand, needed))
                weight *= max(_LEAST, chance if has_bid else 1.0 - chance)
        if self._trump is not None:
            seat, trump = self._trump
            hand = layout.dealt[seat]
            weight *= max(_LEAST, likely(2.0 * (suit_tricks(hand, trump) - best_tricks(hand)) + 100.0))
        return weight


def _chosen_trump(view: PlayerView) -> tuple[Seat, int] | None:
    """Another seat that chose the trump by its hand, and the trump: declarer in almindelige, the partner in halve."""
    if not isinstance(view.standing, TrickBid) or view.trump is None:
        return None
    kind = view.standing.kind
    chooser = view.declarer if kind is TrickKind.ALMINDELIGE else view.partner if kind is TrickKind.HALVE else None
    return None if chooser is None or chooser == view.seat else (chooser, int(view.trump))


def _demands(view: PlayerView, seat: Seat) -> list[Demand]:
    """What each bid and pass of a seat tells of its hand; nolo bids, and joining them, tell nothing here."""
    found: list[Demand] = []
    standing: Bid | None = None
    for action in view.actions:
        if isinstance(action, MakeBid):
            if action.seat == seat and isinstance(action.bid, TrickBid):
                found.append((True, _only(action.bid, _needed(action.bid))))
            standing = action.bid
        elif action.seat == seat and isinstance(action, Pass):
            found.append((False, _to_beat(standing)))
        elif action.seat == seat and isinstance(standing, TrickBid):
            found.append((True, _only(standing, _needed(standing) - _JOINS_EARLIER)))
    return found


def _needed(bid: TrickBid) -> int:
    return 100 * bid.level + MARGIN[bid.kind]


def _only(bid: TrickBid, needed: int) -> list[int]:
    return [needed if kind is bid.kind else _NEVER for kind in TrickKind]


def _to_beat(standing: Bid | None) -> list[int]:
    """What each kind would have needed at its lowest level over a bid."""
    lowest = [
        next((bid for level in LEVELS if beats(bid := TrickBid(level, kind), standing)), None) for kind in TrickKind
    ]
    return [_NEVER if bid is None else _needed(bid) for bid in lowest]
