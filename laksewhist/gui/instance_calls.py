"""How a second program calls the first one that uses the same folder.

The first listens on this computer only, and writes beside the lock where, and the word that it wants to hear: whoever
cannot read that file cannot call it.
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
from PySide6.QtCore import QObject, QSocketNotifier, Signal

from laksewhist.store.atomic import write_atomically

CALL_NAME: Final = "in-use.call"
_PATIENCE: Final = 1.0
"""Seconds that one waits for the other's word."""
_LONGEST: Final = 8192
_HEARD: Final = b"heard"
_log = logging.getLogger(__name__)


class _Call(msgspec.Struct, frozen=True):
    port: int
    word: str


class Listener(QObject):
    """Listens for others. Where that cannot be, the game goes on: nobody can bring it to the front, that is all.

    Signal: `wanted(str)` with the path of a record that another one wants shown, or an empty one.
    """

    wanted = Signal(str)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call_path = data / CALL_NAME
        self._word = secrets.token_hex(16)
        self._server: socket.socket | None = None
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

    def close(self) -> None:
        """Listens no more."""
        if self._server is not None:
            self._notifier.setEnabled(False)
            self._server.close()
            self._server = None
            with suppress(OSError):
                self._call_path.unlink(missing_ok=True)


def call_first(data: Path, record: Path | None) -> bool:
    """Asks the first program to show its window, and a record in it; False where it does not answer."""
    path = b"" if record is None else os.fsencode(record.absolute())
    try:
        call = msgspec.json.decode((data / CALL_NAME).read_bytes(), type=_Call)
        with socket.create_connection(("127.0.0.1", call.port), timeout=_PATIENCE) as caller:
            caller.sendall(call.word.encode() + b"\n" + path)
            caller.shutdown(socket.SHUT_WR)
            return caller.recv(len(_HEARD)) == _HEARD
    except (OSError, OverflowError, msgspec.MsgspecError) as error:
        _log.warning("the program that is running does not answer: %s", error)
        return False


def _all_from(caller: socket.socket) -> bytes:
    """What the caller says until it is silent; cut where that is too long for a path."""
    said = b""
    while len(said) < _LONGEST and (more := caller.recv(_LONGEST)):
        said += more
    return said[:_LONGEST]
