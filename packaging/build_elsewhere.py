"""The Windows installer and the macOS application: python packaging/build_elsewhere.py.

NOT RUN: there was neither a Windows nor a Mac to build on. Tests check the recipes' syntax and their paths.
Needs what `pip install -e ".[package]"` installs, and Inno Setup 6 (iscc on PATH) on Windows.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import build_hook
from bundle import build_bundle
from facts import ROOT, FactsError, read_names, read_version
from steps import output_of


def installer_command(root: Path) -> list[str | Path]:
    """What makes `dist/laksewhist-VERSION-setup.exe` of the bundle, on Windows."""
    given = {"Root": str(root), "Version": read_version(root), "Publisher": read_names(root).author}
    return ["iscc", *(f"/D{name}={value}" for name, value in given.items()), root / "packaging/windows/laksewhist.iss"]


def image_command(root: Path) -> list[str | Path]:
    """What makes `dist/laksewhist-VERSION.dmg` of the application, on a Mac. It is not signed."""
    image = root / "dist" / f"laksewhist-{read_version(root)}.dmg"
    application = root / "dist" / "Laksewhist.app"
    return ["hdiutil", "create", "-ov", "-volname", "Laksewhist", "-srcfolder", application, image]


COMMANDS = {"win32": installer_command, "darwin": image_command}


def main(arguments: Sequence[str]) -> int:
    """Build for this system. Returns the exit status: 1 after a failure, 2 on a system that it is not for."""
    if arguments or sys.platform not in COMMANDS:
        print("usage, on Windows or macOS: python packaging/build_elsewhere.py", file=sys.stderr)
        return 2
    try:
        build_hook.build(ROOT)
        # The bundle takes its icon from there.
        pictures: list[str | Path] = [
            sys.executable,
            ROOT / "packaging" / "pictures_for_desktop.py",
            ROOT / "build" / "pictures",
        ]
        output_of(pictures, folder=ROOT)
        build_bundle(ROOT, ROOT / "dist")
        output_of(COMMANDS[sys.platform](ROOT), folder=ROOT)
    except (build_hook.BuildError, FactsError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
