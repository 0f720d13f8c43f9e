"""Play that has happened, played again in a world: how much of it would the rules of thumb have played too?"""

from __future__ import annotations

from laksewhist.ai.solver import bits, playout
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World

JUDGED = 64
"""Added to the bit of a card that is to be compared."""

_JUDGED = 64


def surprises(world: World, sight: Sight, plays: list[int], played: int) -> int:
    """How many of each seat's judged cards the rules of thumb would not have played, nor one that is as good.

    Packed as the tricks of a play-out: those of seat 0 in the lowest four bits. `plays` are the cards in the order in
    which they fell, as bits, `played` of them; `world` is the play before the first of them, with every card in its
    hand, and has seen them all afterwards. `sight` is overwritten.
    """
    count = 0
    for place in range(played):
        play = plays[place]
        card = play & 63
        if play & _JUDGED:
            expected = playout.pick(world, sight)
            if expected != card and not touch(world, expected, card):
                count += 1 << 4 * world.turn()
        world.play(card)
    return count


def touch(world: World, one: int, other: int) -> bool:
    """Whether two cards of the seat to act are as good as each other: no card between them may be with another seat."""
    low = one if one < other else other
    high = other if one < other else one
    if low >= 52:
        return True
    if bits.suit_of(low) != bits.suit_of(high):
        return False
    between = (bits.one(high) - 1) & ~((bits.one(low) << 1) - 1)
    return not between & ~(world.gone | world.hands[world.turn()])
