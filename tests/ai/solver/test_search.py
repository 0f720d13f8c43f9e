"""The search finds what brute force finds, whatever is asked, with and without each of its shortcuts."""

from random import Random

import pytest

from laksewhist.ai.decision import CancelledError
from laksewhist.ai.solver.encode import world_of
from laksewhist.ai.solver.solve import Solver, cards_of
from laksewhist.ai.solver.world import World
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.house_rules import HolderMayLeadLow, HouseRules
from tests.ai.solver.both_ways import as_plain, plain
from tests.ai.solver.brute import moved, small_world, value_by_engine, value_of, worlds
from tests.ai.solver.deals import plays

ENOUGH = 10**9
SHORTCUTS = ("with_table", "with_sure", "with_touching", "with_narrowing", "with_hints")


def solver_with(*shortcuts: str, power: int = 8) -> Solver:
    solver = Solver(power)
    for name in SHORTCUTS:
        setattr(solver.search, name, name in shortcuts)
    return solver


def check_all(world: World, solver: Solver) -> None:
    """Every question about a world is answered as brute force answers it."""
    after = {card: played(world, card) for card in cards_of(world.legal())}
    values = {card: value_of(other) for card, other in after.items()}
    best = (max if world.maximisers >> world.turn() & 1 else min)(values.values())
    assert solver.values(world, ENOUGH) == values
    assert solver.value(world, ENOUGH) == best
    for target in {best, best + 1}:
        assert solver.can_make(world, target, ENOUGH) == (best >= target)
        assert solver.makes(world, target, ENOUGH) == {card: value >= target for card, value in values.items()}
    line = solver.best_line(world, ENOUGH)
    assert line is not None
    end = world.copy()
    for card in line:
        assert end.legal() >> card & 1
        end.play(card)
    assert not any(end.hands)
    assert end.tricks_of(world.side) == best


def played(world: World, card: int) -> World:
    other = world.copy()
    other.play(card)
    return other


def test_brute_force_is_what_the_engine_plays() -> None:
    """Single nolo declarers are judged by falling: the engine ends the deal there."""
    checked = 0
    for seed in range(60):
        lead_low = HolderMayLeadLow.YES if seed % 2 else HolderMayLeadLow.NO
        steps = plays(seed, HouseRules(holder_may_lead_low=lead_low), 2 + seed % 2)
        if not steps:
            continue
        state = steps[0 if seed % 3 else min(2, len(steps) - 1)].state
        world, bid = world_of(state), state.contract.bid
        most = bid.tricks_allowed + 1 if isinstance(bid, NoloBid) else 13
        if not isinstance(bid, NoloBid):
            world.side, world.maximisers = 1 + seed % 14, 1 + seed // 4
        expected = value_by_engine(state, world.side, world.maximisers)
        assert min(value_of(world), most) == min(expected, most)
        assert min(Solver(8).value(world, ENOUGH), most) == min(expected, most)
        checked += 1
    assert checked > 40


@pytest.mark.parametrize("size", [1, 2, 3])
def test_every_question_about_small_deals(size: int) -> None:
    solver = Solver(10)
    for world in worlds(size, 150 // size, size):
        check_all(world, solver)


@pytest.mark.parametrize("shortcuts", [(), *((name,) for name in SHORTCUTS), SHORTCUTS])
def test_no_shortcut_changes_a_value(shortcuts: tuple[str, ...]) -> None:
    for world in worlds(41, 12, 4):
        assert solver_with(*shortcuts).value(world, ENOUGH) == value_of(world)


def test_a_table_that_overflows_only_forgets() -> None:
    solver = solver_with("with_table", "with_narrowing", power=3)
    for world in worlds(43, 12, 4):
        assert solver.value(world, ENOUGH) == value_of(world)


def test_seats_and_suits_are_alike() -> None:
    rng, solver = Random(5), Solver(12)
    for world in worlds(44, 40, 6):
        suits = rng.sample(range(4), 4)
        other = moved(world, rng.randrange(4), suits)
        assert solver.value(world, ENOUGH) == solver.value(other, ENOUGH)


def test_each_of_several_nolo_declarers_against_all() -> None:
    for seed in range(12):
        world = small_world(Random(seed), 3)
        for seat in range(4):
            world.side, world.maximisers = 1 << seat, 15 & ~(1 << seat)
            assert Solver(8).value(world, ENOUGH) == value_of(world)


def test_what_was_found_out_about_one_world_serves_the_next() -> None:
    world = worlds(45, 1, 8)[0]
    solver = Solver(14)
    value = solver.value(world, ENOUGH)
    first = solver.nodes
    assert (solver.value(world, ENOUGH), solver.nodes < first) == (value, True)
    solver.forget()
    assert (solver.value(world, ENOUGH), solver.nodes) == (value, first)


def test_a_spent_budget_is_unknown_and_never_wrong() -> None:
    unknown = 0
    for number, world in enumerate(worlds(46, 40, 6)):
        budget = 20 * (1 + number % 10)
        solver, exact = Solver(10), Solver(12)
        values = exact.values(world, ENOUGH)
        for card, value in solver.values(world, budget).items():
            assert value in (None, values[card])
            unknown += value is None
        assert solver.nodes <= budget + 5
        value = exact.value(world, ENOUGH)
        assert solver.can_make(world, value, budget) in (None, True)
        assert solver.can_make(world, value + 1, budget) in (None, False)
    assert unknown > 20
    assert Solver(10).best_line(worlds(47, 1, 8)[0], 10) is None


def hard_world() -> World:
    """A whole deal in which nolo is searched to the end: it takes minutes."""
    pack = Random(9).sample(range(55), 52)
    world = World()
    world.hands = [sum(1 << card for card in pack[13 * seat : 13 * seat + 13]) for seat in range(4)]
    world.side, world.maximisers = 1, 14
    return world


def test_cancelled_in_the_middle() -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    solver = Solver(14)
    with pytest.raises(CancelledError):
        solver.value(hard_world(), ENOUGH, cancelled)
    assert asked >= 4
    small = worlds(48, 1, 3)[0]
    assert solver.value(small, ENOUGH) == value_of(small), "a solver can go on after it was cancelled"


def test_cancelled_before_it_began() -> None:
    with pytest.raises(CancelledError):
        Solver(8).values(hard_world(), ENOUGH, lambda: True)


def test_an_error_in_the_question_comes_out() -> None:
    def broken() -> bool:
        if solver.nodes:
            raise RuntimeError("no answer")
        return False

    solver = Solver(14)
    with pytest.raises(RuntimeError, match="no answer"):
        solver.value(hard_world(), ENOUGH, broken)


def test_the_sources_give_the_same_values_and_count_the_same_cards() -> None:
    for world in worlds(49, 12, 5):
        usual, other = Solver(10), plain.solve.Solver(10)
        assert usual.values(world, 3000) == other.values(as_plain(world), 3000)
        assert usual.nodes == other.nodes
        assert usual.best_line(world, ENOUGH) == other.best_line(as_plain(world), ENOUGH)


@pytest.mark.stress
@pytest.mark.parametrize("size", [3, 4, 5])
def test_thousands_of_small_deals(size: int) -> None:
    solver = Solver(14)
    for world in worlds(100 + size, {3: 3000, 4: 800, 5: 20}[size], size):
        check_all(world, solver)


@pytest.mark.stress
@pytest.mark.parametrize("shortcuts", [(), *((name,) for name in SHORTCUTS)])
def test_thousands_of_small_deals_with_each_shortcut_alone(shortcuts: tuple[str, ...]) -> None:
    for world in worlds(200, 1000, 4):
        assert solver_with(*shortcuts, power=12).value(world, ENOUGH) == value_of(world)
