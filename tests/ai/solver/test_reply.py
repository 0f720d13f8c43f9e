"""The best of one seat against the rules of thumb, against trying everything."""

from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.solver import playout
from laksewhist.ai.solver.reply import Replier
from laksewhist.ai.solver.world import World
from tests.ai.solver.both_ways import as_plain, fields, plain
from tests.ai.solver.deals import worlds

MANY = 10**6
TRICK_BIDS = worlds().filter(lambda world: not world.nolo)


def cards_of(word: int) -> list[int]:
    return [card for card in range(55) if word >> card & 1]


def best(world: World, me: int) -> int:
    """Every legal card of the seat is tried, touching or not."""
    while not world.over() and world.turn() != me:
        world.play(playout.choose(world))
    if world.over():
        return world.tricks_of(world.side)
    found = []
    for card in cards_of(world.legal()):
        work = world.copy()
        work.play(card)
        found.append(best(work, me))
    return max(found) if world.maximisers >> me & 1 else min(found)


@settings(max_examples=60)
@given(TRICK_BIDS, st.integers(0, 4))
def test_it_is_the_best_of_all_ways_to_play_on(world: World, most: int) -> None:
    before = fields(world)
    me = world.turn()
    for card in cards_of(world.legal())[:3]:
        expected = best(playout.played_until(world, card, most), me)
        assert Replier().tricks(world, card, most, MANY) == expected
    assert fields(world) == before


@given(TRICK_BIDS)
def test_with_one_way_it_is_the_rules_own(world: World) -> None:
    card = playout.choose(world)
    side = playout.side_tricks(playout.tricks_after(world, card), world.side)
    assert Replier().tricks(world, card, 13, 1) == side


@settings(max_examples=30)
@given(TRICK_BIDS, st.integers(1, 40))
def test_more_ways_are_never_worse(world: World, budget: int) -> None:
    card, high = cards_of(world.legal())[0], world.maximisers >> world.turn() & 1
    few, more = (Replier().tricks(world, card, 6, each) for each in (budget, 2 * budget))
    assert more >= few if high else more <= few


@settings(max_examples=20)
@given(TRICK_BIDS)
def test_both_ways_find_the_same(world: World) -> None:
    card = cards_of(world.legal())[-1]
    other = plain.reply.Replier().tricks(as_plain(world), card, 5, 50)
    assert Replier().tricks(world, card, 5, 50) == other
