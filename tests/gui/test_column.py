"""The standings at the foot of the side column during the play."""

import pytest

from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage


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
