"""An evening whose processes are killed at any moment ends like one that nobody disturbs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SECONDS = 120
"""An evening takes five; one that stops ends by itself after a minute, and tells where."""
LONG_SECONDS = 3600
PROGRAM = Path(__file__).parent / "killed.py"
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the evening's processes are forked")


def begin(folder: Path, seed: str, deals: int, kills: int, factor: float) -> subprocess.Popen[str]:
    folder.mkdir()
    command = [sys.executable, str(PROGRAM), str(folder), seed, str(deals), str(kills), str(factor)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ends_alike(folder: Path, seed: str, deals: int, kills: int, factor: float, seconds: int = SECONDS) -> None:
    evenings = [begin(folder / str(number), seed, deals, number, factor) for number in (0, kills)]
    try:
        told = [evening.communicate(timeout=seconds) for evening in evenings]
    finally:
        for evening in evenings:
            evening.kill()  # does nothing to one that has ended
    assert [evening.returncode for evening in evenings] == [0, 0], told
    undisturbed, killed = (json.loads(out) for out, _errors in told)
    assert killed["kills"] == kills
    assert len(undisturbed["sheet"]) >= deals
    assert killed["sheet"] == undisturbed["sheet"]


def test_an_evening_that_is_killed_again_and_again_ends_like_an_undisturbed_one(tmp_path):
    ends_alike(tmp_path, "killed", deals=5, kills=6, factor=0)


@pytest.mark.stress
def test_two_hundred_kills(tmp_path):
    ends_alike(tmp_path, "killed two hundred times", deals=160, kills=200, factor=0, seconds=LONG_SECONDS)


@pytest.mark.stress
def test_kills_while_the_cards_move(tmp_path):
    ends_alike(tmp_path, "killed in motion", deals=2, kills=30, factor=0.05, seconds=LONG_SECONDS)
