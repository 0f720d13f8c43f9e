"""What the first picture of the window can do without, done right after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

AFTER_MS: Final = 30
"""The picture gets to the screen first."""


class Later(QObject):
    """Calls once: when the page has been painted for the first time, or before it gets a key, whichever comes first.

    So no key is lost on a command that is not there yet. `keys` are the widgets that can have the keyboard by then.
    """

    def __init__(self, page: QWidget, keys: tuple[QWidget, ...], *work: Callable[[], None]) -> None:
        super().__init__(page)
        self._watched = (page, *keys)
        self._work = list(work)
        self._is_done = False
        for each in self._watched:
            each.installEventFilter(self)

    def do(self) -> None:
        """Calls now, where it was not done yet."""
        work, self._work = self._work, []
        self._is_done = self._is_done or bool(work)
        for widget in self._watched if work else ():
            widget.removeEventFilter(self)
        for each in work:
            each()

    def add(self, work: Callable[[], None]) -> None:
        """This too: at once where the rest is done, as while a box was answered; not where it was dropped."""
        if self._is_done:
            work()
        elif self._work:
            self._work.append(work)

    def drop(self) -> None:
        """It is not needed any more."""
        self._work, self._is_done = [], False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Paint and watched is self._watched[0]:
            QTimer.singleShot(AFTER_MS, self, self.do)
        elif kind is QEvent.Type.ShortcutOverride:
            self.do()
        return False
