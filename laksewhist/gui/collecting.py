"""Python's search for what can be thrown away, on the thread of the screen alone.

It begins wherever objects are made, so also where a computer thinks. What it throws away there may hold windows and
signals of Qt, which may be ended only by the thread that made them: another one damages memory, and the program dies
later and elsewhere. So the search never begins by itself here, but by a timer of the screen's thread.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

EVERY_MS: Final = 2000
ENOUGH: Final = 5000
"""So many more objects than before are worth a search."""
WHOLE: Final = 10
"""Every so many searches go through all objects, the others through young ones."""


class Collector(QObject):
    """Searches now and then, from `begin` on; where nothing is made, never."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._searches = 0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.look)

    @property
    def works(self) -> bool:
        """Whether it has begun."""
        return self._timer.isActive()

    def begin(self) -> None:
        """From now on; what is there already stays, and is not searched. Twice is as once."""
        if not self.works:
            gc.freeze()
            self._timer.start()

    def look(self) -> None:
        """Searches if it is worth it."""
        if gc.get_count()[0] < ENOUGH:
            return
        self._searches += 1
        gc.collect(2 if self._searches % WHOLE == 0 else 1)
