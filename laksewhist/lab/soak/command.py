"""The command `soak`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Final, NoReturn

from laksewhist.lab.league.spread import Workers, spread
from laksewhist.lab.points import columns
from laksewhist.lab.progress import Progress
from laksewhist.lab.soak.play import Soaked, Task, soak
from laksewhist.store.errors import FormatError

_TOLD: Final = 20
"""So many faults are printed; the others are counted."""


def add_arguments(parser: argparse.ArgumentParser, count: Callable[[str], int]) -> None:
    """The arguments of `soak`."""
    parser.add_argument("--deals", type=count, required=True, metavar="N", help="how many")
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="the same seed gives the same deals")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin with this deal, to see one again")
    parser.add_argument(
        "--limit", type=count, default=10_000, metavar="MS", help="how long a decision may take (10000)"
    )
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="how many processes, 61 at most")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="work on the Dask cluster with this scheduler")


def run(arguments: argparse.Namespace, _refuse: Callable[[str], NoReturn]) -> None:
    """Plays and prints, also when it is interrupted; raises FormatError where anything went wrong."""
    numbers = range(arguments.first, arguments.first + arguments.deals)
    tasks = [Task(arguments.seed, number, float(arguments.limit)) for number in numbers]
    seen, progress = Soaked(), Progress(len(tasks), sys.stderr)
    try:
        with closing(spread(soak, tasks, Workers(arguments.jobs, arguments.scheduler))) as results:
            for each in results:
                seen.add(each)
                progress.at(seen.deals)
    finally:
        progress.close()
        print("\n".join(_lines(seen, progress.seconds)), flush=True)
    if seen.faults or seen.over_limit:
        raise FormatError("soak", f"{len(seen.faults)} deals went wrong, {seen.over_limit} decisions took too long")


def _lines(seen: Soaked, seconds: float) -> list[str]:
    phases = Counter[str]()
    levels = Counter[str]()
    for what, number in seen.actions.items():
        level, phase = what.split()
        phases[phase] += number
        levels[level] += number
    rows = [["level", "actions", "slowest ms"]]
    rows += [[name, str(levels[name]), f"{seen.slowest_ms[name]:.0f}"] for name in levels]
    kinds = [["phase", "actions"], *([name, str(number)] for name, number in phases.most_common())]
    played = [["contract", "deals"], *([name, str(number)] for name, number in seen.contracts.most_common())]
    head = (
        f"{seen.deals} deals in {seconds:.0f} s, {levels.total()} actions checked, {len(seen.faults)} deals went wrong"
    )
    tables = [line for table in (rows, kinds, played) for line in ["", *columns(table)]]
    return [head, *tables, *([""] if seen.faults else []), *seen.faults[:_TOLD]]
