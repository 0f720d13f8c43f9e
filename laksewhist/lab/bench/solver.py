"""How quick the search is: a board against DDS, and "which leads still make it" against a search without shortcuts.

DDS comes with `endplay`, which nothing else needs; where it is not installed there is no comparison with it.
"""

from __future__ import annotations

import importlib
import importlib.util
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from laksewhist.ai.solver.solve import Solver
from laksewhist.ai.solver.world import World

SUITS: Final = "CDHS"
_RANKS: Final = "23456789TJQKA"
_ENOUGH: Final = 10**12
_BOARD_POWER: Final = 19
_WORLD_POWER: Final = 16
_FINE: Final = 1e-5


@dataclass(frozen=True, slots=True)
class Comparison:
    """Milliseconds for the same tasks, in the same order: ours and the peer's."""

    what: str
    peer: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]

    @property
    def medians(self) -> float:
        """Our median as a part of theirs."""
        return statistics.median(self.ours) / statistics.median(self.theirs)

    @property
    def means(self) -> float:
        """Our mean as a part of theirs."""
        return statistics.fmean(self.ours) / statistics.fmean(self.theirs)


class DisagreementError(RuntimeError):
    """The two did not find the same; the message has the deal."""


def has_dds() -> bool:
    """Whether there is a DDS to compare with."""
    return importlib.util.find_spec("endplay") is not None


def board(rng: Random, trump: int, leader: int) -> World:
    """52 cards dealt to four, the first and third seat against the others."""
    world = World()
    pack = rng.sample(range(52), 52)
    world.hands = [sum(1 << card for card in pack[seat::4]) for seat in range(4)]
    world.trump, world.leader = trump, leader
    world.side = world.maximisers = 0b0101
    return world


def against_dds(count: int, seed: int, trump: int) -> Comparison:
    """The value of so many whole boards, `trump` -1 for none, the leaders in turn; both begin each one afresh.

    Raises ModuleNotFoundError without endplay, and DisagreementError where a value differs.
    """
    dds, rng, solver = _Dds(), Random(seed), Solver(_BOARD_POWER)
    ours, theirs = list[float](), list[float]()
    for number in range(count):
        world = board(rng, trump, number % 4)
        solver.forget()
        start = _now()
        value = solver.value(world, _ENOUGH)
        ours.append((_now() - start) * 1000)
        deal = dds.deal(world)
        start = _now()
        answer = dds.solve(deal)
        theirs.append((_now() - start) * 1000)
        if answer != (value if world.side >> world.leader & 1 else 13 - (value or 0)):
            raise DisagreementError(
                f"{pbn_of(world)}, trump {trump}, leader {world.leader}: {value}, DDS says {answer}"
            )
    return Comparison("a board, no trump" if trump < 0 else "a board, a suit trump", "DDS", tuple(ours), tuple(theirs))


def leads_against_plain(count: int, seed: int, size: int = 9) -> Comparison:
    """Which leads still make it, in worlds with jokers, called aces, any trump and any partner.

    The peer is alpha-beta in the same compiled core with the same order of cards, and a table of exact positions.
    Raises DisagreementError where an answer differs.
    """
    rng, solver, plain = Random(seed), Solver(_WORLD_POWER), Solver(20)
    plain.search.be_plain()
    ours, theirs = list[float](), list[float]()
    for world, target in _worlds(rng, count, size):
        solver.forget()
        plain.forget()
        start = _now()
        answer = solver.makes(world, target, _ENOUGH)
        ours.append((_now() - start) * 1000)
        start = _now()
        other = plain.makes(world, target, _ENOUGH)
        theirs.append((_now() - start) * 1000)
        if answer != other:
            raise DisagreementError(f"{world.hands}, trump {world.trump}, side {world.side}: {answer}, not {other}")
    return Comparison(f"which leads make it, {size} cards", "plain alpha-beta", tuple(ours), tuple(theirs))


def _worlds(rng: Random, count: int, size: int) -> Iterator[tuple[World, int]]:
    """Worlds with the target that the side just reaches."""
    solver = Solver(_WORLD_POWER)
    for _ in range(count):
        world = World()
        pack = rng.sample(range(55), 4 * size)
        world.hands = [sum(1 << card for card in pack[seat::4]) for seat in range(4)]
        world.trump, world.leader = rng.randint(-1, 3), rng.randrange(4)
        world.side = world.maximisers = 1 | rng.choice([0, 2, 4, 8])
        aces = [13 * suit + 12 for suit in range(4) if suit != world.trump and 13 * suit + 12 in pack]
        world.called = 1 << rng.choice(aces) if aces else 0
        yield world, solver.value(world, _ENOUGH) or 1


def pbn_of(world: World) -> str:
    """The four hands as bridge programs write them, the first seat as north."""
    suits = [
        [_RANKS[height] for height in range(12, -1, -1) if hand >> (13 * suit + height) & 1]
        for hand in world.hands
        for suit in (3, 2, 1, 0)
    ]
    texts = ["".join(suit) for suit in suits]
    return "N:" + " ".join(".".join(texts[4 * seat : 4 * seat + 4]) for seat in range(4))


class _Dds:
    """DDS through endplay."""

    def __init__(self) -> None:
        types, dds = importlib.import_module("endplay.types"), importlib.import_module("endplay.dds")
        self._types: Any = types
        self._solve: Any = dds.solve_board
        self._mode: Any = importlib.import_module("endplay.dds.solve").SolveMode.OptimalOne
        self._seats: Any = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)
        names = ("clubs", "diamonds", "hearts", "spades", "nt")
        self._trumps: Any = tuple(getattr(types.Denom, name) for name in names)

    def deal(self, world: World) -> Any:
        """The deal as endplay has it."""
        deal = self._types.Deal(pbn_of(world))
        deal.trump, deal.first = self._trumps[world.trump], self._seats[world.leader]
        return deal

    def solve(self, deal: Any) -> int:
        """The tricks of the leader's side."""
        return int(next(iter(self._solve(deal, mode=self._mode)))[1])


def _now() -> float:
    """Seconds that this thread has worked, where that is known finely enough: others may use the machine too."""
    is_fine = time.get_clock_info("thread_time").resolution <= _FINE
    return time.thread_time() if is_fine else time.perf_counter()
