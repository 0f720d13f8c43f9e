"""Whole deals between players of any kind, the same for the same seed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from laksewhist.ai.brain import Brain
from laksewhist.engine.actions import Action
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState, Setup
from laksewhist.engine.view import PlayerView
from tests.engine.random_play import random_setup


class RandomPlayer:
    """Any legal action, all equally likely: what every level has to beat."""

    def decide(self, view: PlayerView, rng: Random) -> Action:
        return rng.choice(view.legal)


def setup_of(seed: int, rules: HouseRules | None = None) -> Setup:
    """A shuffled deal."""
    return random_setup(Random(seed), rules or HouseRules())


def played(setup: Setup, players: Sequence[Brain], seed: int = 0) -> list[Any]:
    """Every state of the deal as these four play it, the finished one last."""
    rngs = [Random(4 * seed + seat) for seat in range(4)]
    states: list[Any] = [start_deal(setup)]
    while not isinstance(states[-1], FinishedState):
        seat = states[-1].turn
        action = players[seat].decide(view_for(states[-1], seat), rngs[seat])
        states.append(apply(states[-1], action)[0])
    return states


def answer(state: Any, player: Brain) -> Action:
    """What the player does now."""
    return player.decide(view_for(state, state.turn), Random(1))
