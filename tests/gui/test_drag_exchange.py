"""The exchange by pointer: marking three cards."""

import pytest

from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.view import Phase
from tests.gui.pointer import click, drag
from tests.gui.table_deals import Table, fresh_places, my_turn_in, new_deal, play_until


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


@pytest.fixture
def exchange(table):
    for seed in range(40):
        deal = new_deal(seed, rules=HouseRules(exchange=ExchangeOrder.TAKE_FIRST))
        try:
            shown = play_until(deal, my_turn_in(Phase.EXCHANGE), seed, "9 halve")
        except AssertionError:
            continue
        break
    table.show(shown)
    table.chosen = []
    table.scene.selectionChanged.connect(table.chosen.append)
    return shown


def test_clicks_mark_up_to_three_cards_and_unmark_them(table, exchange):
    cards = exchange.view.choice.cards
    for card in cards[:4]:
        click(table, table.grip(card))
    assert table.scene.selection() == cards[:3]
    click(table, table.grip(cards[1]))
    assert table.scene.selection() == (cards[0], cards[2])
    assert table.chosen[-1] == (cards[0], cards[2])
    assert table.played == []


def test_a_card_dragged_up_is_marked_and_goes_home(table, exchange):
    card = exchange.view.choice.cards[0]
    home = fresh_places(exchange)[card.code]
    drag(table, table.grip(card), table.middle())
    assert table.scene.selection() == (card,)
    x, y, _, _ = table.scene.places()[card.code]
    assert x == home[0]
    assert home[1] - 40 < y < home[1]


def test_the_called_card_cannot_be_marked_in_halve(table, exchange):
    for seed in range(200):
        deal = new_deal(seed, rules=HouseRules(exchange=ExchangeOrder.TAKE_FIRST))
        try:
            shown = play_until(deal, my_turn_in(Phase.EXCHANGE), seed, "9 halve")
        except AssertionError:
            continue
        if shown.view.called in (*shown.view.hand, *shown.view.kitty):
            break
    table.show(shown)
    click(table, table.grip(shown.view.called))
    assert (table.scene.selection(), table.tried) == ((), [shown.view.called])


def test_marks_are_gone_when_the_exchange_is_over(table, exchange):
    click(table, table.grip(exchange.view.choice.cards[0]))
    table.show(play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans"))
    assert (table.scene.selection(), table.chosen[-1]) == ((), ())
