"""All tricks on one sheet, where one may look at them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.view import Phase
from laksewhist.gui.advice import adviser
from laksewhist.gui.dialogs.all_tricks import AllTricksDialog, PlayedCard
from tests.gui.people import open_window
from tests.gui.test_played_for import begin


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(adviser, "HINT_LEVEL", "begynder")  # the level takes no time
    return open_window(qtbot, tmp_path, language="en")


def opened(window):
    QTest.keyClick(window, Qt.Key.Key_F5)
    found = [each for each in window.findChildren(AllTricksDialog) if each.isVisible()]
    return found[0] if found else None


def in_play(window, tricks):
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.tricks) == tricks)


def test_every_card_lies_in_the_row_of_its_trick_and_the_column_of_its_player(window):
    window.preferences.change(see_all_tricks=True)
    in_play(window, 3)
    dialog, shown = opened(window), window.model.shown
    cards = dialog.findChildren(PlayedCard)
    assert [each.card for each in cards] == [
        trick.card_of(seat) for trick in shown.view.tricks for seat in shown.seats_by_position
    ]
    assert [each.card for each in cards if each.led] == [trick.cards[0] for trick in shown.view.tricks]
    assert [each.card for each in cards if each.won] == [trick.card_of(trick.winner) for trick in shown.view.tricks]
    assert all(each.accessibleName() for each in cards)
    assert dialog.area.verticalScrollBar().maximum() == 0


def test_at_a_real_table_only_the_last_trick_may_be_looked_at(window):
    in_play(window, 3)
    assert opened(window) is None
    assert "Only the last trick" in window.page.hint.text()


def test_after_the_deal_all_of_them_lie_open(window):
    in_play(window, 1)
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert window.model.shown.points is not None
    assert len(opened(window).findChildren(PlayedCard)) == 4 * len(window.model.shown.view.tricks)


def test_before_the_first_trick_a_sentence_says_that_there_is_none(window):
    begin(window, lambda view: view.phase is Phase.AUCTION)
    assert opened(window) is None
    assert "No trick" in window.page.hint.text()


def test_the_sheet_follows_the_deal_and_the_language(qtbot, window):
    window.preferences.change(see_all_tricks=True)
    in_play(window, 2)
    dialog = opened(window)
    window.played_for.switch()
    assert len(dialog.findChildren(PlayedCard)) == 4 * len(window.model.shown.view.tricks) > 8
    window.preferences.change(language="da")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Alle stik", timeout=2000)
