"""How a computer deals (R5).

No pattern is better than another for the dealer: all four get the same kind of hands. But after a gathered shuffle
cards that were played together lie together, and the larger the packets, the wilder the hands. So it is a matter of
taste: who likes risk deals in large packets, who does not deals in small ones.
"""

from __future__ import annotations

import random

from laksewhist.ai.worlds.chance import below
from laksewhist.engine.house_rules import HouseRules, Shuffle

_CALM = ((1,) * 13, (4, 3, 3, 3))
_USUAL = ((4, 3, 3, 3), (4, 4, 5))
_WILD = ((5, 5, 3), (13,))


def choose_packets(rules: HouseRules, risk: float, rng: random.Random) -> tuple[int, ...]:
    """The sizes of the packets, one round after another; they add up to 13.

    With a thorough shuffle the pattern means nothing, and the usual one is dealt.
    """
    if rules.shuffle is not Shuffle.GATHERED:
        return _USUAL[0]
    patterns = _CALM if risk > 0 else _WILD if risk < 0 else _USUAL
    return patterns[below(rng, len(patterns))]
