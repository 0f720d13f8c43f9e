"""Bidding as it is taught to beginners: honour points and the length of the trump suit, and no table of points.

The lab measures the other bidding against it. A, K, Q and J count 4, 3, 2 and 1, a joker 2; everything outside the
auction is decided as by the others.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from laksewhist.ai.bidding.counting import nolo_height, tricks
from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.decision import Decision, IsCancelled, Why, never
from laksewhist.ai.models.words import word_of
from laksewhist.engine.actions import Action, Join, MakeBid, Pass
from laksewhist.engine.bids import LEVELS, Bid, NoloBid, NoloKind, TrickBid, beats, rung
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.view import Phase, PlayerView

_LESS: Final = 0.3
"""A bid may promise so much more than is expected: the points of a made bid are more than those of a lost one."""

_NOLO_HEIGHT: Final = ((NoloKind.BORDLAEGGER, 1), (NoloKind.REN_SOL, 3), (NoloKind.SOL, 6))
"""How high the cards may be at the most, a step for each rank above what a suit can hold."""


def speak(view: PlayerView) -> Action:
    """The highest bid that the points are good for where it can still be made, or joining it; else passes."""
    wanted = sorted(_wanted(word_of(view.hand)), key=rung)
    for bid in reversed(wanted):
        if beats(bid, view.standing):
            return MakeBid(view.seat, bid)
        if bid == view.standing and Join(view.seat) in view.legal:
            return Join(view.seat)
    return Pass(view.seat)


def _wanted(cards: int) -> Iterator[Bid]:
    for kind, expected in tricks(cards).items():
        level = min(int(expected + _LESS), LEVELS[-1])
        if level in LEVELS:
            yield TrickBid(level, kind)
    height = nolo_height(cards)
    for nolo, most in _NOLO_HEIGHT:
        if height <= most:
            yield NoloBid(nolo)
            return


class PointCount:
    """Answers everything but which card to play."""

    def __init__(self, table: PointTable) -> None:
        self._table = table

    def consider(self, view: PlayerView, rng: random.Random, cancelled: IsCancelled = never) -> Decision:
        """In the auction by points and length, else as `decide` does; raises what it raises."""
        if view.phase is Phase.AUCTION and view.legal:
            return Decision(speak(view), Why.RULE_OF_THUMB)
        return decide(view, self._table, 0.0, rng, cancelled)

    def decide(self, view: PlayerView, rng: random.Random) -> Action:
        """The action alone."""
        return self.consider(view, rng).action
