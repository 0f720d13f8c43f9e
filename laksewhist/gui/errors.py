"""Faults of the program itself: logged, told to the person in a sentence, and the game goes on."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

_log = logging.getLogger("laksewhist")
LOG_NAME: Final = "laksewhist.log"


class _LogFile(logging.Handler):
    """Opens the file at the first warning: most evenings have none, and need neither the file nor what writes it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.WARNING)
        self._folder = folder
        self._writer: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._writer is None:
            self._writer = self._open()
        self._writer.handle(record)

    def _open(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        writer: logging.Handler
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            writer = RotatingFileHandler(self._folder / LOG_NAME, maxBytes=1_000_000, backupCount=1, encoding="utf-8")
        except OSError:
            writer = logging.StreamHandler()
        writer.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        return writer

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        super().close()


def start_log(folder: Path) -> None:
    """Writes warnings and errors below the folder, at most a megabyte twice; to standard error where that fails."""
    _log.addHandler(_LogFile(folder))


def stop_log() -> None:
    """Closes what `start_log` opened."""
    for handler in tuple(_log.handlers):
        _log.removeHandler(handler)
        handler.close()


def install_hook(tell: Callable[[BaseException], None]) -> None:
    """From now on an exception that nobody caught is logged and told; once a moment, so that it never piles up."""
    telling = False

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal telling
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("not caught: %s", error, exc_info=(kind, error, trace))
        if telling:
            return
        telling = True
        try:
            tell(error)
        finally:
            telling = False

    sys.excepthook = hook
