"""The ring of sniksnak's clock and the dots of a computer that thinks, at the plates."""

import pytest
from PySide6.QtCore import QTimer

from laksewhist.engine.view import Phase
from laksewhist.gui.clock import Countdown
from laksewhist.gui.deciding import DOT_MS, PATIENCE_MS, Deciding, ThinkingDots
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.hint import Hint
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.plate_marks import counter_disc
from tests.gui.table_deals import Table, new_deal, play_until


class NoRunner:
    """Runs nothing: whoever is asked thinks for ever."""

    def run(self, work, answer, failed):
        self.asked = True

    def close(self):
        pass


@pytest.fixture
def table(qtbot):
    table = Table()
    table.scene.sync(play_until(new_deal(3), lambda shown: shown.view.phase is Phase.PLAY, wish="sniksnak"))
    return table


@pytest.fixture
def deciding(table, qtbot):
    hint = Hint(table.view)
    model = GameModel(NoRunner(), table.view)
    model.shown = table.scene.shown
    return Deciding(model, table.scene, Countdown(hint, table.view), Pace(1))


def timer(dots):
    return dots.findChild(QTimer)


def test_the_ring_stands_at_the_plate_of_whoever_is_on_the_clock(table, deciding):
    scene, shown = table.scene, table.scene.shown
    countdown = table.view.findChild(Countdown)
    countdown.start(30)
    where = shown.position_of(shown.view.turn)
    assert (scene.clock.isVisible(), scene.clock.position, scene.clock.left) == (True, where, 30)
    assert scene.clock.boundingRect().contains(counter_disc(scene.plates()[where].rect))
    assert scene.clock.number == ""
    for _ in range(20):
        countdown.findChild(QTimer).timeout.emit()
    assert (scene.clock.left, scene.clock.total, scene.clock.number) == (10, 30, "10")
    countdown.start(0)
    assert not scene.clock.isVisible()


def test_a_clock_that_goes_on_after_a_pause_still_counts_from_the_whole_time(table, deciding):
    table.view.findChild(Countdown).start(12)
    assert (table.scene.clock.left, table.scene.clock.total) == (12, 30)


def test_the_ring_goes_when_the_time_is_over(table, deciding):
    countdown = table.view.findChild(Countdown)
    countdown.start(1)
    countdown.findChild(QTimer).timeout.emit()
    assert not table.scene.clock.isVisible()


def test_marks_follow_the_plates_when_the_window_grows(table):
    scene = table.scene
    scene.clock.show_time(2, 30, 30)
    scene.thinking.show_dots(1, 2)
    table.resize(1920, 1080)
    for mark in (scene.clock, scene.thinking):
        assert mark.boundingRect().intersects(scene.plates()[mark.position].rect)
        assert mark.scale() == scene.layout.scale
    scene.sync(None)
    assert not scene.clock.isVisible()
    assert not scene.thinking.isVisible()


def test_dots_come_one_after_another_and_then_nothing_moves(table):
    dots, mark = ThinkingDots(table.scene, Pace(1)), table.scene.thinking
    dots.begin(1)
    assert not mark.isVisible()
    assert timer(dots).interval() == PATIENCE_MS
    for number in (1, 2, 3):
        timer(dots).stop()
        timer(dots).timeout.emit()
        assert (mark.isVisible(), mark.position, mark.dots) == (True, 1, number)
        assert timer(dots).isActive() == (number < 3)
        assert timer(dots).interval() == DOT_MS
    dots.end()
    assert not mark.isVisible()


def test_where_nothing_moves_all_dots_come_at_once(table):
    dots = ThinkingDots(table.scene, Pace(0))
    dots.begin(3)
    timer(dots).stop()
    timer(dots).timeout.emit()
    assert table.scene.thinking.dots == 3
    assert not timer(dots).isActive()


def test_a_computer_that_has_answered_or_is_not_asked_any_more_does_not_think(table, deciding):
    model, seat = deciding._model, table.scene.shown.seat_at(2)
    for ended in (lambda: model.thinking.emit(None), lambda: model.dealAbandoned.emit()):
        model.thinking.emit(seat)
        timer(deciding.dots).timeout.emit()
        assert (table.scene.thinking.isVisible(), table.scene.thinking.position) == (True, 2)
        ended()
        assert not table.scene.thinking.isVisible()
        assert not timer(deciding.dots).isActive()
