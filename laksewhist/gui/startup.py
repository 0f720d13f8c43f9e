"""Where the game begins: before Qt is touched, what it needs is looked for, and what is missing is said plainly.

Qt itself names only the first missing library, and its X11 part blames xcb-cursor whichever is missing.
"""

from __future__ import annotations

import builtins
import gc
import importlib
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from laksewhist.gui.own_folders import cache_folder
from laksewhist.gui.start_file import StartFile
from laksewhist.gui.startup_words import Problem, Trouble

if TYPE_CHECKING:
    from laksewhist.gui.main_window import MainWindow

Load: TypeAlias = Callable[[str], object]
Opened: TypeAlias = Callable[["MainWindow"], None]

# The parts of Qt that the game is made of, in the order in which they build on each other; and what keeps the deals:
# of that only the part that needs a library, as the rest is not needed for the first picture.
QT_PARTS: Final = ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg", "_sqlite3")
# Which Debian package holds a library: found by trial in an empty Debian 12, first without a screen, then for X11.
SCREENLESS: Final[Mapping[str, str]] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libsqlite3.so.0": "libsqlite3-0",
}
X11: Final[Mapping[str, str]] = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_LIBRARY: Final = re.compile(r"(lib[\w.+-]+\.so[.\d]*): cannot open shared object file")
# What asks for no window: these never need a screen.
_WINDOWLESS: Final = ("-h", "--help", "--version", "--screenshots")


def missing_libraries(known: Mapping[str, str], load: Load) -> tuple[str, ...]:
    """Those of the known libraries that the system has not, in their order."""
    missing = []
    for library in known:
        try:
            load(library)
        except OSError:
            missing.append(library)
    return tuple(missing)


def library_problem(error: Exception, load: Load) -> Problem:
    """What an error of a part of Qt comes from: libraries, if it names one that is not there; else it is shown."""
    # In a bundle PyInstaller's error is raised, and the loader's own, which names the library, is its cause.
    if (found := _LIBRARY.search(f"{error}\n{error.__cause__}")) is None:
        return Problem(Trouble.QT_BROKEN, detail=str(error))
    known = {**SCREENLESS, **X11}
    libraries = dict.fromkeys([found[1], *missing_libraries(known if found[1] in X11 else SCREENLESS, load)])
    packages = dict.fromkeys(known[library] for library in libraries if library in known)
    return Problem(Trouble.LIBRARIES, libraries=tuple(libraries), packages=tuple(packages))


def qt_problem(load: Load, import_part: Callable[[str], object] = importlib.import_module) -> Problem | None:
    """What keeps Qt from being imported, or None."""
    for part in QT_PARTS:
        try:
            import_part(part)
        except ModuleNotFoundError as error:
            return Problem(Trouble.NO_QT, detail=str(error))
        except ImportError as error:
            return library_problem(error, load)
    return None


def screen_problem(environment: Mapping[str, str], load: Load, plugins: Path) -> Problem | None:
    """What keeps a window from being shown on a Linux desktop, or None.

    `plugins` is Qt's folder of platforms; where another platform than X11 is asked for, nothing is looked at.
    """
    platform = environment.get("QT_QPA_PLATFORM", "")
    if platform.partition(":")[0] not in ("", "xcb"):
        return None
    if not environment.get("DISPLAY"):
        if environment.get("WAYLAND_DISPLAY") and not platform and any(plugins.glob("libqwayland*")):
            return None
        return Problem(Trouble.NO_SCREEN)
    try:
        load(str(plugins / "libqxcb.so"))
    except OSError as error:
        return library_problem(error, load)
    return None


def resources_problem() -> Problem | None:
    """Whether the compiled cards, fonts and translations are there."""
    return None if find_spec("laksewhist.gui._resources") else Problem(Trouble.NO_RESOURCES)


def load_library(name: str) -> object:
    """Loads a library of the system; raises OSError where it, or one that it needs, is missing."""
    import ctypes  # not needed without a screen

    return ctypes.CDLL(name)


def use_plain_import() -> None:
    """Has modules imported as Python does it, without what PySide6 has put round it.

    That reads the source of every module that is imported, to see whether `from __feature__ import` might concern it,
    and keeps the text: a fifteenth of a second in this program, which never says so.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None and getattr(builtins.__import__, "__name__", "") == "__feature_import__":
        builtins.__import__ = original


def find_problem(arguments: Sequence[str], environment: Mapping[str, str], load: Load = load_library) -> Problem | None:
    """The first thing that keeps the game from starting, or None. Imports Qt."""
    if (problem := qt_problem(load) or resources_problem()) is not None:
        return problem
    wants_window = not any(argument.partition("=")[0] in _WINDOWLESS for argument in arguments)
    if not (wants_window and sys.platform == "linux"):
        return None
    from PySide6.QtCore import QLibraryInfo

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    return screen_problem(environment, load, plugins)


def main(arguments: Sequence[str] | None = None, opened: Opened | None = None) -> int:
    """Runs the program, or says what it misses; returns its exit status, 1 where it could not start.

    `opened` is called with the window, after it was shown and before anything is painted.
    """
    gc.disable()  # what is made until the first picture stays: looking through it takes a tenth of the start
    words = sys.argv[1:] if arguments is None else arguments
    with ExitStack() as until_opened:
        start_file = until_opened.enter_context(StartFile(cache_folder()))
        if (problem := find_problem(words, os.environ)) is not None:
            from laksewhist.gui.startup_words import tell

            tell(problem, os.environ)
            return 1
        use_plain_import()
        from laksewhist.gui.app import main as run

        def end_start(window: MainWindow) -> None:
            until_opened.close()
            window.later.add(start_file.save)
            if opened is not None:
                opened(window)

        status = run(words, end_start)
    start_file.save()  # where the window was closed before there was time for it
    return status
