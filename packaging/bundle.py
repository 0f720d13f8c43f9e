"""The one-folder bundle: both programs with their Python and their Qt, made by PyInstaller."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from build_hook import FIXED_DATE, BuildError
from steps import megabytes, output_of

LIMIT_MEGABYTES = 130.0
PROGRAMS = ("laksewhist", "laksewhist-lab")
SUFFIX = ".exe" if sys.platform == "win32" else ""
# What the game imports; another one in the bundle is a mistake in the recipe.
QT_MODULES = frozenset({"QtCore", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets"})


def qt_modules(folder: Path) -> set[str]:
    """The modules of PySide6 in a bundle."""
    found = (path for path in (folder / "_internal" / "PySide6").glob("Qt?*.*") if path.suffix in (".so", ".pyd"))
    return {path.name.partition(".")[0] for path in found}


def check_bundle(folder: Path) -> None:
    """Raise BuildError where the bundle is too large, lacks a program, or holds a Qt module that nobody uses."""
    if (size := megabytes(folder)) > LIMIT_MEGABYTES:
        raise BuildError(f"{folder} has {size:.0f} MB; at most {LIMIT_MEGABYTES:.0f} are allowed")
    if missing := [name for name in PROGRAMS if not os.access(folder / f"{name}{SUFFIX}", os.X_OK)]:
        raise BuildError(f"{folder} lacks {', '.join(missing)}")
    if (found := qt_modules(folder)) != QT_MODULES:
        raise BuildError(f"{folder} has the Qt modules {sorted(found)}; the game uses {sorted(QT_MODULES)}")


def build_bundle(root: Path, target: Path) -> Path:
    """Make `target/laksewhist` anew and see that it is right and that its programs start. Raises BuildError."""
    folder = target / "laksewhist"
    shutil.rmtree(folder, ignore_errors=True)
    spec = root / "packaging" / "bundle" / "laksewhist.spec"
    folders: list[str | Path] = ["--distpath", target, "--workpath", root / "build" / "bundle"]
    output_of(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec],
        folder=root,
        # Sets of names are written in the order of their hashes: a fixed seed gives the same bytes again.
        environment={"LAKSEWHIST_ROOT": str(root), "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": FIXED_DATE},
    )
    check_bundle(folder)
    for name in PROGRAMS:
        output_of([folder / f"{name}{SUFFIX}", "--help"], folder=target, environment={"QT_QPA_PLATFORM": "offscreen"})
    return folder
