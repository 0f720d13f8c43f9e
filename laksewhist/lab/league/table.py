"""Deals played between contestants, with what each decision took and promised."""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from laksewhist.ai.decision import Decision
from laksewhist.engine.actions import Action, Join, MakeBid, PlayCard
from laksewhist.engine.cards import Seat
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup
from laksewhist.lab.league.contestants import contestant
from laksewhist.match.rng import derived_random

_FINE: Final = 1e-5

Memory: TypeAlias = dict[tuple[str, tuple[Action, ...]], Decision]
"""What a contestant did after these actions in this deal: asked again it would do the same, so it is not asked."""


@dataclass(slots=True)
class Notes:
    """What was seen of one contestant: milliseconds of work for a card and for any other decision, and its contracts.

    Of each contract that it declared after it had counted its chances: the chance it saw when it bid, and how it ended.
    """

    cards: array[float] = field(default_factory=lambda: array("f"))
    others: array[float] = field(default_factory=lambda: array("f"))
    contracts: int = 0
    predicted: float = 0.0
    made: int = 0

    def add(self, other: Notes) -> None:
        """Takes in what was seen elsewhere."""
        self.cards.extend(other.cards)
        self.others.extend(other.others)
        self.contracts += other.contracts
        self.predicted += other.predicted
        self.made += other.made


Book: TypeAlias = dict[str, Notes]
"""The notes of each contestant, by name."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal to be played again and again: its cards, and the name its randomness goes by."""

    setup: Setup
    seed: str

    def play(self, names: Sequence[str], book: Book, memory: Memory, start: PlayState | None = None) -> FinishedState:
        """The end of the deal, or of the play from `start`, with these contestants in the seats."""
        state: DealState = start or start_deal(self.setup)
        actions: tuple[Action, ...] = ()
        chances: dict[Seat, float] = {}
        while not isinstance(state, FinishedState):
            seat = state.turn
            decision = self._decision(names[seat], state, actions, book, memory)
            if isinstance(decision.action, MakeBid | Join):
                _note_chance(chances, seat, decision)
            actions = (*actions, decision.action)
            state, _events = apply(state, decision.action)
        _count_contracts(state, chances, names, book)
        return state

    def _decision(
        self, name: str, state: DealState, actions: tuple[Action, ...], book: Book, memory: Memory
    ) -> Decision:
        known = memory.get((name, actions))
        if known is not None:
            return known
        rng = derived_random(self.seed, "decision", len(actions), state.turn)
        began = working_time()
        decision = contestant(name).consider(state, rng)
        milliseconds = 1000 * (working_time() - began)
        notes = book.setdefault(name, Notes())
        (notes.cards if isinstance(decision.action, PlayCard) else notes.others).append(milliseconds)
        memory[name, actions] = decision
        return decision


def _note_chance(chances: dict[Seat, float], seat: Seat, decision: Decision) -> None:
    chances.pop(seat, None)
    best = decision.options[0] if decision.options else None
    if best is not None and best.chance is not None:
        chances[seat] = best.chance


def _count_contracts(state: FinishedState, chances: dict[Seat, float], names: Sequence[str], book: Book) -> None:
    contract = state.outcome.contract
    if contract is None:
        return
    for seat, made in zip(contract.declarers, state.outcome.made, strict=True):
        if seat in chances:
            notes = book.setdefault(names[seat], Notes())
            notes.contracts += 1
            notes.predicted += chances[seat]
            notes.made += made


def working_time() -> float:
    """Seconds that this thread has worked, where that is known finely enough: others may use the machine too."""
    is_fine = time.get_clock_info("thread_time").resolution <= _FINE
    return time.thread_time() if is_fine else time.perf_counter()
