"""The own hand as it is sorted, and arranged by dragging with a real pointer."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from laksewhist.engine.cards import Suit, card
from laksewhist.engine.view import Phase
from laksewhist.gui.table.arrangement import own_cards
from laksewhist.gui.table.hand_order import Sort, in_order, sorted_by
from tests.gui.people import open_window
from tests.gui.pointer import click, drag
from tests.gui.table_deals import Table, my_turn_in, new_deal, play_until, steps

HAND = [card(code) for code in ("X2", "S9", "SA", "CA", "C4", "D9", "DK", "HA")]


def codes(cards):
    return " ".join(each.code for each in cards)


@pytest.mark.parametrize(
    ("sort", "given", "expected"),
    [
        (Sort.SUIT, {}, "X2 SA S9 HA CA C4 DK D9"),
        (Sort.RANK, {}, "X2 SA HA CA DK S9 D9 C4"),
        (Sort.RANK, {"ace_low": True}, "X2 DK S9 D9 C4 SA HA CA"),
        (Sort.TRUMPS, {"trump": Suit.CLUBS}, "CA C4 X2 SA S9 HA DK D9"),
        (Sort.TRUMPS, {}, "X2 SA S9 HA CA C4 DK D9"),
        (Sort.OWN, {"own": (card("C4"), card("X2"), card("S2"))}, "C4 X2 SA S9 HA CA DK D9"),
    ],
)
def test_a_hand_is_sorted(sort, given, expected):
    assert codes(sorted_by(sort, HAND, **{"ace_low": False, **given})) == expected


@pytest.mark.parametrize("gone", ["", "S", "H", "C", "D", "SC", "HD", "SH", "SHC"])
def test_colours_take_turns_where_they_can(gone):
    hand = [each for each in HAND if each.code[0] not in gone]
    seen = [each.code[0] for each in sorted_by(Sort.COLOURS, hand, ace_low=False) if each.suit is not None]
    suits = list(dict.fromkeys(seen))
    assert seen == sorted(seen, key=suits.index), "each suit in one piece"
    assert sorted(suits) == sorted({each.code[0] for each in hand} - {"X"})
    red = [suit in "HD" for suit in suits]
    assert {True, False} > set(red) or all(a != b for a, b in pairwise(red))


@pytest.fixture
def table(qtbot):
    table = Table()
    qtbot.addWidget(table.view)
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.played = []
    table.scene.cardPlayed.connect(table.played.append)
    return table


def in_hand(table, shown):
    """The own cards from left to right, by where they lie."""
    places = table.scene.places()
    return tuple(sorted(shown.view.hand, key=lambda each: places[each.code][0]))


def fresh(shown, sort):
    other = Table()
    other.scene.set_sort(sort)
    other.scene.sync(shown)
    return other.scene.places()


def to_the_right_end(table, shown):
    """Drags the second card of the hand to its right end; the hand as it should be then."""
    hand = in_hand(table, shown)
    drag(table, table.grip(hand[1]), table.grip(hand[-1]) + QPoint(40, 60))
    QTest.mouseMove(table.view.viewport(), table.middle())
    return (hand[0], *hand[2:], hand[1])


@pytest.mark.parametrize("sort", [Sort.RANK, Sort.COLOURS, Sort.TRUMPS, Sort.OWN])
def test_after_every_step_the_table_is_as_if_laid_out_anew(table, sort):
    deal = new_deal(4)
    table.scene.set_sort(sort)
    for step in steps(deal, 4, "9 gode"):
        table.show(step.after, enabled=False)
        assert table.scene.places() == fresh(step.after, sort)


def test_a_change_is_seen_at_once_and_the_pointer_finds_the_cards(table):
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    table.show(shown)
    table.scene.set_sort(Sort.RANK)
    expected = sorted_by(Sort.RANK, shown.view.hand, ace_low=False)
    assert in_hand(table, shown) == expected
    legal = next(each for each in expected if each in {action.card for action in shown.view.legal})
    click(table, table.grip(legal))
    assert table.played == [legal]


@pytest.mark.parametrize("enabled", [True, False])
def test_a_card_is_dragged_to_another_place_in_the_hand_and_stays(table, enabled):
    deal = new_deal(4)
    shown = play_until(deal, my_turn_in(Phase.PLAY), 4, "9 sans")
    table.scene.set_sort(Sort.OWN)
    table.show(shown, enabled=enabled)
    expected = to_the_right_end(table, shown)
    assert in_hand(table, shown) == expected
    for step in steps(deal, 4, "9 sans"):
        if step.after.view.phase is not Phase.PLAY:
            break
        table.show(step.after, enabled=False)
        assert in_hand(table, step.after) == tuple(each for each in expected if each in step.after.view.hand)
    assert table.played == []


def test_the_next_deal_begins_sorted_by_suit(table):
    shown = new_deal(4).shown
    table.scene.set_sort(Sort.OWN)
    table.show(shown)
    to_the_right_end(table, shown)
    other = new_deal(5).shown
    table.show(other)
    assert in_hand(table, other) == in_order(other.view.hand, ace_low=False)


def test_otherwise_a_card_dropped_on_the_hand_goes_home(table):
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    table.show(shown)
    to_the_right_end(table, shown)
    assert in_hand(table, shown) == own_cards(shown)


def test_a_card_dropped_on_the_table_is_played_from_an_arranged_hand(table):
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    table.scene.set_sort(Sort.OWN)
    table.show(shown)
    legal = shown.view.legal[0].card
    drag(table, table.grip(legal), table.middle())
    assert table.played == [legal]


def test_the_setting_is_in_force_at_once(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    window.start()
    shown = window.model.shown
    window.preferences.change(hand_sort="rank")
    places = window.page.scene.places()
    seen = tuple(sorted(shown.view.hand, key=lambda each: places[each.code][0]))
    assert seen == sorted_by(Sort.RANK, shown.view.hand, ace_low=False)
