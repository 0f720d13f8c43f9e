"""In which ways a card can be played: real presses and keys on the view, with each way on and off."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from laksewhist.engine.view import Phase
from laksewhist.gui.accessibility.wording import card_description
from laksewhist.gui.table.arrangement import Pill, plays_later
from laksewhist.gui.table.ways import Click, Ways
from tests.gui.people import open_window
from tests.gui.pointer import click, drag, many_clicks
from tests.gui.table_deals import Table, fresh_places, my_turn_in, new_deal, play_until


@pytest.fixture
def shown():
    return play_until(
        new_deal(4), lambda s: my_turn_in(Phase.PLAY)(s) and 1 < len(s.view.legal) < len(s.view.hand), 4, "9 sans"
    )


@pytest.fixture
def table(qtbot):
    table = Table()
    qtbot.addWidget(table.view)
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.played, table.tried = [], []
    table.scene.cardPlayed.connect(table.played.append)
    table.scene.refused.connect(table.tried.append)
    return table


def legal_of(shown):
    return [action.card for action in shown.view.legal]


def first_deal(wanted):
    """What is shown in the first deal in which it is seen."""
    for seed in range(60):
        try:
            return play_until(new_deal(seed), wanted, seed, "9 sans")
        except AssertionError:
            continue
    raise AssertionError("no such deal")


def rest(ms=450):
    """Longer than a double click may take."""
    QTest.qWait(ms)


# ---- clicks and drags


def test_the_first_click_lifts_and_the_second_plays(table, shown):
    table.scene.set_ways(Ways(click=Click.LIFTS))
    table.show(shown)
    first, second = legal_of(shown)[:2]
    click(table, table.grip(first))
    assert table.played == []
    QTest.mouseMove(table.view.viewport(), table.middle())
    assert table.scene.places()[first.code] != fresh_places(shown)[first.code]
    click(table, table.grip(second))
    assert table.played == []
    assert table.scene.places()[first.code] == fresh_places(shown)[first.code]
    click(table, table.grip(second))
    assert table.played == [second]


def test_a_click_beside_the_cards_lays_the_lifted_card_down(table, shown):
    table.scene.set_ways(Ways(click=Click.LIFTS))
    table.show(shown)
    click(table, table.grip(legal_of(shown)[0]))
    click(table, table.middle())
    assert table.scene.places() == fresh_places(shown)
    assert table.played == []


@pytest.mark.parametrize("way", [Click.LIFTS, Click.DOUBLE])
@pytest.mark.parametrize("count", [2, 3, 4, 7])
def test_quick_clicks_play_one_card_even_if_the_next_turn_comes_at_once(table, shown, way, count):
    table.scene.set_ways(Ways(click=way))
    table.show(shown)
    table.scene.cardPlayed.connect(lambda _card: table.show(shown))
    many_clicks(table, table.grip(legal_of(shown)[0]), count)
    assert table.played == legal_of(shown)[:1]


def test_where_a_double_click_is_wanted_single_clicks_do_nothing(table, shown):
    table.scene.set_ways(Ways(click=Click.DOUBLE))
    table.show(shown)
    card = legal_of(shown)[0]
    for _ in range(2):
        click(table, table.grip(card))
        rest()
    assert table.played == []
    many_clicks(table, table.grip(card), 2)
    assert table.played == [card]


def test_where_clicks_do_nothing_dragging_and_keys_play(table, shown):
    table.scene.set_ways(Ways(click=Click.NOTHING))
    table.show(shown)
    card = legal_of(shown)[0]
    many_clicks(table, table.grip(card), 2)
    assert table.played == []
    drag(table, table.grip(card), table.middle())
    assert table.played == [card]
    table.show(shown)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert len(table.played) == 2


@pytest.mark.parametrize("way", [Click.PLAYS, Click.LIFTS, Click.DOUBLE])
def test_without_dragging_no_card_leaves_the_hand(table, shown, way):
    table.scene.set_ways(Ways(click=way, drag=False))
    table.show(shown)
    card = legal_of(shown)[0]
    drag(table, table.grip(card), table.middle(), release=False)
    assert table.scene.places()[card.code] == fresh_places(shown)[card.code]
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.middle())
    assert table.played == []


def test_the_pointer_always_has_a_way(table, shown):
    table.scene.set_ways(Ways(click=Click.NOTHING, drag=False))
    table.show(shown)
    click(table, table.grip(legal_of(shown)[0]))
    assert table.played == legal_of(shown)[:1]


@pytest.mark.parametrize("way", [Click.PLAYS, Click.LIFTS, Click.DOUBLE])
def test_cards_are_marked_for_the_exchange_by_any_click(table, way):
    table.scene.set_ways(Ways(click=way))
    shown = first_deal(my_turn_in(Phase.EXCHANGE))
    table.show(shown)
    click(table, table.grip(shown.view.choice.cards[0]))
    assert table.scene.selection() == shown.view.choice.cards[:1]


# ---- chosen ahead, and the only card


def before_my_turn(*, legal):
    """What is shown while the seat before mine is to play, a card, and what is shown then; by whether it may be."""
    for seed in range(60):
        deal = new_deal(seed)
        before = play_until(deal, lambda s: plays_later(s) and s.view.turn == 3 and bool(s.view.tricks), seed, "9 sans")
        then = play_until(deal, my_turn_in(Phase.PLAY), seed, "9 sans")
        fitting = [card for card in before.view.hand if (card in legal_of(then)) is legal]
        if fitting and len(then.view.tricks) == len(before.view.tricks):
            return before, fitting[0], then
    raise AssertionError("no such deal")


def test_a_card_chosen_ahead_is_played_when_the_turn_comes(qtbot, table):
    before, card, then = before_my_turn(legal=True)
    table.show(before, enabled=False)
    click(table, table.grip(card))
    assert table.scene.chosen_ahead is card
    assert table.scene.places()[card.code] != fresh_places(before)[card.code]
    assert table.played == []
    table.show(then)
    qtbot.waitUntil(lambda: table.played == [card])


def test_a_card_chosen_ahead_by_key_is_played(qtbot, table):
    before, _card, then = before_my_turn(legal=True)
    table.show(before, enabled=False)
    table.view.setFocus()
    for _ in before.view.hand:
        QTest.keyClick(table.view, Qt.Key.Key_Right)
        if table.scene.focused_card in legal_of(then):
            break
    card = table.scene.focused_card
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert table.scene.chosen_ahead is card
    table.show(then)
    qtbot.waitUntil(lambda: table.played == [card])


def test_a_card_chosen_ahead_that_may_not_be_played_is_dropped(table):
    before, card, then = before_my_turn(legal=False)
    table.show(before, enabled=False)
    click(table, table.grip(card))
    table.show(then)
    rest(50)
    assert (table.played, table.tried, table.scene.chosen_ahead) == ([], [], None)
    QTest.mouseMove(table.view.viewport(), table.middle())
    assert table.scene.places() == fresh_places(then)


def test_the_choice_is_taken_back_by_another_click_or_escape(table):
    before, card, then = before_my_turn(legal=True)
    table.show(before, enabled=False)
    click(table, table.grip(card))
    rest()
    click(table, table.grip(card) + QPoint(0, 2))
    assert table.scene.chosen_ahead is None
    rest()
    click(table, table.grip(card))
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.scene.chosen_ahead is None
    table.show(then)
    rest(50)
    assert table.played == []


@pytest.mark.parametrize("moving", [False, True])
def test_a_card_chosen_ahead_says_so_to_eyes_and_ears(table, moving):
    before, card, _then = before_my_turn(legal=True)
    table.show(before, enabled=False)
    table.scene.moving = moving
    item = table.scene.cards.item(card.code)
    assert item.sprite.marks.pill is None
    click(table, table.grip(card))
    assert item.sprite.marks.pill is Pill.AHEAD
    assert "chosen ahead" in card_description(item.sprite, before)
    rest()
    click(table, table.grip(card) + QPoint(0, 2))
    assert item.sprite.marks.pill is None


def test_the_choice_is_dropped_with_the_trick(table):
    before, card, _then = before_my_turn(legal=True)
    table.show(before, enabled=False)
    click(table, table.grip(card))
    later = next(
        shown
        for seed in range(1, 60)
        if plays_later(shown := play_until(new_deal(seed), lambda s: plays_later(s), seed, "9 sans"))
        and len(shown.view.tricks) != len(before.view.tricks)
    )
    table.show(later, enabled=False)
    assert table.scene.chosen_ahead is None


def test_while_something_moves_a_click_finishes_and_chooses(table):
    before, card, _then = before_my_turn(legal=True)
    table.show(before, enabled=False)
    asked = []
    table.scene.moving = True
    table.scene.finishRequested.connect(lambda: asked.append(True))
    click(table, table.grip(card))
    assert (asked, table.scene.chosen_ahead) == ([True], card)
    assert table.scene.places()[card.code] != fresh_places(before)[card.code]


def test_nothing_is_chosen_ahead_where_that_is_off(table):
    before, card, _then = before_my_turn(legal=True)
    table.scene.set_ways(Ways(ahead=False))
    table.show(before, enabled=False)
    click(table, table.grip(card))
    assert table.scene.chosen_ahead is None
    assert table.scene.places() == fresh_places(before)


@pytest.fixture
def forced():
    return first_deal(lambda s: my_turn_in(Phase.PLAY)(s) and len(s.view.legal) == 1 < len(s.view.hand))


def test_the_only_card_is_played_by_itself_after_a_moment(qtbot, table, forced):
    table.scene.set_ways(Ways(forced=True))
    table.show(forced)
    assert table.played == []
    qtbot.waitUntil(lambda: table.played == legal_of(forced))
    rest()
    assert len(table.played) == 1


def test_the_only_card_waits_where_that_is_off_or_the_gate_closes(table, forced):
    table.show(forced)
    rest()
    table.scene.set_ways(Ways(forced=True))
    table.show(forced, enabled=False)
    table.scene.set_enabled(True)
    table.scene.set_enabled(False)
    rest()
    assert table.played == []


def test_one_of_several_cards_is_never_played_by_itself(table, shown):
    table.scene.set_ways(Ways(forced=True))
    table.show(shown)
    rest()
    assert table.played == []


def test_settings_are_in_force_at_once(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    ways = window.page.scene._hand
    window.preferences.change(card_click="double", play_forced=True)
    assert ways.ways == Ways(click=Click.DOUBLE, forced=True)
    window.preferences.change(card_drag=False)
    assert not ways.ways.drag
