"""In both languages, with longer texts, in large type and in a small window: nothing of the book is cut off."""

import pytest
from PySide6.QtWidgets import QApplication

from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.table.theme import LIGHT
from laksewhist.store.tournament import Participant

from .book_evening import new_book, open_book, type_in
from .test_panels_room import words

__all__ = ["words"]
NAMES = ("Søren", "Karen", "Mads", "Bodil", "Inger", "Svend Åge")


@pytest.fixture(
    params=[(1256, 780, 100), (1256, 780, 150), (776, 580, 100)], ids=lambda size: f"{size[0]} at {size[2]} %"
)
def book(qtbot, own_folders, words, request):
    width, height, text_size = request.param
    people = tuple(Participant(name) for name in NAMES[:4])
    memory, evening = new_book(own_folders, people=people)
    look = Look(LIGHT, 1.0, small=width < 1000, text_size=text_size)
    window = open_book(qtbot, memory, evening, (width, height), look)
    yield window
    memory.close()


def cut_off(window, words):
    """What cannot be read as a whole; longer texts than there are may end in an ellipsis."""
    found = []
    for part in [*window.findChildren(Label), *window.findChildren(Button)]:
        if not part.isVisible() or not part.text():
            continue
        if part.height() < part.fontMetrics().height() - 1:
            found.append(f"{part.text()} is too low")
        wraps = isinstance(part, Label) and part.wordWrap()
        if not wraps and words != "longer" and part.is_elided():
            found.append(f"{part.text()} is cut")
    if words == "longer" or window.head.title.look.text_size > 100:
        return found
    chips = window.form.bid.redeals.chips
    return found + [chip.choice.words for chip in chips if chip.width() < chip.sizeHint().width()]


def test_everything_can_be_read(book, words):
    size = book.size()
    for keys in ("", "8v2439", "\n", "s12\n", "\n1\n"):
        type_in(book, keys)
        QApplication.processEvents()
        assert cut_off(book, words) == [], keys
        assert book.size() == size, keys
    assert len(book.log.rows) == 1


def test_what_has_the_keyboard_is_seen(book):
    for keys in ("8v2", "4", "3"):
        type_in(book, keys)
        QApplication.processEvents()
        focused = book.focusWidget()
        assert not focused.visibleRegion().isEmpty(), keys
        assert focused.visibleRegion().boundingRect().height() >= focused.height() - 2, keys


@pytest.fixture(params=[5, 6])
def crowd(qtbot, own_folders, request):
    memory, evening = new_book(own_folders, people=tuple(Participant(name) for name in NAMES[: request.param]))
    window = open_book(qtbot, memory, evening, (776, 580), Look(LIGHT, 1.0, small=True))
    yield window
    memory.close()


def named(row):
    """The chips of a row that can be seen, by their digits."""
    return [chip.choice.digit for chip in row.chips if chip.isVisible()]


def at_the_table(window):
    """The digits of those who play this deal."""
    return [chip.choice.digit for chip in window.form.declarers.chips if not chip.choice.reason]


def test_with_five_and_six_all_fields_are_seen_at_once_in_a_small_window(crowd):
    bar = crowd.form._area.verticalScrollBar()
    for bid in ("8v{}{}39", "s{}", "9g{}{}10"):
        type_in(crowd, bid.format(*at_the_table(crowd)))
        QApplication.processEvents()
        assert bar.maximum() == 0, bid
        type_in(crowd, "\n")


def test_where_there_is_little_room_whoever_cannot_be_meant_is_left_out(crowd):
    players = at_the_table(crowd)
    assert len(named(crowd.form.dealer)) == len(crowd.log.tournament.participants)
    assert named(crowd.form.declarers) == players
    type_in(crowd, f"9g{players[1]}")
    assert named(crowd.form.declarers) == players
    assert named(crowd.form.partner) == [*(each for each in players if each != players[1]), "0"]


def test_a_digit_takes_also_who_is_left_out_and_the_form_says_what_is_wrong(crowd):
    out = next(chip.choice for chip in crowd.form.declarers.chips if chip.choice.reason)
    assert out.digit not in named(crowd.form.declarers)
    type_in(crowd, f"9g{out.digit}")
    assert crowd.form.draft.declarers == (out.value,)
    assert out.digit in named(crowd.form.declarers)
