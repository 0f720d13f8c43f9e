"""Features of a hand while somebody else declares, and of an auction that may go on."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.models.ordinal import Row
from laksewhist.ai.models.words import joker_count, suit_of
from laksewhist.engine.bids import LADDER, NoloBid, TrickBid, TrickKind

OTHER_NAMES: Final = (
    "aces",
    "kings",
    "queens",
    "jacks",
    "tens",
    "jokers",
    "voids",
    "singles",
    "longest",
    "trump_length",
    "trump_honours",
    "level",
    "leads",
)
STANDS_NAMES: Final = (
    "constant",
    "rung",
    "rung_squared",
    "two_ask",
    "three_ask",
    "two_ask_rung",
    "three_ask_rung",
    "nolo",
    "vip",
    "strength",
    "strength_rung",
)

_HONOURS: Final = (12, 11, 10, 9, 8)


def other_row(cards: int, trump: int, level: int, place: int) -> Row:
    """The features of `OTHER_NAMES`; `trump` is the one that the bid itself names, or -1, and `level` 8 to 13."""
    masks = [suit_of(cards, suit) for suit in range(4)]
    lengths = [mask.bit_count() for mask in masks]
    trumps = masks[trump] if trump >= 0 else 0
    return (
        *(float(sum(mask >> height & 1 for mask in masks)) for height in _HONOURS),
        float(joker_count(cards)),
        float(lengths.count(0)),
        float(lengths.count(1)),
        float(max(lengths)),
        float(trumps.bit_count()),
        float((trumps >> 9).bit_count()),
        float(level - 8),
        float(place == 0),
    )


def stands_row(rung: int, asked: int, strength: float) -> Row:
    """The features of `STANDS_NAMES`.

    The bid is on this rung of the ladder, 0 to 33, `asked` others (1 to 3) may still speak, and `strength` is how
    strong the hand is that looks at it, in points as in `strength_of`.
    """
    high, two, three, bid = rung / 10, float(asked == 2), float(asked == 3), LADDER[rung]
    nolo = isinstance(bid, NoloBid)
    vip = isinstance(bid, TrickBid) and bid.kind is TrickKind.VIP
    shape = (1.0, high, high * high, two, three, two * high, three * high, float(nolo), float(vip))
    return (*shape, strength, strength * high)


def strength_of(cards: int) -> float:
    """The honours of a hand about their mean of 10 points, A 4 to J 1 and a joker 2, in tens of points."""
    masks = [suit_of(cards, suit) for suit in range(4)]
    honours = sum(
        weight * (mask >> height & 1) for mask in masks for height, weight in ((12, 4), (11, 3), (10, 2), (9, 1))
    )
    return (honours + 2 * joker_count(cards) - 10) / 10
