"""Keeps a tournament while it is played: each action before it counts, whatever the disk does.

A disk that refuses stops nobody: what could not be written is written before the next action that can be.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

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


class TournamentKeeper:
    """Writes one tournament down. No method raises; `tell` hears when the disk refuses, and None when it takes again.

    A tournament that is not known to the memory becomes so when a person has answered for the first time, or with the
    end of a deal: whoever only looks at the cards leaves nothing behind.
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

    def _is_worth_keeping(self, deal: _Deal) -> bool:
        sitting = [self.tournament.participants[who] for who in deal.plan.seating.players]
        return deal.played is not None or any(sitting[action.seat].is_person for action in deal.actions)

    def _write_deal(self, deal: _Deal) -> None:
        history = self._memory.history
        with history.database.transaction(lasting=deal.played is not None):
            number, is_known = deal.number, self._is_known
            if not is_known and not self._is_worth_keeping(deal):
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
