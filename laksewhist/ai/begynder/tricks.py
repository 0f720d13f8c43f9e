"""How many tricks a hand will take as declarer with a partner, by adding up what its cards are worth.

The weights are rounded from what this level itself took in played deals; each row is one way to play.
"""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from laksewhist.ai.begynder.hand import ACE, JACK, KING, QUEEN, Held
from laksewhist.engine.cards import Suit


class Worth(NamedTuple):
    """What each feature of a hand adds, in tricks of declarer and partner together.

    `long_suit` counts cards of the longest side suit beyond four; kings and queens count where they are guarded.
    """

    base: float
    trump_length: float
    trump_ace: float
    trump_king: float
    trump_queen: float
    trump_jack: float
    joker: float
    side_ace: float
    side_king: float
    side_queen: float
    side_jack: float
    void: float
    singleton: float
    long_suit: float
    forehand: float


SUIT_WORTH: Final = Worth(2.9, 0.85, 0.65, 0.7, 0.45, 0.35, 0.45, 0.7, 0.5, 0.25, 0.2, 0.0, 0.0, 0.35, 0.05)
HALVE_WORTH: Final = Worth(7.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.65, 0.45, 0.2, 0.1, 0.05, 0.0, -0.15, 0.0)
SANS_WORTH: Final = Worth(4.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.05, 0.75, 0.4, 0.15, -0.5, -0.1, 0.35, 0.25)


def features(hand: Held, trump: Suit | None, *, forehand: bool) -> tuple[int, ...]:
    """How often each field of `Worth` counts in this hand."""
    trumps = 0 if trump is None else hand.suits[trump]
    aces = kings = queens = jacks = voids = singletons = longest = 0
    for suit, holding in enumerate(hand.suits):
        if suit == trump:
            continue
        length = hand.lengths[suit]
        longest = max(longest, length)
        voids += length == 0
        singletons += length == 1
        aces += holding & ACE != 0
        kings += holding & KING != 0 and length > 1
        queens += holding & QUEEN != 0 and length > 2
        jacks += holding & JACK != 0 and length > 3
    return (
        1,
        trumps.bit_count(),
        *(trumps & honour != 0 for honour in (ACE, KING, QUEEN, JACK)),
        hand.jokers,
        aces,
        kings,
        queens,
        jacks,
        voids,
        singletons,
        max(0, longest - 4),
        forehand,
    )


def _worth(weights: Worth, hand: Held, trump: Suit | None, forehand: bool) -> float:
    return fsum(map(float.__mul__, weights, map(float, features(hand, trump, forehand=forehand))))


def suit_tricks(hand: Held, trump: Suit, *, forehand: bool) -> float:
    """The tricks expected with this trump."""
    return _worth(SUIT_WORTH, hand, trump, forehand)


def halve_tricks(hand: Held, *, forehand: bool) -> float:
    """The tricks expected where the partner names the trump."""
    return _worth(HALVE_WORTH, hand, None, forehand)


def sans_tricks(hand: Held, *, forehand: bool) -> float:
    """The tricks expected without trump."""
    return _worth(SANS_WORTH, hand, None, forehand)
