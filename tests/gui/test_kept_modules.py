"""The game's own modules come from one file at the start, and are those that would be imported without it."""

from __future__ import annotations

import inspect
import os
import shutil
import sys
from importlib import import_module, invalidate_caches

import pytest

from laksewhist.gui.kept_modules import KeptLoader
from laksewhist.gui.start_file import StartFile

PACKAGE = "laksewhist.gui"


@pytest.fixture
def module(tmp_path, monkeypatch):
    """A module of the game that nobody knows, and a way to import it anew as at a start."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    place, folder = tmp_path / "gui", tmp_path / "kept"
    place.mkdir()
    monkeypatch.setattr(sys.modules[PACKAGE], "__path__", [str(place)])
    text = place / "unheard_of.py"

    def imported():
        name = f"{PACKAGE}.unheard_of"
        sys.modules.pop(name, None)
        invalidate_caches()
        with StartFile(folder) as kept:
            made = import_module(name)
        kept.save()
        return made

    yield text, imported
    sys.modules.pop(f"{PACKAGE}.unheard_of", None)


def test_a_module_of_ours_comes_from_the_file_at_the_next_start(module):
    text, imported = module
    text.write_text('"""Says so."""\n\ndef said():\n    return 5\n')
    first, second = imported(), imported()
    assert type(second.__loader__) is KeptLoader
    assert (second.said(), second.__doc__, second.__file__) == (5, "Says so.", str(text))
    assert second.__spec__.cached == first.__spec__.cached
    assert inspect.getsource(second.said) == inspect.getsource(first.said)


def test_a_module_that_has_changed_is_read_anew(module, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "compiled"))
    text, imported = module
    for value in (1, 2, 3):
        before = text.stat() if text.exists() else None
        text.write_text(f"VALUE = {value}\n")
        if before is not None and sys.platform != "win32":  # as large as before, and by the clock as old
            os.utime(text, ns=(before.st_atime_ns, before.st_mtime_ns))
        shutil.rmtree(tmp_path / "compiled", ignore_errors=True)
        made = imported()
        assert value == made.VALUE


def test_a_module_that_was_built_beside_its_text_goes_before_it(module):
    text, imported = module
    text.write_text("VALUE = 1\n")
    imported()
    (text.parent / "unheard_of").mkdir()
    (text.parent / "unheard_of" / "__init__.py").write_text("VALUE = 2\n")
    assert imported().VALUE == 2


def test_a_package_is_kept_with_its_folder(module):
    text, imported = module
    package = text.with_suffix("")
    package.mkdir()
    (package / "__init__.py").write_text("from laksewhist.gui.unheard_of.inside import VALUE\n")
    (package / "inside.py").write_text("VALUE = 7\n")
    for _ in range(2):
        sys.modules.pop(f"{PACKAGE}.unheard_of.inside", None)
        made = imported()
        assert (made.VALUE, list(made.__path__)) == (7, [str(package)])
    assert type(made.__loader__) is KeptLoader
    sys.modules.pop(f"{PACKAGE}.unheard_of.inside", None)


def test_a_module_that_is_gone_is_not_found(module):
    text, imported = module
    text.write_text("VALUE = 1\n")
    imported()
    text.unlink()
    with pytest.raises(ModuleNotFoundError):
        imported()
