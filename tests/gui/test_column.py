"""The standings and the buttons at the foot of the side column during the play."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.view import Phase
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.pace import SPEEDS, Pace
from laksewhist.gui.table_page import TablePage
from tests.gui.people import open_window
from tests.gui.test_played_for import begin


@pytest.fixture
def page(qtbot):
    page = TablePage(Pace(0))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page


def show(page, name):
    shown, asking = draw_up(next(each for each in PICTURES if each.name == name), "Anna")
    page.show_still(shown, asking=asking)
    return page.column.standings


def test_standings_fill_the_foot_where_the_contract_leaves_room_and_stay_when_a_trick_comes(page):
    places = []
    for name in ("sniksnak", "bordlaegger_early"):  # before and after the first trick
        standings = show(page, name)
        assert standings.isVisible()
        others = [panel for panel in page.column.panels if panel is not standings and panel.isVisible()]
        assert not any(standings.geometry().intersects(panel.geometry()) for panel in others)
        places.append(standings.geometry().bottom())
    assert len(set(places)) == 1


def test_standings_give_way_to_a_contract_that_needs_the_room_and_to_a_small_window(page):
    assert not show(page, "mid_trick").isVisible()
    page.resize(800, 600)
    assert not show(page, "sniksnak").isVisible()


@pytest.fixture
def window(qtbot, tmp_path):
    return open_window(qtbot, tmp_path, language="en")


def test_the_buttons_of_the_play_stand_at_the_foot_and_show_who_plays(qtbot, window):
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.hand) == 13)
    rest = window.page.column.rest
    assert rest.isVisible()
    foot = window.page.look.px(window.page._layout().column.bottom())
    assert abs(rest.geometry().bottom() - foot) <= 2
    window.pace.factor = SPEEDS["normal"]
    QTest.mouseClick(rest.play_button, Qt.MouseButton.LeftButton)
    assert window.played_for.is_on
    assert rest.play_button.isChecked()
    assert rest.play_button.text() == "Play on yourself"
    assert not rest.claim_button.isEnabled()
    QTest.mouseClick(rest.play_button, Qt.MouseButton.LeftButton)
    assert not window.played_for.is_on
    assert not rest.play_button.isChecked()
    assert rest.claim_button.isEnabled()


def test_the_buttons_are_reached_by_tab_and_a_click_leaves_the_keyboard_with_the_cards(qtbot, window):
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.hand) == 13)
    rest = window.page.column.rest
    QTest.mouseClick(rest.claim_button, Qt.MouseButton.LeftButton)
    assert "Not certain" in window.page.hint.text()
    assert window.page.view.hasFocus()
    seen = set()
    for _ in range(12):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.add(window.focusWidget())
    assert {rest.claim_button, rest.play_button} <= seen


def test_there_are_no_buttons_before_the_play_and_in_a_small_window(window):
    begin(window, lambda view: view.phase is Phase.AUCTION)
    assert window.page.column.rest is None or not window.page.column.rest.isVisible()
    begin(window, lambda view: view.phase is Phase.PLAY)
    assert window.page.column.rest.isVisible()
    window.resize(800, 600)
    assert not window.page.column.rest.isVisible()


def test_with_large_type_the_buttons_take_the_room_of_the_bids(window):
    window.preferences.change(text_size=130)
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.tricks) == 2 and not view.contract.is_nolo)
    column = window.page.column
    assert column.rest.isVisible()
    shown = [panel for panel in column.panels if panel.isVisible()]
    assert column.auction not in shown
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(shown, 2))
