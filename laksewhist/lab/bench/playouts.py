"""Random play-outs a second of a dealt pack of 52: ours, and those of OpenSpiel's bridge and hearts.

OpenSpiel (`open-spiel`) is needed for nothing else; where it is not installed there is no comparison with it. It keeps
the whole history of a game behind one interface for all games, so this compares speed and nothing else.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from laksewhist.ai.solver import playout
from laksewhist.lab.bench.solver import board
from laksewhist.lab.bench.sources import from_sources
from laksewhist.lab.league.table import working_time

_GAMES: Final[Mapping[str, str]] = {
    "bridge": "bridge(use_double_dummy_result=false)",
    "hearts": "hearts(pass_cards=false)",
}
_CLUBS_AND_PASSES: Final = (55, 52, 52, 52)
"""Bridge is played after the shortest auction: one club."""
_NO_PASSING: Final = 0
_AT_ONCE: Final = 20
_ROLLOUTS: Final = 100
"""So many play-outs for one step of the tree search, which does nothing else."""


def has_open_spiel() -> bool:
    """Whether there is an OpenSpiel to compare with."""
    return importlib.util.find_spec("pyspiel") is not None


def ours(seconds: float) -> float:
    """Play-outs a second of the core as the program runs it."""
    world = board(Random(1), 3, 0)
    return _rate(lambda number: playout.random_tricks(world, number), seconds)


def ours_from_sources(seconds: float, *, with_deal: bool) -> float:
    """Play-outs a second of the same sources where nothing is compiled; the pack is shuffled and dealt anew or not."""
    modules = from_sources("bits", "words", "world", "playout")
    make, random_tricks, rng = modules["world"].World, modules["playout"].random_tricks, Random(1)
    world = make()

    def deal() -> None:
        dealt = board(rng, 3, 0)
        for name in ("hands", "trump", "leader", "side", "maximisers"):
            setattr(world, name, getattr(dealt, name))

    def play(number: int) -> None:
        if with_deal:
            deal()
        random_tricks(world, number)

    deal()
    return _rate(play, seconds)


def open_spiel_compiled(game: str, seconds: float) -> float:
    """Play-outs a second of OpenSpiel's C++, from a dealt game; ModuleNotFoundError without it."""
    spiel, state = _dealt(game)
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS, seed=1)
    # Exploration 1, one step, 10 MB, no solving, seed 1, and nothing printed.
    bot = spiel.MCTSBot(state.get_game(), evaluator, 1.0, 1, 10, False, 1, False)
    return _ROLLOUTS * _rate(lambda _number: bot.step(state), seconds)


def open_spiel_loop(game: str, seconds: float) -> float:
    """Play-outs a second of the loop in Python that OpenSpiel itself shows, from a fresh game on, without its printing.

    It draws what is dealt by numpy, with the chance of each outcome, and a card from those that are legal.
    """
    rules, numpy, rng = (
        importlib.import_module("pyspiel").load_game(_GAMES[game]),
        importlib.import_module("numpy"),
        Random(1),
    )

    def chance(state: Any) -> int:
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(numpy.random.choice(actions, p=chances))

    def play(_number: int) -> None:
        state = _deal(rules, game, chance)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions(state.current_player())))

    return _rate(play, seconds)


def open_spiel_in_python(game: str, seconds: float, *, with_deal: bool) -> float:
    """The same of a leaner loop, which draws all outcomes alike: from a fresh game, or from a dealt one."""
    spiel, dealt = _dealt(game)
    rules, rng = spiel.load_game(_GAMES[game]), Random(1)

    def play(_number: int) -> None:
        state = _deal(rules, game, _evenly(rng)) if with_deal else dealt.clone()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    return _rate(play, seconds)


GAMES: Final = tuple(_GAMES)


def _dealt(game: str) -> tuple[Any, Any]:
    spiel = importlib.import_module("pyspiel")
    return spiel, _deal(spiel.load_game(_GAMES[game]), game, _evenly(Random(1)))


def _evenly(rng: Random) -> Callable[[Any], int]:
    """Draws one of what may be dealt next."""
    return lambda state: rng.choice([action for action, _chance in state.chance_outcomes()])


def _deal(rules: Any, game: str, chance: Callable[[Any], int]) -> Any:
    """A game up to the first card; in hearts no cards are passed on."""
    state = rules.new_initial_state()
    if game == "hearts":
        state.apply_action(_NO_PASSING)
    while state.is_chance_node():
        state.apply_action(chance(state))
    if game == "bridge":
        for bid in _CLUBS_AND_PASSES:
            state.apply_action(bid)
    return state


def _rate(play: Callable[[int], object], seconds: float) -> float:
    """So many calls a second of work."""
    for number in range(_AT_ONCE):
        play(number)
    done, began, stop = 0, working_time(), time.perf_counter() + 20 * seconds
    while working_time() - began < seconds and time.perf_counter() < stop:
        for number in range(_AT_ONCE):
            play(done + number)
        done += _AT_ONCE
    return done / max(working_time() - began, 1e-9)
