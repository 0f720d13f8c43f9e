"""Compile the solver: each laksewhist/ai/solver/*.py with a .pxd beside it, to an extension module beside its source.

``python packaging/compile_core.py`` compiles all of it in a working copy where something changed; ``--force`` always;
``--annotate`` with build/core/**/*.html, in which whatever still goes through Python objects is yellow. With names of
modules, such as ``words search``, only those: enough while no .pxd that others read has changed.

The environment variable LAKSEWHIST_COMPILE says whether builds do so: 0 never; 1 always, and then a failure is one of
the build; otherwise where Cython and a C compiler are. What is not compiled runs as it is, only slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

FOLDER = Path("laksewhist", "ai", "solver")
VARIABLE = "LAKSEWHIST_COMPILE"
# One file for every Python from this version on, where the interpreter has such a thing.
LIMITED_API = "0x030b0000"
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,  # int in the sources means a number of any size; the .pxd files say which it is
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "nonecheck": False,
    "cdivision": True,
}


class CompileError(RuntimeError):
    """Cython or the C compiler failed, or is not there; the message has what it said."""


def modules(root: Path) -> list[Path]:
    """The sources that have a .pxd beside them and are more than declarations of C, by name."""
    beside = sorted((root / FOLDER).glob("*.pxd"))
    return [path.with_suffix(".py") for path in beside if path.name != "bits.pxd"]


def is_limited() -> bool:
    """Whether one file serves every Python: not with free threads, nor where the suffix is unknown."""
    return sys.platform != "win32" and not sysconfig.get_config_var("Py_GIL_DISABLED")


def compiled_name(source: Path) -> Path:
    """Where the extension module of a source lies."""
    suffix = ".abi3.so" if is_limited() else str(sysconfig.get_config_var("EXT_SUFFIX"))
    return source.with_name(source.stem + suffix)


def all_compiled(root: Path) -> list[Path]:
    """Every extension module that lies beside the sources, made by whichever Python."""
    folder = root / FOLDER
    return sorted(path for path in folder.glob("*.*") if path.suffix in (".so", ".pyd"))


def is_current(root: Path) -> bool:
    """Whether every module is compiled by what lies there now, for this Python."""
    sources = [*(root / FOLDER).glob("*.py"), *(root / FOLDER).glob("*.pxd")]
    wanted = [compiled_name(source) for source in modules(root)]
    if sorted(wanted) != all_compiled(root):
        return False
    newest = max(path.stat().st_mtime_ns for path in (*sources, Path(__file__)))
    return min(path.stat().st_mtime_ns for path in wanted) >= newest


def discard(root: Path) -> None:
    """Remove what was compiled, so that the sources run."""
    for path in all_compiled(root):
        path.unlink()


def is_possible() -> bool:
    """Whether Cython, setuptools and the header files of Python are here, and a C compiler that makes something."""
    try:
        import Cython  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError:
        return False
    if sys.platform == "win32":
        return True
    command = str(sysconfig.get_config_var("CC") or "cc").split()
    header = Path(sysconfig.get_path("include"), "Python.h")
    return header.is_file() and shutil.which(command[0]) is not None


def compile_modules(root: Path, names: Sequence[str] = (), *, annotate: bool = False) -> list[Path]:
    """Compile the named modules, without names all, in a process of its own; put all beside the sources, or none.

    Raises CompileError.
    """
    target = root / "build" / "core"
    chosen = [source for source in modules(root) if not names or source.stem in names]
    if unknown := set(names) - {source.stem for source in chosen}:
        raise CompileError(f"no such module of the solver: {', '.join(sorted(unknown))}")
    arguments = [str(target), *(source.stem for source in chosen), *(["--annotate"] if annotate else [])]
    done = subprocess.run(
        [sys.executable, __file__, "--inner", *arguments],
        cwd=root,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1580601600", "PYTHONHASHSEED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    wanted = [compiled_name(source) for source in chosen]
    made = [target / path.relative_to(root) for path in wanted]
    if done.returncode or not all(path.is_file() for path in made):
        raise CompileError(f"the solver could not be compiled:\n{done.stdout}")
    if not names:
        discard(root)
    for path, place in zip(made, wanted, strict=True):
        os.replace(path, place)
    return wanted


def compile_inside(target: Path, names: Sequence[str], annotate: bool) -> None:
    """Run Cython and the C compiler in the folder that is the root of the project, into `target`."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    limited = is_limited()
    macros: list[tuple[str, str | None]] = [("Py_LIMITED_API", LIMITED_API)] if limited else []
    flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-function"]
    extensions = [
        Extension(
            ".".join((*FOLDER.parts, name)),
            [str(FOLDER / f"{name}.py")],
            define_macros=macros,
            extra_compile_args=flags,
            py_limited_api=limited,
        )
        for name in names
    ]
    options = {"compiler_directives": DIRECTIVES, "annotate": annotate, "quiet": True, "force": True}
    made = cythonize(extensions, build_dir=str(target), **options)
    distribution = Distribution({"name": "laksewhist", "ext_modules": made})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(target / "temp")  # type: ignore[attr-defined]
    command.parallel, command.force = os.cpu_count(), True  # type: ignore[attr-defined]
    distribution.run_command("build_ext")


def bring_up_to_date(root: Path, *, force: bool = False) -> list[Path]:
    """Compile what changed, as LAKSEWHIST_COMPILE says; the extension modules that are there afterwards, perhaps none.

    What was compiled from older sources is removed where it cannot be made again. Raises CompileError only where the
    variable is 1.
    """
    wish = os.environ.get(VARIABLE, "")
    if wish == "0" or (wish != "1" and not is_possible()):
        if wish == "0" or not is_current(root):
            discard(root)
        return all_compiled(root)
    if not force and is_current(root):
        return all_compiled(root)
    try:
        return compile_modules(root)
    except CompileError:
        if wish == "1":
            raise
        discard(root)
        return []


def main(arguments: Sequence[str]) -> int:
    """Compile in this working copy. Returns the exit status: 1 after a failure, 2 for wrong usage."""
    names = [argument for argument in arguments if not argument.startswith("-")]
    annotate = "--annotate" in arguments
    if arguments[:1] == ["--inner"]:
        compile_inside(Path(names[0]), names[1:], annotate)
        return 0
    if not set(arguments) - set(names) <= {"--force", "--annotate"}:
        print("usage: python packaging/compile_core.py [--force] [--annotate] [module ...]", file=sys.stderr)
        return 2
    root = Path(__file__).resolve().parent.parent
    try:
        if arguments or not is_current(root):
            compile_modules(root, names, annotate=annotate)
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
