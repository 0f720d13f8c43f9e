"""The book-keeper from the menu, the wizard and the list of tournaments, in the whole program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from laksewhist.store.tournament import Kind, Participant, new_tournament

from .book_evening import press, type_in
from .people import open_window

NAMES = ("Søren", "Karen", "Mads", "Bodil")


@pytest.fixture
def game(qtbot, own_folders):
    window = open_window(qtbot, own_folders, language="en")
    yield window
    window.close()


def active(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    return window


def choose(game, name):
    game.make("commands")
    game.commands.actions[name].trigger()
    QApplication.processEvents()


def begin_book(qtbot, game):
    """From the menu through the wizard: four names, and the book is open."""
    choose(game, "book")
    wizard = active(qtbot, game.books.wizard)
    for row, name in zip(wizard.people.rows, NAMES, strict=False):
        row.name.setFocus()
        row.name.selectAll()
        QTest.keyClicks(row.name, name)
    QTest.mouseClick(wizard.play_button, Qt.MouseButton.LeftButton)
    (window,) = game.books.windows.values()
    return active(qtbot, window)


def test_from_the_menu_through_the_wizard_to_the_first_deal(qtbot, game):
    window = begin_book(qtbot, game)
    assert sorted(window.tournament.names) == sorted(NAMES)
    assert window.tournament.kind is Kind.BOOK_KEPT
    assert all(each.is_person for each in window.tournament.participants)
    assert game.books.wizard is None
    type_in(window, "9g2410\n")
    assert [row.points for row in window.log.rows] == [(-38, 38, -38, 38)]
    stored = game.desk.memory.tournament(window.tournament.id)
    assert stored == window.tournament
    assert game.desk.at_table is None  # the game at the screen is another matter


def test_nobody_is_a_computer_at_a_real_table(qtbot, game):
    choose(game, "book")
    wizard = active(qtbot, game.books.wizard)
    QTest.mouseClick(wizard.people.counts[6], Qt.MouseButton.LeftButton)
    assert not any(row.kind.isVisible() or row.style_box.isVisible() for row in wizard.people.rows)
    assert [each.level for each in wizard.tournament.participants] == [None] * 6


def test_the_menu_goes_on_with_the_evening_that_is_not_over(qtbot, game):
    window = begin_book(qtbot, game)
    type_in(window, "9g2")
    press(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert game.books.windows == {}
    choose(game, "book")
    (again,) = game.books.windows.values()
    assert again.tournament.names == window.tournament.names
    assert again.form.draft.declarers == (1,)  # what was half entered waited


def test_the_list_opens_the_book_and_copies_it(qtbot, game):
    people = tuple(Participant(name) for name in NAMES)
    evening = new_tournament(people, kind=Kind.BOOK_KEPT, name="Friday")
    game.desk.memory.save(evening)
    choose(game, "tournaments")
    listed = active(qtbot, game.tournaments.window)
    listed.view.choose(evening.id, 0)
    listed.do("copy")
    assert game.books.wizard.tournament.names == NAMES
    assert game.books.wizard.tournament.id != evening.id
    game.books.wizard.close()
    listed.do("open")
    assert list(game.books.windows) == [evening.id]


def test_the_list_begins_a_book(qtbot, game):
    choose(game, "tournaments")
    QTest.mouseClick(game.tournaments.window.buttons.buttons["book"], Qt.MouseButton.LeftButton)
    assert game.books.wizard is not None
    game.books.wizard.close()
    assert game.books.wizard is None


def test_the_score_sheet_follows_a_correction(qtbot, game):
    window = begin_book(qtbot, game)
    type_in(window, "9g2410\n")
    press(window, Qt.Key.Key_F3)
    sheet = game.scores.windows[window.tournament.id]
    assert sheet.ledger.deals[0].points == (-38, 38, -38, 38)
    window.begin(0)
    type_in(active(qtbot, window), "10g\n")
    assert sheet.ledger.deals[0].points == window.log.rows[0].points != (-38, 38, -38, 38)


def test_a_damaged_book_is_told_and_not_opened(qtbot, game):
    window = begin_book(qtbot, game)
    type_in(window, "9g2410\n")
    ident = window.tournament.id
    window.close()
    game.desk.memory.history.database.run("UPDATE deal SET dealer = 3 - dealer")
    choose(game, "book")
    assert ident not in game.books.windows
    assert any("cannot be opened" in box.text() for box in game.findChildren(QMessageBox))
