"""The deck is drawn in quiet moments, in the size that the table needs, and no further than there is room."""

import pytest
from PySide6.QtTest import QTest

from laksewhist.engine.cards import PACK
from laksewhist.gui.look import Look
from laksewhist.gui.table.ahead import ROOM
from laksewhist.gui.table.card_item import TURNED_DETAIL
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.theme import DARK

from .table_deals import Table, new_deal


@pytest.fixture
def table(qtbot):
    made = Table()
    qtbot.addWidget(made.view)
    return made


def keys(table):
    return set(table.scene.cards.art._kept)


def wanted(table, ratio=1.0):
    layout = table.layout
    return {(card.code, layout.card_width, layout.scale * ratio * TURNED_DETAIL, False) for card in PACK}


def rest(qtbot, table):
    qtbot.waitUntil(lambda: table.view.ahead.resting, timeout=20_000)


def test_every_card_is_drawn_as_the_hand_needs_it_and_then_it_rests(qtbot, table):
    rest(qtbot, table)
    assert keys(table) == wanted(table)
    table.view.show()
    QTest.qWait(300)
    assert table.view.ahead.resting


def test_a_new_size_has_its_deck_and_the_old_one_is_let_go(qtbot, table):
    rest(qtbot, table)
    table.resize(1920, 1080)
    rest(qtbot, table)
    assert keys(table) == wanted(table)


def test_the_same_size_again_draws_nothing(qtbot, table):
    rest(qtbot, table)
    table.resize(1280, 800)
    assert table.view.ahead.resting


def test_new_colours_and_another_screen_draw_the_deck_again(qtbot, table):
    rest(qtbot, table)
    layout = TableLayout.for_window(1280, 800)
    table.scene.set_look(Look(DARK, layout.scale, layout.small), layout)
    assert not table.view.ahead.resting
    rest(qtbot, table)
    assert keys(table) == wanted(table)
    table.view.ahead.set_ratio(1.5)
    rest(qtbot, table)
    assert keys(table) == wanted(table, 1.5)


def test_while_cards_move_nothing_is_drawn(qtbot, table):
    table.scene.moving = True
    table.resize(1408, 880)
    QTest.qWait(300)
    assert not keys(table)
    assert not table.view.ahead.resting
    table.scene.moving = False
    rest(qtbot, table)
    assert keys(table) == wanted(table)


def test_in_the_first_deal_the_own_hand_is_drawn_card_by_card(qtbot, table):
    shown = new_deal(1).shown
    table.scene.moving = True
    table.resize(1408, 880)
    table.show(shown)
    hand = {card.code for card in shown.view.hand}
    qtbot.waitUntil(lambda: len(keys(table)) == 13, timeout=5000)
    assert {code for code, *_ in keys(table)} == hand
    QTest.qWait(100)
    assert len(keys(table)) == 13


def test_it_stops_where_its_room_is_full(qtbot, table):
    art = table.scene.cards.art
    one = art.face("SA", table.layout.card_width, table.layout.scale * TURNED_DETAIL)
    size = one.width() * one.height() * one.depth() // 8
    art.limit = 20 * size
    rest(qtbot, table)
    assert len(keys(table)) == 20 * ROOM
    assert art.kept_bytes == 20 * ROOM * size
