"""The command `league`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import closing
from typing import Final, NoReturn

from laksewhist.lab.league.contestants import CONTESTANTS
from laksewhist.lab.league.report import as_json, lines
from laksewhist.lab.league.result import League
from laksewhist.lab.league.spread import Workers, spread
from laksewhist.lab.league.statistics import Sprt
from laksewhist.lab.league.work import pieces, play
from laksewhist.lab.progress import Progress
from laksewhist.store.json_text import compact

Refuse = Callable[[str], NoReturn]
_GAMES: Final = ("full", "fixed")


def add_arguments(parser: argparse.ArgumentParser, count: Callable[[str], int]) -> None:
    """The arguments of `league`."""
    parser.add_argument("--deals", type=count, required=True, metavar="N", help="how many, each played by every pair")
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="the same seed gives the same deals")
    parser.add_argument(
        "--players",
        default=",".join(CONTESTANTS),
        metavar="NAMES",
        help=f"with commas between, all where none is named ({', '.join(CONTESTANTS)})",
    )
    parser.add_argument("--game", choices=_GAMES, default="full", help="the full game, or contracts that are fixed")
    parser.add_argument("--sprt", metavar="LOW,HIGH", help="of two players: stop when it is clear which gain it is")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="how many processes, 61 at most")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="work on the Dask cluster with this scheduler")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace, refuse: Refuse) -> None:
    """Plays and prints; what is done when it is interrupted is printed too, before KeyboardInterrupt goes on."""
    names = _names(arguments.players, refuse)
    sprt = _sprt(arguments.sprt, names, refuse)
    league = League(names, arguments.game == "fixed")
    todo = pieces(names, arguments.seed, arguments.deals, league.fixed)
    progress = Progress(len(todo), sys.stderr, what="meetings")
    verdict: float | None = None
    try:
        with closing(spread(play, todo, Workers(arguments.jobs, arguments.scheduler))) as results:
            for number, done in enumerate(results, 1):
                league.add(done)
                progress.at(number)
                verdict = sprt.verdict(league.gains_of(*names)) if sprt else None
                if verdict is not None:
                    break
    finally:
        progress.close()
        if league.gains:
            _print(league, progress.seconds, arguments.json)
    if sprt is not None:
        print(_told(sprt, verdict, league.gains_of(*names)))


def _print(league: League, seconds: float, json: bool) -> None:
    print(compact(as_json(league, seconds)) if json else "\n".join(lines(league, seconds)), flush=True)


def _told(sprt: Sprt, verdict: float | None, gains: list[float]) -> str:
    found = f"after {len(gains)} deals, log likelihood ratio {sprt.llr(gains):+.2f} of ±{sprt.bound:.2f}"
    if verdict is None:
        return f"sequential test: not decided {found}"
    return f"sequential test: the gain is {verdict:g} rather than {sprt.low + sprt.high - verdict:g}, {found}"


def _names(text: str, refuse: Refuse) -> list[str]:
    names = [each.strip() for each in text.split(",")]
    for name in names:
        if name not in CONTESTANTS:
            refuse(f"argument --players: {name!r} does not take part; those who do are: {', '.join(CONTESTANTS)}")
    if len(names) < 2 or len(set(names)) < len(names):
        refuse("argument --players: two players or more, each once")
    return names


def _sprt(text: str | None, names: list[str], refuse: Refuse) -> Sprt | None:
    if text is None:
        return None
    if len(names) != 2:
        refuse("argument --sprt: it tests two players against each other")
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        refuse(f"argument --sprt: two numbers such as 0,0.5, not {text!r}")
    if low >= high:
        refuse("argument --sprt: the first number is the lower one")
    return Sprt(low, high)
