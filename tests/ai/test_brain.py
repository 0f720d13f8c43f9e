"""The registry of levels, and what every brain promises."""

import builtins
from collections.abc import Callable, Iterable
from math import fsum
from random import Random
from typing import Any

import pytest
from hypothesis import given

from laksewhist.ai.begynder import player as begynder
from laksewhist.ai.brain import LEVELS, brain_for
from laksewhist.engine.actions import Action, CallCard, Pass
from laksewhist.engine.cards import card
from laksewhist.engine.game import start_deal
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from laksewhist.engine.view import Phase, PlayerView
from tests.ai.selfplay import answer, played
from tests.engine.builders import whole_deal
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out, random_setup
from tests.engine.test_hidden_cards import again, hidden_swap, rightly_known

EVERY_LEVEL = pytest.mark.parametrize("level", list(LEVELS))
QUICK_LEVELS = pytest.mark.parametrize("level", ["begynder"])
"""Those that answer at once; `test_levels` looks at the others."""


def test_every_level_has_a_brain() -> None:
    assert list(LEVELS) == ["begynder", "øvet", "stærk", "mester"]
    assert all(callable(brain_for(level).decide) for level in LEVELS)


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(ValueError, match="'wise' is not a level; the levels are: begynder, øvet, stærk, mester"):
        brain_for("wise")


@EVERY_LEVEL
def test_a_seat_that_is_not_asked_has_no_answer(level: str) -> None:
    state = whole_deal()
    with pytest.raises(ValueError, match="seat 1 is not asked anything"):
        brain_for(level).decide(view_for(state, 1), Random(0))


@QUICK_LEVELS
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_every_answer_is_legal_and_repeats_itself(level: str, seed: int, rules: HouseRules, size: int) -> None:
    """Also where others play at random, so that situations come up which the level itself would never reach."""
    brain = brain_for(level)
    for state in play_out(seed, rules, size).states[:-1]:
        view = view_for(state, state.turn)
        action = brain.decide(view, Random(seed))
        assert action in view.legal
        assert brain_for(level).decide(view, Random(seed)) == action
        assert brain_for(level).consider(view, Random(seed)).action == action


def in_order(values: Iterable[Any], start: Any = 0) -> Any:
    """As `sum` adds fractions up to Python 3.11."""
    for value in values:
        start = start + value
    return start


def compensated(values: Iterable[Any], start: Any = 0) -> Any:
    """As `sum` adds fractions from Python 3.12 on."""
    kept = [start, *values]
    return fsum(kept) if any(isinstance(value, float) for value in kept) else in_order(kept)


@QUICK_LEVELS
def test_answers_do_not_hang_on_how_this_python_adds_fractions(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = HouseRules(iron_hand=IronHand.OFF)
    states = [start_deal(random_setup(Random(seed), rules)) for seed in range(1200)]
    views = [view_for(state, state.turn) for state in states]
    answers = []
    for adds in (in_order, compensated):
        with monkeypatch.context() as patched:
            patched.setattr(builtins, "sum", adds)
            answers.append([brain_for(level).decide(view, Random(0)) for view in views])
    assert answers[0] == answers[1]


@QUICK_LEVELS
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_a_deal_among_themselves_comes_to_its_end(level: str, seed: int, rules: HouseRules, size: int) -> None:
    states = played(random_setup(Random(seed), rules, size), [brain_for(level)] * 4, seed)
    assert isinstance(states[-1], FinishedState)


def hidden_worlds(seed: int, rules: HouseRules, size: int) -> list[tuple[Any, Any]]:
    """States of a random deal, each with another that differs in cards which the seat to act cannot see."""
    rng, deal = Random(seed), play_out(seed, rules, size)
    found = []
    for _ in range(30):
        cut = rng.randrange(len(deal.steps))
        state = deal.steps[cut].state
        seat = state.turn
        actions = [step.action for step in deal.steps[:cut]]
        other = again(deal.setup, actions, seat, hidden_swap(rng, deal.setup, seat), rng)
        if other is not None and other[0] != state and rightly_known(other[0], seat) == rightly_known(state, seat):
            found.append((state, other[0]))
    return found


def test_hidden_cards_never_change_an_answer() -> None:
    phases = set()
    for seed in range(40):
        for state, other in hidden_worlds(seed, HouseRules(), (13, 4, 3, 13)[seed % 4]):
            assert view_for(state, state.turn) == view_for(other, state.turn)
            for level in ("begynder",):
                assert answer(state, brain_for(level)) == answer(other, brain_for(level))
            phases.add(view_for(state, state.turn).phase)
    assert phases >= {Phase.AUCTION, Phase.VIP, Phase.CALLING, Phase.EXCHANGE, Phase.PLAY}


def test_a_rule_of_thumb_that_errs_is_replaced_by_a_legal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: dict[Phase, Callable[[PlayerView], Action]] = {Phase.AUCTION: lambda view: CallCard(view.seat, card("SA"))}
    monkeypatch.setattr(begynder, "ANSWERS", wrong)
    assert answer(whole_deal(), brain_for("begynder")) == Pass(0)
