"""The solver's modules as their sources run, beside those that the program uses, which may be compiled."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

import laksewhist.ai.solver

_PACKAGE: Final = "laksewhist.ai.solver"
_FOLDER: Final = Path(laksewhist.ai.solver.__file__).parent


class _Sources(importlib.abc.MetaPathFinder):
    """Finds the sources, whatever lies beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where the source of a module of the solver is; None for any other module."""
        package, _, module = name.rpartition(".")
        return importlib.util.spec_from_file_location(name, _FOLDER / f"{module}.py") if package == _PACKAGE else None


def from_sources(*names: str) -> dict[str, ModuleType]:
    """These modules of the solver from their sources; the program keeps the ones that it has."""
    kept = _taken_out()
    finder = _Sources()
    sys.meta_path.insert(0, finder)
    try:
        return {name: importlib.import_module(f"{_PACKAGE}.{name}") for name in names}
    finally:
        sys.meta_path.remove(finder)
        _taken_out()
        sys.modules.update(kept)
        for name, module in kept.items():
            setattr(laksewhist.ai.solver, name.rpartition(".")[2], module)


def _taken_out() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name.startswith(_PACKAGE + ".")]
    return {name: sys.modules.pop(name) for name in names}
