"""Panels fade in, can be used meanwhile, and leave nothing of it behind."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.view import Phase
from laksewhist.gui import fade_in
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.pace import COME_IN, FADE, Pace
from laksewhist.gui.table_page import TablePage
from tests.gui.stress import HandClock
from tests.gui.table_deals import my_turn_in, new_deal, play_until


def make(qtbot, monkeypatch, pace):
    monkeypatch.setattr(fade_in, "Clock", HandClock)
    page = TablePage(pace)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page


@pytest.fixture
def asked():
    return play_until(new_deal(3), my_turn_in(Phase.AUCTION), 3)


@pytest.fixture
def page(qtbot, monkeypatch):
    return make(qtbot, monkeypatch, Pace(1))


def frames(page, ms=10):
    passed = 0
    while page.fade._clock.frame(ms):
        passed += ms
    return passed


def test_a_question_comes_in(qtbot, page, asked):
    page.ask(asked)
    panel = page.panels[Phase.AUCTION]
    seen = []
    while page.fade._clock.frame(20):
        effect = panel.graphicsEffect()
        seen.append(effect.opacity() if effect is not None else 1.0)
        panel.grab()
    assert seen == sorted(seen)
    assert 0 < seen[0] < 0.3
    assert panel.graphicsEffect() is None
    assert not page.fade.busy


def test_it_takes_so_long_and_less_where_motion_is_reduced(qtbot, monkeypatch, page, asked):
    page.ask(asked)
    assert frames(page) == COME_IN
    pace = Pace(1)
    pace.reduced = True
    less = make(qtbot, monkeypatch, pace)
    less.ask(asked)
    assert frames(less) == FADE


def test_nothing_comes_in_where_nothing_moves(qtbot, monkeypatch, asked):
    still = make(qtbot, monkeypatch, Pace(0))
    still.ask(asked)
    assert not still.fade.busy
    assert still.panels[Phase.AUCTION].isVisible()


def test_a_button_works_while_its_panel_comes_in(qtbot, page, asked):
    page.ask(asked)
    panel = page.panels[Phase.AUCTION]
    chosen = []
    panel.chosen.connect(chosen.append)
    page.fade._clock.frame(20)
    qtbot.wait(300)  # a question is not answered by what was meant for something else
    QTest.mouseClick(panel.pass_button, Qt.MouseButton.LeftButton)
    assert len(chosen) == 1
    assert page.fade.busy


@pytest.mark.parametrize("end", ["resize", "still", "finish"])
def test_it_can_be_brought_to_its_end(qtbot, page, asked, end):
    page.ask(asked)
    page.fade._clock.frame(20)
    panel = page.panels[Phase.AUCTION]
    {
        "resize": lambda: page.resize(1000, 700),
        "still": lambda: page.show_still(asked, asking=True),
        "finish": page.fade.finish,
    }[end]()
    assert not page.fade.busy
    assert panel.graphicsEffect() is None
    assert panel.isVisible()


def test_the_sheet_after_a_deal_comes_in(qtbot, page):
    over = draw_up(next(each for each in PICTURES if each.name == "summary"), "Anna")[0]
    page.strip.show_deal(over)
    page.scene.sync(over)
    page.conclude(over)
    page.flight.finish()
    assert page.fade.busy
    assert frames(page) == COME_IN
    assert page.summary.graphicsEffect() is None
