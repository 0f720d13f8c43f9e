"""The commands in `sh` blocks: what kind each is, and how those of `laksewhist-lab` are run. Needs no Qt.

A `text` or `json` block that follows such a block at once is what the commands print. In it `…` stands for anything
within a line, alone in a line for any lines. Behind its language `status=1` says how the last command ends, and
`numbers=vary` that numbers depend on how well the computers play. `file=NAME` says that the block is a file, which is
written before.
"""

import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from pathlib import Path

from tests.docs.pages import PAGES, ROOT, Block, blocks_of


class Kind(Enum):
    """Who runs a command."""

    LAB = "run in tests/docs"
    WINDOW = "run in tests/gui, offscreen"
    SCRIPT = "a script of the project, run by CI"
    SYSTEM = "the package manager; the test of the packages runs it"


_KINDS = {
    "laksewhist-lab": Kind.LAB,
    "sed": Kind.LAB,
    "head": Kind.LAB,
    "laksewhist": Kind.WINDOW,
    "sh": Kind.SCRIPT,
    "python": Kind.SCRIPT,
    "apt": Kind.SYSTEM,
}


@dataclass(frozen=True)
class Commands:
    """The commands of one block, all of the same kind, and the block with their output."""

    block: Block
    lines: tuple[str, ...]
    kind: Kind
    output: Block | None


def program_of(command: str) -> list[str]:
    """The words of a command without `sudo`, the program without its folder."""
    words = [word for word in shlex.split(command) if word != "sudo"]
    return [words[0].removeprefix(".venv/bin/"), *words[1:]]


def _kind_of(block: Block, command: str) -> Kind:
    program = program_of(command)[0]
    assert program in _KINDS, f"{block.where}: no test knows how to run {program}"
    return _KINDS[program]


def commands_of(page: Path) -> list[Commands]:
    blocks = blocks_of(page)
    followers = {id(one): other for one, other in pairwise(blocks)}
    found: list[Commands] = []
    for block in blocks:
        if block.language != "sh" or "file" in block.more:
            continue
        lines = tuple(block.text.replace("\\\n", " ").splitlines())
        kinds = {_kind_of(block, line) for line in lines}
        assert len(kinds) == 1, f"{block.where}: commands of one kind to a block"
        after = followers.get(id(block))
        is_output = after is not None and after.follows_block and "file" not in after.more and after.language != "sh"
        found.append(Commands(block, lines, kinds.pop(), after if is_output else None))
    return found


def of_kind(kind: Kind) -> list[Commands]:
    return [each for page in PAGES for each in commands_of(page) if each.kind is kind]


def write_files(page: Path, folder: Path) -> None:
    """Writes the blocks that are files, and the programs by the names that the pages use."""
    for block in blocks_of(page):
        if "file" in block.more:
            (folder / block.more["file"]).write_text(block.text, encoding="utf-8")
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    lab = programs / "laksewhist-lab"
    lab.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m laksewhist.lab "$@"\n')
    lab.chmod(0o755)


def run(commands: Commands, folder: Path) -> tuple[int, str]:
    """Runs a block in the folder: the status of the last command and everything printed; the others must succeed."""
    printed = ""
    status = 0
    for line in commands.lines:
        assert status == 0, f"{commands.block.where}: {printed}"
        search = f'PATH="{folder / ".venv" / "bin"}:$PATH"; {line}'
        done = subprocess.run(
            ["sh", "-c", search],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        printed += done.stdout
        status = done.returncode
    return status, printed


_TIMES = (
    (re.compile(r"(?m)^\d+ of \d+ deals, \d+ per second\n"), ""),
    (re.compile(r"in [\d.]+ s: [\d.]+ deals per second"), "in … s: … deals per second"),
    (re.compile(r'"seconds":[\d.]+,"deals_per_second":[\d.]+'), '"seconds":…,"deals_per_second":…'),
)


_NUMBERS = re.compile(r"[+-]?\d+(\.\d+)?")


def plain(text: str, *, numbers_vary: bool = False) -> str:
    """The text without what differs between runs: measured times and, where that is said, all numbers and columns."""
    for pattern, instead in _TIMES:
        text = pattern.sub(instead, text)
    return re.sub(r" +", " ", _NUMBERS.sub("0", text)) if numbers_vary else text


def fits(shown: str, printed: str, *, numbers_vary: bool = False) -> bool:
    """Whether the output on the page is what was printed."""
    pattern = re.escape(plain(shown, numbers_vary=numbers_vary)).replace("\\\n", "\n")
    pattern = re.sub(r"(?m)^…\n", r"(?:.*\\n)*?", pattern).replace("…", ".*")
    return re.fullmatch(pattern, plain(printed, numbers_vary=numbers_vary)) is not None
