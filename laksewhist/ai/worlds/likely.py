"""Layouts drawn so that those stand out in which the others would have bid, exchanged and played as they did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from laksewhist.ai.decision import CancelledError, IsCancelled, never
from laksewhist.ai.worlds.auction_fit import AuctionFit
from laksewhist.ai.worlds.chance import shuffle
from laksewhist.ai.worlds.exchange_fit import ExchangeFit
from laksewhist.ai.worlds.layout import Layout
from laksewhist.ai.worlds.play_fit import PlayFit
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.view import Phase, PlayerView

_AT_ONCE: Final = 32
"""So many layouts are drawn and judged between two looks at `cancelled`."""


def likely_layouts(
    view: PlayerView, rng: Random, *, count: int, pool: int, cancelled: IsCancelled = never
) -> list[Layout]:
    """So many layouts out of a pool, each as often as its weight says; unlikely ones not at all.

    The order is by chance, so any first part of them is a fair sample too. Raises CancelledError when told to stop.
    """
    sampler = Sampler(view)
    weigh = Weigher(view)
    layouts: list[Layout] = []
    weights: list[float] = []
    for _ in range(0, pool, _AT_ONCE):
        if cancelled():
            raise CancelledError
        some = [sampler.draw(rng) for _ in range(_AT_ONCE)]
        layouts += some
        weights += [weigh.weight(layout) for layout in some]
    return _spread(layouts, weights, count, rng)


class Weigher:
    """How well layouts fit everything that the others did in one view."""

    def __init__(self, view: PlayerView) -> None:
        self._auction = AuctionFit(view)
        self._exchange = ExchangeFit(view)
        self._play = PlayFit(view) if view.phase is Phase.PLAY else None

    def weight(self, layout: Layout) -> float:
        """A number that means something only beside those of other layouts; never 0."""
        weight = self._auction.weight(layout) * self._exchange.weight(layout)
        return weight if self._play is None else weight * self._play.weight(layout)


def _spread(layouts: Sequence[Layout], weights: Sequence[float], count: int, rng: Random) -> list[Layout]:
    """Takes `count` steps of equal length through the weights laid end to end, and mixes what they hit."""
    total = 0.0
    for weight in weights:
        total += weight
    step = total / count
    reach = step * (rng.getrandbits(32) / 2.0**32)
    chosen: list[Layout] = []
    passed = 0.0
    for layout, weight in zip(layouts, weights, strict=True):
        passed += weight
        while reach < passed and len(chosen) < count:
            chosen.append(layout)
            reach += step
    while len(chosen) < count:  # rounding may leave the last step a hair too far
        chosen.append(layouts[-1])
    shuffle(rng, chosen)
    return chosen
