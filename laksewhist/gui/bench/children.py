"""What needs a process of its own: how long a start takes, and how much memory is held."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from laksewhist.gui.bench.figures import Memory, Started

PATIENCE_S = 120


def measure_start(folder: Path, pairs: int) -> Started:
    """Starts a bare window and the game in turn; one start of each comes first, so that everything is compiled."""
    _run("bare", folder)
    _run("table", folder)
    return Started(tuple((_seconds("bare", folder), _seconds("table", folder)) for _ in range(pairs)))


def measure_memory(folder: Path) -> Memory:
    """Asks each of two processes how much it holds."""
    return Memory(_run("bare", folder)["mb"], _run("decks", folder)["mb"])


def _seconds(kind: str, folder: Path) -> float:
    """From asking the system for the process to the first paint in it."""
    began = time.time()
    painted = _run(kind, folder)["painted"]
    assert painted is not None
    return painted - began


def _run(kind: str, folder: Path) -> dict[str, float | None]:
    """One child to its end; raises subprocess.SubprocessError where it fails."""
    # Compiled modules are kept below the folder, also where the system keeps none: an installed program has them.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    source = str(Path(__file__).parents[3])
    environment["PYTHONPATH"] = os.pathsep.join([source, *filter(None, [environment.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("child.py")), kind, str(folder)],
        env=environment,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=True,
    )
    told: dict[str, float | None] = json.loads(done.stdout)
    return told
