"""Who at the screen is asked, and whose cards are seen there: one person's, or in turn those of several."""

from __future__ import annotations

from PySide6.QtCore import QObject

from laksewhist.ai.brain import Brain
from laksewhist.compose import seconds_to_play
from laksewhist.engine.cards import Seat
from laksewhist.engine.state import DealState
from laksewhist.engine.view import Phase
from laksewhist.gui.answer_clock import AnswerClock
from laksewhist.gui.game_signals import GameSignals
from laksewhist.gui.session import Session
from laksewhist.gui.shown import Shown
from laksewhist.match.driver import DealDriver
from laksewhist.match.match import DealPlan
from laksewhist.match.players import Question


class ScreenTurns(GameSignals):
    """The people of a match on the screen.

    Where several sit there, the turn passes behind a curtain: nobody's cards are seen until `take_turn`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self._session: Session | None = None
        self._deal: tuple[DealPlan, DealDriver] | None = None
        self._question: Question | None = None
        self._asked = False
        self._instead: tuple[int, Brain, str | None] | None = None
        self._clock = AnswerClock(self)

    def _go_on(self) -> None:
        """Asks whoever is to act, or books the deal, once everything has been shown."""
        raise NotImplementedError

    @property
    def is_person_asked(self) -> bool:
        """Whether an answer of the person is awaited now."""
        if self._session is None or self._deal is None or self._question is None or not self._asked:
            return False
        seat = self._question.view.seat
        return self._session.is_seen_by(self._deal[0], seat) and self._brain(self._question) is None

    def take_turn(self) -> None:
        """The person whose turn it is looks at the screen, and nobody else."""
        if self._session is None or self._deal is None or self._question is None:
            return
        plan, driver = self._deal
        hands = self._session.hands
        seat = hands.seat if hands.waits and hands.seat is not None else self._question.view.seat
        self._session.turn_to(plan, seat)
        self._turn_view(plan, driver.state)
        if self._asked:
            self._ask_person(self._question, plan, driver)
        else:
            self._show_hand(seat)

    def hand_taken_up(self) -> None:
        """Who takes up the hand before the first bid, and is asked nothing, has seen it; else does nothing."""
        hands = None if self._session is None else self._session.hands
        if hands is None or not hands.waits or self._asked or self._question is None:
            return
        if self._session is not None and self._session.viewer is not None:
            hands.end()
            self._go_on()

    def _brain(self, question: Question) -> Brain | None:
        """Who decides instead of the person who is asked; None where the person does."""
        if self._session is None or self._deal is None:
            return None
        plan, seat = self._deal[0], question.view.seat
        brain = self._session.brain_of(plan, seat)
        if brain is None and self._instead is not None and self._instead[0] == plan.seating.players[seat]:
            return self._instead[1]
        return brain

    @property
    def _level_instead(self) -> str | None:
        """The level that plays for the person now, where one does."""
        return None if self._instead is None else self._instead[2]

    def _hand_comes_first(self, question: Question) -> bool:
        """Whether somebody at the screen takes up the hand before this question; calls that person to it."""
        assert self._session is not None
        hands = self._session.hands
        called = not hands.waits and hands.call(question.view)
        if not hands.waits or hands.seat is None:
            return False
        if question.view.phase is Phase.IRON_HAND and hands.seat == question.view.seat:
            return False
        if called:
            self._show_hand(hands.seat)
        return True

    def _show_hand(self, seat: Seat) -> None:
        assert self._session is not None
        assert self._deal is not None
        plan, driver = self._deal
        if not self._passes_to(seat, plan, driver.state):
            self.shown = self._session.shown(plan, driver.state)
            self.questionAsked.emit(self.shown)

    def _ask_person(self, question: Question, plan: DealPlan, driver: DealDriver) -> None:
        self.thinking.emit(None)
        if self._passes_to(question.view.seat, plan, driver.state):
            return
        self.questionAsked.emit(self.shown)
        seconds = seconds_to_play(question.view)
        if seconds and self._question is question:
            self._clock.start(seconds * 1000)

    def _passes_to(self, seat: Seat, plan: DealPlan, state: DealState) -> bool:
        """Whether the turn has to pass to another person, who sits in this seat; draws the curtain then."""
        assert self._session is not None
        if self._session.is_seen_by(plan, seat):
            return False
        self._session.turn_away(seat)
        self._turn_view(plan, state)
        self.turnPasses.emit(self._session.match.participants[plan.seating.players[seat]])
        return True

    def _turn_view(self, plan: DealPlan, state: DealState) -> None:
        assert self._session is not None
        self.shown = self._session.shown(plan, state)
        self.viewTurned.emit(self.shown)
