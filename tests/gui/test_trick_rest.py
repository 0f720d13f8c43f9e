"""How long a complete trick lies on the table."""

from time import perf_counter

import pytest
from PySide6.QtTest import QTest

from laksewhist.engine.events import TrickTaken
from laksewhist.gui.table.pace import Pace
from tests.gui.moving import Play, find_step
from tests.gui.people import open_window
from tests.gui.pointer import click


@pytest.mark.parametrize("rest", [200, 900])
def test_a_trick_lies_as_long_as_is_set(qtbot, rest):
    before, step = find_step(TrickTaken)
    play = Play(0.5)
    play.director._pace.trick_rest = rest
    play.scene.sync(before)
    begun = perf_counter()
    play.director.play(step)
    qtbot.waitUntil(lambda: play.told == 1, timeout=5000)
    taken = (perf_counter() - begun) * 1000
    moving = 0.5 * (220 + 320)
    assert moving + rest / 2 - 20 <= taken <= moving + rest / 2 + 400


def test_a_click_takes_it_at_once(qtbot):
    before, step = find_step(TrickTaken)
    play = Play(1.0)
    play.director._pace.trick_rest = 5000
    play.scene.finishRequested.connect(play.director.finish)
    qtbot.addWidget(play.table.view)
    play.scene.sync(before)
    play.director.play(step)
    QTest.qWait(300)
    assert play.told == 0
    click(play.table, play.table.middle())
    assert play.told == 1


def test_the_setting_is_in_force_at_once(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    assert window.pace.trick_rest == Pace().trick_rest == 900
    window.preferences.change(trick_rest=2500)
    assert window.pace.trick_rest == 2500
