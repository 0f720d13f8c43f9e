"""Cards by keys: real key presses on the view."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from laksewhist.engine.cards import card
from laksewhist.engine.view import Phase
from laksewhist.gui.table.arrangement import own_cards
from laksewhist.gui.table.hand_keys import card_for_letter
from tests.gui.table_deals import Table, fresh_places, my_turn_in, new_deal, play_until

HAND = tuple(card(code) for code in ("X1", "SA", "ST", "HK", "H9", "CJ", "DQ", "D9"))


@pytest.fixture
def shown():
    return play_until(
        new_deal(4), lambda s: my_turn_in(Phase.PLAY)(s) and 1 < len(s.view.legal) < len(s.view.hand), 4, "9 sans"
    )


@pytest.fixture
def table(qtbot, shown):
    table = Table()
    qtbot.addWidget(table.view)
    table.show(shown)
    with qtbot.waitActive(table.view):
        table.view.show()
        table.view.activateWindow()
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    table.played, table.tried = [], []
    table.scene.cardPlayed.connect(table.played.append)
    table.scene.refused.connect(table.tried.append)
    return table


def press(table, *keys):
    for key in keys:
        QTest.keyClick(table.view, key)


def focused(table):
    found = [item.sprite.card for item in table.scene.cards.items().values() if item.sprite.marks.focused]
    assert len(found) <= 1
    return found[0] if found else None


def test_the_arrows_move_the_focus_over_the_whole_hand(table, shown):
    hand = own_cards(shown)
    press(table, Qt.Key.Key_Home)
    seen = [focused(table)]
    for _ in hand:
        press(table, Qt.Key.Key_Right)
        seen.append(focused(table))
    assert seen == [*hand, hand[-1]]
    press(table, Qt.Key.Key_Left, Qt.Key.Key_Down)
    assert focused(table) is hand[-3]
    press(table, Qt.Key.Key_Up, Qt.Key.Key_End)
    assert focused(table) is hand[-1]


def test_the_first_arrow_finds_a_card_that_may_be_played(table, shown):
    legal = [each for each in own_cards(shown) if each in {action.card for action in shown.view.legal}]
    press(table, Qt.Key.Key_Right)
    assert focused(table) is legal[0]
    press(table, Qt.Key.Key_Escape, Qt.Key.Key_Left)
    assert focused(table) is legal[-1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_play_the_card_in_focus(table, key):
    press(table, Qt.Key.Key_Right)
    chosen = focused(table)
    press(table, key)
    assert table.played == [chosen]


def test_enter_without_focus_does_nothing(table):
    press(table, Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert (table.played, table.tried) == ([], [])


def test_a_card_that_may_not_be_played_is_refused(table, shown):
    legal = {action.card for action in shown.view.legal}
    hand = own_cards(shown)
    place = next(i for i, each in enumerate(hand) if each not in legal)
    press(table, Qt.Key.Key_Home, *([Qt.Key.Key_Right] * place), Qt.Key.Key_Return)
    assert (table.played, table.tried) == ([], [hand[place]])


def test_a_key_held_down_plays_one_card(table, shown):
    table.scene.cardPlayed.connect(lambda _card: table.show(shown))
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    for _ in range(50):
        repeated = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True, count=1
        )
        QApplication.sendEvent(table.view, repeated)
    assert len(table.played) == 1


def test_many_keys_play_one_card_for_each_question(table):
    press(table, *([Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left] * 50))
    assert len(table.played) + len(table.tried) >= 1
    assert len(table.played) == 1


def test_nothing_is_played_while_the_gate_is_closed(table):
    table.scene.set_enabled(False)
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert (table.played, table.tried) == ([], [])


def test_escape_drops_the_focus(table, shown):
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert focused(table) is None
    assert table.scene.places() == fresh_places(shown)


def test_without_the_keyboard_no_card_stands_in_focus(table, shown):
    press(table, Qt.Key.Key_Right)
    table.view.clearFocus()
    assert focused(table) is None
    assert table.scene.places() == fresh_places(shown)
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    assert focused(table) is not None


def test_tab_brings_the_focus_to_a_card(table):
    table.view.clearFocus()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert focused(table) is not None


def test_after_a_card_is_gone_its_neighbour_has_the_focus(table):
    deal = new_deal(4)
    play_until(deal, my_turn_in(Phase.PLAY), 4, "9 sans")
    table.show(deal.shown)
    press(table, Qt.Key.Key_Right)
    hand, chosen = own_cards(deal.shown), focused(table)
    action = next(each for each in deal.shown.view.legal if each.card is chosen)
    table.show(deal.do(action).after)
    rest = own_cards(deal.shown)
    assert focused(table) is rest[min(hand.index(chosen), len(rest) - 1)]


def test_shortcuts_are_left_to_the_window(table, shown):
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        QTest.keyClick(table.view, Qt.Key.Key_S, modifier)
        assert focused(table) is None


def test_space_while_something_moves_asks_for_its_end(table):
    asked = []
    press(table, Qt.Key.Key_Right)
    table.scene.moving = True
    table.scene.finishRequested.connect(lambda: asked.append(True))
    press(table, Qt.Key.Key_Space)
    assert (asked, table.played) == ([True], [])


@pytest.mark.parametrize(
    ("letter", "now", "found"),
    [
        ("S", None, "SA"),
        ("S", "SA", "ST"),
        ("S", "ST", "SA"),
        ("H", "D9", "HK"),
        ("D", None, "DQ"),
        ("R", "DQ", "D9"),
        ("C", None, "CJ"),
        ("K", None, "CJ"),
        ("J", "HK", "X1"),
        ("9", None, "H9"),
        ("9", "H9", "D9"),
        ("T", None, "ST"),
        ("1", None, "ST"),
        ("0", None, "ST"),
        ("A", None, "SA"),
        ("E", None, "SA"),
        ("Q", None, "DQ"),
        ("B", None, "CJ"),
        ("2", None, None),
    ],
)
def test_letters_find_suits_and_ranks(letter, now, found):
    assert card_for_letter(letter, HAND, card(now) if now else None) is (card(found) if found else None)


def test_a_letter_moves_the_focus(table, shown):
    suit = own_cards(shown)[-1].code[0]
    QTest.keyClicks(table.view, suit)
    assert focused(table).code[0] == suit


def test_space_marks_in_the_exchange(table):
    for seed in range(40):
        deal = new_deal(seed)
        try:
            shown = play_until(deal, my_turn_in(Phase.EXCHANGE), seed, "9 sans")
        except AssertionError:
            continue
        break
    table.show(shown)
    press(table, Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert table.scene.selection() == own_cards(shown)[:2]
    press(table, Qt.Key.Key_Space)
    assert table.scene.selection() == own_cards(shown)[:1]
