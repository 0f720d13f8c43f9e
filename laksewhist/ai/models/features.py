"""A hand in canonical form: trump, called suit and the other suits, as one row of features.

Which suit is which does not matter, only what part it plays; so one model serves every trump and every call.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from laksewhist.ai.models.ordinal import Row
from laksewhist.ai.models.suits import (
    CALLED_NAMES,
    NOLO_NAMES,
    SIDE_NAMES,
    TRUMP_NAMES,
    called_features,
    nolo_features,
    side_features,
    trump_features,
)
from laksewhist.ai.models.words import joker_count, low_suit_of, suit_of

NONE: Final = -1
"""No trump, or no suit that is called."""

_PLACES: Final = ("second", "third", "fourth")
"""When the seat plays to the first trick, where it does not lead to it."""

TRICK_NAMES: Final = (
    *TRUMP_NAMES,
    *CALLED_NAMES,
    *SIDE_NAMES,
    "jokers",
    "two_jokers",
    "ruffs",
    "long_side_with_trumps",
    *_PLACES,
    "takes_first",
    "calls_own",
    "seen_of_kitty",
)
NOLO_HAND_NAMES: Final = (*NOLO_NAMES, "jokers", "jokers_squared", *_PLACES, "takes_first", "with_others")


@dataclass(frozen=True, slots=True)
class Situation:
    """A hand as declarer, or as the one who names the trump in halve.

    `cards` is a word; `trump` and `called` are suits or `NONE`; `place` is 0 for the seat that leads to the first
    trick, then clockwise; `seen` is how many cards of the kitty are known, and counted among `cards`.
    """

    cards: int
    trump: int
    called: int
    place: int
    takes_first: bool = False
    calls_own: bool = False
    seen: int = 0


def trick_row(it: Situation) -> Row:
    """The features of `TRICK_NAMES`."""
    cards = it.cards
    called = called_features(suit_of(cards, it.called)) if it.called >= 0 else _NO_CALL
    sides = [side_features(suit_of(cards, suit)) for suit in range(4) if suit not in (it.trump, it.called)]
    return (
        *(trump_features(suit_of(cards, it.trump)) if it.trump >= 0 else _NO_TRUMP),
        *called,
        *(sum(column) for column in zip(*sides, strict=True)),
        *rest_features(it),
    )


def rest_features(it: Situation) -> Row:
    """Those of them that are not of one suit alone."""
    lengths = [suit_of(it.cards, suit).bit_count() for suit in range(4)]
    trumps = lengths[it.trump] if it.trump >= 0 else 0
    short, longest = 0, 0
    for suit, length in enumerate(lengths):
        if suit != it.trump:
            short += max(0, 2 - length)
            longest = max(longest, 0 if suit == it.called else length)
    jokers = joker_count(it.cards)
    return (
        float(jokers),
        float(jokers > 1),
        min(short, 3) * max(0, trumps - 3) / 10,
        max(0, longest - 3) * max(0, trumps - 4) / 10,
        *_place(it.place),
        float(it.takes_first),
        float(it.calls_own),
        float(it.seen),
    )


_NO_TRUMP: Final = (0.0,) * len(TRUMP_NAMES)
_NO_CALL: Final = (0.0,) * len(CALLED_NAMES)


def _place(place: int) -> tuple[float, float, float]:
    return (float(place == 1), float(place == 2), float(place == 3))


@dataclass(frozen=True, slots=True)
class NoloHand:
    """A hand in nolo. `others` is how many declarers there are besides."""

    cards: int
    place: int
    takes_first: bool = False
    others: int = 0


def nolo_row(it: NoloHand) -> Row:
    """The features of `NOLO_HAND_NAMES`."""
    suits = [nolo_features(low_suit_of(it.cards, suit)) for suit in range(4)]
    return (*map(fsum, zip(*suits, strict=True)), *rest_of_nolo(it))


def rest_of_nolo(it: NoloHand) -> Row:
    """Those of them that are not of one suit alone."""
    jokers = joker_count(it.cards)
    return (float(jokers), jokers * jokers / 10, *_place(it.place), float(it.takes_first), float(it.others))
