"""What Python is given to compile at every start, compiled once: PySide6's modules, patterns, methods of values.

PySide6 carries thirteen modules as text inside its library and has them compiled whenever it is imported, and they have
their patterns compiled: together a quarter of the time that an empty window takes. Python keeps compiled modules only
of files. So what was compiled is kept here, together with the text: it counts as long as the text is the same, letter
by letter.
"""

from __future__ import annotations

import builtins
import marshal
import os
import re
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any, Final, TypeAlias

from laksewhist.engine.values import TEXT_NAME
from laksewhist.gui.kept_modules import KeptModules

_sre: Final[Any] = import_module("_sre")  # what `re` is built on; no type checker knows it
_patterns: Final[Any] = getattr(re, "_compiler", None)  # what makes patterns from texts; without it they are as ever

# By ("module", name of the file, flags) the text and its code; by ("pattern", text, flags) what `_sre` makes it of.
Kept: TypeAlias = dict[tuple[Any, ...], Any]

OWN: Final = ("shibokensupport/", TEXT_NAME)
"""With these the names of the files of such texts begin; everything else is compiled as ever."""
_FUTURES: Final = 0x1FE0000
"""The bits of a code's flags for what it asks of `__future__`: a compiled text has those of whoever compiles it."""


class StartFile:
    """While it is entered, those texts, patterns and modules come from a file in the folder; `save` keeps what is new.

    A folder that cannot be read or written, and a file that has been damaged, only cost the time that they would save.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"start-{sys.implementation.cache_tag}-{sys.flags.optimize}.bin"
        self._keeper = Keeper(read(self._path))
        self._own = KeptModules(self._keeper)
        self._is_saved = False

    def __enter__(self) -> StartFile:
        self._modules, self._patterns = builtins.compile, getattr(_patterns, "compile", None)
        builtins.compile = _module_keeper(self._modules, self._keeper)
        if self._patterns is not None:
            _patterns.compile = _pattern_keeper(self._patterns, self._keeper)
        sys.meta_path.insert(0, self._own)
        return self

    def __exit__(self, *_fault: object) -> None:
        self._own.stop()
        sys.meta_path.remove(self._own)
        builtins.compile = self._modules
        if self._patterns is not None:
            _patterns.compile = self._patterns

    def save(self) -> None:
        """Keeps what was compiled and imported while it was entered; does nothing where all of it was kept."""
        if self._is_saved or sys.dont_write_bytecode:
            return
        self._is_saved = True
        self._own.keep_new()
        if self._keeper.is_new:
            with suppress(OSError):
                write(self._path, self._keeper.worth_keeping())


class Keeper:
    """What was compiled before and now."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._used: Kept = {}
        self.is_new = False

    def get(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """What is kept under the key; it is made where nothing is."""
        if key not in self._kept:
            self._kept[key] = make()
            self.is_new = True
        made = self._used[key] = self._kept[key]
        return made

    def find(self, key: tuple[Any, ...]) -> Any:
        """What is kept under the key; None where nothing is."""
        found = self._kept.get(key)
        if found is not None:
            self._used[key] = found
        return found

    def put(self, key: tuple[Any, ...], made: Any) -> None:
        """Keeps this under the key from now on."""
        self._kept[key] = self._used[key] = made
        self.is_new = True

    def worth_keeping(self) -> Kept:
        """All of it, as not every start needs the same; but not for ever what an older PySide6 had."""
        return self._kept if len(self._kept) < 2 * len(self._used) else self._used


def _module_keeper(original: Callable[..., Any], keeper: Keeper) -> Any:
    """As `compile`, but a text of those modules is looked for first among what is kept, and kept."""

    def compile_once(source: Any, filename: Any, mode: str, *rest: Any, **more: Any) -> Any:
        if rest or "flags" in more or "dont_inherit" in more:
            return original(source, filename, mode, *rest, **more)
        asked = sys._getframe(1).f_code.co_flags & _FUTURES
        if more or mode != "exec" or type(source) not in (bytes, str) or not str(filename).startswith(OWN):
            return original(source, filename, mode, flags=asked, dont_inherit=True, **more)
        key = ("module", filename, source, asked)
        return keeper.get(key, lambda: original(source, filename, mode, flags=asked, dont_inherit=True))

    return compile_once


def _pattern_keeper(original: Callable[..., Any], keeper: Keeper) -> Any:
    """As the compiler of patterns, but a text is looked for first among what is kept, and kept."""

    def compile_once(pattern: Any, flags: int = 0) -> Any:
        if type(pattern) not in (str, bytes) or int(flags) & re.DEBUG:
            return original(pattern, flags)
        key = ("pattern", pattern, int(flags))
        try:
            return _sre.compile(pattern, *keeper.get(key, lambda: _parts(original, pattern, flags)))
        except (TypeError, ValueError, RuntimeError, LookupError):
            return original(pattern, flags)  # another Python may want other parts, or say itself what is wrong

    return compile_once


def _parts(original: Callable[..., Any], pattern: str | bytes, flags: int) -> tuple[Any, ...]:
    """What a pattern is made of, all but its text: plain numbers and names."""
    seen: list[tuple[Any, ...]] = []
    make = _sre.compile

    def note(text: Any, flags: int, code: list[int], groups: int, names: Any, order: Any) -> Any:
        seen.append((int(flags), [int(each) for each in code], groups, dict(names), tuple(order)))
        return make(text, flags, code, groups, names, order)

    _sre.compile = note
    try:
        original(pattern, flags)
    finally:
        _sre.compile = make
    return seen[0]


def read(path: Path) -> Kept:
    """What is kept in the file; nothing where there is none, or where another Python wrote it, or it is damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return {}
    head = _head(memoryview(data)[_HEAD:])
    if data[:_HEAD] != head:
        return {}
    kept: Kept = marshal.loads(memoryview(data)[_HEAD:])
    return kept


def write(path: Path, kept: Kept) -> None:
    """Keeps it in the file, whole or not at all. Raises OSError."""
    data = marshal.dumps(kept)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(_head(data) + data)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _head(data: bytes | memoryview) -> bytes:
    """What stands before the data: which Python can read it, and a sum of it."""
    return b"".join((MAGIC_NUMBER, int(_sre.MAGIC).to_bytes(4, "little"), zlib.crc32(data).to_bytes(4, "little")))


_HEAD: Final = len(_head(b""))
