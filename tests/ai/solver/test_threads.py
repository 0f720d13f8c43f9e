"""Other threads run while the compiled solver works: what takes long lets go of the lock that Python threads share."""

import sys
import threading
from collections.abc import Callable, Iterator
from random import Random

import pytest

from laksewhist.ai.solver import COMPILED
from laksewhist.ai.solver.playout import played_until, run_randomly, score_cards
from laksewhist.ai.solver.reply import Replier
from laksewhist.ai.solver.search import Search
from laksewhist.ai.solver.solve import cards_of
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.likely import Walk, chain_of
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from tests.engine.random_play import play_out

pytestmark = pytest.mark.skipif(not COMPILED, reason="what is not compiled is switched by Python itself")

ENOUGH = 400


@pytest.fixture(autouse=True)
def _no_switching() -> Iterator[None]:
    """No thread has to give way for an hour: it does only where it lets go by itself."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    yield
    sys.setswitchinterval(before)


def lets_go(work: Callable[[], object]) -> bool:
    """Whether another thread got on while the work was done, once of many times."""
    gate, over = threading.Lock(), threading.Lock()
    counted: list[int] = []

    def count() -> None:
        with gate:
            counted.append(1)
        with over:
            pass  # ends after the last look at `counted`, not in the middle of it

    gate.acquire()
    over.acquire()
    thread = threading.Thread(target=count, daemon=True)
    thread.start()
    gate.release()
    try:
        for _ in range(ENOUGH):
            work()
            if counted:
                return True
        return False
    finally:
        over.release()
        thread.join(60)


def some_world(cards: int = 13) -> World:
    pack = Random(9).sample(range(55), 4 * cards)
    world = World()
    world.hands = [sum(1 << card for card in pack[cards * seat : cards * seat + cards]) for seat in range(4)]
    world.trump, world.side, world.maximisers = 2, 5, 5
    return world


def test_what_holds_the_lock_is_told() -> None:
    """The judge itself: a loop of Python keeps everybody else out, and so does a compiled call that lets nobody in."""
    assert not lets_go(lambda: sum(range(2000)))
    assert not lets_go(lambda: run_randomly(some_world(), 5))


def test_the_search_lets_go() -> None:
    search = Search(12, 10**9)

    def work() -> None:
        search.begin(some_world(), 20_000)
        search.bound(6)

    def work_after_a_card() -> None:
        search.begin(some_world(), 20_000)
        search.bound_after(next(cards_of(some_world().legal())), 6)

    assert lets_go(work)
    assert lets_go(work_after_a_card)


def test_the_walk_lets_go() -> None:
    state = [each for each in play_out(6, HouseRules()).states if isinstance(each, PlayState)][8]
    view = view_for(state, state.turn)
    chain = chain_of(view, Sampler(view), Random(1), Walk(starts=1, warm_up=0, between=1))
    assert lets_go(lambda: chain.walk(1000))


def test_play_outs_and_replies_let_go() -> None:
    world = some_world()
    first = next(cards_of(world.legal()))
    assert lets_go(lambda: score_cards([world] * 50, [first]))
    assert lets_go(lambda: [played_until(world, first, 1) for _ in range(50)])
    assert lets_go(lambda: Replier().tricks(world, first, 7, 500))
