"""The book-keeper at the moments that its standard pictures show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from laksewhist.engine.bids import parse_bid
from laksewhist.gui.badge import COLOURS
from laksewhist.gui.book.draft import Draft, draft_of
from laksewhist.gui.book.drafting import with_call, with_declarer, with_tricks
from laksewhist.gui.new_match import person_name
from laksewhist.match.book import BookEntry
from laksewhist.match.length import Length, LengthKind
from laksewhist.store.tournament import Kind, Participant, Tournament, new_tournament

if TYPE_CHECKING:
    from laksewhist.gui.book.window import BookWindow
    from laksewhist.gui.main_window import MainWindow

OTHERS: Final = ("Karen", "Bodil", "Mads", "Inger", "Svend Åge")
GOOD: Final = parse_bid("9 gode")
EVENING: Final = (
    BookEntry(0, parse_bid("8 alm"), (1,), 3, tricks=(9,)),
    BookEntry(1, GOOD, (2,), 0, tricks=(8,)),
    BookEntry(2, parse_bid("8 vip"), (3,), 1, False, 3, (9,)),
    BookEntry(3),
    BookEntry(3, parse_bid("sol"), (0, 2), tricks=(1, 2)),
    BookEntry(0, parse_bid("10 halve"), (1,), None, True, None, (11,)),
    BookEntry(1, iron_hand=2),
    BookEntry(1, parse_bid("9 sans"), (3,), 2, tricks=(9,)),
)
"""A bit of everything, for four."""
SIX: Final = (
    BookEntry(0, GOOD, (1,), 4, tricks=(10,)),
    BookEntry(1, parse_bid("10 vip"), (5,), 2, False, 1, (9,)),
    BookEntry(2, parse_bid("ren sol"), (3,), tricks=(0,)),
)
MADE: Final = BookEntry(2, GOOD, (1,), 3, tricks=(10,))


def book_moments(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """An empty book, a deal that is whole, a correction, nolo, what cannot be, six people, and the wizard."""
    evening = _evening(window, 4)
    book = _open(window, evening)
    yield "book_empty", book
    for entry in EVENING:
        book.log.enter(entry, "")
    book.begin(None, draft_of(MADE))
    book.form.tricks.take_focus({})
    yield "book", book
    book.form.show_draft(Draft(2))
    book.begin(2)
    yield "book_correction", book
    sol = with_declarer(with_declarer(with_call(Draft(2), parse_bid("bordlægger")), 0), 3)
    book.begin(None, with_tricks(with_tricks(sol, 0, 0), 3, 2))
    yield "book_nolo", book
    book.close()
    yield from _with_six(window)
    window.books.make(evening)
    wizard = window.books.wizard
    assert wizard is not None
    yield "book_wizard", wizard
    wizard.close()


def _with_six(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    book = _open(window, _evening(window, 6))
    for entry in SIX:
        book.log.enter(entry, "")
    book.begin(None, with_declarer(with_call(Draft(3), GOOD), 0))
    book.form.go_on()
    yield "book_fault", book
    book.close()


def _evening(window: MainWindow, count: int) -> Tournament:
    names = (person_name(), *OTHERS)[:count]
    people = tuple(Participant(name, colour=COLOURS[at]) for at, name in enumerate(names))
    made = new_tournament(people, kind=Kind.BOOK_KEPT, length=Length(LengthKind.DEALS, 24), seed="book")
    window.desk.memory.save(made)
    return made


def _open(window: MainWindow, evening: Tournament) -> BookWindow:
    window.books.open(evening)
    return window.books.windows[evening.id]
