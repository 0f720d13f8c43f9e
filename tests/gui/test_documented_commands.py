"""What the documentation says of the program with a screen: its commands, options, shortcuts and keys."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from laksewhist.gui.app import parse_arguments
from laksewhist.gui.menu import COMMANDS, LAST
from laksewhist.gui.panels.ladder import DIGITS
from laksewhist.gui.table import hand_keys
from tests.docs.commands import Commands, Kind, fits, of_kind, program_of
from tests.docs.pages import ROOT

READMES = [ROOT / "README.md", ROOT / "README.da.md"]
STARTING = ROOT / "docs" / "starting.md"


SHORTCUT = re.compile(r"\b(?:Ctrl\+(?:Shift\+)?(?:[A-Z]\b|,)|(?:Shift\+)?F\d+\b)")


def run(commands: Commands, folder: Path) -> str:
    printed = ""
    for line in commands.lines:
        done = subprocess.run(
            [sys.executable, "-m", "laksewhist.gui.app", *program_of(line)[1:]],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{commands.block.where}: {done.stderr}"
        printed += done.stdout
    return printed


@pytest.mark.slow
@pytest.mark.parametrize("commands", of_kind(Kind.WINDOW), ids=lambda each: each.block.where)
def test_the_program_does_what_the_page_shows(commands: Commands, tmp_path: Path) -> None:
    printed = run(commands, tmp_path)
    if commands.output is not None:
        assert fits(commands.output.text, printed), f"{commands.block.where}: {printed}"
    for line in commands.lines:
        words = program_of(line)
        if "--screenshots" in words:
            folder = tmp_path / words[words.index("--screenshots") + 1]
            assert len(list(folder.glob("*.png"))) > 10


def test_every_option_is_told_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_arguments(["--help"])
    there = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    told = set(re.findall(r"`(--[a-z-]+)", STARTING.read_text(encoding="utf-8")))
    assert told == there


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_every_shortcut_of_the_menu_is_told_and_no_other(page: Path) -> None:
    shortcuts = {command[2] for command in (*COMMANDS, *LAST) if command is not None and command[2]}
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    told = {key for row in rows for key in SHORTCUT.findall(row.split("|")[1])}
    assert told == shortcuts


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_every_key_of_the_hand_and_the_ladder_is_told(page: Path) -> None:
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    told = "".join(rows)
    for letter in {*hand_keys._SUITS, *hand_keys._RANKS} - set("2345678"):  # which stand between 2 and 9
        assert re.search(rf"\b{letter}\b", told), letter
    assert any(row.startswith(f"| {' '.join(DIGITS)} |") for row in rows)
