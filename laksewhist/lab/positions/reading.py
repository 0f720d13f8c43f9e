"""Positions as they stand in a file, and the deals they are about.

A file is an object with `kind`, what is decided, and `positions`. A hand is written by suits, `C:AK2 D:QT X:13`, X for
the jokers. `before` holds what was done up to the question, with commas between: `bid 9 gode`, `pass`, `join`,
`accept`, `refuse`, `call DA`, `call DA trump S`, `trump H`, `exchange C2 C3 C4`, `decline`, `iron hand`, `keep`, or the
card that is played. `best` lists the actions that are right in the same words. Cards that are not named are dealt by
chance, the same for the same name: what is right must not hang on them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import HAND_SIZE, PACK, SEATS, Card, Seat, Suit, card
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.state import DealState, Setup
from laksewhist.match.rng import derived_random, shuffle
from laksewhist.store.errors import FormatError
from laksewhist.store.house_rules import read_options

_SUITS: Final = {suit.code: suit for suit in Suit}
_PLAIN: Final[Mapping[str, Callable[[Seat], Action]]] = {
    "pass": Pass,
    "join": Join,
    "accept": AcceptCard,
    "refuse": RefuseCard,
    "iron hand": CallIronHand,
    "keep": KeepHand,
    "decline": lambda seat: ExchangeCards(seat, ()),
}


@dataclass(frozen=True, slots=True)
class Position:
    """A question and its answers: `state` is where the deal stands, `best` are the actions that are right."""

    kind: str
    name: str
    state: DealState
    best: tuple[Action, ...]
    why: str


def read_positions(data: bytes) -> list[Position]:
    """The positions of a file, checked by the rules; raises FormatError with the place of the fault."""
    try:
        whole = json.loads(data)
        kind, listed = str(whole["kind"]), list(whole["positions"])
    except (ValueError, TypeError, KeyError) as error:
        raise FormatError("", f"this is no file of positions: {error}") from error
    return [_position(kind, each, f"positions[{number}]") for number, each in enumerate(listed)]


def _position(kind: str, given: Any, place: str) -> Position:
    try:
        name = str(given["name"])
        state = _state(given, name, place)
        seat = state.turn
        if seat is None:
            raise ValueError("the deal is over")
        best = tuple([read_action(seat, text) for text in given["best"]])
        wrong = [text for text, action in zip(given["best"], best, strict=True) if action not in legal_actions(state)]
        if wrong or not best:
            raise ValueError(f"not legal, or none at all: {', '.join(wrong)}")
        return Position(kind, name, state, best, str(given["why"]))
    except (ValueError, TypeError, KeyError, IllegalAction) as error:
        raise FormatError(place, f"{type(error).__name__}: {error}") from error


def _state(given: Mapping[str, Any], name: str, place: str) -> DealState:
    rules = read_options({"iron_hand": "off", **given.get("rules", {})}, place)
    hands = [list(read_hand(given["hands"].get(str(seat), ""))) for seat in SEATS]
    kitty = list(read_hand(given.get("kitty", "")))
    _deal_rest(hands, kitty, name)
    north, east, south, west = (tuple(hand) for hand in hands)
    state: DealState = start_deal(Setup(rules, int(given.get("forehand", 0)), (north, east, south, west), tuple(kitty)))
    for text in [each.strip() for each in given.get("before", "").split(",") if each.strip()]:
        if state.turn is None:
            raise ValueError(f"the deal is over before {text!r}")
        state, _events = apply(state, read_action(state.turn, text))
    return state


def _deal_rest(hands: list[list[Card]], kitty: list[Card], name: str) -> None:
    named = [each for hand in (*hands, kitty) for each in hand]
    rest = [each for each in PACK if each not in named]
    shuffle(derived_random("position", name), rest)
    for hand in hands:
        missing = HAND_SIZE - len(hand)
        hand += rest[:missing]
        del rest[:missing]
    kitty += rest


def read_hand(text: str) -> tuple[Card, ...]:
    """The cards of a hand, in the order written; ValueError for anything that is none."""
    found = []
    for part in text.split():
        suit, colon, ranks = part.partition(":")
        if not colon:
            raise ValueError(f"{part!r} is not a suit with its cards, such as C:AK2")
        found += [card(suit + rank) for rank in ranks]
    return tuple(found)


def read_action(seat: Seat, text: str) -> Action:
    """The action of this seat; ValueError for anything that is none."""
    if text in _PLAIN:
        return _PLAIN[text](seat)
    match text.split():
        case ["bid", *words]:
            return MakeBid(seat, parse_bid(" ".join(words)))
        case ["call", called]:
            return CallCard(seat, card(called))
        case ["call", called, "trump", trump] if trump in _SUITS:
            return CallCard(seat, card(called), _SUITS[trump])
        case ["trump", trump] if trump in _SUITS:
            return NameTrump(seat, _SUITS[trump])
        case ["exchange", *codes]:
            return ExchangeCards(seat, tuple([card(code) for code in codes]))
        case [code]:
            return PlayCard(seat, card(code))
        case _:
            raise ValueError(f"{text!r} is not an action")
