"""Compile what the program reads through ``:/``, and the solver: a build hook of hatchling, and a program of its own.

    assets/deck/draw.py                  -> build/assets/cards/*.svg
    assets/sounds/draw.py                -> build/assets/sounds/*.wav
    assets/i18n/*.ts                     -> build/assets/i18n/*.qm
    resources.qrc and all that it names  -> laksewhist/gui/_resources.py
    laksewhist/ai/solver/*.py, *.pxd     -> laksewhist/ai/solver/*.so, where that can be: see compile_core.py

``python packaging/build_hook.py`` does the same in a working copy; ``--force``: also where nothing changed.
The same sources give the same bytes: rcc gets a fixed date instead of the dates of the files.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

# Hatchling runs this file without looking into its folder.
sys.path.append(str(Path(__file__).resolve().parent))
import compile_core

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[Any]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
    except ImportError:  # a player's environment compiles the resources without hatchling
        Hook = object

# The oldest date that a zip file (a wheel) can hold is 1980; hatchling's own default is this day of 2020.
FIXED_DATE = "1580601600"


class BuildError(RuntimeError):
    """A step failed; the message says which, with the output of its program."""


def qt_tool(name: str) -> Path:
    """The program of Qt inside the PySide6 package, which needs no PATH. BuildError if there is none."""
    import PySide6  # only where something must be compiled

    base = Path(PySide6.__file__).parent
    for folder in (base / "Qt" / "libexec", base):
        for candidate in (folder / name, folder / f"{name}.exe"):
            if candidate.is_file():
                return candidate
    raise BuildError(f"{name} is not in {base}: install pyside6-essentials")


def run(command: Sequence[str | Path], root: Path) -> None:
    """Run ``command`` in ``root`` without a screen. Raises BuildError with its output if it fails."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": FIXED_DATE, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=root,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"{Path(command[0]).name} failed with status {done.returncode}:\n{done.stdout}")


def is_fresh(outputs: Iterable[Path], inputs: Iterable[Path]) -> bool:
    """Whether every output exists and none is older than an input. With no output at all: False."""
    try:
        oldest = min((path.stat().st_mtime_ns for path in outputs), default=-1)
    except FileNotFoundError:
        return False
    return oldest >= max(path.stat().st_mtime_ns for path in inputs)


def draw(root: Path, kind: str, inputs: Iterable[Path], listed: Sequence[Path], force: bool) -> None:
    """Run the generator that is the first of ``inputs``, unless what resources.qrc lists of its kind is newer."""
    target = root / "build" / "assets" / kind
    made = [path for path in listed if path.parent == target]
    generator, *others = inputs
    if not force and is_fresh(made, [Path(__file__), generator, *others]):
        return
    # An interrupted run must not leave half a deck that looks new: draw beside it, then change the name.
    drawn = target.with_name(f"{kind}.new")
    shutil.rmtree(drawn, ignore_errors=True)
    drawn.mkdir(parents=True)
    run([sys.executable, generator, drawn], root)
    shutil.rmtree(target, ignore_errors=True)
    drawn.rename(target)


def release_translations(root: Path, force: bool) -> None:
    """Compile every ``assets/i18n/*.ts`` to a ``.qm`` of the same name that is newer."""
    target = root / "build" / "assets" / "i18n"
    target.mkdir(parents=True, exist_ok=True)
    for source in sorted((root / "assets" / "i18n").glob("*.ts")):
        compiled = target / f"{source.stem}.qm"
        if force or not is_fresh([compiled], [source]):
            run([qt_tool("lrelease"), "-silent", source, "-qm", compiled], root)


def compile_resources(root: Path, listed: Sequence[Path], force: bool) -> Path:
    """Write ``laksewhist/gui/_resources.py`` at once or not at all, unless it is newer than all it holds."""
    module = root / "laksewhist" / "gui" / "_resources.py"
    if missing := [str(path.relative_to(root)) for path in listed if not path.is_file()]:
        raise BuildError(f"resources.qrc names what is not there: {', '.join(missing)}")
    if force or not is_fresh([module], [root / "resources.qrc", *listed]):
        unfinished = root / "build" / f"_resources.{os.getpid()}.py"
        run([qt_tool("rcc"), "-g", "python", "-o", unfinished, root / "resources.qrc"], root)
        os.replace(unfinished, module)
    return module


def listed_files(root: Path) -> list[Path]:
    """The files that ``resources.qrc`` names, in its order."""
    tree = ET.parse(root / "resources.qrc")
    return [root / (entry.text or "").strip() for entry in tree.iter("file")]


def build(root: Path, *, force: bool = False) -> Path:
    """Do every step whose inputs changed, in ``root``. Returns the compiled module; raises BuildError."""
    listed = listed_files(root)
    assets, shapes = root / "assets", root / "laksewhist" / "gui" / "table" / "card_shapes.py"
    draw(root, "cards", [assets / "deck" / "draw.py", shapes, *sorted(assets.glob("deck/**/*.py"))], listed, force)
    draw(root, "sounds", [assets / "sounds" / "draw.py"], listed, force)
    release_translations(root, force)
    return compile_resources(root, listed, force)


def compile_solver(root: Path) -> list[Path]:
    """Compile the solver where that is wished and possible. Returns what was made; raises BuildError."""
    try:
        return compile_core.bring_up_to_date(root)
    except compile_core.CompileError as error:
        raise BuildError(str(error)) from error


class ResourcesBuildHook(Hook):
    """Compiles the resources and the solver before a wheel (or an editable install) is put together."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build in the root of the project; a source distribution needs nothing that is compiled."""
        if self.target_name == "sdist":
            return
        root = Path(self.root)
        build(root)
        compiled = compile_solver(root)
        if compiled:
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["pure_python"] = False
            build_data["tag"] = f"{compile_core.wheel_tag()}-{platform}"
            build_data["artifacts"].extend(f"/{path.relative_to(root).as_posix()}" for path in compiled)


def main(arguments: Sequence[str]) -> int:
    """Build in this working copy. Returns the exit status: 1 after a failure, 2 for wrong usage."""
    if any(argument != "--force" for argument in arguments):
        print("usage: python packaging/build_hook.py [--force]", file=sys.stderr)
        return 2
    try:
        root = Path(__file__).resolve().parent.parent
        build(root, force="--force" in arguments)
        compile_solver(root)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
