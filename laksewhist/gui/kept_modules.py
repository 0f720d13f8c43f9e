"""The game's own modules at the start, from one file instead of two hundred.

Python looks for each module in folders, opens its compiled file and compares that with the text. Here the folders and
the text are compared too, as they were when the module was kept; nothing is looked for, and nothing opened.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from laksewhist.gui.start_file import Keeper

OURS: Final = "laksewhist."
LARGEST: Final = 100_000
"""Bytes of a text: a larger module holds data, and is read as quickly by itself."""

# Of the text and of its folder: when they changed, as the clock and as the disk has it, and which they are.
Stamp: TypeAlias = tuple[int, ...]


class KeptLoader(SourceFileLoader):
    """Loads one module, whose code is there already. Its text is found as ever."""

    def __init__(self, name: str, path: str, data: bytes) -> None:
        super().__init__(name, path)
        self._data = data

    def get_code(self, fullname: str) -> CodeType | None:
        code: CodeType = marshal.loads(self._data)
        return code


class KeptModules:
    """Finds the modules that are kept; all others are found as ever. To be the first in `sys.meta_path`."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._folders: dict[str, Stamp] = {}
        self._before = frozenset(sys.modules)
        self._new: tuple[str, ...] = ()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How the module is made, where it is kept and still the same; None otherwise."""
        if path is None or not name.startswith(OURS):
            return None
        kept = self._keeper.find(("own", name, sys.pycache_prefix))
        if kept is None:
            return None
        is_package, stamp, data, compiled = kept
        place = _place(path[0], name, is_package=is_package)
        if self._stamp(place) != stamp:
            return None
        # As `spec_from_file_location` makes it, which works out again what is known here.
        spec = ModuleSpec(name, KeptLoader(name, place, data), origin=place)
        spec.submodule_search_locations = [os.path.dirname(place)] if is_package else None
        spec.has_location = True
        spec.cached = compiled
        return spec

    def stop(self) -> None:
        """What has been imported since it was made is what a start needs."""
        self._new = tuple(name for name in sys.modules if name.startswith(OURS) and name not in self._before)

    def keep_new(self) -> None:
        """Keeps what a start needs, and was not kept or is no longer the same."""
        for name in self._new:
            spec = getattr(sys.modules.get(name), "__spec__", None)
            if spec is not None and type(spec.loader) is SourceFileLoader:
                self._keep(name, spec)

    def _keep(self, name: str, spec: Any) -> None:
        path = sys.modules[name.rpartition(".")[0]].__path__
        is_package = spec.submodule_search_locations is not None
        place = _place(path[0], name, is_package=is_package)
        stamp = self._stamp(place)  # before the code: what changes in between is found to have changed
        if place == spec.origin and stamp and os.path.getsize(place) <= LARGEST:
            code = spec.loader.get_code(name)
            kept = is_package, stamp, marshal.dumps(code), spec.cached
            self._keeper.put(("own", name, sys.pycache_prefix), kept)

    def _stamp(self, place: str) -> Stamp:
        """Empty where there is no such file."""
        folder = os.path.dirname(place)
        try:
            if folder not in self._folders:
                self._folders[folder] = _stamp_of(folder)
            return *self._folders[folder], *_stamp_of(place), len(place)
        except OSError:
            return ()


def _place(folder: str, name: str, *, is_package: bool) -> str:
    last = name.rpartition(".")[2]
    return os.path.join(folder, last, "__init__.py") if is_package else os.path.join(folder, f"{last}.py")


def _stamp_of(path: str) -> Stamp:
    """The clock's time alone is not enough: an installed file can have any. A folder changes with the names in it."""
    found = os.stat(path)
    return found.st_mtime_ns, found.st_ctime_ns, found.st_ino, found.st_size
