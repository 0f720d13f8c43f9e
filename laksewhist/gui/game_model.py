"""The game as Qt sees it: a match in progress whose steps and questions become signals.

The model is ahead of the screen by one action at the most: whoever is next is asked only when everything before has
been shown (`step_shown`). It decides nothing about the rules.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from laksewhist.ai.brain import Brain
from laksewhist.compose import timed_out
from laksewhist.engine.actions import Action
from laksewhist.engine.events import Event
from laksewhist.engine.game import apply
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.state import DealState, FinishedState
from laksewhist.engine.view import Phase
from laksewhist.gui.answers import Answers, Source
from laksewhist.gui.background import Runner
from laksewhist.gui.computers import Computers
from laksewhist.gui.screen_turns import ScreenTurns
from laksewhist.gui.seat_player import SeatPlayer
from laksewhist.gui.session import MatchSetup, Session
from laksewhist.gui.shown import Step
from laksewhist.match.dealing import DEFAULT_PATTERN, DealingPattern
from laksewhist.match.driver import DealDriver, Fault, Misbehaviour, PlayedDeal, log_misbehaviour
from laksewhist.match.match import DealPlan, Match
from laksewhist.match.players import Question
from laksewhist.store.keeper import NOT_KEPT, Keeper

if TYPE_CHECKING:  # the first table does not wait for what goes on with another one
    from laksewhist.store.history.recalling import OpenDeal, Recalled


class GameModel(ScreenTurns):
    """One match on the screen. `keeper` writes down each answer before it counts, and the help that a person had.

    `answers` tells who gave each answer of the deal that was begun last.
    `pause` stops the clock of sniksnak while something covers the table, `resume` lets it go on; else the game waits.
    """

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pattern: DealingPattern = DEFAULT_PATTERN
        self.computers = Computers(runner, self)
        self.answers = Answers()
        self.computers.tookTooLong.connect(lambda: self.answers.answered_by(Source.LATE))
        self._steps: deque[Step] = deque()
        self._showing = False
        self.keeper: Keeper = NOT_KEPT
        self._clock.started.connect(self.clockStarted)
        self._clock.ranOut.connect(self._on_time_out)
        self.pause, self.resume = self._clock.pause, self._clock.resume

    # ---- the match

    @property
    def match(self) -> Match | None:
        """The match in progress."""
        return self._session.match if self._session else None

    @property
    def session(self) -> Session | None:
        """The match in progress with those who play it."""
        return self._session

    def deal_so_far(self) -> tuple[DealPlan, tuple[Action, ...]] | None:
        """The deal that is being played, with its actions; None between two deals."""
        return None if self._deal is None else (self._deal[0], self._deal[1].actions)

    def new_match(self, setup: MatchSetup, keeper: Keeper = NOT_KEPT, recalled: Recalled | None = None) -> None:
        """Begins a match, or goes on with what is recalled of it; the deal in progress, if any, is given up."""
        self._stop()
        self._session = Session(setup, lambda _dealer: self.pattern)
        self.keeper = keeper
        if recalled is not None:
            self._session.match.recall(recalled.deals)
        if recalled is not None and recalled.open_deal is not None:
            self._begin(recalled.open_deal.plan, recalled.open_deal)
        else:
            self.next_deal()

    def next_deal(self) -> None:
        """Deals the next deal; does nothing while one is being played, or without a match that goes on."""
        if self._session is None or self._deal is not None:
            return
        if self._session.match.is_over:
            self.matchEnded.emit(self._session.match)
        else:
            self._begin(self._session.match.next_deal())

    def _begin(self, plan: DealPlan, open_deal: OpenDeal | None = None) -> None:
        self.keeper.begin(plan, open_deal.number if open_deal else None)
        self.answers.begin()
        self._play_on(plan, open_deal.actions if open_deal else ())

    def _play_on(self, plan: DealPlan, so_far: tuple[Action, ...]) -> None:
        assert self._session is not None
        player = SeatPlayer(self._on_request, self._on_cancel)
        report = partial(self._on_misbehaviour, plan)
        driver = self._session.driver(plan, player, self._on_events, report, so_far)
        self._deal = plan, driver
        self._showing = True
        self.shown = self._session.shown(plan, driver.state)
        self.dealStarted.emit(self.shown)
        driver.start()

    def give_up(self) -> None:
        """Gives the deal in progress up, and the match with it."""
        self._stop()
        self._session = None

    def close(self) -> None:
        """Ends the deal, and waits for a computer that is thinking."""
        self._stop()
        self.computers.close()

    def _stop(self) -> None:
        if self._leave_deal():
            self.keeper.suspend()

    def _leave_deal(self) -> bool:
        """Plays the deal in progress no further; False where there is none."""
        self.computers.cancel()
        self._clock.stop()
        abandoned, self._deal = self._deal, None
        self._steps.clear()
        self._showing = False
        self.let_play(None)
        self._question = None
        self._asked = False
        if abandoned is not None:
            abandoned[1].close()
            self.dealAbandoned.emit()
        return abandoned is not None

    # ---- the person and the screen

    def act(self, action: Action) -> bool:
        """The person's answer: True if it was taken; else nothing has happened, or `refused` has told the rule."""
        if self._deal is None or not self.is_person_asked:
            return False
        try:
            apply(self._deal[1].state, action)
        except IllegalAction as error:
            self.refused.emit(error)
            return False
        self._answer(action)
        return True

    def take_back(self) -> bool:
        """Goes back to before the person's last answer in this deal; False where there is none to take back."""
        if self._session is None or self._deal is None:
            return False
        plan, driver = self._deal
        left = self._session.before_last_answer(plan, driver.actions)
        if left is None:
            return False
        self._leave_deal()
        self.keeper.take_back(left)
        self._play_on(plan, left)
        return True

    def let_play(self, brain: Brain | None, level: str | None = None) -> None:
        """From now to the end of the deal this brain decides for who looks; None gives the decisions back.

        `level` is the brain's, where it has one.
        """
        who = None if self._session is None else self._session.viewer
        instead = None if brain is None or who is None else (who, brain, level)
        if instead == self._instead or (instead is not None and self._deal is None):
            return
        asked_anew = self.is_person_asked or (self._instead is not None and self._asked)
        self._instead = instead
        self.playedFor.emit(instead is not None)
        if asked_anew:
            self.computers.cancel()
            self._asked = False
            self._clock.stop()
            self._go_on()

    def step_shown(self) -> None:
        """The screen has caught up with the last step, or with the dealing."""
        self._showing = False
        if self._steps:
            self._show_next()
        else:
            self._go_on()

    # ---- the driver

    def _on_events(self, events: tuple[Event, ...], state: DealState) -> None:
        assert self._session is not None
        assert self._deal is not None
        self.keeper.extend(self._deal[1].actions)  # first: nothing is shown that a crash could take away
        self._steps.append(self._session.step(self._deal[0], events, state))
        if not self._showing:
            self._show_next()

    def _show_next(self) -> None:
        step = self._steps.popleft()
        self._showing = True
        self.shown = step.after
        self.stepReady.emit(step)

    def _on_request(self, question: Question) -> None:
        self._question = question
        self._go_on()

    def _on_cancel(self, _token: int) -> None:
        self.computers.cancel()
        self._question = None
        self._asked = False

    def _go_on(self) -> None:
        if self._showing or self._steps or self._deal is None:
            return
        plan, driver = self._deal
        if isinstance(driver.state, FinishedState):
            self._book(plan, driver, driver.state)
        elif self._question is not None and not self._asked and not self._hand_comes_first(self._question):
            brain = self._brain(self._question)
            self._asked = True
            self.answers.ask(self._question.token, brain, self._level_instead)
            if brain is None:
                self._ask_person(self._question, plan, driver)
            else:
                self._ask_computer(self._question, brain, self._deal)

    def _ask_computer(self, question: Question, brain: Brain, deal: tuple[DealPlan, DealDriver]) -> None:
        assert self._session is not None
        if question.view.phase is not Phase.IRON_HAND:  # nobody learns who has an iron hand
            self.thinking.emit(question.view.seat)
        seed = self._session.setup.seed
        self.computers.ask(brain, question, seed, deal, self._answer, partial(self._on_misbehaviour, deal[0]))

    def _answer(self, action: Action) -> None:
        assert self._session is not None
        assert self._question is not None
        assert self._deal is not None
        token = self._question.token
        self._question = None
        self._asked = False
        self._clock.stop()
        self._session.hands.end()
        self._deal[1].reply(token, action)

    def _book(self, plan: DealPlan, driver: DealDriver, state: FinishedState) -> None:
        assert self._session is not None
        played = PlayedDeal(plan.setup, driver.actions, state)
        self._session.match.add(plan, played)
        self.keeper.finish(played)
        self._deal = None
        self.let_play(None)
        self.thinking.emit(None)
        self.shown = self._session.shown(plan, state)
        self.dealFinished.emit(self.shown)

    def _on_misbehaviour(self, plan: DealPlan, misbehaviour: Misbehaviour) -> None:
        from laksewhist.gui.evidence import of_answer  # only where something is wrong

        assert self._session is not None
        log_misbehaviour(misbehaviour)
        if misbehaviour.fault in (Fault.RAISED, Fault.ILLEGAL):
            self.answers.answered_by(Source.FAILED)
        self.misbehaved.emit(of_answer(self._session, plan, misbehaviour, self._level_instead))

    def _on_time_out(self) -> None:
        if self._deal is not None and self._question is not None:
            driver = self._deal[1]
            self.answers.answered_by(Source.CLOCK)
            driver.answer_for(timed_out(driver.state, self._question.view))
