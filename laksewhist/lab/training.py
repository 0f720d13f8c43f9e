"""The arguments of `train` and `judge`, and how they begin: both need numpy, which nothing else does."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from laksewhist.store.errors import FormatError

_Count = Callable[[str], int]
_Refuse = Callable[[str], NoReturn]


def add_train_arguments(parser: argparse.ArgumentParser, count: _Count) -> None:
    """The arguments of `train`; `count` reads a number from 1 up."""
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="the same seed gives the same models")
    parser.add_argument("--hands", type=count, default=16_000, metavar="N", help="to play out for each kind of hand")
    parser.add_argument("--deals", type=count, default=12_000, metavar="N", help="to bid, to learn what others do")
    _add_jobs(parser, count)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="write the models here")


def add_judge_arguments(parser: argparse.ArgumentParser, count: _Count) -> None:
    """The arguments of `judge`; `count` reads a number from 1 up."""
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="the same seed gives the same deals")
    parser.add_argument("--deals", type=count, default=1_000, metavar="N", help="to bid and to play")
    _add_jobs(parser, count)


def _add_jobs(parser: argparse.ArgumentParser, count: _Count) -> None:
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="how many processes, 61 at most")


def run_train(arguments: argparse.Namespace, _refuse: _Refuse) -> None:
    """Makes the models; raises FormatError where numpy is missing, OSError where the file cannot be written."""
    try:
        from laksewhist.lab.train import train  # numpy is there for training only
        from laksewhist.lab.train_work import Training
    except ModuleNotFoundError as error:
        raise _no_numpy("training") from error
    train(Training(arguments.seed, arguments.hands, arguments.deals, arguments.jobs), arguments.out)


def run_judge(arguments: argparse.Namespace, _refuse: _Refuse) -> None:
    """Judges the shipped models; raises FormatError where numpy is missing."""
    try:
        from laksewhist.lab.judge import judge
    except ModuleNotFoundError as error:
        raise _no_numpy("judging") from error
    judge(arguments.seed, arguments.deals, arguments.jobs)


def _no_numpy(what: str) -> FormatError:
    return FormatError("numpy", f"{what} needs it: pip install 'laksewhist[train]'")
