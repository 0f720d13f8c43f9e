"""Score sheets opened over the game: of what is played, of what is stored, and of books."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.scores.desk import AT_TABLE
from laksewhist.gui.scores.sources import of_record, of_tournament
from laksewhist.match.book import BookEntry
from laksewhist.store.exchange import record_of_tournament
from laksewhist.store.trouble import StoreError, Trouble
from tests.store.evenings import NAMES, book, keep_book, play, tournament

from .people import open_window


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    made.show()
    return made


def stored(window, count=4, deals=3, **chosen):
    found = tournament(count, **chosen)
    window.desk.memory.save(found)
    play(window.desk.memory.history, found, deals)
    return found


@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_stored_tournament_has_the_sheet_that_was_played(window, count):
    found = tournament(count)
    window.desk.memory.save(found)
    played = play(window.desk.memory.history, found, 3)
    window.scores.open(found)
    shown = window.scores.windows[found.id].ledger
    assert shown.names == found.names
    assert shown.standings == played.standings
    assert len(shown.deals) == 3
    assert all(deal.fetch is not None and deal.finished is not None for deal in shown.deals)


def test_f3_shows_what_is_played_and_follows_it(window):
    window.start(setup=match_setup("Åse", 4, HouseRules()))
    QTest.keyClick(window, Qt.Key.Key_F3)
    sheet = window.scores.windows[AT_TABLE]
    assert sheet.isVisible()
    assert not sheet.isModal()
    assert sheet.model.rowCount() == 0
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert list(window.scores.windows) == [AT_TABLE]
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not window.scores.windows


def test_a_click_on_the_standings_shows_the_sheet(window):
    window.desk.play(stored(window))
    standings = window.page.column.standings
    standings.resize(320, 300)
    assert "F3" in standings.graph.toolTip()
    QTest.mouseClick(standings.graph, Qt.MouseButton.LeftButton)
    assert window.scores.windows[AT_TABLE].isVisible()


def test_a_tournament_at_the_table_has_one_sheet(window):
    found = stored(window)
    window.desk.play(found)
    window.scores.open(found)
    assert list(window.scores.windows) == [AT_TABLE]
    assert window.scores.windows[AT_TABLE].model.rowCount() == 3
    assert window.scores.windows[AT_TABLE].ledger.created is not None


def test_where_the_history_lacks_deals_the_sheet_is_that_of_the_match(window, monkeypatch):
    found = stored(window)
    window.desk.play(found)
    monkeypatch.setattr(type(window.desk.memory.history), "sheet", lambda *_: ())
    window.scores.open_current()
    shown = window.scores.windows[AT_TABLE].ledger
    assert shown.standings == window.model.match.standings
    assert len(shown.deals) == 3


def test_a_deal_of_a_stored_tournament_is_shown_again_and_the_next_after_it(window):
    found = stored(window)
    window.scores.open(found)
    sheet = window.scores.windows[found.id]
    sheet.reviewWanted.emit(0)
    first = window.scores.review
    assert first.isVisible()
    assert first.review.course.end.outcome == sheet.ledger.deals[0].outcome
    first.last()
    first.page.summary.next_button.click()
    assert window.scores.review is not first
    assert window.scores.review.review.row == 1
    QTest.keyClick(window.scores.review, Qt.Key.Key_Escape)
    assert window.scores.review is None


def test_a_book_has_a_sheet_without_cards_and_corrections_are_followed(window):
    kept = book(name="Real cards")
    memory = window.desk.memory
    memory.save(kept)
    keep_book(memory.history, kept)
    window.scores.open(kept)
    sheet = window.scores.windows[kept.id]
    assert sheet.model.rowCount() == 3
    assert "click" not in sheet.note.text()
    sheet.reviewWanted.emit(0)
    assert window.scores.review is None
    assert "real cards" in sheet.note.text()
    memory.history.enter(kept.id, BookEntry(3))
    window.scores.refresh()
    assert sheet.model.rowCount() == 4


def test_a_disk_that_refuses_is_told_and_nothing_opens(window, monkeypatch):
    found, said = stored(window), []
    monkeypatch.setattr(window.desk, "say", said.append)

    def refuse(*_):
        raise StoreError(Trouble.DAMAGED, window.data / "history.sqlite", "malformed")

    monkeypatch.setattr(type(window.desk.memory.history), "sheet", refuse)
    window.scores.open(found)
    assert not window.scores.windows
    assert "damaged" in said[0]


def test_a_damaged_deal_is_told_and_the_sheet_stays(window, monkeypatch):
    found, said = stored(window), []
    window.scores.open(found)
    monkeypatch.setattr(window.desk, "say", said.append)

    def refuse(*_):
        raise StoreError(Trouble.DAMAGED, window.data / "history.sqlite", "malformed")

    monkeypatch.setattr(type(window.desk.memory.history), "deal", refuse)
    window.scores.windows[found.id].reviewWanted.emit(0)
    assert window.scores.review is None
    assert len(said) == 1
    assert window.scores.windows[found.id].isVisible()


@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_record_of_the_tournament_has_the_same_sheet(window, count):
    found = stored(window, count)
    history = window.desk.memory.history
    kept, record = of_tournament(history, found), record_of_tournament(history, found)
    again = of_record(record, record.deals, "record")
    assert again.names == NAMES[:count]
    assert again.sums == kept.sums
    assert [deal.outcome for deal in again.deals] == [deal.outcome for deal in kept.deals]
    assert [deal.seating.players for deal in again.deals] == [deal.seating.players for deal in kept.deals]


def test_all_of_it_closes_with_the_game(window):
    found = stored(window)
    window.scores.open(found)
    window.scores.windows[found.id].reviewWanted.emit(0)
    window.close()
    assert not window.scores.windows
    assert window.scores.review is None


def test_every_sheet_takes_over_the_look_of_the_game(window):
    found = stored(window)
    window.scores.open(found)
    window.scores.windows[found.id].reviewWanted.emit(0)
    window.preferences.change(theme="dark")
    assert window.scores.windows[found.id].look.theme.name == "dark"
    assert window.scores.review.page.look.theme.name == "dark"
