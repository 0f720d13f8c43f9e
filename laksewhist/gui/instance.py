"""One program at a time for each data folder: the second one is told, and can bring the first to the front.

A lock file decides who is first, also after a crash. The first listens on this computer only, and writes beside the
lock where, and the word that it wants to hear: whoever cannot read that file cannot call it.
"""

from __future__ import annotations

import hmac
import logging
import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QDir, QLockFile, QObject, QSocketNotifier, Signal

from laksewhist.store.atomic import write_atomically

LOCK_NAME: Final = "in-use.lock"
CALL_NAME: Final = "in-use.call"
_PATIENCE: Final = 1.0
"""Seconds that one waits for the other's word."""
_LONGEST: Final = 8192
_HEARD: Final = b"heard"
_log = logging.getLogger(__name__)


class _Call(msgspec.Struct, frozen=True):
    port: int
    word: str


class Instance(QObject):
    """This program among others that use the same folder.

    `is_first` tells whether it may write there: also where no lock can be made, as in a folder that is read-only.
    Signal: `wanted(str)` when another one wants this one's window to come to the front, with the path of a record that
    it should show there, or an empty one.
    """

    wanted = Signal(str)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call_path = data / CALL_NAME
        self._lock = _lock(data)
        self.is_first = self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError
        self._word = secrets.token_hex(16)
        self._server: socket.socket | None = None
        if self.is_first:
            self._listen()

    def _listen(self) -> None:
        """Where this cannot be, the game goes on: nobody can bring it to the front, that is all."""
        try:
            self._server = socket.create_server(("127.0.0.1", 0))
            self._server.setblocking(False)
            call = _Call(self._server.getsockname()[1], self._word)
            write_atomically(self._call_path, msgspec.json.encode(call))
            os.chmod(self._call_path, 0o600)
        except OSError as error:
            _log.warning("no other program can call this one: %s", error)
            if self._server is not None:
                self._server.close()
                self._server = None
            return
        self._notifier = QSocketNotifier(self._server.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_called)

    def _on_called(self) -> None:
        assert self._server is not None
        with suppress(OSError):
            caller, _address = self._server.accept()
            with caller:
                caller.settimeout(_PATIENCE)
                word, _, path = _all_from(caller).partition(b"\n")
                if hmac.compare_digest(word, self._word.encode()):
                    caller.sendall(_HEARD)
                    self.wanted.emit(os.fsdecode(path))

    def bring_first_to_front(self, record: Path | None = None) -> bool:
        """Asks the first program to show its window, and a record in it; False where it does not answer."""
        path = b"" if record is None else os.fsencode(record.absolute())
        try:
            call = msgspec.json.decode(self._call_path.read_bytes(), type=_Call)
            with socket.create_connection(("127.0.0.1", call.port), timeout=_PATIENCE) as caller:
                caller.sendall(call.word.encode() + b"\n" + path)
                caller.shutdown(socket.SHUT_WR)
                return caller.recv(len(_HEARD)) == _HEARD
        except (OSError, OverflowError, msgspec.MsgspecError) as error:
            _log.warning("the program that is running does not answer: %s", error)
            return False

    def release(self) -> None:
        """Lets the next one be the first; does nothing for one that is not."""
        if not self.is_first:
            return
        if self._server is not None:
            self._notifier.setEnabled(False)
            self._server.close()
            self._server = None
            with suppress(OSError):
                self._call_path.unlink(missing_ok=True)
        self._lock.unlock()


def _all_from(caller: socket.socket) -> bytes:
    """What the caller says until it is silent; cut where that is too long for a path."""
    said = b""
    while len(said) < _LONGEST and (more := caller.recv(_LONGEST)):
        said += more
    return said[:_LONGEST]


def _lock(data: Path) -> QLockFile:
    QDir().mkpath(str(data))
    lock = QLockFile(str(data / LOCK_NAME))
    lock.setStaleLockTime(0)  # however old it is: only the end of its program makes it free
    return lock
