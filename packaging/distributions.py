"""The wheel and the source distribution, built twice: both times they must be the same, byte for byte."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from build_hook import BuildError
from steps import output_of


def build_once(root: Path, target: Path) -> list[Path]:
    """Build both into `target`; the files, sorted by name. Raises BuildError."""
    # Both from this environment: its Qt is the one that pyproject.toml asks for, and needs no second download.
    output_of([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", target], folder=root)
    return sorted(target.iterdir())


def build_distributions(root: Path, target: Path) -> list[Path]:
    """Put `laksewhist-VERSION.tar.gz` and the wheel into `target`, which has none of the kind afterwards but them.

    Raises:
        BuildError: a build fails, or the second differs from the first.
    """
    for pattern in ("laksewhist-*.tar.gz", "laksewhist-*.whl"):
        for old in target.glob(pattern):
            old.unlink()
    with tempfile.TemporaryDirectory() as scratch:
        first, second = (build_once(root, Path(scratch, name)) for name in ("first", "second"))
        if different := [
            one.name for one, two in zip(first, second, strict=True) if one.read_bytes() != two.read_bytes()
        ]:
            raise BuildError(f"two builds differ: {', '.join(different)}")
        return [Path(shutil.copy(file, target)) for file in first]
