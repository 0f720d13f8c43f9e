"""What the builders have in common: run a program and show its output only where it fails."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from build_hook import BuildError

LINES_SHOWN = 60


def output_of(
    command: Sequence[str | Path], *, folder: Path, environment: Mapping[str, str] | None = None, merge: bool = True
) -> str:
    """What the program printed, with standard error if `merge`. Raises BuildError with its last lines if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if merge else subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = f"{done.stdout}{done.stderr or ''}".splitlines()[-LINES_SHOWN:]
        raise BuildError("\n".join([f"{' '.join(words)[:200]}: status {done.returncode}", *said]))
    return done.stdout


def megabytes(path: Path) -> float:
    """The size of a file, or of all files below a folder, in units of 1,000,000 bytes."""
    if path.is_file():
        return path.stat().st_size / 1e6
    return sum(file.lstat().st_size for file in path.glob("**/*") if not file.is_dir()) / 1e6
