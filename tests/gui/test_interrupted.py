"""A game that is broken into at any frame of anything that moves: it goes on, begins anew, or ends, and nothing stays.

In the normal run at some frames of a deal, in the long one at each, or at many where each would take an hour.
"""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from laksewhist.ai.brain import brain_for
from laksewhist.gui import points_flight
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.pace import POINTS, Pace
from laksewhist.gui.table_page import TablePage
from tests.gui.people import open_window
from tests.gui.stress import FRAME_MS, HandClock, answer, assert_as_fresh, by_hand
from tests.gui.test_whole_deals import RULES

BRAIN = brain_for("begynder")
COARSE_MS = 150
"""A frame of the normal run: so long that a deal has few of them."""


@pytest.fixture(autouse=True)
def clocks(monkeypatch):
    by_hand(monkeypatch)
    monkeypatch.setattr(points_flight, "Clock", HandClock)


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, factor=1.0)
    yield made
    made.close()


def begin(window, seed):
    window.start(setup=match_setup("Søren", 4, RULES, seed))


def frame(window, ms):
    """Lets one frame of the cards or of the points pass, or the person answer; False when the deal is summed up."""
    if window.page.director._clock.frame(ms) or window.page.flight._clock.frame(ms):
        return True
    if window.model.match.deals:
        return False
    answer(window, BRAIN)
    return True


def escape(window):
    QTest.keyClick(window.page.view, Qt.Key.Key_Escape)


def lose_focus(window):
    for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.Leave):
        QApplication.sendEvent(window.page.view.viewport(), QEvent(kind))
    window.page.view.clearFocus()


def open_dialog(window):
    window._on_command("score_sheet")
    opened = [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert len(opened) == 1
    QTest.keyClick(opened[0], Qt.Key.Key_Escape)
    assert not opened[0].isVisible()
    opened[0].deleteLater()


INTERRUPTIONS = (escape, lose_focus, open_dialog)


def play_with(window, interrupt, ms, every):
    begin(window, "interrupted")
    number = 0
    while frame(window, ms):
        number += 1
        if number % every == 0:
            interrupt(window)
    assert number > 60
    assert len(window.model.match.deals) == 1
    assert window.page.summary.isVisible()
    assert not window.page.director.busy
    assert sum(window.model.match.standings) == 0
    assert window.page.scene.cards.items() == {}


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
def test_a_deal_goes_on_after_it(window, interrupt):
    play_with(window, interrupt, COARSE_MS, 29 if interrupt is open_dialog else 5)


@pytest.mark.stress
@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
def test_a_deal_goes_on_after_it_at_every_turn(window, interrupt):
    play_with(window, interrupt, FRAME_MS, 11 if interrupt is open_dialog else 1)


def begin_anew_at(window, frames, ms):
    for number in frames:
        begin(window, "given up")
        for _ in range(number):
            frame(window, ms)
        begin(window, "taken up")
        while window.page.director._clock.frame(ms):
            pass
        assert window.model.match.deals == ()
        assert window.model.is_person_asked
        assert not window.page.flight.busy
        assert_as_fresh(window.page.scene)


def test_a_new_game_begins_clean_whatever_moved(window):
    begin_anew_at(window, range(1, 150, 37), COARSE_MS)


@pytest.mark.stress
def test_a_new_game_begins_clean_at_many_frames(window):
    begin_anew_at(window, range(1, 1000, 29), FRAME_MS * 2)


def close_at(qtbot, folder, number, ms):
    window = open_window(qtbot, folder / str(number), factor=1.0)
    begin(window, "closed")
    for _ in range(number):
        frame(window, ms)
    window.close()
    assert not window.page.director._clock.frame(ms)
    assert not window.page.flight._clock.frame(ms)
    assert window.model.deal_so_far() is None
    qtbot.wait(1)


@pytest.mark.parametrize("number", [2, 30, 75, 120])
def test_a_window_closes_whatever_moves(qtbot, tmp_path, number):
    close_at(qtbot, tmp_path, number, COARSE_MS)


@pytest.mark.stress
def test_a_window_closes_at_many_frames(qtbot, tmp_path):
    for number in range(0, 600, 7):
        close_at(qtbot, tmp_path, number, 2 * FRAME_MS)


def hurry(page):
    QTest.keyClick(page.view, Qt.Key.Key_Space)


def resize(page):
    page.resize(900, 700)
    page.resize(1280, 800)


def show_again(page):
    page.show_still(page.strip.shown, asking=False)


@pytest.mark.parametrize("disturb", [hurry, resize, show_again], ids=lambda each: each.__name__)
def test_points_land_after_it_at_each_frame(qtbot, disturb):
    over = draw_up(next(each for each in PICTURES if each.name == "summary"), "Anna")[0]
    page = TablePage(Pace(1))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    for number in range(POINTS // FRAME_MS):
        page.show_still(over, asking=False)
        page.scene.sync(over)
        page.conclude(over)
        for _ in range(number):
            page.flight._clock.frame()
        assert page.flight.busy
        disturb(page)
        while page.flight._clock.frame():
            pass
        assert not page.flight.busy
        assert not page.scene.moving
        assert page.summary.isVisible()
