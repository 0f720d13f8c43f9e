"""Keys that are held down, where the X server's repeats are not told from presses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

DECIDING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
SAME_MOMENT_MS: Final = 5
"""A repeat releases and presses a key at one moment; no finger does."""


class HeldKeys(QObject):
    """Swallows the repeats of the keys that decide something, in every window that it watches.

    Qt marks repeats, and all widgets heed that mark. On X11 it finds them by looking ahead in the queue, and misses
    some whenever it is faster than the server: a Return held down would go on to bid, accept and call.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._released: tuple[int, int] | None = None

    def watch(self, window: QWindow | None) -> None:
        """Looks after one window more; the same one may be told again and again."""
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.key() not in DECIDING:
            self._released = None  # whoever types another key between holds none down, however fast he is
            return False
        if event.type() is QEvent.Type.KeyRelease:
            self._released = event.key(), event.timestamp()
        elif event.type() is QEvent.Type.KeyPress and self._released is not None:
            key, moment = self._released
            return event.key() == key and 0 <= event.timestamp() - moment <= SAME_MOMENT_MS
        return False
