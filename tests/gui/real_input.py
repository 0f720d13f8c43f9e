"""Mouse and keyboard of a real X server, by its XTEST extension: whoever reads its events cannot tell a hand from it.

An order is a mapping: `focus` is the X window that gets the keyboard first, as a window manager would give it (there is
none), and `do` a list of steps: `["move", x, y]`, `["down"]`, `["up"]`, `["key", name, *held]`, `["rest", seconds]`.
"""

import ctypes
import time
from collections.abc import Mapping, Sequence
from typing import Any

LEFT = 1
REVERT_TO_PARENT = 2


class RealInput:
    """Sends what hands do to the X server that DISPLAY names."""

    def __init__(self) -> None:
        self._x11, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XStringToKeysym.restype = ctypes.c_ulong
        self._x11.XKeysymToKeycode.restype = ctypes.c_ubyte
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(None))
        assert self._display, "the X server does not answer"
        # Whoever gives the keyboard to a window that has just gone is told so, and by default ended.
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
        self._overlook = kind(lambda _display, _event: 0)
        self._x11.XSetErrorHandler(self._overlook)

    def close(self) -> None:
        """Ends the connection."""
        self._x11.XCloseDisplay(self._display)

    def perform(self, order: Mapping[str, Any]) -> None:
        """Does what is ordered, step by step; no key and no button stays down."""
        focus = ctypes.c_ulong(order["focus"])
        self._x11.XSetInputFocus(self._display, focus, REVERT_TO_PARENT, ctypes.c_ulong(0))
        for step in order["do"]:
            self._step(step)
            self._x11.XSync(self._display, 0)

    def _step(self, step: Sequence[Any]) -> None:
        match step:
            case ["move", x, y]:
                self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
            case ["down" | "up" as way]:
                self._test.XTestFakeButtonEvent(self._display, LEFT, way == "down", ctypes.c_ulong(0))
            case ["key", name, *held]:
                self._key(name, held)
            case ["rest", seconds]:
                time.sleep(seconds)
            case _:
                raise AssertionError(step)

    def _key(self, name: str, held: Sequence[str]) -> None:
        for key, down in [*((each, 1) for each in held), (name, 1), (name, 0), *((each, 0) for each in held)]:
            symbol = ctypes.c_ulong(self._x11.XStringToKeysym(key.encode()))
            code = self._x11.XKeysymToKeycode(self._display, symbol)
            assert code, f"the keyboard has no {key}"
            self._test.XTestFakeKeyEvent(self._display, ctypes.c_uint(code), down, ctypes.c_ulong(0))
