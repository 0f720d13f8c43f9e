"""What the tests of the book-keeper have in common: an evening, its window, and fingers on a keyboard."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from laksewhist.gui.book.log import BookLog
from laksewhist.gui.book.window import BookWindow
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Kind, Participant, new_tournament

NAMES = ("Søren Ærø-Østergård", "محمد", "👩‍👩‍👧 Mads", "B" * 64, "Inger", "Jens")
"""Long ones, ones from the right to the left, and ones of signs: they are names like others."""


def new_book(folder: Path, participants=4, people=None, **chosen):
    """A memory with one evening of these people; the first of them deals first."""
    memory = Memory(folder / "config", folder / "data")
    people = people or tuple(Participant(name) for name in NAMES[:participants])
    evening = new_tournament(people, kind=Kind.BOOK_KEPT, **chosen)
    memory.save(evening)
    return memory, evening


def open_book(qtbot, memory, evening, size=(1256, 780), look=DEFAULT_LOOK):
    """The window of the evening, with the keyboard in it."""
    window = BookWindow(BookLog(evening, memory), look, None)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    window.form.bid.take_focus()
    return window


def type_in(window, text: str) -> None:
    """Presses the keys of a text, one after another, wherever the keyboard is; a line break is Return."""
    for letter in text:
        target = window.focusWidget() or window
        if letter == "\n":
            QTest.keyClick(target, Qt.Key.Key_Return)
        else:
            QTest.keyClick(target, letter)
    QApplication.processEvents()


def press(window, key, held=Qt.KeyboardModifier.NoModifier) -> None:
    """Presses one key."""
    QTest.keyClick(window.focusWidget() or window, key, held)
    QApplication.processEvents()
