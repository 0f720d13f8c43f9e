"""Features of one suit of a hand, by the part that it plays: trump, called suit, side suit, or a suit in nolo.

A holding is a mask of 13 bits, the lowest card first. Each table is worked out once for each holding that comes up.
"""

from __future__ import annotations

from functools import cache
from typing import Final

Features = tuple[float, ...]

_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE = (1 << place for place in (12, 11, 10, 9, 8, 7))

TRUMP_NAMES: Final = (
    "trump_length",
    "trump_length_squared",
    "trump_ace",
    "trump_king",
    "trump_queen",
    "trump_jack",
    "trump_ten",
    "trump_nine",
    "trump_ace_king",
)
CALLED_NAMES: Final = (
    "called_void",
    "called_single",
    "called_double",
    "called_beyond_three",
    "called_ace",
    "called_king",
    "called_queen",
    "called_jack",
    "called_king_queen",
)
SIDE_NAMES: Final = (
    "side_void",
    "side_single",
    "side_double",
    "side_beyond_three",
    "side_beyond_five",
    "side_ace",
    "side_guarded_king",
    "side_bare_king",
    "side_ace_king",
    "side_guarded_queen",
    "side_queen_below_honour",
    "side_jack",
    "side_ten",
)
NOLO_NAMES: Final = (
    "void",
    "single",
    "double",
    "beyond_four",
    "first_gap",
    "second_gap",
    "third_gap",
    "fourth_gap",
    "first_gap_squared",
    "second_gap_squared",
    "short_gap",
    "high_cards",
    "danger",
)


@cache
def trump_features(mask: int) -> Features:
    """The suit as trump."""
    length = mask.bit_count()
    honours = [float(mask & card != 0) for card in (_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE)]
    return (float(length), length * length / 10, *honours, float(mask & _ACE != 0 and mask & _KING != 0))


@cache
def called_features(mask: int) -> Features:
    """The suit whose ace, or next honour, is called from somebody else."""
    length = mask.bit_count()
    ace, king, queen, jack = (float(mask & card != 0) for card in (_ACE, _KING, _QUEEN, _JACK))
    return (*_shortness(length), float(max(0, length - 3)), ace, king, queen, jack, king * queen)


@cache
def side_features(mask: int) -> Features:
    """A side suit of one's own."""
    length = mask.bit_count()
    ace, king, queen, jack, ten = (mask & card != 0 for card in (_ACE, _KING, _QUEEN, _JACK, _TEN))
    return (
        *_shortness(length),
        float(max(0, length - 3)),
        float(max(0, length - 5)),
        float(ace),
        float(king and length > 1),
        float(king and length == 1),
        float(ace and king),
        float(queen and length > 2),
        float(queen and (ace or king)),
        float(jack and length > 2),
        float(ten and length > 3),
    )


def _shortness(length: int) -> Features:
    return (float(length == 0), float(length == 1), float(length == 2))


_SPARE: Final = (2, 2, 2, 3)
"""So many lower cards may be out without danger, for the lowest card of a suit, the second lowest and so on."""


@cache
def nolo_features(mask: int) -> Features:
    """The suit in nolo: `mask` has the ace as its lowest bit (R25).

    A gap is the number of lower cards that others hold beyond those that do no harm.
    """
    length = mask.bit_count()
    gaps = [0.0] * 4
    rest = mask
    for place in range(min(length, 4)):
        low = rest & -rest
        below = low.bit_length() - 1 - place
        gaps[place] = float(max(0, below - _SPARE[place]))
        rest ^= low
    first, second, third, fourth = gaps
    short = sum(gaps[:length]) if length <= 2 else 0.0
    danger = first * 0.07 + second * 0.035 + third * 0.03 + fourth * 0.02
    return (
        *_shortness(length),
        float(max(0, length - 4)),
        first,
        second,
        third,
        fourth,
        first * first / 10,
        second * second / 10,
        short,
        float((mask >> 9).bit_count()),
        danger * danger,
    )
