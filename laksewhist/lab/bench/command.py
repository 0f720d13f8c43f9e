"""The command `bench`: how quick and how strong the players are, against others on the same machine in one run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import pairwise
from typing import Final, NoReturn

from laksewhist.ai.brain import LEVELS
from laksewhist.ai.solver import COMPILED
from laksewhist.lab.bench import history, playouts, solver
from laksewhist.lab.bench.decisions import think
from laksewhist.lab.league.report import told
from laksewhist.lab.league.result import HIGHEST, LOWEST, League
from laksewhist.lab.league.spread import Workers, spread
from laksewhist.lab.league.statistics import quantile
from laksewhist.lab.league.work import Piece, play
from laksewhist.lab.progress import Progress

_LADDER: Final = tuple(LEVELS)
_STRONGEST: Final = _LADDER[-1]
_OPENED: Final = 7
"""So many times the statistics are opened."""
Row = list[str]


def add_arguments(parser: argparse.ArgumentParser, count: Callable[[str], int]) -> None:
    """The arguments of `bench`."""
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same deals (1)")
    parser.add_argument("--stored", type=count, default=10_000, metavar="N", help="deals for the statistics (10000)")
    parser.add_argument("--boards", type=count, default=200, metavar="N", help="boards for the search (200)")
    parser.add_argument("--seconds", type=count, default=3, metavar="N", help="for each rate of play-outs (3)")
    parser.add_argument("--deals", type=count, default=100, metavar="N", help="for each pair of players (100)")
    parser.add_argument("--thinking", type=count, default=5, metavar="N", help="deals for times on the wall (5)")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="how many processes play, 61 at most")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")


def run(arguments: argparse.Namespace, _refuse: Callable[[str], NoReturn]) -> None:
    """Measures and prints line after line; what is not installed is told."""
    print("the core is compiled" if COMPILED else "the core is not compiled: it runs from its sources", flush=True)
    _show([["what", "against", "ratio", "measured"]])
    for rows in (
        _statistics(arguments),
        _search(arguments),
        _playouts(arguments),
        _thinking(arguments),
        _strength(arguments),
    ):
        for row in rows:
            _show([row])


_WIDTHS: Final = (42, 36, 14)


def _show(rows: list[Row]) -> None:
    for row in rows:
        padded = [cell.ljust(width) for cell, width in zip(row, _WIDTHS, strict=False)]
        print("  ".join([*padded, *row[len(_WIDTHS) :]]).rstrip(), flush=True)


def _statistics(arguments: argparse.Namespace) -> Iterator[Row]:
    yield from _compared(history.opening(arguments.stored, _OPENED))


def _search(arguments: argparse.Namespace) -> Iterator[Row]:
    for trump, name in ((3, "suit"), (-1, "no trump")):
        if not solver.has_dds():
            yield [f"a board, {name}", "DDS", "-", "endplay is not installed"]
            continue
        yield from _compared(solver.against_dds(arguments.boards, arguments.seed, trump))
    yield from _compared(solver.leads_against_plain(arguments.boards, arguments.seed))


def _compared(found: solver.Comparison) -> Iterator[Row]:
    for what, ratio, part in (("median", found.medians, 0.5), ("mean", found.means, None)):
        both = [sum(each) / len(each) if part is None else quantile(each, part) for each in (found.ours, found.theirs)]
        yield [f"{found.what}, {what}", found.peer, f"{ratio:.2f}", f"{both[0]:.2f} ms : {both[1]:.2f} ms"]


def _playouts(arguments: argparse.Namespace) -> Iterator[Row]:
    seconds = arguments.seconds
    own = playouts.ours(seconds)
    for game in playouts.GAMES:
        yield _rates("play-outs a second", f"OpenSpiel {game}, C++", own, game, playouts.open_spiel_compiled, seconds)
    own = playouts.ours_from_sources(seconds, with_deal=True)
    for game in playouts.GAMES:
        what = "uncompiled, with the deal"
        yield _rates(what, f"OpenSpiel {game}, its loop in Python", own, game, playouts.open_spiel_loop, seconds)
    for with_deal in (True, False):
        own = own if with_deal else playouts.ours_from_sources(seconds, with_deal=False)
        measure = partial(playouts.open_spiel_in_python, with_deal=with_deal)
        what = f"uncompiled, {'with the deal' if with_deal else 'from a dealt game'}"
        for game in playouts.GAMES:
            yield _rates(what, f"OpenSpiel {game}, a leaner loop", own, game, measure, seconds)


def _rates(what: str, peer: str, own: float, game: str, measure: Callable[[str, float], float], seconds: float) -> Row:
    if not playouts.has_open_spiel():
        return [what, peer, "-", f"{own:,.0f}/s; open-spiel is not installed"]
    other = measure(game, seconds)
    return [what, peer, f"{own / other:.1f}", f"{own:,.0f}/s : {other:,.0f}/s"]


def _thinking(arguments: argparse.Namespace) -> Iterator[Row]:
    found = think(_STRONGEST, arguments.thinking, arguments.seed)
    for what, limit, times in (("a card", "300 / 1000 ms", found.cards), ("a bid", "1000 ms", found.bids)):
        median, most = quantile(times, 0.5), quantile(times, 0.95)
        measured = f"p50 {median:.0f} ms, p95 {most:.0f} ms, most {max(times):.0f} ms of {len(times)}"
        yield [f"{what} by {_STRONGEST}", limit, "", measured]


def _strength(arguments: argparse.Namespace) -> Iterator[Row]:
    fixed = _play(arguments, [(_STRONGEST, LOWEST), (HIGHEST, LOWEST)], fixed=True)
    gains = [f"{name} {told(fixed.gain(name, LOWEST))}" for name in (_STRONGEST, HIGHEST)]
    place = told(fixed.place(_STRONGEST), signed=False) or "-"
    yield [f"fixed contract, {_STRONGEST}, tricks", f"{LOWEST} 0, {HIGHEST} 1", place, ", ".join(gains)]
    pairs = [(strong, weak) for weak, strong in pairwise(_LADDER)][::-1]
    full = _play(arguments, pairs, fixed=False)
    for strong, weak in pairs:
        gain = full.gain(strong, weak)
        yield [f"full game, {strong}, points a deal", weak, told(gain), f"{gain.deals if gain else 0} deals"]


def _play(arguments: argparse.Namespace, pairs: list[tuple[str, str]], *, fixed: bool) -> League:
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    todo = [Piece(arguments.seed, deal, *pair, fixed) for deal in range(arguments.deals) for pair in pairs]
    league, progress = League(names, fixed), Progress(len(todo), sys.stderr, what="meetings")
    try:
        with closing(spread(play, todo, Workers(arguments.jobs, arguments.scheduler))) as results:
            for number, done in enumerate(results, 1):
                league.add(done)
                progress.at(number)
    finally:
        progress.close()
    return league
