"""The moment after a question has appeared under the pointer, in which nothing that is pressed counts."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Settling:
    """Tells a press that was meant for what was there before from one that answers what is there now.

    `ms` milliseconds after `begin` it is over; it is over as well where nothing has begun. With 0 it is over at once.
    """

    def __init__(self, ms: int, clock: Callable[[], float] = monotonic) -> None:
        self.ms = ms
        self._clock = clock
        self._since: float | None = None

    def begin(self) -> None:
        """Something new is to be seen."""
        self._since = self._clock()

    @property
    def is_over(self) -> bool:
        """Whether it has been there long enough to be meant."""
        return self._since is None or (self._clock() - self._since) * 1000 >= self.ms
