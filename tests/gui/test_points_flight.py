"""The points of a deal fly to the sums, and then the summary lies there: however it is hurried or broken off."""

import pytest
from PySide6.QtCore import Qt

from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage


@pytest.fixture
def over():
    return draw_up(next(each for each in PICTURES if each.name == "summary"), "Anna")[0]


def make(qtbot, pace):
    page = TablePage(Pace(pace))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page


@pytest.fixture
def page(qtbot, over):
    """At normal speed, at the moment when the points have begun to fly."""
    page = make(qtbot, 1.0)
    page.strip.show_deal(over)
    page.strip.layout().activate()
    page.scene.sync(over)
    page.conclude(over)
    return page


def concluded(page, over):
    sums = [cell.sum for cell in page.strip.cells[:4]]
    return page.summary.isVisible() and not page.flight.isVisible() and page.strip.shown is over and all(sums)


def test_each_participants_points_fly_from_the_plate_to_the_sum(page, over):
    assert page.flight.busy
    assert not page.summary.isVisible()
    starts = page.flight.places()
    assert len(starts) == sum(1 for points in over.points if points) == 4
    for seat, place in enumerate(starts):
        assert page.scene.plates()[over.position_of(seat)].rect.contains(place.center())
    page.flight._on_tick(320.0)
    for seat, place in enumerate(page.flight.places()):
        cell = page.strip.cells[over.seating.players[seat]]
        assert cell.rect().contains(cell.mapFrom(page, page.look.rect(place).center().toPoint()))


def test_it_ends_by_itself_with_the_summary(qtbot, page, over):
    with qtbot.waitSignal(page.flight.landed, timeout=3000):
        pass
    assert concluded(page, over)
    assert page.summary.next_button.hasFocus() or page.summary.isAncestorOf(page.focusWidget())


def test_a_key_that_hurries_cards_hurries_points(qtbot, page, over):
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_Space)
    assert concluded(page, over)
    assert not page.scene.moving


def test_another_size_of_the_window_ends_it(page, over):
    page.resize(900, 700)
    assert concluded(page, over)


def test_a_new_deal_breaks_it_off_and_no_summary_comes(qtbot, page):
    shown = draw_up(PICTURES[0], "Anna")[0]
    with qtbot.assertNotEmitted(page.flight.landed):
        page.begin(shown)
        page.director.finish()
        qtbot.wait(400)
    assert not page.flight.busy
    assert not page.summary.isVisible()


def test_a_picture_of_the_moment_breaks_it_off(page, over):
    page.show_still(over, asking=False)
    assert concluded(page, over)


def test_where_nothing_moves_the_summary_is_there_at_once(qtbot, over):
    page = make(qtbot, 0)
    page.scene.sync(over)
    page.conclude(over)
    assert concluded(page, over)


def test_concluding_twice_gives_the_same_as_once(page, over):
    page.conclude(over)
    page.flight.finish()
    page.flight.finish()
    assert concluded(page, over)
