"""How dangerous a hand is in nolo, at a glance: for many thousand hands a second."""

from __future__ import annotations

from laksewhist.ai.solver import bits


def danger(hand: int) -> int:
    """How dangerous a nolo hand (the ace low) is, in thousandths: 0 where every lowest card lies low enough.

    In each suit the lowest card goes to the first round, the next to the second, and so on; each is dangerous by how
    many lower cards there are more than may be, and later rounds come less often.
    """
    total = 0
    for suit in range(4):
        held = hand >> 13 * suit & 8191
        place = 0
        while held and place < 6:
            height = bits.low(held)
            free = 2 if place < 3 else 3 if place < 5 else 5
            weight = 70 if place == 0 else 35 if place == 1 else 30 if place == 2 else 20 if place == 3 else 10
            if height - place > free:
                total += weight * (height - place - free)
            held &= held - 1
            place += 1
    return total
