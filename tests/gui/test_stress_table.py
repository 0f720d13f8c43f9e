"""Whatever happens at whatever frame of whatever movement, the table ends as a fresh one would be."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from laksewhist.engine.state import FinishedState
from tests.engine.builders import entries
from tests.engine.golden_writer import SCRIPTS, chosen, first_state, numbers
from tests.gui.pointer import LEFT, send
from tests.gui.stress import MOVEMENTS, a_play, assert_as_fresh, by_hand, end_glides, moving_steps
from tests.gui.table_deals import Deal, new_deal

QUICK_FRAMES = 20
"""In the normal run every so many frames; each one in the long one."""
SIZES = ((800, 600), (1000, 700), (1920, 1080), (1280, 800))


@pytest.fixture(scope="module")
def steps_of():
    return moving_steps()


@pytest.fixture
def play(qapp, monkeypatch):
    by_hand(monkeypatch)
    with a_play(1) as made:
        yield made


def escape(play):
    QTest.keyClick(play.table.view, Qt.Key.Key_Escape)


def lose_focus(play):
    for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.Leave):
        QApplication.sendEvent(play.table.view.viewport(), QEvent(kind))
    play.table.view.clearFocus()


def press_and_drag(play):
    start = play.table.pixel(640, 700)
    for kind, at in ((QEvent.Type.MouseButtonPress, start), (QEvent.Type.MouseMove, play.table.middle())):
        send(play.table, kind, at, LEFT, LEFT)


def resize(play):
    for size in SIZES:
        play.table.resize(*size)


def finish(play):
    play.director.finish()


def begin_anew(play):
    play.director.finish()
    play.director.deal(new_deal(99).shown)


DISTURBANCES = (escape, lose_focus, press_and_drag, resize, finish, begin_anew)


def frames_until_end(play, movement, steps_of):
    """Begins the movement anew on the table, and yields after each frame until nothing moves."""
    if movement == "deal":
        play.director.deal(new_deal(1).shown)
    else:
        before, step = steps_of[movement]
        play.table.show(before)
        play.director.play(step)
    while play.director._clock.frame():
        yield


def count_frames(play, movement, steps_of):
    return sum(1 for _ in frames_until_end(play, movement, steps_of))


def disturb_at(play, number, movement, disturb, steps_of):
    play.told = 0
    for frame, _ in enumerate(frames_until_end(play, movement, steps_of)):
        if frame == number:
            disturb(play)
    assert not play.director.busy
    lose_focus(play)  # a card that is held goes home
    end_glides(play.scene)
    assert play.told == (2 if disturb is begin_anew else 1)
    assert_as_fresh(play.scene)


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_the_table_is_right_after_a_disturbance(play, steps_of, movement, disturb):
    count = count_frames(play, movement, steps_of)
    assert count > 3
    for number in range(0, count, QUICK_FRAMES):
        disturb_at(play, number, movement, disturb, steps_of)


@pytest.mark.stress
@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_the_table_is_right_after_a_disturbance_at_each_frame(play, steps_of, movement, disturb):
    for number in range(count_frames(play, movement, steps_of)):
        disturb_at(play, number, movement, disturb, steps_of)


def replay(script, south):
    """Plays a golden deal through a table at pace 0, and looks at it after each action."""
    chance = numbers(script.seed)
    state, said = first_state(script, chance), entries(script.said)
    deal = Deal(new_deal(1, rules=script.rules).plan, state, south)
    with a_play(0) as play:
        show_all(play, deal, lambda: chosen(script, deal.state, said, chance))


def show_all(play, deal, choose):
    play.director.deal(deal.shown)
    assert_as_fresh(play.scene)
    actions = 0
    while not isinstance(deal.state, FinishedState):
        play.director.play(deal.do(choose()))
        actions += 1
        assert_as_fresh(play.scene)
    assert play.told == actions + 1


@pytest.mark.parametrize("name", ["bordlaegger", "halve"])
def test_a_golden_deal_is_shown_as_a_fresh_table_would(qapp, name):
    replay(next(each for each in SCRIPTS if each.name == name), 1)


@pytest.mark.stress
@pytest.mark.parametrize("south", range(4))
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_each_golden_deal_is_shown_as_a_fresh_table_would(qapp, script, south):
    replay(script, south)
