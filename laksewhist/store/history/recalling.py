"""A tournament goes on: its deals as a match knows them, and the one that was being played."""

from __future__ import annotations

from functools import partial

from laksewhist.engine.actions import Action
from laksewhist.engine.state import FinishedState
from laksewhist.engine.values import dataclass
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan, MatchDeal
from laksewhist.store.errors import FormatError
from laksewhist.store.history.deal_rows import plan_of
from laksewhist.store.history.history import History
from laksewhist.store.history.rescue import check_played


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal that is being played: its number in the database, how it was planned, and what was done in it."""

    number: int
    plan: DealPlan
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Recalled:
    """What was played of a tournament. `open_deal` is None between two deals."""

    deals: tuple[MatchDeal, ...]
    open_deal: OpenDeal | None


def recall(history: History, tournament: str) -> Recalled:
    """All that was played of a tournament; raises FormatError where something of it is damaged, and StoreError.

    The deal that is being played, and the last before it, are checked by playing them again; the others when they are
    looked at.
    """
    deals = tuple(
        MatchDeal(sheet.points, sheet.is_scored, partial(fetch, history, sheet.deal))
        for sheet in history.sheet(tournament)
    )
    if deals:
        _last = deals[-1].plan  # the next deal depends on it
    unfinished = history.unfinished(tournament)
    if unfinished is None:
        return Recalled(deals, None)
    check_played(unfinished, history.tournament(tournament).table)
    return Recalled(deals, OpenDeal(unfinished.deal, plan_of(unfinished), unfinished.actions))


def fetch(history: History, deal: int) -> tuple[DealPlan, PlayedDeal]:
    """A finished deal, played again and compared with its result; raises FormatError and StoreError."""
    stored = history.deal(deal)
    state = check_played(stored, history.tournament(stored.tournament).table)
    if not isinstance(state, FinishedState):
        raise FormatError(f"deal {deal}", "it is not finished")
    return plan_of(stored), PlayedDeal(stored.setup, stored.actions, state)
