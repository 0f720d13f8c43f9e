"""The walk through likely layouts: it never leaves those that agree with the view, and visits each as it should."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given

from laksewhist.ai.decision import CancelledError
from laksewhist.ai.solver.chain import Chain
from laksewhist.ai.worlds.belief import Habit
from laksewhist.ai.worlds.known import hidden_cards
from laksewhist.ai.worlds.layout import Layout, mask_of, word_of_mask
from laksewhist.ai.worlds.likely import Walk, chain_of, likely_worlds
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.cards import PACK, SEATS
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from laksewhist.engine.view import PlayerView
from tests.ai.worlds.replay import state_of
from tests.ai.worlds.test_evenness import BLIND, FIRST, last_view
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out

WALK = Walk(starts=2, warm_up=40, between=5)


def layout_of(view: PlayerView, chain: Chain) -> Layout:
    """Where the walk is, in a trick bid."""
    hands: Any = tuple(chain.hands)
    dealt = [chain.dealt(seat) for seat in SEATS]
    kitty, given = (chain.lay if chain.exchanger >= 0 else chain.left), (chain.left,) * len(view.exchanges)
    for made in view.exchanges:
        if made.exchanged and made.seat == view.seat:
            kitty, gave = mask_of(made.kitty or ()), mask_of(made.given or ())
            dealt[view.seat] = (dealt[view.seat] | gave) & ~kitty
            given = (gave,)
        elif not made.exchanged:
            given = (0,)
    return Layout(hands, chain.left, (dealt[0], dealt[1], dealt[2], dealt[3]), kitty, given, None)


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_the_walk_never_leaves_the_view(seed: int, rules: HouseRules, size: int) -> None:
    rng = Random(seed)
    states = [state for state in play_out(seed, rules, size).states if isinstance(state, PlayState)]
    for state in rng.sample(states, min(len(states), 3)):
        view = view_for(state, rng.randrange(4))
        chain = chain_of(view, Sampler(view), rng, WALK)
        for _ in range(4):
            chain.walk(15)
            if state.contract.is_nolo:
                stays_allowed(view, chain)
            else:
                assert view_for(state_of(view, layout_of(view, chain)), view.seat) == view


def stays_allowed(view: PlayerView, chain: Chain) -> None:
    known = hidden_cards(view)
    words = [*chain.hands, chain.left]
    for card, places in zip(known.cards, known.allowed, strict=True):
        word = word_of_mask(1 << card.index, True)
        where = [place for place, held in enumerate(words) if held & word] or [5]
        assert len(where) == 1
        assert places >> where[0] & 1


@pytest.mark.parametrize(("rules", "kind"), [(BLIND, "GODE"), (FIRST, "ALMINDELIGE")])
def test_each_layout_is_visited_by_its_weight(rules: HouseRules, kind: str) -> None:
    """Three cards of declarer's kitty are unknown, and who of two has which card: all are weighed, and all visited."""
    view = last_view(rules, kind)
    walk = Walk(starts=1, warm_up=100, between=1, habits=(Habit(1.0, 0.64),))
    rng = Random(3)
    weights = Counter[int]()
    visits = Counter[int]()
    for _ in range(6):
        chain = chain_of(view, Sampler(view), rng, walk)
        behind = (view.seat + 1) % 4
        chain.walk(2000)
        for _ in range(2000):
            chain.walk(30)
            visits[chain.hands[behind]] += 1
    sampler = Sampler(view)
    for _ in range(20000):
        layout = sampler.draw(rng)
        chain.hands, chain.left, chain.lay = list(layout.hands), layout.kitty, layout.dealt_kitty
        weights[layout.hands[behind]] += chain.weigh()  # type: ignore[assignment]
    total = sum(weights.values())
    for hand, weight in weights.items():
        assert visits[hand] / 12000 == pytest.approx(weight / total, abs=0.04)


def test_cards_of_the_worlds_are_those_of_the_deal() -> None:
    state = next(state for state in reversed(play_out(6, HouseRules()).states) if isinstance(state, PlayState))
    view = view_for(state, state.turn)
    for world in likely_worlds(view, Random(1), WALK, 9):
        assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
        assert sum(world.hands) & mask_of(card for card in PACK if card in view.hand) == mask_of(view.hand)


def test_looking_for_worlds_ends_when_it_is_cancelled() -> None:
    state = next(state for state in play_out(6, HouseRules()).states if isinstance(state, PlayState))
    with pytest.raises(CancelledError):
        likely_worlds(view_for(state, state.turn), Random(1), WALK, 9, lambda: True)
