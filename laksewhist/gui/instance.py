"""One program at a time for each data folder: the second one is told, and can bring the first to the front.

A lock file decides who is first, also after a crash. How the second calls the first is in `instance_calls`, which the
first picture does not wait for.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from laksewhist.gui.instance_calls import Listener

LOCK_NAME: Final = "in-use.lock"


class Instance(QObject):
    """This program among others that use the same folder.

    `is_first` tells whether it may write there: also where no lock can be made, as in a folder that is read-only.
    Signal: `wanted(str)` when another one wants this one's window to come to the front, with the path of a record that
    it should show there, or an empty one; not before `listen`.
    """

    wanted = Signal(str)

    def __init__(self, data: Path, parent: QObject | None = None, *, listens: bool = True) -> None:
        super().__init__(parent)
        self._data = data
        self._lock = _lock(data)
        self.is_first = self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError
        self._listener: Listener | None = None
        if listens:
            self.listen()

    def listen(self) -> None:
        """From now on this one can be called; does nothing for one that is not the first, or is called already."""
        from laksewhist.gui.instance_calls import Listener

        if self.is_first and self._listener is None:
            self._listener = Listener(self._data, self)
            self._listener.wanted.connect(self.wanted)

    def bring_first_to_front(self, record: Path | None = None) -> bool:
        """Asks the first program to show its window, and a record in it; False where it does not answer."""
        from laksewhist.gui.instance_calls import call_first

        return call_first(self._data, record)

    def release(self) -> None:
        """Lets the next one be the first; does nothing for one that is not."""
        if not self.is_first:
            return
        if self._listener is not None:
            self._listener.close()
            self._listener = None
        self._lock.unlock()


def _lock(data: Path) -> QLockFile:
    with suppress(OSError):
        data.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(data / LOCK_NAME))
    lock.setStaleLockTime(0)  # however old it is: only the end of its program makes it free
    return lock
