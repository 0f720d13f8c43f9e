"""The pack between two deals: mixed thoroughly, or only gathered, cut and riffled once (R5)."""

from __future__ import annotations

from random import Random

from laksewhist.engine.cards import PACK, Card
from laksewhist.engine.house_rules import Shuffle
from laksewhist.engine.state import FinishedState
from laksewhist.match.rng import below, shuffle

Pack = tuple[Card, ...]

_LEAST_CUT = 8
"""A cut leaves at least so many cards on either side, as people cut."""


def mixed_pack(rng: Random, kind: Shuffle, last: FinishedState | None) -> Pack:
    """All 55 cards in dealing order; a gathered pack needs the deal that was played last, and else is mixed well."""
    if kind is Shuffle.GATHERED and last is not None and last.setup.is_full:
        return _cut_and_riffle(rng, gathered(last))
    pack = list(PACK)
    shuffle(rng, pack)
    return tuple(pack)


def gathered(last: FinishedState) -> Pack:
    """The cards as they are picked up: the tricks in the order taken, hands that were not played, the kitty."""
    end = last.played or last.setup
    taken = [card for trick in last.played.tricks for card in trick.cards] if last.played else []
    left = [card for hand in end.hands for card in hand]
    return (*taken, *left, *end.kitty)


def _cut_and_riffle(rng: Random, pack: Pack) -> Pack:
    """One cut, and in half of the deals one riffle."""
    at = _LEAST_CUT + below(rng, len(pack) - 2 * _LEAST_CUT + 1)
    cut = pack[at:] + pack[:at]
    return _riffled(rng, cut) if rng.getrandbits(1) else cut


def _riffled(rng: Random, pack: Pack) -> Pack:
    """A riffle after Gilbert, Shannon and Reeds: a binomial cut, then cards fall in proportion to what is left."""
    left = sum(rng.getrandbits(1) for _ in pack)
    first, second = list(pack[:left]), list(pack[left:])
    mixed: list[Card] = []
    while first or second:
        half = first if below(rng, len(first) + len(second)) < len(first) else second
        mixed.append(half.pop(0))
    return tuple(mixed)
