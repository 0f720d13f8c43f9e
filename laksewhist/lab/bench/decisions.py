"""How long a level thinks, by the clock on the wall: about a card, and about a bid."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import AuctionState, DealState, FinishedState, PlayState, Setup
from laksewhist.lab.league.contestants import contestant
from laksewhist.match.match import plan_deal
from laksewhist.match.rng import derived_random


@dataclass(frozen=True, slots=True)
class Thought:
    """Milliseconds on the wall for each card and each bid or pass; cards with one choice are left out."""

    cards: list[float] = field(default_factory=list)
    bids: list[float] = field(default_factory=list)


def think(level: str, deals: int, seed: int) -> Thought:
    """All decisions of whole deals between four of the level."""
    found = Thought()
    for number in range(deals):
        _play(
            level,
            plan_deal(f"bench/{seed}", 4, HouseRules(), number=number, attempt=0).setup,
            f"{seed}/{number}",
            found,
        )
    return found


def _play(level: str, setup: Setup, seed: str, found: Thought) -> None:
    state: DealState = start_deal(setup)
    number = 0
    while not isinstance(state, FinishedState):
        rng = derived_random(seed, number)
        began = time.perf_counter()
        decision = contestant(level).consider(state, rng)
        took = 1000 * (time.perf_counter() - began)
        if isinstance(state, PlayState) and decision.worlds:
            found.cards.append(took)
        elif isinstance(state, AuctionState):
            found.bids.append(took)
        state, _events = apply(state, decision.action)
        number += 1
