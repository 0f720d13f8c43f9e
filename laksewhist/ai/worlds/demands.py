"""What bids and passes tell of hands: what a hand must score for each kind of bid, and how sure that is.

Scores are those of the bidding models, in thousandths. A bid is asked for when its score is as far above the threshold
of its level as the margin here says; how far that varies is in the spreads.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from laksewhist.ai.models.data import Models, shipped
from laksewhist.ai.models.features import TRICK_NAMES
from laksewhist.ai.models.ordinal import sigmoid
from laksewhist.engine.actions import Join, MakeBid
from laksewhist.engine.bids import LEVELS, NOLO_BIDS, Bid, NoloBid, TrickBid, TrickKind, beats, can_be_joined
from laksewhist.engine.cards import Seat
from laksewhist.engine.view import PlayerView

KINDS: Final = tuple(TrickKind)
NOLO: Final = len(KINDS)
"""The place of nolo after the kinds of trick bids."""
_MODELS: Final = ("suit", "suit", "suit", "halve", "sans")
_NOLO_NEEDS: Final = (-2766, -1450, -1185, -980)
"""For sol, ren sol, bordlægger and sniksnak: where the models think that such a bid is made every other time."""

# All that follows was fitted to 20 854 bids, passes and joins of 3721 deals that `øvet` bid at all four seats, and, for
# a sixth of the weight, to some that `begynder` did. Of decisions that were held out, whether a seat of øvet speaks had
# a log-loss of 0.30 (0.69 without looking at the hand), of begynder 0.35; which kind 0.85 (1.68). The spreads are a
# quarter wider than fitted: there hidden cards were told best, and people differ more.

_MARGIN: Final = (668, 441, -252, 528, 96, 19)
"""By how much a hand must score above the threshold of its lowest bid to speak in every other case."""
_RISING: Final = (-146, -98, 43, 86, 540, 80)
"""So much more for each level above the lowest of a kind."""
SLOPES: Final = (256, 256, 256, 686, 346, 154)
"""How much a score above what is needed counts, in 256ths."""
SPREAD: Final = 330
_FIRST: Final = -437
_FIRST_AFTER_PASS: Final = 208
_AFTER_PASS: Final = -72
"""Added to how far the best kind is above: for the first bid, for it after each pass, and for any after each pass."""

_LIKED: Final = (416, 407, -676, 325, 450, -140)
_LIKED_RISING: Final = (-66, -100, 187, -10, -69, -39)
LIKINGS: Final = (263, 321, 194, 314, 338, 322)
"""The same for the choice among kinds: from where on each is liked as well as the others, and how much that counts."""
KIND_SPREAD: Final = 330
_LEVEL_MARGIN: Final = (621, 774, 594, 41, 250, 245)
"""By how much more a hand must score to bid a level higher at once than it could."""
LEVEL_SPREAD: Final = 370

_NEVER: Final = 1_000_000
"""More than any hand scores."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What a seat said: the kind of its bid, -1 for a pass, and what its hand should have scored.

    `needed` is what each kind needed to be bid, `liked` from where on it is liked as well as the others; `reached` what
    the level that was bid needed, `above` what the next would have. `bias` is added to how far the best kind is above.
    """

    seat: Seat
    kind: int
    bias: int
    reached: int
    above: int
    needed: tuple[int, ...]
    liked: tuple[int, ...]

    def row(self) -> tuple[int, ...]:
        """The same as the walk takes it."""
        return (self.kind, self.bias, self.reached, self.above, *self.needed, *self.liked)


def demands(view: PlayerView) -> list[Demand]:
    """What every other seat said, by seat."""
    found: list[Demand] = []
    standing: Bid | None = None
    passed = 0
    for action in view.actions:
        place = (action.seat - view.forehand) % 4
        bid = action.bid if isinstance(action, MakeBid) else standing if isinstance(action, Join) else None
        lowest = _lowest(standing)
        bias = _AFTER_PASS * passed + (_FIRST + _FIRST_AFTER_PASS * passed if standing is None else 0)
        needed, liked = (
            tuple([_NEVER if low is None else of_bid(kind, low, place) for kind, low in enumerate(lowest)])
            for of_bid in (_needed, _liking)
        )
        kind, reached, above = -1, 0, 0
        if bid is None:
            passed += 1
        else:
            kind, step = _kind_and_step(bid)
            reached = -_NEVER if step == lowest[kind] else _level(kind, step, place)
            above = _level(kind, step + 1, place)
        found.append(Demand(action.seat, kind, bias, reached, above, needed, liked))
        if isinstance(action, MakeBid):
            standing = action.bid
    return sorted((demand for demand in found if demand.seat != view.seat), key=lambda demand: demand.seat)


def _kind_and_step(bid: Bid) -> tuple[int, int]:
    """The place of its kind, and its level above the lowest of that kind."""
    if isinstance(bid, NoloBid):
        return NOLO, NOLO_BIDS.index(bid)
    return KINDS.index(bid.kind), bid.level - LEVELS[0]


@cache
def _lowest(standing: Bid | None) -> tuple[int | None, ...]:
    """The lowest step of each kind that may be bid, or joined, over a bid."""

    def first(bids: Iterable[Bid]) -> int | None:
        free = (step for step, bid in enumerate(bids) if beats(bid, standing) or (bid == standing and joinable))
        return next(free, None)

    joinable = standing is not None and can_be_joined(standing)
    return (*(first(TrickBid(level, kind) for level in LEVELS) for kind in KINDS), first(NOLO_BIDS))


def _needed(kind: int, step: int, place: int) -> int:
    """What a hand must score for a bid of this kind, so many steps above the lowest; the seat leads at place 0."""
    return _threshold(shipped(), kind, step, place) + _MARGIN[kind] + _RISING[kind] * step


def _liking(kind: int, step: int, place: int) -> int:
    """The score at which this kind is liked as well as others are at theirs."""
    return _threshold(shipped(), kind, step, place) + _LIKED[kind] + _LIKED_RISING[kind] * step


@cache
def _threshold(models: Models, kind: int, step: int, place: int) -> int:
    if kind == NOLO:
        return _NOLO_NEEDS[step]
    model = models[_MODELS[kind]]
    needed = model.thresholds[LEVELS[0] + step - 1]
    if place:
        needed -= model.weights[TRICK_NAMES.index(("second", "third", "fourth")[place - 1])]
    return round(1000 * needed)


def _level(kind: int, step: int, place: int) -> int:
    if step >= (len(NOLO_BIDS) if kind == NOLO else len(LEVELS)):
        return _NEVER
    return _needed(kind, step, place) + _LEVEL_MARGIN[kind]


def logistic(spread: int) -> list[float]:
    """The chance by how far a score is above what is needed, in steps of 16 from 8192 below."""
    return [rounded(sigmoid((16 * step - 8184) / spread)) for step in range(1024)]


def rounded(number: float) -> float:
    """To nine digits, so that it is the same on every machine."""
    return float(f"{number:.9g}")
