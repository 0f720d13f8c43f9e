"""The book of an evening, by mouse and keys on the real window: entering, correcting, deleting, and steps back."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from laksewhist.engine.bids import parse_bid
from laksewhist.gui.book.draft import Redeal
from laksewhist.gui.languages import set_language
from laksewhist.match.book import BookEntry
from laksewhist.match.length import Length, LengthKind
from laksewhist.store.history.history import History
from laksewhist.store.trouble import StoreError, Trouble

from .book_evening import new_book, open_book, press, type_in
from .test_accessible_names import unnamed

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def book(qtbot, own_folders):
    memory, evening = new_book(own_folders, seed="book")
    window = open_book(qtbot, memory, evening)
    yield window
    memory.close()


def entries(window):
    return [row.entry for row in window.log.rows]


def told(window):
    """What is told to be wrong, by field."""
    return {field.value: row.fault.text() for field, row in window.form.rows.items() if row.fault.text()}


def click(widget, at=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
    QApplication.processEvents()


def test_the_usual_deal_takes_eight_keys(book):
    dealer = book.form.draft.dealer
    keys = "9g2410\n"
    type_in(book, keys)
    assert entries(book) == [BookEntry(dealer, parse_bid("9 gode"), (1,), 3, tricks=(10,))]
    assert len(keys) < 10
    assert book.log.rows[0].points == (-38, 38, -38, 38)
    assert book.form.draft.is_blank
    assert book.form.draft.dealer == (dealer + 1) % 4
    assert book.form.bid.edit.hasFocus()


def test_enter_leads_through_the_fields_as_well(book):
    type_in(book, "8 vip\n2\n")
    assert book.form.partner.isAncestorOf(book.focusWidget())
    type_in(book, "\n")
    assert told(book)["partner"]
    type_in(book, "1")
    type_in(book, "3\n")
    assert "How many tricks?" in told(book)["tricks"]
    type_in(book, "9\n")
    assert entries(book)[0].vip_card == 3
    assert told(book) == {}


def test_the_line_says_at_once_what_each_gets(book):
    type_in(book, "9g2")
    assert "partner" in book.form.outcome.line.text()
    assert book.form.outcome.strip.points is None
    type_in(book, "410")
    assert book.form.outcome.line.text().endswith("9 gode with 10 tricks, +38 each")
    assert book.form.outcome.strip.points == (-38, 38, -38, 38)
    press(book, Key.Key_Backspace)
    assert book.form.outcome.strip.points == (90, -90, 90, -90)


def test_everything_by_mouse(book):
    form = book.form
    click(form.bid.ladder.cells[parse_bid("10 vip")])
    click(form.declarers.chips[0])
    click(form.partner.chips[2])
    click(form.cards.chips[2])
    strip = form.tricks.lines[0].strip
    click(strip, strip.centre(11).toPoint())
    click(book.book_button)
    assert entries(book)[0] == BookEntry(entries(book)[0].dealer, parse_bid("10 vip"), (0,), 2, False, 3, (11,))
    click(form.bid.redeals.chips[0])
    click(book.book_button)
    assert entries(book)[1].bid is None
    click(form.bid.redeals.chips[1])
    click(form.declarers.chips[3])
    click(book.book_button)
    assert entries(book)[2].iron_hand == 3
    row = book.entries.list.visualRect(book.entries.model.index(0, 0))
    click(book.entries.list.viewport(), row.center())
    assert book.corrected == 0
    click(book.delete_button)
    assert [entry.bid for entry in entries(book)] == [None, None]


def test_what_cannot_be_is_told_at_its_field(book):
    type_in(book, "9x")
    assert "no bid" in told(book)["bid"]
    press(book, Key.Key_Backspace)
    type_in(book, "g2414\n")
    assert "0 to 13" in told(book)["tricks"]
    assert entries(book) == []
    press(book, Key.Key_Escape)
    type_in(book, "s12\n9\n5\n")
    assert "13 tricks" in told(book)["tricks"]
    assert entries(book) == []


def test_whoever_sits_out_cannot_have_played(qtbot, own_folders):
    memory, evening = new_book(own_folders, 5)
    window = open_book(qtbot, memory, evening)
    away = window.form.draft.dealer + 1
    others = [each for each in range(1, 6) if each != away]
    assert "sits out" in window.head.more.text()
    type_in(window, f"9g{away}{others[0]}9\n")
    assert "sits out" in told(window)["declarers"]
    assert entries(window) == []
    window.form.declarers.take_focus()
    type_in(window, f"{others[1]}\n")
    assert entries(window)[0].declarers == (others[1] - 1,)
    memory.close()


def test_a_correction_moves_all_sums_and_keeps_what_was_begun(book):
    type_in(book, "9g249\n8a139\ns2\n0\n")
    before = [row.sums for row in book.log.rows]
    type_in(book, "12h")
    book.entries.list.setFocus()
    book.entries.list.setCurrentIndex(book.entries.model.index(0, 0))
    press(book, Key.Key_Return)
    assert book.corrected == 0
    assert book.form.draft.entry == entries(book)[0]
    book.form.tricks.take_focus({})
    type_in(book, "7\n")
    after = [row.sums for row in book.log.rows]
    moved = [tuple(new - old for new, old in zip(*each, strict=True)) for each in zip(after, before, strict=True)]
    assert moved == [(55, -55, 55, -55)] * 3  # 9 gode: 25 with nine tricks, −30 with seven
    assert book.corrected is None
    assert book.form.draft.call == parse_bid("12 halve")  # the deal that was begun is here again
    assert len(entries(book)) == 3


def test_deleting_is_taken_back_and_done_again(book):
    type_in(book, "9g249\n8a139\ns2\n0\n")
    whole, standings = entries(book), book.log.standings
    book.entries.list.setFocus()
    book.entries.list.setCurrentIndex(book.entries.model.index(1, 0))
    press(book, Key.Key_Delete)
    assert entries(book) == [whole[0], whole[2]]
    book.form.bid.take_focus()
    press(book, Key.Key_Z, Held.ControlModifier)  # also in the line where one types
    assert entries(book) == whole
    assert book.log.standings == standings
    press(book, Key.Key_Y, Held.ControlModifier)
    assert entries(book) == [whole[0], whole[2]]
    for _ in range(9):
        press(book, Key.Key_Z, Held.ControlModifier)
    assert entries(book) == []
    for _ in range(9):
        press(book, Key.Key_Z, Held.ControlModifier | Held.ShiftModifier)
    assert entries(book) == [whole[0], whole[2]]


def test_steps_back_survive_that_a_deal_gets_another_number(book):
    type_in(book, "9g249\n")
    book.begin(0)
    type_in(book, "10g")
    press(book, Key.Key_Return)
    corrected = entries(book)
    for key in (Key.Key_Z, Key.Key_Z, Key.Key_Y, Key.Key_Y):
        press(book, key, Held.ControlModifier)
    assert entries(book) == corrected
    assert corrected[0].bid == parse_bid("10 gode")


def test_escape_never_closes_the_book(book):
    type_in(book, "9g2")
    press(book, Key.Key_Escape)
    press(book, Key.Key_Escape)
    assert book.isVisible()
    assert book.form.draft.is_blank


def test_the_dealer_follows_and_can_be_changed(book):
    first = book.form.draft.dealer
    type_in(book, "j1\n")
    assert book.form.draft.dealer == first  # an iron hand: the same one deals again
    type_in(book, "9g249\n")
    assert book.form.draft.dealer == (first + 1) % 4
    book.form.dealer.take_focus()
    type_in(book, f"{first + 1}")
    assert book.form.bid.edit.hasFocus()
    type_in(book, "9g249\n")
    assert entries(book)[-1].dealer == first


def test_every_field_is_reached_by_tab_in_the_order_of_the_form(book):
    type_in(book, "8v")
    book.form.dealer.take_focus()
    form, seen = book.form, []
    stations = {
        "dealer": form.dealer,
        "bid": form.bid.edit,
        "redeals": form.bid.redeals,
        "ladder": form.bid.ladder,
        "declarers": form.declarers,
        "partner": form.partner,
        "cards": form.cards,
        "tricks": form.tricks,
        "book": book.book_button,
    }
    for _ in range(12):
        here = book.focusWidget()
        name = next((name for name, each in stations.items() if each is here or each.isAncestorOf(here)), None)
        if name is not None and name not in seen:
            seen.append(name)
        press(book, Key.Key_Tab)
    assert seen == list(stations)


@pytest.mark.parametrize("language", ["en", "da"])
def test_whatever_takes_the_keyboard_has_a_name(book, language):
    type_in(book, "8v2439\ns12")
    set_language(language)
    QApplication.processEvents()
    assert unnamed(book, only_seen=True) == []


def test_a_full_disk_is_told_and_nothing_is_lost(book, monkeypatch):
    type_in(book, "9g249\n")

    def refuse(*_args, **_named):
        raise StoreError(Trouble.FULL, Path("history.sqlite"), "full")

    with monkeypatch.context() as patch:
        patch.setattr(History, "enter", refuse)
        type_in(book, "8a139\n")
        assert "The disk is full." in book.said.text()
        assert len(entries(book)) == 1
        assert book.form.is_whole  # it waits to be booked
    type_in(book, "\n")
    assert len(entries(book)) == 2
    assert book.log.stack.count() == 2


def test_the_evening_ends_at_its_length_and_can_go_on(qtbot, own_folders):
    memory, evening = new_book(own_folders, length=Length(LengthKind.DEALS, 1))
    window = open_book(qtbot, memory, evening)
    assert window.head.title.text() == "Deal 1 of 1"
    type_in(window, "9g249\n")
    assert window.head.title.text() == "The evening is over"
    assert "+25" in window.head.more.text()
    type_in(window, "9g249\n")
    assert len(entries(window)) == 2
    memory.close()


def test_what_was_typed_before_is_kept_when_another_bid_is_picked(book):
    type_in(book, "9g249")
    click(book.form.bid.ladder.cells[parse_bid("10 gode")])
    type_in(book, "\n")
    assert entries(book)[0] == BookEntry(entries(book)[0].dealer, parse_bid("10 gode"), (1,), 3, tricks=(9,))
    type_in(book, "p")
    assert book.form.draft.call is Redeal.FOUR_PASSES


@pytest.mark.parametrize("seed", [1, 2])
def test_random_keys_never_break_the_book(book, seed):
    chance = Random(seed)
    others = (Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Escape, Key.Key_Up, Key.Key_Down, Key.Key_Left)
    held = (Key.Key_Z, Key.Key_Y)
    for _ in range(300):
        choice = chance.random()
        if choice < 0.7:
            type_in(book, chance.choice("89gvhsapjrb0123412340910\n "))
        elif choice < 0.95:
            press(book, chance.choice((*others, Key.Key_Delete, Key.Key_Backspace)))
        else:
            press(book, chance.choice(held), Held.ControlModifier)
        assert book.isVisible()
    assert all(sum(row.points) == 0 for row in book.log.rows)
    stored = book.log.rows
    book.log.read()
    assert book.log.rows == stored
    while book.log.stack.canUndo():
        book.step(back=True)
    assert entries(book) == []
