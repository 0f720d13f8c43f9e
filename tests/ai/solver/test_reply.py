"""The best of one seat against the rules of thumb, against trying everything."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.solver import playout, retrace
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


def after(world: World, card: int) -> int:
    return playout.side_tricks(playout.tricks_after(world, card), world.side)


def led_up(world: World, card: int, most: int) -> World:
    """Played on to so many cards, the seat each time with the card that the rules make most of, theirs before others.

    Of cards that touch the lowest stands for all.
    """
    me, start = world.turn(), world.copy()
    most_wanted = start.maximisers >> me & 1
    start.play(card)
    while start.count or start.hands[start.leader].bit_count() > most:
        usual = playout.choose(start)
        if start.turn() == me:
            legal = cards_of(start.legal())
            apart = [high for low, high in pairwise(legal) if not retrace.touch(start, low, high)]
            choices = [usual, *(each for each in (legal[0], *apart) if each != usual)]
            usual = max(choices, key=lambda each: after(start, each) if most_wanted else -after(start, each))
        start.play(usual)
    return start


@settings(max_examples=60)
@given(TRICK_BIDS, st.integers(0, 4))
def test_it_is_the_best_of_all_ways_to_play_on(world: World, most: int) -> None:
    before = fields(world)
    me = world.turn()
    for card in cards_of(world.legal())[:3]:
        expected = best(led_up(world, card, most), me)
        assert Replier().tricks(world, card, most, MANY) == expected
    assert fields(world) == before


@given(TRICK_BIDS)
def test_with_one_way_it_is_the_rules_own(world: World) -> None:
    card = playout.choose(world)
    assert Replier().tricks(world, card, 13, 1) == after(world, card)


@given(TRICK_BIDS, st.integers(0, 12))
def test_leading_up_is_never_worse_than_the_rules(world: World, most: int) -> None:
    card, high = cards_of(world.legal())[-1], world.maximisers >> world.turn() & 1
    found = Replier().tricks(world, card, most, 1)
    assert found >= after(world, card) if high else found <= after(world, card)


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
