"""The countdown of sniksnak in the hint."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from laksewhist.gui.clock import Countdown
from laksewhist.gui.hint import Hint


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    with qtbot.waitExposed(parent):
        parent.show()
    return parent


@pytest.fixture
def hint(parent):
    return Hint(parent)


def seconds_pass(countdown, number):
    for _ in range(number):
        countdown.findChild(QTimer).timeout.emit()


def test_it_counts_down_and_goes(hint):
    countdown = Countdown(hint)
    countdown.start(30)
    assert "30" in hint.text()
    seconds_pass(countdown, 3)
    assert "27" in hint.text()
    countdown.start(0)
    assert not hint.isVisible()


def test_a_reason_is_left_to_be_read_until_the_last_seconds(hint):
    countdown = Countdown(hint)
    countdown.start(30)
    hint.tell("You must follow suit: hearts.")
    seconds_pass(countdown, 4)
    assert hint.text() == "You must follow suit: hearts."
    hint.hide()  # the hint goes by itself after a while
    seconds_pass(countdown, 1)
    assert "25" in hint.text()
    hint.tell("You must follow suit: hearts.")
    seconds_pass(countdown, 20)
    assert "5" in hint.text()


def test_after_the_last_second_nothing_is_counted_any_more(hint):
    countdown = Countdown(hint)
    countdown.start(2)
    seconds_pass(countdown, 2)
    assert not countdown.findChild(QTimer).isActive()
