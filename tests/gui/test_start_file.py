"""What PySide6 has compiled at every start is compiled once, and nothing else changes by it."""

from __future__ import annotations

import builtins
import json
import os
import re
import subprocess
import sys
from contextlib import contextmanager
from types import FunctionType

import pytest

from laksewhist.engine.values import TEXT_NAME, dataclass
from laksewhist.gui.start_file import Keeper, StartFile, read

START = """
import builtins, json, sys
from pathlib import Path
asked = []
real = builtins.compile
def counting(source, filename, *rest, **more):
    asked.append(str(filename))
    return real(source, filename, *rest, **more)
builtins.compile = counting
from laksewhist.gui.start_file import StartFile
with StartFile(Path(sys.argv[1])) as kept:
    from PySide6.QtCore import QPoint
kept.save()
from PySide6.support.signature import get_signature
try:
    QPoint("far", away=1)
except (TypeError, AttributeError) as error:
    told = str(error)
compiled = [name for name in asked if name.startswith("shibokensupport")]
print(json.dumps([compiled, told, str(get_signature(QPoint.setX)), str(get_signature(QPoint))]))
"""


@contextmanager
def keeping_compiled(folder):
    """A start, whose file is kept at its end."""
    with StartFile(folder) as kept:
        yield
    kept.save()


def start(folder):
    done = subprocess.run(
        [sys.executable, "-c", START, str(folder)],
        capture_output=True,
        encoding="utf-8",
        check=True,
        env=with_caches(),
        timeout=60,
    )
    return json.loads(done.stdout)


def with_caches():
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def test_the_second_start_compiles_nothing_of_it_and_qt_is_the_same(tmp_path):
    compiled, *first = start(tmp_path)
    assert "shibokensupport/signature/parser.py" in compiled
    assert "PySide6.QtCore.QPoint" in first[-1]
    again, *second = start(tmp_path)
    assert again == []
    assert second == first


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "kept"


def test_a_text_that_has_changed_is_compiled_anew(folder):
    for text, value in ((b"x = 1", 1), (b"x = 2", 2), (b"x = 1", 1)):
        with keeping_compiled(folder):
            code = compile(text, "shibokensupport/told.py", "exec")
        space = {}
        FunctionType(code, space)()
        assert space["x"] == value


def test_a_text_is_compiled_for_the_python_of_whoever_asks(folder):
    text = b"def f(x: nowhere): pass"
    for _ in range(2):
        with keeping_compiled(folder):
            code = compile(text, "shibokensupport/told.py", "exec")  # this file asks for annotations as texts
            plain = compile(text, "shibokensupport/told.py", "exec", dont_inherit=True)
        space = {}
        FunctionType(code, space)()
        assert space["f"].__annotations__ == {"x": "nowhere"}
        with pytest.raises(NameError):
            FunctionType(plain, {})()


def test_other_texts_are_compiled_as_ever_and_afterwards_everything(folder):
    before = builtins.compile, re._compiler.compile
    with keeping_compiled(folder):
        tree = compile("1 + 1", "told.py", "eval")
    assert FunctionType(tree, {})() == 2
    assert not any(key[1] == "told.py" for key in read_all(folder))
    assert (builtins.compile, re._compiler.compile) == before


def read_all(folder):
    return [key for path in folder.glob("*.bin") for key in read(path)]


PATTERNS = (
    (r"(?P<what>.*) - at `\$(?P<path>.*)`", re.DOTALL, "Expected - at `$.deals`"),
    (r"([a-z]+)(?:\d{2,3})?|(?<!x)æ", re.IGNORECASE, "ABC123"),
    (rb"\d+\s", 0, b"12 "),
    (r"(?x) a  # first\n b", 0, "ab"),
)


@pytest.mark.parametrize(("text", "flags", "sample"), PATTERNS)
def test_a_pattern_that_was_kept_finds_the_same(folder, text, flags, sample):
    usual = re.compile(text, flags)
    for _ in range(2):
        re.purge()
        with keeping_compiled(folder):
            kept = re.compile(text, flags)
        assert kept == usual
        assert kept.groupindex == usual.groupindex
        assert kept.match(sample).groups() == usual.match(sample).groups()
    assert ("pattern", text, int(flags)) in read_all(folder)
    re.purge()


def test_a_pattern_that_is_wrong_is_refused_as_ever(folder):
    with keeping_compiled(folder), pytest.raises(re.error, match="unterminated"):
        re.compile("(never closed")


def test_where_another_python_wants_other_parts_patterns_are_made_as_ever(folder, monkeypatch):
    from laksewhist.gui import start_file

    class Other:
        MAGIC = start_file._sre.MAGIC

        @staticmethod
        def compile(*_parts):
            raise TypeError("other parts are wanted")

    monkeypatch.setattr(start_file, "_sre", Other)
    with StartFile(folder):
        assert re.compile("never[s]een before").fullmatch("neverseen before")


@pytest.mark.parametrize("harm", [lambda data: data[:-1], lambda data: data[:40] + b"?" + data[41:], lambda data: b""])
def test_a_file_that_was_damaged_or_is_of_another_python_counts_for_nothing(folder, harm):
    with keeping_compiled(folder):
        compile(b"x = 1", "shibokensupport/told.py", "exec")
    (path,) = folder.glob("*.bin")
    whole = path.read_bytes()
    assert read(path)
    path.write_bytes(harm(whole))
    assert read(path) == {}
    path.write_bytes(b"\0\0\0\0" + whole[4:])
    assert read(path) == {}


def test_a_folder_that_cannot_be_written_only_costs_time(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "kept").write_bytes(b"a file stands there")
    with keeping_compiled(tmp_path / "kept"):
        assert FunctionType(compile(b"3", "shibokensupport/told.py", "eval"), {})() == 3
        compile(b"x = 1", "shibokensupport/told.py", "exec")


def test_where_python_keeps_nothing_compiled_neither_do_we(folder, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with keeping_compiled(folder):
        compile(b"x = 1", "shibokensupport/told.py", "exec")
    assert not folder.exists()


def test_what_an_older_pyside_had_is_not_kept_for_ever():
    keeper = Keeper({("module", str(at)): at for at in range(9)})
    keeper.get(("module", "1"), lambda: None)
    keeper.get(("module", "new"), lambda: 5)
    assert keeper.worth_keeping() == {("module", "1"): 1, ("module", "new"): 5}


def test_methods_of_values_are_kept_too(folder):
    with keeping_compiled(folder):

        @dataclass(frozen=True, slots=True)
        class Point:
            x: int
            y: int = 2

        assert Point(1).y == 2
    assert any("set_(self, 'x', x)" in key[2] for key in read_all(folder) if key[1] == TEXT_NAME)
