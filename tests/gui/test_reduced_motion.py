"""With less motion nothing is on its way: cards fade in where they belong, and all else is simply there."""

import pytest

from laksewhist.gui.deciding import DOTS, ThinkingDots
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.pace import Pace
from tests.gui.stress import MOVEMENTS, a_play, assert_as_fresh, by_hand, moving_steps
from tests.gui.table_deals import new_deal


@pytest.fixture(scope="module")
def steps_of():
    return moving_steps()


@pytest.fixture
def play(qapp, monkeypatch):
    by_hand(monkeypatch)
    with a_play(1) as made:
        made.director._pace.reduced = True
        yield made


def begin(play, movement, steps_of):
    if movement == "deal":
        play.director.deal(new_deal(1).shown)
    else:
        before, step = steps_of[movement]
        play.table.show(before)
        play.director.play(step)


@pytest.mark.parametrize("movement", MOVEMENTS)
def test_no_card_is_on_its_way(play, steps_of, movement):
    begin(play, movement, steps_of)
    seen, faded = {}, 0
    while play.director._clock.frame():
        for key, item in play.scene.cards.items().items():
            seen.setdefault(key, set()).add(item.place)
            faded += 0 < item.opacity() < 1
    assert faded > 0
    # Where it lay, where it is shown, and for a card that comes and goes the place between the two.
    assert max(len(places) for places in seen.values()) <= 3
    assert play.told == 1
    assert all(item.opacity() == 1 and item.isVisible() for item in play.scene.cards.items().values())
    assert_as_fresh(play.scene)


def test_a_deal_is_there_after_one_fade(play):
    play.director.deal(new_deal(1).shown)
    passed = 0
    while play.director._clock.frame(10):
        passed += 10
    assert passed == beats.FADE


def test_what_is_brought_to_its_end_is_wholly_seen(play, steps_of):
    begin(play, "trick", steps_of)
    play.director._clock.frame()
    play.director.finish()
    assert all(item.opacity() == 1 for item in play.scene.cards.items().values())
    assert_as_fresh(play.scene)


def test_a_card_of_the_hand_is_up_at_once(play, steps_of):
    pace = Pace(1)
    assert pace.way_ms(beats.LIFT) == beats.LIFT
    pace.reduced = True
    assert pace.way_ms(beats.LIFT) == 0
    assert pace.ms(beats.REST) == beats.REST  # what only lies there stays as long
    assert pace.fade_ms == beats.FADE
    pace.factor = 0
    assert pace.fade_ms == 0


def test_the_dots_of_thinking_come_together(play, qtbot):
    before, _step = moving_steps()["play"]
    play.table.show(before)
    dots = ThinkingDots(play.scene, play.director._pace)
    dots.begin(1)
    dots._next_dot()
    assert dots._dots == DOTS
    dots.end()


def test_the_setting_is_in_force_at_once_and_after_a_start(qtbot, own_folders):
    preferences = Preferences(own_folders / "config", language="en", theme="light")
    window = MainWindow(preferences, own_folders / "data")
    qtbot.addWidget(window)
    assert not window.pace.reduced
    preferences.change(reduced_motion=True)
    assert window.pace.reduced
    window.close()
    again = MainWindow(Preferences(own_folders / "config", language="en", theme="light"), own_folders / "data")
    qtbot.addWidget(again)
    assert again.pace.reduced
    again.close()
