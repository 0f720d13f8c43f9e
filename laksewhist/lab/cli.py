"""The command line of `laksewhist-lab`: reads the arguments, runs one command, and words its errors in one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NoReturn, TypeAlias

from laksewhist.ai.brain import LEVELS
from laksewhist.engine.house_rules import HouseRules
from laksewhist.lab import solve, training
from laksewhist.lab.bench import command as bench
from laksewhist.lab.files import read_file
from laksewhist.lab.league import command as league
from laksewhist.lab.points import print_points
from laksewhist.lab.positions import command as positions
from laksewhist.lab.progress import Progress
from laksewhist.lab.records import legal_in_file, replay_file
from laksewhist.lab.selfplay import SelfPlay, play
from laksewhist.lab.soak import command as soak
from laksewhist.lab.tally import Tally
from laksewhist.match.rotation import PARTICIPANT_COUNTS
from laksewhist.store.atomic import check_place, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.house_rules import read_rules
from laksewhist.store.json_text import compact
from laksewhist.store.point_tables import read_table
from laksewhist.store.record import join_record

Refuse: TypeAlias = Callable[[str], NoReturn]
Run: TypeAlias = Callable[[argparse.Namespace, Refuse], None]


_MOST: Final = 1_000_000_000
"""More deals than anybody can wait for."""
_JOINERS: Final = "\u200c\u200d"
"""Signs that are not seen but make one letter, or one picture, of several."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status: 0, or 1 after an error, which stands on standard error as one line.

    Wrong usage raises SystemExit(2), as argparse does.
    """
    _open_closed_streams()
    _write_utf8()
    arguments = _parser().parse_args(argv)
    run: Run = arguments.run
    try:
        run(arguments, arguments.refuse)
        sys.stdout.flush()
    except FormatError as error:
        return _failed(str(error))
    except BrokenPipeError:
        _say_no_more()  # whoever read the output has heard enough
        return 1
    except OSError as error:
        what = error.strerror or str(error)
        return _failed(f"{error.filename}: {what}" if error.filename else what)
    except KeyboardInterrupt:
        return _failed("interrupted", status=130)
    return 0


def _open_closed_streams() -> None:
    """A stream that was closed before the program began is None to Python; what is written there is lost."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - it stays open to the end


def _write_utf8() -> None:
    """Names with æøå are written as UTF-8 whatever the locale is; what no text can hold is shown as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _failed(message: str, status: int = 1) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _say_no_more()
    shown = (letter if letter.isprintable() or letter in _JOINERS else ascii(letter)[1:-1] for letter in _told(message))
    print("".join(shown), file=sys.stderr)
    return status


def _told(message: str) -> str:
    """The message with names of files as they are, also where Python takes them for bytes of no known text."""
    try:
        return message.encode(errors="surrogateescape").decode(errors="backslashreplace")
    except UnicodeEncodeError:  # other halves of letters, from inside a file
        return message


def _say_no_more() -> None:
    """What is left to write goes nowhere: it could not be written, and Python would try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="laksewhist-lab", description="Danish house whist without a screen.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Run, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run, refuse=added.error)
        return added

    replay = command("replay", _replay, "Play every deal of a record by the rules and print the results.")
    replay.add_argument("file", type=Path, metavar="FILE")
    legal = command("legal", _legal, "Print the legal actions where a record's last deal stands.")
    legal.add_argument("file", type=Path, metavar="FILE")
    points = command("points", _points, "Print the point table; check a file and list every fault.")
    points.add_argument("--points", type=Path, metavar="FILE", help="a point table instead of the default one")
    solve.add_arguments(command("solve", solve.run, "Solve deals with every card known; prints JSON."))
    _add_selfplay_arguments(command("selfplay", _selfplay, "Let computers play."))
    league.add_arguments(
        command("league", league.run, "Let players meet on the same deals and tell who gains."), _count
    )
    soak.add_arguments(
        command("soak", soak.run, "Let all levels play and check every action by another reading."), _count
    )
    bench.add_arguments(command("bench", bench.run, "Measure speed and strength against others in one run."), _count)
    positions.add_arguments(command("positions", positions.run, "Count how many agreed best actions each level finds."))
    training.add_train_arguments(
        command("train", training.run_train, "Make the models of hands again; needs the extra train (numpy)."), _count
    )
    training.add_judge_arguments(
        command("judge", training.run_judge, "Tell how well the models of hands do in whole deals; needs numpy too."),
        _count,
    )
    return parser


def _add_selfplay_arguments(parser: argparse.ArgumentParser) -> None:
    levels = ", ".join(LEVELS)
    parser.add_argument("--deals", type=_count, required=True, metavar="N", help="how many, redeals counted")
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="the same seed gives the same deals")
    parser.add_argument(
        "--players",
        default=next(iter(LEVELS)),
        metavar="LEVELS",
        help=f"one level, or one for each participant with commas between; four go round again ({levels})",
    )
    parser.add_argument("--participants", type=int, choices=PARTICIPANT_COUNTS, default=4)
    parser.add_argument("--rules", type=Path, metavar="FILE", help="house rules instead of the default ones")
    parser.add_argument("--points", type=Path, metavar="FILE", help="a point table instead of the default one")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the record here")
    parser.add_argument(
        "--jobs",
        type=_count,
        default=1,
        metavar="J",
        help="how many processes, 61 at most; a gathered shuffle needs one",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"invalid int value: {text!r}") from None
    if not 1 <= number <= _MOST:
        raise argparse.ArgumentTypeError(f"must be from 1 to {_MOST}, not {number}")
    return number


def _replay(arguments: argparse.Namespace, _refuse: Refuse) -> None:
    replay_file(arguments.file)


def _legal(arguments: argparse.Namespace, _refuse: Refuse) -> None:
    legal_in_file(arguments.file)


def _points(arguments: argparse.Namespace, _refuse: Refuse) -> None:
    print_points(arguments.points)


def _levels(text: str, participants: int, refuse: Refuse) -> tuple[str, ...]:
    """A level for each participant."""
    given = [each.strip() for each in text.split(",")]
    for level in given:
        if level not in LEVELS:
            refuse(f"argument --players: {level!r} is not a level; the levels are: {', '.join(LEVELS)}")
    if len(given) not in (1, 4, participants):
        refuse(f"argument --players: one level, four or {participants}, not {len(given)}")
    return tuple(given[who % len(given)] for who in range(participants))


def _selfplay(arguments: argparse.Namespace, refuse: Refuse) -> None:
    task = SelfPlay(
        deals=arguments.deals,
        seed=arguments.seed,
        levels=_levels(arguments.players, arguments.participants, refuse),
        rules=HouseRules() if arguments.rules is None else read_file(arguments.rules, read_rules).rules,
        point_table=None if arguments.points is None else read_file(arguments.points, read_table),
    )
    if arguments.out is not None:
        check_place(arguments.out)  # now, not when all has been played
    tally, lines = Tally(task), list[str]()
    progress = Progress(task.deals, sys.stderr)
    try:
        with closing(play(task, arguments.jobs)) as entries:
            for entry in entries:
                tally.add(entry)
                progress.at(tally.deals)
                if arguments.out is not None:
                    lines.append(entry.line)
        seconds = progress.seconds
    finally:
        progress.close()
    if arguments.out is not None:
        write_atomically(arguments.out, join_record(task.record, lines))
    print(compact(tally.as_json(seconds)) if arguments.json else "\n".join(tally.lines(seconds)))
