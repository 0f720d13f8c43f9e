"""The solver is compiled where that can be and is wished; what is old, or not wished, does not stay."""

import os
import subprocess
import sys
from pathlib import Path

import compile_core
import pytest
from compile_core import VARIABLE, CompileError, all_compiled, bring_up_to_date, compile_modules

SOURCE = '"""Twice."""\n\n\ndef twice(number: int) -> int:\n    """Two times."""\n    return 2 * number\n'
DECLARED = "cpdef int twice(int number) noexcept nogil\n"
BROKEN = "cpdef int twice(int number, int much) noexcept nogil\n"

needs_compiler = pytest.mark.skipif(not compile_core.is_possible(), reason="there is no Cython or no C compiler")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose solver is one small module, and no wish about it."""
    monkeypatch.delenv(VARIABLE, raising=False)
    folder = tmp_path / compile_core.FOLDER
    folder.mkdir(parents=True)
    for package in (folder, folder.parent, folder.parent.parent):
        (package / "__init__.py").write_text("")
    (folder / "twice.py").write_text(SOURCE)
    (folder / "twice.pxd").write_text(DECLARED)
    (folder / "plain.py").write_text("")
    return tmp_path


def pretend_compiled(project: Path) -> Path:
    made = compile_core.compiled_name(project / compile_core.FOLDER / "twice.py")
    made.write_bytes(b"")
    return made


def file_that_runs(project: Path) -> str:
    code = "from laksewhist.ai.solver import twice; print(twice.twice(21), twice.__file__)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True, timeout=60)
    answer, _, path = done.stdout.strip().partition(" ")
    assert answer == "42"
    return Path(path).suffix


@needs_compiler
def test_what_was_compiled_takes_the_place_of_its_source(project: Path) -> None:
    assert file_that_runs(project) == ".py"
    (made,) = bring_up_to_date(project)
    assert file_that_runs(project) == made.suffix != ".py"
    first = made.stat().st_mtime_ns
    assert bring_up_to_date(project) == [made]
    assert made.stat().st_mtime_ns == first
    assert compile_core.is_current(project)
    source = project / compile_core.FOLDER / "twice.py"
    os.utime(source, ns=(first + 1, first + 1))
    assert not compile_core.is_current(project)


@needs_compiler
def test_what_cannot_be_compiled_runs_as_it_is_unless_it_must_be(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / compile_core.FOLDER / "twice.pxd").write_text(BROKEN)
    os.utime(pretend_compiled(project), (1, 1))
    assert bring_up_to_date(project) == []
    assert file_that_runs(project) == ".py"
    monkeypatch.setenv(VARIABLE, "1")
    with pytest.raises(CompileError, match=r"twice\.p"):
        bring_up_to_date(project)


def test_zero_means_never_and_takes_away_what_is_there(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_compiled(project)
    monkeypatch.setenv(VARIABLE, "0")
    assert bring_up_to_date(project) == []
    assert all_compiled(project) == []


def test_without_a_compiler_what_is_older_than_its_source_goes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_core, "is_possible", lambda: False)
    made = pretend_compiled(project)
    newest = max(path.stat().st_mtime_ns for path in (*made.parent.glob("*.p*"), Path(compile_core.__file__)))
    os.utime(made, ns=(newest, newest))
    assert bring_up_to_date(project) == [made]
    os.utime(made, ns=(newest - 1, newest - 1))
    assert bring_up_to_date(project) == []
    assert not made.exists()


def test_a_module_that_is_not_there_is_named(project: Path) -> None:
    with pytest.raises(CompileError, match="thrice"):
        compile_modules(project, ["thrice"])


def test_wrong_usage_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert compile_core.main(["--fast"]) == 2
    assert "--force" in capsys.readouterr().err


def test_what_runs_here_is_what_the_sources_say() -> None:
    """Python takes what is compiled, however old: python packaging/compile_core.py compiles again."""
    root = Path(__file__).parents[2]
    assert all_compiled(root) == [] or compile_core.is_current(root)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing names folders so")
def test_nothing_that_is_linked_names_the_folder_of_one_python(monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand = "gcc -shared -L/opt/python/lib -Wl,-rpath,/opt/python/lib"
    monkeypatch.setattr(compile_core.sysconfig, "get_config_var", lambda _name: by_hand)
    assert compile_core.linker() == {"LDSHARED": "gcc -shared -L/opt/python/lib"}
