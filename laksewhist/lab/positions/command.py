"""The command `positions`: how many of the agreed best actions each level finds, by kind of decision."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from laksewhist.ai.brain import LEVELS
from laksewhist.lab.files import read_file
from laksewhist.lab.league.contestants import contestant
from laksewhist.lab.points import columns
from laksewhist.lab.positions.reading import Position, read_positions
from laksewhist.match.rng import derived_random
from laksewhist.store.codec import action_json
from laksewhist.store.errors import FormatError
from laksewhist.store.json_text import compact


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `positions`."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="its files end with .json")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="for the players (1)")
    parser.add_argument("--missed", action="store_true", help="also what was played where it was not the best")


def run(arguments: argparse.Namespace, _refuse: Callable[[str], NoReturn]) -> None:
    """Asks every level about every position; raises FormatError, with file and place, for one that cannot be."""
    files = sorted(arguments.folder.glob("*.json"))
    if not files:
        raise FormatError(str(arguments.folder), "there are no positions here")
    positions = [each for path in files for each in read_file(path, read_positions)]
    found: Counter[tuple[str, str]] = Counter()
    misses: list[str] = []
    for level in LEVELS:
        for each in positions:
            is_best, what = answer(level, each, arguments.seed)
            found[level, each.kind] += is_best
            if not is_best:
                misses.append(f"{level}: {each.name}: {what}")
    print("\n".join(_table(positions, found)))
    if arguments.missed:
        print("\n".join(["", *misses]))


def answer(level: str, position: Position, seed: int) -> tuple[bool, str]:
    """Whether the level does one of the best actions, and what it does."""
    rng = derived_random("positions", seed, position.name)
    action = contestant(level).consider(position.state, rng).action
    return action in position.best, compact(action_json(action))


def _table(positions: Sequence[Position], found: Counter[tuple[str, str]]) -> list[str]:
    kinds = Counter([each.kind for each in positions])
    rows = [["decision", "positions", *LEVELS]]
    rows += [[kind, str(number), *(str(found[level, kind]) for level in LEVELS)] for kind, number in kinds.items()]
    totals = [sum(found[level, kind] for kind in kinds) for level in LEVELS]
    return columns([*rows, ["all", str(kinds.total()), *map(str, totals)]])
