"""What keeps the game from starting is said plainly, with the Debian package of a library that is missing."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from laksewhist.gui import startup
from laksewhist.gui.startup import SCREENLESS, X11, find_problem, qt_problem, screen_problem
from laksewhist.gui.startup_words import Problem, Trouble, language_of, sentence, tell

ON_X = {"DISPLAY": ":5"}


def without(*gone: str) -> Callable[[str], object]:
    """A loader of a system that lacks some libraries; Qt's own parts name the first of them, as the real one does."""

    def load(name: str) -> object:
        lacking = gone[:1] if "/" in name else [name] if name in gone else []
        if lacking:
            raise OSError(f"{lacking[0]}: cannot open shared object file: No such file or directory")
        return object()

    return load


@pytest.fixture
def plugins(tmp_path: Path) -> Path:
    (tmp_path / "libqxcb.so").touch()
    return tmp_path


def importing(error: ImportError) -> Callable[[str], object]:
    def part(name: str) -> object:
        if name == "PySide6.QtGui":
            raise error
        return object()

    return part


@pytest.mark.parametrize("library", SCREENLESS)
def test_a_library_that_qt_needs_names_its_package(library: str) -> None:
    error = ImportError(f"{library}: cannot open shared object file: No such file or directory")
    problem = qt_problem(without(library), importing(error))
    assert problem == Problem(Trouble.LIBRARIES, (library,), (SCREENLESS[library],))
    assert f"apt install {SCREENLESS[library]}" in sentence(problem, "en")


@pytest.mark.parametrize("library", X11)
def test_a_library_that_only_the_screen_needs_names_its_package(library: str, plugins: Path) -> None:
    problem = screen_problem(ON_X, without(library), plugins)
    assert problem == Problem(Trouble.LIBRARIES, (library,), (X11[library],))


def test_all_that_is_missing_is_named_at_once_and_each_package_once(plugins: Path) -> None:
    problem = screen_problem(ON_X, without("libxcb-keysyms.so.1", "libxcb-icccm.so.4", "libGL.so.1"), plugins)
    assert problem is not None
    assert problem.packages == ("libxcb-keysyms1", "libgl1", "libxcb-icccm4")
    glib = ("libglib-2.0.so.0", "libgthread-2.0.so.0")
    error = ImportError(f"{glib[0]}: cannot open shared object file: No such file or directory")
    problem = qt_problem(without(*glib), importing(error))
    assert problem == Problem(Trouble.LIBRARIES, glib, ("libglib2.0-0",))


def test_a_library_that_we_do_not_know_is_named_without_a_package(plugins: Path) -> None:
    problem = screen_problem(ON_X, without("libnew.so.7"), plugins)
    assert problem == Problem(Trouble.LIBRARIES, ("libnew.so.7",), ())
    assert "libnew.so.7" in sentence(problem, "da")
    assert "apt" not in sentence(problem, "da")


def test_within_a_bundle_the_library_is_named_by_the_cause(plugins: Path) -> None:
    def load(name: str) -> object:
        try:
            return without("libxcb-icccm.so.4")(name)
        except OSError as cause:
            raise OSError(f"Failed to load {name}: was it there when the program was frozen?") from cause

    problem = screen_problem(ON_X, load, plugins)
    assert problem == Problem(Trouble.LIBRARIES, ("libxcb-icccm.so.4",), ("libxcb-icccm4",))


def test_another_error_of_qt_is_shown_as_it_is() -> None:
    problem = qt_problem(without(), importing(ImportError("wrong ELF class")))
    assert problem == Problem(Trouble.QT_BROKEN, detail="wrong ELF class")
    assert "wrong ELF class" in sentence(problem, "da")


def test_without_pyside6_the_program_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['PySide6'] = None; from laksewhist.gui.startup import main; sys.exit(main([]))"
    environment = {"LANG": "da_DK.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert "PySide6, som tegner vinduerne, er ikke installeret" in done.stderr
    assert "pip install" in done.stderr
    assert "pyside6-essentials" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("environment", "trouble"),
    [
        ({}, Trouble.NO_SCREEN),
        ({"WAYLAND_DISPLAY": "wayland-0"}, Trouble.NO_SCREEN),  # Qt here knows X11 only
        ({"QT_QPA_PLATFORM": "xcb"}, Trouble.NO_SCREEN),
        ({"QT_QPA_PLATFORM": "offscreen"}, None),
        ({"QT_QPA_PLATFORM": "minimal:size"}, None),
        (ON_X, None),
    ],
)
def test_without_a_screen_it_says_so(environment: dict[str, str], trouble: Trouble | None, plugins: Path) -> None:
    problem = screen_problem(environment, without(), plugins)
    assert (problem and problem.trouble) == trouble


def test_on_wayland_alone_a_qt_that_knows_it_is_let_through(plugins: Path) -> None:
    (plugins / "libqwayland-generic.so").touch()
    assert screen_problem({"WAYLAND_DISPLAY": "wayland-0"}, without(), plugins) is None


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--screenshots", "here"], ["--screenshots=here"]])
def test_what_shows_no_window_needs_no_screen(arguments: list[str]) -> None:
    assert find_problem(arguments, {}, without(*X11)) is None


def test_resources_that_were_never_compiled_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "find_spec", lambda name: None)
    assert find_problem([], {"QT_QPA_PLATFORM": "offscreen"}) == Problem(Trouble.NO_RESOURCES)


@pytest.mark.parametrize("trouble", Trouble)
@pytest.mark.parametrize("language", ["da", "en"])
def test_every_trouble_has_its_words(trouble: Trouble, language: str) -> None:
    told = sentence(Problem(trouble, ("liba.so.1",), (), "why"), language)
    assert told.startswith("Laksewhist")
    assert "{" not in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "da"),
        ({"LANG": "C.UTF-8"}, "da"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "da_DK.UTF-8"}, "da"),
        ({"LANG": "da_DK.UTF-8", "LC_MESSAGES": "sv_SE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_where_a_desktop_is_but_no_terminal_a_window_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    window = tmp_path / "kdialog"
    window.write_text('#!/bin/sh\nprintf "%s" "$*" >"$TOLD"\n')
    window.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    tell(Problem(Trouble.NO_RESOURCES), {"LANG": "en_GB.UTF-8", **ON_X})
    assert "not compiled" in capfd.readouterr().err
    assert (tmp_path / "told").read_text().startswith("--error Laksewhist cannot start")
