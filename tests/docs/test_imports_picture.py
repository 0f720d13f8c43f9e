"""The picture of the imports shows those that stand in the sources."""

import importlib.util
import sys
import xml.etree.ElementTree as ElementTree
from types import ModuleType

import pytest

from tests.docs.pages import ROOT


@pytest.fixture(scope="module")
def drawing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw_imports", ROOT / "docs" / "draw_imports.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


def test_the_picture_is_up_to_date(drawing: ModuleType) -> None:
    drawn = drawing.PICTURE.read_text(encoding="utf-8")
    assert drawn == drawing.picture(), "run: python docs/draw_imports.py"


def test_the_picture_is_sound_and_names_every_part(drawing: ModuleType) -> None:
    names = {each.text for each in ElementTree.fromstring(drawing.picture()).iter() if each.get("class") == "name"}
    folders = {path.parent.name for path in (ROOT / "laksewhist").glob("*/__init__.py")}
    assert names == folders | {"compose"}


def test_imports_are_read_from_the_sources(drawing: ModuleType) -> None:
    assert drawing.read_part("engine").ours == frozenset()
    assert drawing.read_part("engine").others == frozenset()
    assert {"match", "ai", "engine"} <= drawing.read_part("compose").ours
    assert "PySide6" in drawing.read_part("gui").others


def test_arrows_leave_out_what_follows_by_a_longer_way(drawing: ModuleType) -> None:
    def part(name: str, *ours: str) -> object:
        return drawing.Part(name, "", frozenset(ours), frozenset())

    parts = {"a": part("a", "b", "c"), "b": part("b", "c"), "c": part("c")}
    assert drawing.arrows(parts) == [("a", "b"), ("b", "c")]
