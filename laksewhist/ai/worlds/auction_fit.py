"""How well the hands of a layout fit the auction: would they have bid, passed, called and named that?"""

from __future__ import annotations

from math import sqrt
from typing import Final

from laksewhist.ai.worlds.layout import Layout
from laksewhist.ai.worlds.strength import strength
from laksewhist.engine.actions import Join, MakeBid, Pass
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

_LEAST: Final = 0.02
"""Nothing is thought impossible: people bid and pass as they like."""

Demand = tuple[bool, dict[TrickKind, int]]
"""Whether a seat bid (or passed), and the tricks in hundredths that each kind of bid would have needed."""


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
            kinds, _ = strength(layout.dealt[seat])
            for has_bid, needed in demands:
                best = max([kinds[kind] - tricks for kind, tricks in needed.items()])
                chance = likely(best)
                weight *= max(_LEAST, chance if has_bid else 1.0 - chance)
        if self._trump is not None:
            seat, trump = self._trump
            by_trump = strength(layout.dealt[seat])[1]
            weight *= max(_LEAST, likely(2.0 * (by_trump[trump] - max(by_trump)) + 100.0))
        return weight


def _chosen_trump(view: PlayerView) -> tuple[Seat, int] | None:
    """Another seat that chose the trump by its hand, and the trump: declarer in almindelige, the partner in halve."""
    if not isinstance(view.standing, TrickBid) or view.trump is None:
        return None
    kind = view.standing.kind
    chooser = view.declarer if kind is TrickKind.ALMINDELIGE else view.partner if kind is TrickKind.HALVE else None
    return None if chooser is None or chooser == view.seat else (chooser, int(view.trump))


def _demands(view: PlayerView, seat: Seat) -> list[Demand]:
    """What each bid and pass of a seat tells of its hand; nolo bids and joining tell nothing here."""
    found: list[Demand] = []
    standing: Bid | None = None
    for action in view.actions:
        if isinstance(action, MakeBid):
            if action.seat == seat and isinstance(action.bid, TrickBid):
                found.append((True, {action.bid.kind: _needed(action.bid)}))
            standing = action.bid
        elif action.seat == seat and isinstance(action, Pass):
            found.append((False, _to_beat(standing)))
        elif action.seat == seat and isinstance(action, Join) and isinstance(standing, TrickBid):
            found.append((True, {standing.kind: _needed(standing) - 50}))
    return [demand for demand in found if demand[1]]


def _needed(bid: TrickBid) -> int:
    return 100 * bid.level + MARGIN[bid.kind]


def _to_beat(standing: Bid | None) -> dict[TrickKind, int]:
    """What each kind would have needed at its lowest level over a bid."""
    needed = {}
    for kind in TrickKind:
        lowest = next((bid for level in LEVELS if beats(bid := TrickBid(level, kind), standing)), None)
        if lowest is not None:
            needed[kind] = _needed(lowest)
    return needed
