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
import tempfile
from collections.abc import Sequence
from pathlib import Path

FOLDER = Path("laksewhist", "ai", "solver")
VARIABLE = "LAKSEWHIST_COMPILE"
# One file for every Python from this version on, where the interpreter has such a thing.
LIMITED_API = "0x030b0000"
# These are declarations of C alone: whoever reads them has them inlined.
INLINE = ("bits.pxd", "layout.pxd")
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
    return [path.with_suffix(".py") for path in beside if path.name not in INLINE]


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
    chosen = [source for source in modules(root) if not names or source.stem in names]
    if unknown := set(names) - {source.stem for source in chosen}:
        raise CompileError(f"no such module of the solver: {', '.join(sorted(unknown))}")
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="core-", dir=root / "build") as scratch:
        target = root / "build" / "core" if annotate else Path(scratch)
        arguments = [str(target), *(source.stem for source in chosen), *(["--annotate"] if annotate else [])]
        printed = run_inside(root, arguments)
        wanted = [compiled_name(source) for source in chosen]
        made = [target / path.relative_to(root) for path in wanted]
        if missing := [path.name for path in made if not path.is_file()]:
            raise CompileError(f"{', '.join(missing)} did not come out:\n{printed}")
        if not names:
            discard(root)
        for path, place in zip(made, wanted, strict=True):
            os.replace(path, place)
    return wanted


def run_inside(root: Path, arguments: Sequence[str]) -> str:
    """Run `compile_inside` in a process of its own; what was printed. Raises CompileError."""
    done = subprocess.run(
        [sys.executable, __file__, "--inner", *arguments],
        cwd=root,
        env={**os.environ, **linker(), "SOURCE_DATE_EPOCH": "1580601600", "PYTHONHASHSEED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CompileError(f"the solver could not be compiled:\n{done.stdout}")
    return done.stdout


def linker() -> dict[str, str]:
    """The command that links, as an environment has it, without the folders in which this one Python was built.

    A Python that was built by hand names its own folder in all that it links; a package must not.
    """
    command = str(sysconfig.get_config_var("LDSHARED") or "")
    kept = [part for part in command.split() if not part.startswith("-Wl,-rpath")]
    return {"LDSHARED": " ".join(kept)} if sys.platform == "linux" and kept else {}


def compile_inside(target: Path, names: Sequence[str], annotate: bool) -> None:
    """Run Cython and the C compiler in the folder that is the root of the project, into `target`."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    limited = is_limited()
    macros: list[tuple[str, str | None]] = [("Py_LIMITED_API", LIMITED_API)] if limited else []
    flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
    link = ["-Wl,--strip-all", "-Wl,--build-id=none"] if sys.platform == "linux" else []
    extensions = [
        Extension(
            ".".join((*FOLDER.parts, name)),
            [str(FOLDER / f"{name}.py")],
            define_macros=macros,
            extra_compile_args=flags,
            extra_link_args=link,
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


def bring_up_to_date(root: Path) -> list[Path]:
    """Compile if anything changed and LAKSEWHIST_COMPILE lets it; the extension modules that are there afterwards.

    What was compiled from older sources does not stay, nor what is not wished. Raises CompileError only where the
    variable is 1.
    """
    wish = os.environ.get(VARIABLE, "")
    if wish != "0" and is_current(root):
        return all_compiled(root)
    if wish == "1" or (wish != "0" and is_possible()):
        try:
            return compile_modules(root)
        except CompileError:
            if wish == "1":
                raise
    discard(root)
    return []


def wheel_tag() -> str:
    """The tag of a wheel that holds what was compiled here, but for the platform: which Pythons it serves."""
    if is_limited():
        return "cp311-abi3"
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}{'t' if sysconfig.get_config_var('Py_GIL_DISABLED') else ''}"


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
