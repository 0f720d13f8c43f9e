"""Reads the files that are named on the command line, with errors that tell which file it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from laksewhist.store.atomic import read_bytes
from laksewhist.store.errors import FormatError

T = TypeVar("T")


def read_file(path: Path, read: Callable[[bytes], T]) -> T:
    """What is in the file; raises OSError, or FormatError with the file's name before the place in it."""
    try:
        return read(read_bytes(path))
    except FormatError as error:
        raise FormatError(str(path), str(error)) from error
