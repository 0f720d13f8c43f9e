"""The solver as its sources run, beside the solver that the program uses, which may be compiled."""

import importlib
import importlib.abc
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType, SimpleNamespace

import laksewhist.ai
import laksewhist.ai.solver

PACKAGE = "laksewhist.ai.solver"
FOLDER = Path(laksewhist.ai.solver.__file__).parent


class _Sources(importlib.abc.MetaPathFinder):
    """Finds the sources of the solver, whatever lies beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name == PACKAGE:
            return importlib.util.spec_from_file_location(
                name, FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)]
            )
        package, _, module = name.rpartition(".")
        return importlib.util.spec_from_file_location(name, FOLDER / f"{module}.py") if package == PACKAGE else None


def _taken_out() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == PACKAGE or name.startswith(PACKAGE + ".")]
    return {name: sys.modules.pop(name) for name in names}


def _load(*names: str) -> SimpleNamespace:
    """These modules of the solver from their sources; the program keeps the ones that it has."""
    finder = _Sources()
    kept = _taken_out()
    sys.meta_path.insert(0, finder)
    try:
        found = {name: importlib.import_module(f"{PACKAGE}.{name}") for name in names}
    finally:
        sys.meta_path.remove(finder)
        _taken_out()
        sys.modules.update(kept)
        laksewhist.ai.solver = kept[PACKAGE]  # type: ignore[attr-defined]
    return SimpleNamespace(**found)


_NAMES = ("bits", "words", "world", "playout", "solve", "retrace", "reply", "nolo", "appraise", "heard", "chain")
plain = _load(*_NAMES)
"""The modules as they are without a compiler."""
usual = SimpleNamespace(**{name: importlib.import_module(f"{PACKAGE}.{name}") for name in _NAMES})
"""The modules that the program runs."""
FIELDS = (
    *("hands", "trump", "called", "called_card", "may_lead_low", "nolo", "leader", "lying", "count", "best", "winning"),
    *(
        "taken",
        "declarer",
        "declarers",
        "partner",
        "partner_public",
        "allowed",
        "open_hands",
        "opens",
        "voids",
        "gone",
        "laid",
        "layer",
    ),
    *("side", "maximisers"),
)


def fields(world: object) -> dict[str, object]:
    """Everything that a world holds, without the cards of earlier tricks that no longer lie."""
    found = {name: getattr(world, name) for name in FIELDS}
    lying, count = found["lying"], found["count"]
    assert isinstance(lying, list)
    assert isinstance(count, int)
    found["lying"] = list(lying[:count])
    if not count:
        del found["winning"]
    return found


def as_plain(world: object) -> object:
    """The same world for the modules that run from their sources."""
    other = plain.world.World()
    for name in FIELDS:
        setattr(other, name, getattr(world, name))
    return other
