"""A computer's thinking: it is cancelled, it has a limit, and no late answer counts."""

import threading
import time
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from laksewhist.ai.decision import CancelledError, IsCancelled
from laksewhist.gui.background import Background, Immediately
from laksewhist.gui.thinking import Thinking


class Told:
    """What has come back."""

    def __init__(self) -> None:
        self.answers: list[object] = []

    def done(self, answer: object) -> None:
        self.answers.append(answer)

    def failed(self, error: Exception) -> None:
        self.answers.append(type(error))

    def late(self) -> None:
        self.answers.append("late")


def think_until_cancelled(ended: threading.Event) -> Callable[[IsCancelled], object]:
    def work(is_over: IsCancelled) -> object:
        while not is_over():
            time.sleep(0.001)
        ended.set()
        raise CancelledError

    return work


@pytest.fixture
def thinking(qtbot: QtBot) -> Thinking:
    return Thinking(Background())


def test_an_answer_comes_once(qtbot: QtBot, thinking: Thinking) -> None:
    told = Told()
    thinking.begin(lambda _is_over: 7, told.done, told.failed, told.late)
    qtbot.waitUntil(lambda: told.answers == [7])
    assert not thinking.is_busy


def test_a_failure_is_told(qtbot: QtBot, thinking: Thinking) -> None:
    told = Told()

    def fail(_is_over: IsCancelled) -> object:
        raise KeyError("x")

    thinking.begin(fail, told.done, told.failed, told.late)
    qtbot.waitUntil(lambda: told.answers == [KeyError])


def test_what_is_cancelled_ends_and_is_never_heard_of(qtbot: QtBot, thinking: Thinking) -> None:
    told, ended = Told(), threading.Event()
    thinking.begin(think_until_cancelled(ended), told.done, told.failed, told.late)
    thinking.cancel()
    assert ended.wait(5)
    thinking.begin(lambda _is_over: "next", told.done, told.failed, told.late)
    qtbot.waitUntil(lambda: bool(told.answers))
    assert told.answers == ["next"]


def test_a_new_question_cancels_the_one_before(qtbot: QtBot, thinking: Thinking) -> None:
    told, ended = Told(), threading.Event()
    thinking.begin(think_until_cancelled(ended), told.done, told.failed, told.late)
    thinking.begin(lambda _is_over: 2, told.done, told.failed, told.late)
    qtbot.waitUntil(lambda: told.answers == [2])
    assert ended.is_set()


def test_whoever_takes_too_long_is_not_waited_for(qtbot: QtBot, thinking: Thinking) -> None:
    told, ended = Told(), threading.Event()
    thinking.limit_ms = 20
    thinking.begin(think_until_cancelled(ended), told.done, told.failed, told.late)
    qtbot.waitUntil(lambda: told.answers == ["late"])
    assert ended.wait(5)
    thinking.close()
    assert told.answers == ["late"]


def test_closing_waits_for_the_worker(thinking: Thinking) -> None:
    told, ended = Told(), threading.Event()
    thinking.begin(think_until_cancelled(ended), told.done, told.failed, told.late)
    thinking.close()
    assert told.answers == []
    thinking.cancel()


def test_what_is_thought_at_once_leaves_no_clock(qtbot: QtBot) -> None:
    told = Told()
    thinking = Thinking(Immediately())
    thinking.limit_ms = 1
    thinking.begin(lambda _is_over: 1, told.done, told.failed, told.late)
    qtbot.wait(5)
    assert told.answers == [1]
