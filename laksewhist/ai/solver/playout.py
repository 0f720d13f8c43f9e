"""Play-outs: all four seats play a world to its end by rules of thumb, each with what it may know.

A result is packed: the tricks of seat 0 in the lowest four bits, then those of seats 1 to 3. The same world gives the
same result on every machine, compiled or not.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits, follows, leads, nolo
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World


def pick(world: World, sight: Sight) -> int:
    """The card of the seat whose turn it is."""
    sight.look(world)
    if not sight.legal & (sight.legal - 1):
        return bits.low(sight.legal)
    if world.nolo:
        return nolo.play(world, sight)
    return follows.follow(world, sight) if world.count else leads.lead(world, sight)


def choose(world: World) -> int:
    """The card that the rules of thumb play for the seat whose turn it is, from what that seat may know."""
    return pick(world, Sight())


def run(world: World, sight: Sight) -> int:
    """Play the world itself to its end; the packed tricks."""
    while not world.over():
        world.play(pick(world, sight))
    return pack(world)


def run_randomly(world: World, seed: int) -> int:
    """Play the world itself to its end with random legal cards, the same for the same seed; the packed tricks."""
    state = seed
    while not world.over():
        legal = world.legal()
        state = bits.mix(state)
        steps = bits.below(state, bits.count(legal))
        while steps:
            legal &= legal - 1
            steps -= 1
        world.play(bits.low(legal))
    return pack(world)


def pack(world: World) -> int:
    """The tricks taken so far in one number."""
    return world.taken[0] | world.taken[1] << 4 | world.taken[2] << 8 | world.taken[3] << 12


def unpack(packed: int) -> tuple[int, int, int, int]:
    """The tricks of each seat."""
    return packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12 & 15


def side_tricks(packed: int, seats: int) -> int:
    """The tricks that the seats of a mask took together."""
    return sum((packed >> 4 * seat & 15) * (seats >> seat & 1) for seat in range(4))


def tricks_after(world: World, card: int) -> int:
    """The packed tricks of a play-out that begins with this card, or with whatever the rules play for -1.

    The world stays as it is; others run while this works.
    """
    work = world.copy()
    sight = Sight()
    held = bits.let_go()
    if card >= 0:
        work.play(card)
    packed = run(work, sight)
    bits.take_back(held)
    return packed


def played_until(world: World, card: int, most: int) -> World:
    """The world after this card and what the rules of thumb play then, until no hand has more than `most` cards.

    No trick is left unfinished. The world itself stays as it is; others run while this works.
    """
    work = world.copy()
    sight = Sight()
    held = bits.let_go()
    work.play(card)
    while work.count or bits.count(work.hands[work.leader]) > most:
        work.play(pick(work, sight))
    bits.take_back(held)
    return work


def random_tricks(world: World, seed: int) -> int:
    """The packed tricks of a play-out with random legal cards; the world stays as it is."""
    work = world.copy()
    held = bits.let_go()
    packed = run_randomly(work, seed)
    bits.take_back(held)
    return packed


def score_cards(worlds: list[World], cards: list[int]) -> list[list[int]]:
    """The packed tricks of a play-out of each card (at most 55) in each world: a list of cards, of lists of worlds.

    Every card must be legal in every world. The worlds stay as they are; others run while this works.
    """
    work = World()
    sight = Sight()
    found: list[list[int]] = [[] for _ in cards]
    count = len(cards)
    first = [0] * 64
    results = [0] * 64
    for place in range(count):
        first[place] = cards[place]
    for world in worlds:
        held = bits.let_go()
        for place in range(count):
            work.take(world)
            work.play(first[place])
            results[place] = run(work, sight)
        bits.take_back(held)
        for place in range(count):
            found[place].append(results[place])
    return found
