"""How long a complete trick lies on the table."""

from dataclasses import replace
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.ai.brain import brain_for
from laksewhist.compose import decide
from laksewhist.engine.events import TrickTaken
from laksewhist.gui.accessibility.announcer import Announcer
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.pace import Pace
from tests.gui.moving import Play, find_step
from tests.gui.people import open_window
from tests.gui.pointer import click
from tests.gui.table_deals import fresh_places
from tests.gui.test_game_model import setup_of


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


def waiting_play(factor):
    before, step = find_step(TrickTaken)
    play = Play(factor)
    play.director._pace.trick_waits = True
    play.scene.finishRequested.connect(play.director.go_on)
    play.scene.sync(before)
    return play, step


@pytest.mark.parametrize("factor", [0.0, 0.1])
def test_a_trick_stays_until_a_click_where_that_is_chosen_also_when_nothing_moves(qtbot, factor):
    play, step = waiting_play(factor)
    qtbot.addWidget(play.table.view)
    with qtbot.waitSignal(play.director.waiting, timeout=5000) as waits:
        play.director.play(step)
    assert waits.args == [True]
    qtbot.wait(150)
    assert play.told == 0
    assert len(play.scene.shown.view.trick.cards) == 4
    with qtbot.waitSignal(play.director.waiting) as goes_on:
        click(play.table, play.table.middle())
    assert goes_on.args == [False]
    qtbot.waitUntil(lambda: play.told == 1, timeout=5000)
    assert play.scene.shown == step.after


def test_a_trick_that_waits_does_so_in_a_window_of_another_size(qtbot):
    play, step = waiting_play(0.1)
    with qtbot.waitSignal(play.director.waiting, timeout=5000):
        play.director.play(step)
    play.table.resize(800, 600)
    assert len(play.scene.shown.view.trick.cards) == 4
    assert play.told == 0
    click(play.table, play.table.middle())
    qtbot.waitUntil(lambda: play.told == 1, timeout=5000)
    assert play.scene.shown == step.after


def test_a_click_while_the_last_card_is_on_its_way_lays_it_down_and_the_trick_waits(qtbot):
    play, step = waiting_play(5.0)
    play.director.play(step)
    with qtbot.waitSignal(play.director.waiting) as waits:
        click(play.table, play.table.middle())
    assert waits.args == [True]
    assert play.told == 0
    assert play.scene.places() == fresh_places(play.scene.shown)
    click(play.table, play.table.middle())
    click(play.table, play.table.middle())
    assert play.told == 1
    assert play.scene.shown == step.after


def test_a_deal_that_is_given_up_does_not_wait(qtbot):
    play, step = waiting_play(0.1)
    with qtbot.waitSignal(play.director.waiting, timeout=5000):
        play.director.play(step)
    play.director.finish()
    assert play.told == 1
    assert play.scene.shown == step.after


def test_no_trick_waits_while_a_computer_plays_for_the_person_nor_for_whoever_sits_out(qtbot):
    for hurries, hidden in ((True, False), (False, True)):
        play, step = waiting_play(0.0)
        play.director._pace.hurries = hurries
        play.director.play(replace(step, after=replace(step.after, hand_hidden=hidden)))
        assert play.told == 1


def test_the_window_says_how_to_take_the_trick_and_space_does(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(beats, "TAKE_HINT", 1)
    window = open_window(qtbot, tmp_path, language="en")
    window.preferences.change(trick_stays="click")
    assert window.pace.trick_waits
    window.model.new_match(setup_of(3))
    person = brain_for("begynder")
    while not window.page.hint.isVisible() or "take the trick" not in window.page.hint.text():
        if window.model.is_person_asked:
            window.model.act(decide(person, window.model.shown.view, "person"))
        else:
            qtbot.wait(5)
    tricks = len(window.model.shown.view.tricks)
    assert tricks == 1
    QTest.keyClick(window.page.view, Qt.Key.Key_Space)
    assert "take the trick" not in window.page.hint.text() or not window.page.hint.isVisible()
    qtbot.waitUntil(lambda: len(window.page.scene.shown.view.trick.cards) < 4)


def test_a_trick_that_waits_is_told_to_screen_readers_once_and_goes_when_the_computer_plays_on(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path, language="en")
    window.preferences.change(trick_stays="click")
    window.pace.factor = 0.0
    told, held = [], []
    window.page.findChild(Announcer).announced.connect(lambda text, _interrupts: told.append(text))
    window.page.director.waiting.connect(held.append)
    window.model.new_match(setup_of(3))
    person = brain_for("begynder")
    while not held:
        if window.model.is_person_asked:
            window.model.act(decide(person, window.model.shown.view, "person"))
        qtbot.wait(1)
    window.played_for.switch()
    assert held == [True, False]
    qtbot.waitUntil(lambda: len(window.model.match.deals) == 1, timeout=5000)
    assert held == [True, False]
    qtbot.waitUntil(lambda: any("take the trick" in text for text in told), timeout=2000)
