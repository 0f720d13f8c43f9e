"""The command `positions`."""

import json
from pathlib import Path

import pytest

from laksewhist.lab.positions import command
from tests.lab.conftest import Lab

EASY = {"name": "nothing", "hands": {"0": "C:9876 D:T98 H:J98 S:T97"}, "best": ["pass"], "why": "no trick"}
ODD = {"name": "odd", "hands": {"0": "C:9876 D:T98 H:J98 S:T97"}, "best": ["bid 13 sans"], "why": "to be missed"}


def test_scores_and_misses_are_printed(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "LEVELS", ("begynder",))
    (tmp_path / "a.json").write_text(json.dumps({"kind": "pass", "positions": [EASY, ODD]}))
    ran = lab("positions", tmp_path, "--missed")
    assert ran.out.splitlines() == [
        "decision  positions  begynder",
        "pass              2         1",
        "all               2         1",
        "",
        'begynder: odd: {"seat":0,"do":"pass"}',
    ]


def test_a_folder_without_positions_and_a_wrong_file(lab: Lab, tmp_path: Path) -> None:
    assert "there are no positions here" in lab("positions", tmp_path).error
    (tmp_path / "a.json").write_text("{}")
    assert "a.json: this is no file of positions" in lab("positions", tmp_path).error
