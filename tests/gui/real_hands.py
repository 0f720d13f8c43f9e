"""Hands at a program on a real X server: each press goes out to whoever can press, and comes back as an event.

They see what stands where on the screen, and send orders (see `real_input`) through a pipe; nothing is called directly.
"""

import json
import os
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.people import Keys, Mouse

CAME_MS = 15000
"""What was pressed has come by then, on however busy a machine."""
NEAR = 40
"""Pixels; more than those of a double click."""
NAMES = {" ": "space", "-": "minus"}
"""What X calls keys whose letter is not their name."""
KEYS = {
    Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
}


def idle(milliseconds: int) -> None:
    """Lets the program do what it does."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(is_so: Callable[[], bool], milliseconds: int = 15000, fault: str = "") -> None:
    """Lets the program work until it is so; AssertionError where that takes too long."""
    for _ in range(milliseconds // 10):
        if is_so():
            return
        idle(10)
    raise AssertionError(fault or f"not within {milliseconds} ms: {is_so.__qualname__}")


class Arrivals(QObject):
    """Notices when what decides has come from the X server: a button that is let go, or a key.

    A key that belongs to a shortcut is seen only when it is let go, one that closes a window only when it is pressed.
    """

    def __init__(self, to_hands: int) -> None:
        super().__init__()
        self._to_hands = to_hands
        self._awaited, self._loop = 0, QEventLoop()
        self._down: set[int] = set()
        self._pressed = time.monotonic(), QPoint(-100, -100)
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWindow) and event.spontaneous() and self._counts(event):
            self._awaited -= 1
            if self._awaited == 0:
                QTimer.singleShot(0, self._loop.quit)
        return False

    def _counts(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress:
            self._down.add(event.key())
            return True
        if event.type() is QEvent.Type.KeyRelease and event.key() in self._down:
            self._down.discard(event.key())
            return False
        return event.type() in (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)

    def approach(self, where: QPoint) -> None:
        """Waits before a press that would be the second of a double click, which nobody means here."""
        moment, last = self._pressed
        rest = QApplication.doubleClickInterval() / 1000 - (time.monotonic() - moment)
        if rest > 0 and (where - last).manhattanLength() < NEAR:
            idle(int(1000 * rest) + 50)
        self._pressed = time.monotonic(), where

    def order(self, window: QWidget, *steps: list[object]) -> None:
        """Has this done at the window, and returns when it has come and was answered."""
        self._awaited = 1 + sum(len(step) - 2 for step in steps if step[0] == "key")
        line = json.dumps({"focus": int(window.winId()), "do": steps})
        os.write(self._to_hands, f"{line}\n".encode())
        late = QTimer()
        late.setSingleShot(True)
        late.timeout.connect(self._loop.quit)
        late.start(CAME_MS)
        self._loop.exec()
        assert late.isActive(), f"{steps} came to nobody"
        late.stop()
        idle(0)


class RealHands:
    """What both kinds of hands need: a way to the real mouse and the real keyboard."""

    arrivals: Arrivals

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """The mouse goes there and clicks."""
        where = widget.mapToGlobal(widget.rect().center() if at is None else at)
        seen = QApplication.widgetAt(where)
        assert seen is not None, f"{widget} is not on the screen"
        self.arrivals.approach(where)
        self.arrivals.order(widget.window(), ["move", where.x(), where.y()], ["down"], ["up"])

    def tap(self, window: QWidget, name: str, *held: str) -> None:
        """A key is pressed, by the name that X has for it, while others are held."""
        self.arrivals.order(window, ["key", name, *held])

    def write(self, window: QWidget, text: str) -> None:
        """Types plain letters and digits."""
        for letter in text:
            held = ["Shift_L"] if letter.isupper() else []
            self.arrivals.order(window, ["key", NAMES.get(letter, letter.lower()), *held])


class RealMouse(RealHands, Mouse):
    """Clicks with the real mouse, and plays by dragging or by clicking."""

    def __init__(self, window, arrivals: Arrivals, *, drags: bool) -> None:
        super().__init__(window, drags=drags)
        self.arrivals = arrivals

    def press(self, widget: QWidget) -> None:
        wait_until(lambda: widget.isVisible() and widget.isEnabled())
        self.click(widget)

    def mark(self, card) -> None:
        self.click(self.page.view.viewport(), self.grip(card))

    def drag(self, card) -> None:
        port, start = self.page.view.viewport(), self.grip(card)
        end = self.page.view.mapFromScene(self.page.look.point(self.page.scene.layout.ring_centre))
        way = [port.mapToGlobal(start + (end - start) * step / 6) for step in range(7)]
        self.arrivals.approach(way[0])
        first, *rest = [["move", point.x(), point.y()] for point in way]
        self.arrivals.order(self.window, first, ["down"], *rest, ["rest", 0.01], ["up"])


class RealKeys(RealHands, Keys):
    """Never touches the mouse."""

    def __init__(self, window, arrivals: Arrivals) -> None:
        super().__init__(window)
        self.arrivals = arrivals

    def key(self, key: Qt.Key) -> None:
        self.tap(self.window, KEYS[key])
