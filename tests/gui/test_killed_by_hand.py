"""A tournament with a table of its own, made and played by real mouse and keys, and killed at any moment."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from laksewhist.engine.house_tables import BUILT_IN

ROOT = Path(__file__).parents[2]


def evening(folder: Path, seed: str, deals: int, kills: int):
    """How it ended; one evening at a time, as there is one mouse."""
    folder.mkdir()
    command = [sys.executable, "-m", "tests.gui.killed_by_hand", str(folder), seed, str(deals), str(kills)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    seconds = 3600 if deals > 1 else 150
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, timeout=seconds)
    assert done.returncode == 0, (done.returncode, done.stderr[-4000:])
    return json.loads(done.stdout)


def ends_alike(folder: Path, seed: str, deals: int, kills: int) -> None:
    undisturbed, killed = (
        evening(folder / "undisturbed", seed, deals, 0),
        evening(folder / "killed", seed, deals, kills),
    )
    assert killed["kills"] == kills
    assert len(undisturbed["sheet"]["deals"]) >= deals
    assert undisturbed["sheet"]["table"][0] not in [table.name for table in BUILT_IN]
    assert killed["sheet"] == undisturbed["sheet"]


@pytest.mark.xcb
def test_a_tournament_that_is_killed_five_times_ends_like_an_undisturbed_one(tmp_path):
    ends_alike(tmp_path, "by hand", deals=1, kills=5)


@pytest.mark.xcb
@pytest.mark.stress
def test_two_hundred_kills(tmp_path):
    ends_alike(tmp_path, "by hand two hundred times", deals=24, kills=200)
