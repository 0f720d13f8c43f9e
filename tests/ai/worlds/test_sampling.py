"""Sampled worlds: each gives exactly the view it was drawn from, and each is equally likely."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from laksewhist.ai.worlds import sampling
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.cards import SEATS
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState, PlayState
from laksewhist.engine.view import Phase
from tests.ai.worlds.replay import state_of
from tests.ai.worlds.test_evenness import agrees
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_every_layout_gives_exactly_the_view_it_was_drawn_from(seed: int, rules: HouseRules, size: int) -> None:
    rng = Random(seed)
    states = play_out(seed, rules, size).states[:-1]
    for state in rng.sample(states, min(len(states), 3)):
        for seat in SEATS:
            view = view_for(state, seat)
            if view.phase is Phase.IRON_HAND or (view.phase is Phase.AUCTION and view.turn is None):
                continue
            sampler = Sampler(view)
            assert sampler.relaxed == 0
            layout = sampler.draw(rng)
            again = state_of(view, layout)
            assert view_for(again, seat) == view
            assert sampler.unfit == 0


def test_layouts_that_were_taken_for_want_of_a_better_one_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one try for each, some do not agree with the call; nothing else is wrong with them, and all are told."""
    monkeypatch.setattr(sampling, "TRIES", 0)
    misfits = 0
    for seed in (1, 4, 6, 11, 43, 62):
        rules = HouseRules(exchange=list(ExchangeOrder)[seed % 2])
        state = [each for each in play_out(seed, rules).states if isinstance(each, PlayState)][3]
        view = view_for(state, (state.contract.declarer + 1) % 4)
        sampler, rng = Sampler(view), Random(7)
        odd = [layout for layout in (sampler.draw(rng) for _ in range(12)) if not agrees(view, layout)]
        assert len(odd) == sampler.unfit < 12
        misfits += len(odd)
    assert misfits > 6


def test_every_phase_is_met() -> None:
    met: Counter[Phase] = Counter()
    for seed in range(150):
        for state in play_out(seed, HouseRules(), (13, 5, 3)[seed % 3]).states[:-1]:
            view = view_for(state, state.turn)
            if met[view.phase] >= 40:
                continue
            met[view.phase] += 1
            layout = Sampler(view).draw(Random(seed))
            assert view_for(state_of(view, layout), view.seat) == view
    assert {phase: met[phase] for phase in Phase if met[phase] < 5 and phase is not Phase.FINISHED} == {}


def test_a_finished_deal_has_no_worlds() -> None:
    end = play_out(1, HouseRules()).end
    assert isinstance(end, FinishedState)
    with pytest.raises(ValueError, match="once the deal is over"):
        Sampler(view_for(end, 0))
