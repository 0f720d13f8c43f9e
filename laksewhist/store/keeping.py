"""Keeps a tournament while it is played: each action before it counts, whatever the disk does.

A disk that refuses stops nobody: what could not be written is written before the next action that can be.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

from laksewhist.engine.actions import Action
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan
from laksewhist.store.history.rows import Assist
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Tournament
from laksewhist.store.trouble import StoreError

Tell: TypeAlias = Callable[[StoreError | None], None]
_log = logging.getLogger(__name__)


@dataclass
class _Deal:
    """A deal that is not wholly kept yet; `number` is its own in the database, None before it is there."""

    plan: DealPlan
    number: int | None = None
    actions: tuple[Action, ...] = ()
    played: PlayedDeal | None = None
    taken_back: int | None = None
    assists: Counter[Assist] = field(default_factory=Counter)


class Keeper(Protocol):
    """Writes down what is played, each answer before it counts."""

    def begin(self, plan: DealPlan, number: int | None = None) -> None:
        """A deal begins; or goes on, where it has a number in the database."""

    def extend(self, actions: tuple[Action, ...]) -> None:
        """These are the deal's actions so far."""

    def finish(self, played: PlayedDeal) -> None:
        """The deal is over."""

    def suspend(self) -> None:
        """Nothing more comes of the deal now."""


class NotKept:
    """For what need not last, such as practice."""

    def begin(self, plan: DealPlan, number: int | None = None) -> None:
        """Does nothing."""

    def extend(self, actions: tuple[Action, ...]) -> None:
        """Does nothing."""

    def finish(self, played: PlayedDeal) -> None:
        """Does nothing."""

    def suspend(self) -> None:
        """Does nothing."""


NOT_KEPT: Final = NotKept()


class TournamentKeeper:
    """Writes one tournament down. No method raises; `tell` hears when the disk refuses, and None when it takes again.

    A tournament that is not known to the memory becomes so with its first action: whoever only looks at the cards
    leaves nothing behind.
    """

    def __init__(self, memory: Memory, tournament: Tournament, tell: Tell = lambda _error: None) -> None:
        self.tournament = tournament
        self._memory = memory
        self._tell = tell
        self._deals: deque[_Deal] = deque()
        self._refused = False

    def begin(self, plan: DealPlan, number: int | None = None) -> None:
        """A deal begins; or goes on, where it has a number in the database."""
        self._deals.append(_Deal(plan, number))
        if self._is_known:
            self._write()

    def extend(self, actions: tuple[Action, ...]) -> None:
        """These are the deal's actions so far."""
        self._deals[-1].actions = actions
        self._write()

    def finish(self, played: PlayedDeal) -> None:
        """The deal is over."""
        self._deals[-1].actions, self._deals[-1].played = played.actions, played
        self._write()

    def take_back(self, actions: tuple[Action, ...]) -> None:
        """A person has taken back: these actions are left of the deal."""
        deal = self._deals[-1]
        deal.actions = actions
        deal.taken_back = len(actions) if deal.taken_back is None else min(deal.taken_back, len(actions))
        self._write()

    def assist(self, kind: Assist) -> None:
        """A person had help in this deal; does nothing between two deals."""
        if self._deals:
            self._deals[-1].assists[kind] += 1
            self._write()

    def suspend(self) -> None:
        """Nothing more comes of the deal now; what is kept of it goes on another day."""
        if self._deals and self._deals[-1].number is None and not self._deals[-1].actions:
            self._deals.pop()  # nobody has answered anything
        self._write()
        self._deals.clear()

    @property
    def _is_known(self) -> bool:
        return self._memory.tournament(self.tournament.id) is not None

    def _write(self) -> None:
        try:
            while self._deals:
                self._write_deal(self._deals[0])
                if self._deals[0].played is None:
                    break
                self._deals.popleft()
        except StoreError as error:
            self._on_refused(error)
            return
        if self._refused:
            self._refused = False
            self._tell(None)

    def _on_refused(self, error: StoreError) -> None:
        _log.warning("%s", error)
        first, self._refused = not self._refused, True
        if first:
            self._tell(error)

    def _write_deal(self, deal: _Deal) -> None:
        history = self._memory.history
        with history.database.transaction(lasting=deal.played is not None):
            number, is_known = deal.number, self._is_known
            if number is None and not (is_known or deal.actions):
                return
            if not is_known:
                history.add_tournament(self.tournament)
            if number is None:
                number = history.begin(self.tournament.id, deal.plan)
            if deal.taken_back is not None:
                history.take_back(number, deal.taken_back)
            for kind in deal.assists.elements():
                history.assist(number, kind)
            history.extend(number, deal.actions)
            if deal.played is not None:
                history.finish(number, deal.played)
        deal.number, deal.taken_back = number, None
        deal.assists.clear()
        if not is_known:
            self._memory.save(self.tournament)
