"""Layouts in which the others would have bid and passed as they did, for a second look in the middle of an auction.

What a hand would bid is asked of a quick count of its points, not of the models: hundreds of hands are asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from laksewhist.ai.bidding.counting import nolo_height, tricks
from laksewhist.ai.decision import IsCancelled
from laksewhist.ai.models.ordinal import sigmoid
from laksewhist.ai.worlds.layout import Layout
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.actions import MakeBid, Pass
from laksewhist.engine.bids import LEVELS, Bid, NoloBid, TrickBid, TrickKind, beats
from laksewhist.engine.cards import Seat
from laksewhist.engine.view import PlayerView

_STEEP: Final = 1.4
"""How sharply a trick more makes it unlikelier to pass."""

_USUAL: Final = {
    TrickKind.ALMINDELIGE: -0.2,
    TrickKind.GODE: 0.0,
    TrickKind.VIP: -0.6,
    TrickKind.HALVE: -0.1,
    TrickKind.SANS: 0.5,
}
"""The tricks that are counted more than a bid promises where it is made: the mean of some hundred auctions."""

_NARROW: Final = 2.0
"""How sharply a trick more or less makes a bid unlikelier: with more, a higher one would have been made."""

_LEAST: Final = 0.05
"""Nothing is thought impossible: people bid and pass as they like."""

_LOW: Final = 6
"""How high a hand may be for nolo, as `nolo_height` counts, before its nolo bid becomes surprising."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What another seat said: a bid that it made or joined, or what it passed."""

    seat: Seat
    bid: Bid | None
    passed: Bid | None


def fitting_layouts(
    view: PlayerView, rng: Random, *, count: int, pool: int, cancelled: IsCancelled
) -> Sequence[Layout]:
    """So many layouts out of a pool, each as often as its weight says. Raises CancelledError when told to stop."""
    sampler, said = Sampler(view, cancelled), _said(view)
    layouts, weights = list[Layout](), list[float]()
    for _ in range(pool):  # weighed as they are drawn, so that the sampler's looks at `cancelled` serve both
        layouts.append(sampler.draw(rng))
        weights.append(weight(layouts[-1], said))
    return _spread(layouts, weights, count, rng)


def _said(view: PlayerView) -> list[_Said]:
    found, standing = [], None
    for action in view.actions:
        if isinstance(action, MakeBid):
            standing = action.bid
        passed = isinstance(action, Pass)
        if action.seat != view.seat:
            found.append(_Said(action.seat, None if passed else standing, standing if passed else None))
    return found


def weight(layout: Layout, said: Sequence[_Said]) -> float:
    """How well these hands fit what was said; it means something only beside other layouts."""
    product = 1.0
    for each in said:
        hand = layout.dealt[each.seat]
        chance = _would_bid(hand, each.bid) if each.bid is not None else 1 - _would_beat(hand, each.passed)
        product *= max(_LEAST, chance)
    return product


def _would_bid(hand: int, bid: Bid) -> float:
    if isinstance(bid, NoloBid):
        return sigmoid((_LOW - nolo_height(hand)) / 3)
    enough = sigmoid(_NARROW * (tricks(hand)[bid.kind] - bid.level - _USUAL[bid.kind]))
    return 4 * enough * (1 - enough)


def _would_beat(hand: int, standing: Bid | None) -> float:
    """How likely the hand is to go above this bid, by its best kind."""
    counted = tricks(hand)
    over = [
        counted[kind] - level
        for kind in TrickKind
        if (level := next((each for each in LEVELS if beats(TrickBid(each, kind), standing)), None)) is not None
    ]
    return sigmoid(_STEEP * (max(over, default=-5.0) + 0.2))


def _spread(layouts: Sequence[Layout], weights: Sequence[float], count: int, rng: Random) -> list[Layout]:
    """Takes `count` steps of equal length through the weights laid end to end."""
    ends, total = [], 0.0
    for each in weights:
        total += each
        ends.append(total)
    start, place = rng.getrandbits(32) / 2.0**32, 0
    chosen = []
    for number in range(count):
        reach = (start + number) * total / count
        while place < len(ends) - 1 and ends[place] <= reach:
            place += 1
        chosen.append(layouts[place])
    return chosen
