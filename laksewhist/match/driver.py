"""Plays one deal: asks whose turn it is, applies the answer, tells everybody, until the deal is over.

The driver is a loop with a flag and never waits: where a player answers later, it goes on from that answer. A player
that raises, or answers something illegal, is reported and replaced for that one answer; the game goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from enum import Enum
from typing import TypeAlias

from laksewhist.engine.actions import Action
from laksewhist.engine.auction import start_deal
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.events import Event, event_for
from laksewhist.engine.game import apply, legal_actions
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, Setup
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import PlayerView
from laksewhist.match.players import Player, Question

_log = logging.getLogger(__name__)


class Fault(Enum):
    """How a player misbehaved."""

    RAISED = "raised an exception"
    ILLEGAL = "answered something illegal"
    OBSERVING = "raised an exception when told of an event"
    CANCELLING = "raised an exception when a question was withdrawn"
    STAND_IN = "the stand-in failed"


@dataclass(frozen=True, slots=True)
class Misbehaviour:
    """A player's fault, with all that is needed to play the deal again up to it."""

    fault: Fault
    seat: Seat
    setup: Setup
    actions: tuple[Action, ...]
    error: Exception


StandIn: TypeAlias = Callable[[PlayerView], Action]
Listener: TypeAlias = Callable[[tuple[Event, ...], DealState], None]
Report: TypeAlias = Callable[[Misbehaviour], None]


def first_legal(view: PlayerView) -> Action:
    """The plainest stand-in: the first of the legal actions."""
    return view.legal[0]


def question_number(count: int, seat: Seat) -> int:
    """The token of the question that is the seat's own so many-th in the deal, counted from 1; no other has it.

    Only the seat's own are counted: who else was asked is a secret (R6).
    """
    return len(SEATS) * count + seat


def log_misbehaviour(misbehaviour: Misbehaviour) -> None:
    """Writes the fault to the log as a bug."""
    error = misbehaviour.error
    _log.error("seat %d %s: %s", misbehaviour.seat, misbehaviour.fault.value, error, exc_info=error)


class DealDriver:
    """One deal in progress. `state` and `actions` are the truth; `listener` hears every action's events once.

    With `so_far` it goes on after these actions, as if it had never stopped: nobody is told of them, but the questions
    that follow have the numbers that they would have had. Raises IllegalAction where one of them is not allowed.
    """

    def __init__(
        self,
        setup: Setup,
        players: Sequence[Player],
        *,
        stand_in: StandIn = first_legal,
        listener: Listener | None = None,
        report: Report = log_misbehaviour,
        so_far: Sequence[Action] = (),
    ) -> None:
        self.setup = setup
        self.state: DealState = start_deal(setup)
        self.actions: tuple[Action, ...] = ()
        self._players = tuple(players)
        self._stand_in = stand_in
        self._listener = listener
        self._report = report
        self._asked = dict.fromkeys(SEATS, 0)
        self._open: Question | None = None
        self._answer: tuple[Action] | None = None
        self._running = False
        self._closed = False
        for action in so_far:
            self._repeat(action)

    def _repeat(self, action: Action) -> None:
        seat = self.state.turn
        if seat is None:
            raise ValueError("the deal is over: nothing more can have been done in it")
        self._next_token(seat)
        self.state, _events = apply(self.state, action)
        self.actions = (*self.actions, action)

    @property
    def question(self) -> Question | None:
        """The question that waits for an answer."""
        return self._open

    def start(self) -> None:
        """Asks the first seat; returns when somebody takes time, or when the deal is over."""
        # Like every later question, so that an answer at once is only noted and the player is left before it counts.
        self._running = True
        try:
            self._ask()
        finally:
            self._running = False
        self._run()

    def close(self) -> None:
        """Ends the driver's work: the open question is cancelled, and no later answer does anything."""
        self._closed = True
        self._withdraw()

    def reply(self, token: int, action: Action) -> None:
        """An answer; dropped unless it belongs to the open question."""
        if self._closed or self._open is None or token != self._open.token:
            return
        self._answer = (action,)
        self._open = None
        self._run()

    def answer_for(self, action: Action | None = None) -> None:
        """Answers the open question in the player's place: with the action, or as the stand-in would.

        For a seat that ran out of time, or left. Does nothing where no question is open.
        """
        question = self._open
        if question is None:
            return
        self._withdraw()
        self._answer = (action or self._instead(question.view),)
        self._run()

    def _withdraw(self) -> None:
        if self._open is None:
            return
        question, self._open = self._open, None
        seat = question.view.seat
        try:
            self._players[seat].cancel(question.token)
        except Exception as error:  # noqa: BLE001 - reported; the question is withdrawn all the same
            self._blame(Fault.CANCELLING, seat, error)

    def _run(self) -> None:
        if self._running:
            return
        self._running = True
        try:
            while self._answer is not None and not self._closed:
                (action,), self._answer = self._answer, None
                self._advance(action)
                self._ask()
        finally:
            self._running = False

    def _ask(self) -> None:
        seat = self.state.turn
        if seat is None or self._closed:
            return
        question = Question(self._next_token(seat), view_for(self.state, seat))
        self._open = question
        try:
            self._players[seat].request(question, self.reply)
        except Exception as error:  # noqa: BLE001 - whatever a player raises is reported, and must not stop the game
            self._blame(Fault.RAISED, seat, error)
            if self._open is question:
                self._open = None
                self._answer = (self._instead(question.view),)

    def _next_token(self, seat: Seat) -> int:
        self._asked[seat] += 1
        return question_number(self._asked[seat], seat)

    def _advance(self, action: Action) -> None:
        seat = self.state.turn
        assert seat is not None
        try:
            state, events = apply(self.state, action)
        except Exception as error:  # noqa: BLE001 - an answer may be anything at all, not only an illegal action
            self._blame(Fault.ILLEGAL, seat, error)
            action = self._instead(view_for(self.state, seat))
            state, events = apply(self.state, action)
        self.state = state
        self.actions = (*self.actions, action)
        if self._listener is not None:
            self._listener(events, state)
        self._tell(events)

    def _instead(self, view: PlayerView) -> Action:
        """The stand-in's answer, checked; the first legal action where even that fails."""
        try:
            action = self._stand_in(view)
            apply(self.state, action)
        except Exception as error:  # noqa: BLE001 - the last line of defence: the game goes on
            self._blame(Fault.STAND_IN, view.seat, error)
            return legal_actions(self.state)[0]
        return action

    def _tell(self, events: tuple[Event, ...]) -> None:
        for seat in SEATS:
            player = self._players[seat]
            if not player.observes:
                continue
            view = view_for(self.state, seat)
            for event in events:
                seen = event_for(event, seat)
                if seen is None:
                    continue
                try:
                    player.observe(seen, view)
                except Exception as error:  # noqa: BLE001 - reported; the others still hear of it
                    self._blame(Fault.OBSERVING, seat, error)

    def _blame(self, fault: Fault, seat: Seat, error: Exception) -> None:
        self._report(Misbehaviour(fault, seat, self.setup, self.actions, error))


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that is over: all that is needed to play it again, and its last state."""

    setup: Setup
    actions: tuple[Action, ...]
    state: FinishedState


def play_deal(setup: Setup, players: Sequence[Player], *, stand_in: StandIn = first_legal) -> PlayedDeal:
    """Plays a deal with players that answer at once; raises RuntimeError where one keeps the others waiting."""
    driver = DealDriver(setup, players, stand_in=stand_in)
    driver.start()
    if not isinstance(driver.state, FinishedState):
        raise RuntimeError(f"seat {driver.state.turn} did not answer")
    return PlayedDeal(setup, driver.actions, driver.state)
