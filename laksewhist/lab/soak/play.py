"""One deal of a soak: levels and house options drawn by lot, played with the umpire watching."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeVar

from laksewhist.engine.cards import SEATS
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import (
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    HouseRules,
    IronHand,
    Shuffle,
    SniksnakTalk,
)
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup
from laksewhist.lab.league.contestants import contestant
from laksewhist.lab.soak.umpire import ForbiddenError, Umpire
from laksewhist.match.dealing import PACKETS, DealingPattern, KittyPlace
from laksewhist.match.match import plan_deal
from laksewhist.match.rng import below, derived_random
from laksewhist.store.codec import action_json
from laksewhist.store.house_rules import options_of
from laksewhist.store.result import result_json, result_of

T = TypeVar("T")

LOT: Final = ("begynder", "øvet", "begynder", "øvet", "begynder", "øvet", "stærk", "mester")
"""What a seat draws its level from: those that think long come less often."""
_ODD: Final = 8
"""In one deal of so many somebody plays cards by chance, so that odd views come up."""


@dataclass(slots=True)
class Soaked:
    """What was seen: the deals, the actions checked by phase and level, the slowest decision of each level, faults."""

    deals: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    slowest_ms: dict[str, float] = field(default_factory=dict)
    over_limit: int = 0
    contracts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Soaked) -> None:
        """Takes in what was seen elsewhere."""
        self.deals += other.deals
        self.actions += other.actions
        self.contracts += other.contracts
        self.over_limit += other.over_limit
        self.faults += other.faults
        for name, slowest in other.slowest_ms.items():
            self.slowest_ms[name] = max(slowest, self.slowest_ms.get(name, 0.0))


@dataclass(frozen=True, slots=True)
class Task:
    """The deal with this number; a decision may take so long."""

    seed: int
    number: int
    limit_ms: float


def soak(task: Task) -> Soaked:
    """Plays the deal; whatever goes wrong is among the faults, with all that is needed to see it again."""
    rng = derived_random("soak", task.seed, task.number)
    setup, names = _setup(task, rng), _names(rng)
    seen = Soaked(deals=1)
    try:
        _play(task, setup, names, seen)
    except Exception as error:  # noqa: BLE001 - it is reported, and the other deals go on
        seen.faults.append(
            f"deal {task.number} of seed {task.seed}, {', '.join(names)}: {type(error).__name__}: {error}"
        )
    return seen


def _setup(task: Task, rng: Random) -> Setup:
    rules = HouseRules(
        shuffle=_one(rng, tuple(Shuffle)),
        iron_hand=_one(rng, tuple(IronHand)),
        all_pass=_one(rng, tuple(AllPass)),
        call_own_ace=_one(rng, tuple(CallOwnAce)),
        exchange=_one(rng, tuple(ExchangeOrder)),
        holder_may_lead_low=_one(rng, tuple(HolderMayLeadLow)),
        sniksnak_seconds=below(rng, 601),
        sniksnak_talk=_one(rng, tuple(SniksnakTalk)),
    )
    pattern = DealingPattern(_one(rng, PACKETS), _one(rng, tuple(KittyPlace)))
    seed = f"soak/{task.seed}"
    return plan_deal(seed, 4, rules, number=task.number, attempt=0, pattern_of=lambda _dealer: pattern).setup


def _names(rng: Random) -> list[str]:
    names = [_one(rng, LOT) for _ in SEATS]
    if below(rng, _ODD) == 0:
        names[below(rng, len(SEATS))] = "random"
    return names


def _one(rng: Random, choices: Sequence[T]) -> T:
    return choices[below(rng, len(choices))]


def _play(task: Task, setup: Setup, names: list[str], seen: Soaked) -> None:
    state: DealState = start_deal(setup)
    hands = [[card.code for card in hand] for hand in setup.hands]
    umpire = Umpire(setup.forehand, hands, [card.code for card in setup.kitty], options_of(setup.rules))
    number = 0
    while not isinstance(state, FinishedState):
        name = names[state.turn]
        rng = derived_random("soak", task.seed, task.number, number)
        began = time.perf_counter()
        action = contestant(_who(name, state)).consider(state, rng).action
        _count_time(task, seen, name, 1000 * (time.perf_counter() - began))
        if action not in legal_actions(state):
            raise ForbiddenError(f"the engine does not list {action}")
        umpire.watch(action_json(action))
        seen.actions[f"{name} {type(state).__name__.removesuffix('State')}"] += 1
        state, _events = apply(state, action)
        number += 1
    found = result_json(result_of(state.outcome, points(state.outcome, DEFAULT_TABLE)))
    if umpire.turn is not None or umpire.result != found:
        raise ForbiddenError(f"the engine has {found}, the umpire {umpire.result}")
    seen.contracts[found["contract"] or "none"] += 1


def _who(name: str, state: DealState) -> str:
    """Chance plays cards only: with bids by chance every deal would be thirteen sans."""
    return "begynder" if name == "random" and not isinstance(state, PlayState) else name


def _count_time(task: Task, seen: Soaked, name: str, took: float) -> None:
    seen.slowest_ms[name] = max(took, seen.slowest_ms.get(name, 0.0))
    seen.over_limit += took > task.limit_ms
