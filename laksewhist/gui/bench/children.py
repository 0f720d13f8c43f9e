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
    """Starts a bare window and the game in turn; one start of each comes first, so that everything is compiled.

    The game is started as by somebody who has been here before, and deals the first deal of a match.
    """
    from laksewhist.gui.preferences import Preferences

    Preferences(_folders(folder)[0], language="da", theme="light").change(tour_seen=True, player_name="Laks")
    _run("bare", folder)
    _run("table", folder)
    rows = [(_seconds("bare", folder), _seconds("table", folder)) for _ in range(pairs)]
    return Started(
        tuple((bare[0], table[0]) for bare, table in rows), tuple((bare[1], table[1]) for bare, table in rows)
    )


def measure_memory(folder: Path) -> Memory:
    """Asks each of two processes how much it holds."""
    return Memory(_run("bare", folder)["mb"], _run("decks", folder)["mb"])


def _seconds(kind: str, folder: Path) -> tuple[float, float]:
    """From asking the system for the process to the first paint in it, and of the processor until then."""
    began = time.time()
    told = _run(kind, folder)
    assert told["painted"] is not None
    assert told["used"] is not None
    assert kind == "bare" or told["cards"], "the table was painted without a card"
    return told["painted"] - began, told["used"]


def _run(kind: str, folder: Path) -> dict[str, float | None]:
    """One child to its end; raises subprocess.SubprocessError where it fails."""
    # Compiled modules are kept below the folder, also where the system keeps none: an installed program has them.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    environment |= {f"XDG_{kind.upper()}_HOME": str(folder / kind) for kind in ("config", "data", "cache")}
    source = str(Path(__file__).parents[3])
    environment["PYTHONPATH"] = os.pathsep.join([source, *filter(None, [environment.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "laksewhist.gui.bench.child", kind, *_options(folder)],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=True,
    )
    told: dict[str, float | None] = json.loads(done.stdout)
    return told


def _folders(folder: Path) -> tuple[Path, Path]:
    """Where the child keeps its settings and what was played."""
    return folder / "config" / "laksewhist", folder / "data" / "laksewhist"


def _options(folder: Path) -> list[str]:
    """None where the environment says where the folders are: then the game finds them as it does when it is played."""
    system: str = sys.platform
    if system == "linux":
        return []
    config, data = _folders(folder)
    return ["--config-dir", str(config), "--data-dir", str(data)]
