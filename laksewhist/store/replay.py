"""Plays recorded deals again by the rules, and compares the results that were stored with them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from laksewhist.engine.auction import start_deal
from laksewhist.engine.game import apply
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import points
from laksewhist.engine.state import DealState, FinishedState
from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError
from laksewhist.store.record import Record, RecordedDeal
from laksewhist.store.result import Result, differences, result_of


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """A deal that was played to its end again."""

    state: FinishedState
    result: Result


def states(deal: RecordedDeal, place: str) -> Iterator[DealState]:
    """The state before the first action, and then after each one; raises FormatError at the first illegal action."""
    state: DealState = start_deal(deal.setup)
    yield state
    for number, action in enumerate(deal.actions):
        try:
            state, _ = apply(state, action)
        except IllegalAction as error:
            raise FormatError(f"{place}.actions[{number}]", str(error)) from error
        yield state


def last_state(deal: RecordedDeal, place: str) -> DealState:
    """The state after all actions; raises FormatError at the first illegal one."""
    return deque(states(deal, place), maxlen=1).pop()


def replay_deal(deal: RecordedDeal, table: PointTable, place: str) -> ReplayedDeal:
    """Plays the deal again; raises FormatError where it is illegal, unfinished or stored with another result."""
    state = last_state(deal, place)
    if not isinstance(state, FinishedState):
        raise FormatError(place, f"the deal is not finished: seat {state.turn} is to act")
    result = result_of(state.outcome, points(state.outcome, table))
    if deal.result is not None and (different := differences(deal.result, result)):
        raise FormatError(f"{place}.result", different)
    return ReplayedDeal(state, result)


def replay(record: Record) -> Iterator[ReplayedDeal]:
    """Every deal of the record, played again; raises FormatError at the first fault."""
    for number, deal in enumerate(record.deals):
        yield replay_deal(deal, record.table, f"deals[{number}]")


def open_state(record: Record) -> DealState:
    """Where the record's last deal stands, which is unfinished; the deals before it are played again and checked.

    Raises FormatError, also where there is no deal or the last one is finished.
    """
    if not record.deals:
        raise FormatError("deals", "there is no deal")
    *finished, last = record.deals
    for number, deal in enumerate(finished):
        replay_deal(deal, record.table, f"deals[{number}]")
    place = f"deals[{len(finished)}]"
    state = last_state(last, place)
    if isinstance(state, FinishedState):
        raise FormatError(place, "the deal is finished: nobody is to act")
    if last.result is not None:
        raise FormatError(f"{place}.result", f"the deal is not finished: seat {state.turn} is to act")
    return state
