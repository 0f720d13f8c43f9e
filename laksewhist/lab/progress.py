"""Tells on standard error how far a long command has come."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TextIO

_SECONDS_ON_TERMINAL: Final = 0.1
_SECONDS_IN_LOG: Final = 10.0


class Progress:
    """On a terminal one line that is written over and over, elsewhere a line now and then."""

    def __init__(
        self, total: int, stream: TextIO, clock: Callable[[], float] = time.monotonic, what: str = "deals"
    ) -> None:
        self._total = total
        self._stream = stream
        self._clock = clock
        self._what = what
        self._is_terminal = stream.isatty()
        self._started = self._told = clock()
        self._has_line = False

    @property
    def seconds(self) -> float:
        """How long it has taken so far; never quite zero, so that it can divide."""
        return max(self._clock() - self._started, 1e-6)

    def at(self, done: int) -> None:
        """Told that so many are done; writes only when it is time to."""
        now = self._clock()
        if now - self._told < (_SECONDS_ON_TERMINAL if self._is_terminal else _SECONDS_IN_LOG):
            return
        self._told = now
        text = f"{done} of {self._total} {self._what}, {done / self.seconds:.0f} per second"
        self._stream.write(f"\r{text}\x1b[K" if self._is_terminal else f"{text}\n")
        self._stream.flush()
        self._has_line = self._is_terminal

    def close(self) -> None:
        """Ends the line on a terminal."""
        if self._has_line:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._has_line = False
