"""The command `solve`: deals with every card known, north and south against east and west."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from laksewhist.ai.solver.encode import bit_of, card_at
from laksewhist.ai.solver.solve import Solver
from laksewhist.ai.solver.world import World
from laksewhist.engine.cards import JOKERS, Card, card
from laksewhist.lab.files import read_file
from laksewhist.store.errors import FormatError

SEATS: Final = "NESW"
TRUMPS: Final = "CDHSN"
_PBN_SUITS: Final = "SHDC"
_NS: Final = 0b0101
_POWER: Final = 19
_ENOUGH: Final = 10**15


@dataclass(frozen=True, slots=True)
class Task:
    """A world to solve, and where it was asked for."""

    place: str
    world: World


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `solve`."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--deal", metavar="DEAL", help='the hands from north on, suits S.H.D.C: "N:AKQ.JT9.87.65 ..."')
    what.add_argument(
        "--batch", type=Path, metavar="FILE", help="lines DEAL;TRUMP;LEADER;JOKERS, the last may be left out"
    )
    parser.add_argument("--trump", choices=TRUMPS, help="N for none")
    parser.add_argument("--leader", choices=SEATS)
    parser.add_argument("--jokers", default="0,0,0,0", metavar="N,E,S,W", help="how many jokers each hand has besides")
    parser.add_argument("--leads", action="store_true", help="also what the leader's side takes after each lead")


def run(arguments: argparse.Namespace, refuse: Callable[[str], NoReturn]) -> None:
    """Prints one JSON object a deal; raises FormatError, naming the line, for a deal that cannot be."""
    solver = Solver(_POWER)
    for task in _tasks(arguments, refuse):
        solver.forget()
        print(json.dumps(_solve(solver, task.world, arguments.leads)), flush=True)


def _tasks(arguments: argparse.Namespace, refuse: Callable[[str], NoReturn]) -> Iterator[Task]:
    if arguments.batch is None:
        if arguments.trump is None or arguments.leader is None:
            refuse("--deal needs --trump and --leader")
        parts = [arguments.deal, arguments.trump, arguments.leader, arguments.jokers]
        return iter([Task("--deal", _world_of("--deal", parts))])
    lines = read_file(arguments.batch, _lines)
    return iter([_task(f"{arguments.batch}, line {number}", line) for number, line in lines])


def _lines(content: bytes) -> list[tuple[int, str]]:
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise FormatError("", "this is not text in UTF-8") from None
    return [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def _task(place: str, line: str) -> Task:
    parts = [part.strip() for part in line.split(";")]
    if len(parts) not in (3, 4):
        raise FormatError(place, "a line is DEAL;TRUMP;LEADER;JOKERS, of which the last may be left out")
    return Task(place, _world_of(place, parts if len(parts) == 4 else [*parts, "0,0,0,0"]))


def _world_of(place: str, parts: list[str]) -> World:
    deal, trump, leader, jokers = parts
    if trump not in tuple(TRUMPS):
        raise FormatError(place, f"the trump is one of {', '.join(TRUMPS)}, not {trump!r}")
    if leader not in tuple(SEATS):
        raise FormatError(place, f"the leader is one of {', '.join(SEATS)}, not {leader!r}")
    world = World()
    world.hands = [sum(1 << bit_of(each, False) for each in hand) for hand in _hands(place, deal, jokers)]
    world.trump = -1 if trump == "N" else TRUMPS.index(trump)
    world.leader = SEATS.index(leader)
    world.side = world.maximisers = _NS
    return world


def _hands(place: str, deal: str, jokers: str) -> list[list[Card]]:
    """The four hands from north on, equally long, no card twice."""
    first, colon, rest = deal.partition(":")
    hands = [_suits(place, text) for text in rest.split()]
    if not colon or first not in tuple(SEATS) or len(hands) != 4:
        raise FormatError(place, 'a deal is four hands, such as "N:AKQ.JT9.87.65 ...", each with its suits S.H.D.C')
    turn = SEATS.index(first)
    hands = hands[4 - turn :] + hands[: 4 - turn]
    left = list(JOKERS)
    for hand, count in zip(hands, _counts(place, jokers), strict=True):
        hand += left[:count]
        del left[:count]
    cards = [each for hand in hands for each in hand]
    if len(set(cards)) != len(cards):
        raise FormatError(place, f"{next(each for each in cards if cards.count(each) > 1)} is there twice")
    sizes = [len(hand) for hand in hands]
    if len(set(sizes)) != 1 or not 1 <= sizes[0] <= 13:
        raise FormatError(place, f"the hands have {', '.join(map(str, sizes))} cards; it must be equally many, 1 to 13")
    return hands


def _suits(place: str, text: str) -> list[Card]:
    suits = text.split(".")
    if len(suits) != 4:
        raise FormatError(place, f"{text!r} is not a hand: it has four suits with points between")
    try:
        return [card(suit + rank) for suit, ranks in zip(_PBN_SUITS, suits, strict=True) for rank in ranks]
    except ValueError as error:
        raise FormatError(place, str(error)) from None


def _counts(place: str, jokers: str) -> list[int]:
    parts = [part.strip() for part in jokers.split(",")]
    if len(parts) != 4 or not all(part in ("0", "1", "2", "3") for part in parts) or sum(map(int, parts)) > 3:
        raise FormatError(place, f"jokers are four numbers such as 0,1,2,0, three jokers at the most, not {jokers!r}")
    return [int(part) for part in parts]


def _solve(solver: Solver, world: World, with_leads: bool) -> dict[str, Any]:
    """What is printed about a world."""
    size = world.hands[0].bit_count()
    start = time.perf_counter()
    leads = solver.values(world, _ENOUGH) if with_leads else {}
    is_ns = world.leader % 2 == 0
    known = [tricks for tricks in leads.values() if tricks is not None]
    found = (max if is_ns else min)(known) if known else solver.value(world, _ENOUGH) or 0
    seconds = time.perf_counter() - start
    answer: dict[str, Any] = {"NS": found, "EW": size - found}
    if with_leads:
        answer["leads"] = {
            card_at(bit, False).code: tricks if is_ns else size - tricks
            for bit, tricks in leads.items()
            if tricks is not None
        }
    return {**answer, "nodes": solver.nodes, "ms": round(seconds * 1000, 3)}
