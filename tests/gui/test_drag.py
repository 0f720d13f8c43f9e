"""Cards by pointer: real presses, moves and releases on the view."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from laksewhist.engine.view import Phase
from laksewhist.gui.table.arrangement import own_cards
from tests.gui.pointer import LEFT, PLAIN, click, drag, many_clicks, move
from tests.gui.table_deals import Table, fresh_places, my_turn_in, new_deal, play_until


@pytest.fixture
def shown():
    """The person must follow, and holds cards that do and cards that do not."""
    return play_until(
        new_deal(4), lambda s: my_turn_in(Phase.PLAY)(s) and 1 < len(s.view.legal) < len(s.view.hand), 4, "9 sans"
    )


@pytest.fixture
def table(qtbot, shown):
    table = Table()
    qtbot.addWidget(table.view)
    table.show(shown)
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.played, table.tried = [], []
    table.scene.cardPlayed.connect(table.played.append)
    table.scene.refused.connect(table.tried.append)
    return table


@pytest.fixture
def legal(shown):
    return [action.card for action in shown.view.legal]


@pytest.fixture
def illegal(shown, legal):
    return [card for card in shown.view.hand if card not in legal]


# ---- dragging


def test_a_card_dropped_on_the_table_is_played(table, legal):
    drag(table, table.grip(legal[0]), table.middle())
    assert table.played == [legal[0]]


def test_a_dragged_card_follows_the_pointer_above_the_others(table, legal):
    start = table.grip(legal[0])
    item = table.scene.cards.item(legal[0].code)
    before = item.pos()
    drag(table, start, table.middle(), release=False)
    moved = table.view.mapFromScene(item.pos()) - table.view.mapFromScene(before)
    assert (moved - (table.middle() - start)).manhattanLength() <= 2
    others = [each for each in table.scene.cards.items().values() if each is not item]
    assert item.zValue() > max(each.zValue() for each in others)


def test_the_table_tells_where_a_drop_plays(table, legal, illegal):
    start = table.grip(legal[0])
    drag(table, start, table.middle(), release=False)
    assert table.scene.ready
    move(table, start - QPoint(0, 12))
    assert not table.scene.ready
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, start)
    drag(table, table.grip(illegal[0]), table.middle(), release=False)
    assert not table.scene.ready


def test_a_card_dropped_elsewhere_goes_home(table, shown, legal):
    at = table.grip(legal[0])
    for end in (at + QPoint(60, -5), at + QPoint(-30, 20), QPoint(5, -200)):
        drag(table, at, end)
        QTest.mouseMove(table.view.viewport(), table.middle())
        assert table.scene.places() == fresh_places(shown)
    assert table.played == []


def test_a_card_that_may_not_be_played_is_refused_and_goes_home(table, shown, illegal):
    drag(table, table.grip(illegal[0]), table.middle())
    QTest.mouseMove(table.view.viewport(), table.middle())
    assert (table.played, table.tried) == ([], [illegal[0]])
    assert table.scene.places() == fresh_places(shown)


def test_escape_in_mid_drag_takes_the_card_home(table, shown, legal):
    table.view.setFocus()
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.scene.places() == fresh_places(shown)
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.middle())
    assert table.played == []


def test_losing_the_focus_in_mid_drag_takes_the_card_home(table, shown, legal):
    table.view.setFocus()
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    table.view.clearFocus()
    assert table.scene.places() == fresh_places(shown)


def test_another_active_window_in_mid_drag_takes_the_card_home(table, shown, legal):
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.WindowDeactivate))
    assert table.scene.places() == fresh_places(shown)
    assert table.played == []


def test_a_release_that_never_came_takes_the_card_home(table, shown, legal):
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    move(table, table.middle() + QPoint(3, 3), Qt.MouseButton.NoButton)
    assert table.scene.places() == fresh_places(shown)
    assert table.played == []


def test_closing_the_gate_in_mid_drag_takes_the_card_home(table, shown, legal):
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    table.scene.set_enabled(False)
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.middle())
    assert table.scene.places() == fresh_places(shown)
    assert table.played == []


def test_another_view_or_size_in_mid_drag_ends_it(table, shown, legal):
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    table.scene.sync(shown)
    assert table.scene.places() == fresh_places(shown)
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    table.resize(800, 600)
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.middle())
    assert table.scene.places() == fresh_places(shown, 800, 600)
    assert table.played == []


def test_the_end_of_the_deal_in_mid_drag_is_harmless(table, legal):
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    table.scene.sync(None)
    move(table, table.middle())
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.middle())
    assert table.played == []


# ---- clicking


def test_a_click_plays_on_release(table, legal):
    at = table.grip(legal[-1])
    QTest.mousePress(table.view.viewport(), LEFT, PLAIN, at)
    assert table.played == []
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, at)
    assert table.played == [legal[-1]]


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton])
def test_other_buttons_never_play(table, legal, button):
    click(table, table.grip(legal[0]), button)
    QTest.mouseDClick(table.view.viewport(), button, PLAIN, table.grip(legal[0]))
    assert (table.played, table.tried) == ([], [])


@pytest.mark.parametrize("count", [2, 3, 7])
def test_many_quick_clicks_play_one_card_even_if_the_next_turn_comes_at_once(table, shown, legal, count):
    table.scene.cardPlayed.connect(lambda _card: table.show(shown))  # asked again at once, with the same hand
    many_clicks(table, table.grip(legal[0]), count)
    assert table.played == [legal[0]]


def test_two_slow_clicks_play_two_cards(table, shown, legal):
    table.scene.cardPlayed.connect(lambda _card: table.show(shown))
    click(table, table.grip(legal[0]))
    click(table, table.grip(legal[1]))
    assert table.played == legal[:2]


def test_a_card_is_played_once_for_each_question(table, legal):
    click(table, table.grip(legal[0]))
    click(table, table.grip(legal[1]))
    assert table.played == [legal[0]]


def test_nothing_is_played_while_the_gate_is_closed(table, legal):
    table.scene.set_enabled(False)
    click(table, table.grip(legal[0]))
    drag(table, table.grip(legal[0]), table.middle())
    assert (table.played, table.tried) == ([], [])


def test_nothing_is_played_out_of_turn(table, legal):
    deal = new_deal(4)
    other = play_until(deal, lambda s: s.view.phase is Phase.PLAY and not s.is_my_turn, 4, "9 sans")
    table.show(other)
    click(table, table.grip(other.view.hand[0]))
    assert (table.played, table.tried) == ([], [])


def test_the_card_under_the_pointer_stands_up_if_it_may_be_played(table, shown, legal, illegal):
    QTest.mouseMove(table.view.viewport(), table.grip(legal[0]))
    assert table.scene.places()[legal[0].code] != fresh_places(shown)[legal[0].code]
    QTest.mouseMove(table.view.viewport(), table.grip(illegal[0]))
    assert table.scene.places() == fresh_places(shown)


def test_a_raised_card_does_not_slip_from_under_the_pointer(table, legal):
    order = own_cards(table.scene.shown)
    place = table.layout.hand_place(order.index(legal[0]), len(order))
    low = table.pixel(place.x - place.width * 0.4, place.y + place.height / 2 - 4)
    for _ in range(3):
        QTest.mouseMove(table.view.viewport(), low)
        QTest.mouseMove(table.view.viewport(), low + QPoint(1, 0))
        assert table.scene.places()[legal[0].code][1] < round(place.y, 1)


def test_the_card_lies_down_when_the_pointer_leaves_the_table(table, shown, legal):
    QTest.mouseMove(table.view.viewport(), table.grip(legal[0]))
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert table.scene.places() == fresh_places(shown)


def test_at_full_pace_cards_rise_and_go_home_in_a_while(qtbot, table, shown, legal, illegal):
    table.scene.pace.factor = 1
    home = fresh_places(shown)
    QTest.mouseMove(table.view.viewport(), table.grip(legal[0]))
    assert table.scene.places() == home
    qtbot.waitUntil(lambda: table.scene.places()[legal[0].code][1] < home[legal[0].code][1] - 10)
    QTest.mouseMove(table.view.viewport(), table.middle())
    drag(table, table.grip(legal[0]), table.middle(), release=False)
    table.scene.set_enabled(False)
    assert table.scene.places() != home
    qtbot.waitUntil(lambda: table.scene.places() == home)
    assert table.played == []


def test_after_a_refusal_the_cards_that_may_be_played_stand_up_for_a_moment(qtbot, table, shown, legal, illegal):
    table.scene.pace.factor = 1.0
    home = fresh_places(shown)
    drag(table, table.grip(illegal[0]), table.middle())
    qtbot.waitUntil(lambda: all(table.scene.places()[card.code][1] < home[card.code][1] - 10 for card in legal))
    qtbot.waitUntil(lambda: table.scene.places() == home)


def test_a_click_while_something_moves_asks_for_the_end_first(table, legal):
    asked = []
    table.scene.moving = True
    table.scene.finishRequested.connect(lambda: asked.append(True))
    click(table, table.grip(legal[0]))
    assert (asked, table.played) == ([True], [])
