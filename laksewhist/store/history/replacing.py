"""Puts a rescued history in the place of a damaged one: whenever the program is killed, one of the two is there."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from laksewhist.store.atomic import copy_aside
from laksewhist.store.history import whole

T = TypeVar("T")
_RESCUED: Final = ".rescued"
_READY: Final = ".ready"
_BESIDE: Final = ("-wal", "-shm")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def finish_replacing(path: Path) -> None:
    """Ends what a killed program had begun; does nothing where nothing was. Raises OSError."""
    ready = _beside(path, _READY)
    if ready.exists():
        # First: a log that belongs to the damaged file would be played into the new one.
        for ending in _BESIDE:
            _beside(path, ending).unlink(missing_ok=True)
        whole.forget(path)
        ready.replace(path)


def replaced(path: Path, build: Callable[[Path, Path], T]) -> tuple[Path, T]:
    """Keeps a copy of the damaged file, and puts in its place what `build` makes of that copy.

    `build` gets the copy and the path at which to leave the new history, closed. Returns where the copy lies, and what
    `build` returned. Raises OSError, and then the damaged file still lies there.
    """
    aside = copy_aside(path)
    if _beside(path, "-wal").exists():
        shutil.copy2(_beside(path, "-wal"), _beside(aside, "-wal"))
    rescued = _beside(path, _RESCUED)
    for ending in ("", *_BESIDE):
        _beside(rescued, ending).unlink(missing_ok=True)
    built = build(aside, rescued)
    rescued.replace(_beside(path, _READY))
    finish_replacing(path)
    return aside, built
