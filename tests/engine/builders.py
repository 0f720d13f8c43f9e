"""Deals written as hands of codes, and play written as table talk, in the words of the table.

`deal("SA H2", "SK H3", "SQ H4", "SJ H5")` deals two cards to each seat, and `talk(state, "0: 8 alm, 1: pas …")` goes
on: a bid, `pas`, `med` (join), `tager`, `nej` (vip), `kalder SA trumf H`, `trumf H`, `bytter C2 C3 C4`, `bytter ikke`,
`jernhånd`, `spiller` (keep an iron hand), or just a card. Entries are separated by commas or line breaks.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

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
from laksewhist.engine.bids import TrickBid, TrickKind, parse_bid
from laksewhist.engine.cards import HAND_SIZE, PACK, Card, Seat, Suit, card
from laksewhist.engine.events import Event
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.illegal import IllegalAction, Reason
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.points import Points, points
from laksewhist.engine.state import FinishedState, IronHandState, PlayState, Setup

SUITS = {suit.code: suit for suit in Suit}
ALL_PASS = "0: pas, 1: pas, 2: pas, 3: pas"


def cards(text: str) -> tuple[Card, ...]:
    """The cards with these codes, in the order written."""
    return tuple(card(code) for code in text.split())


def codes(some: tuple[Card, ...]) -> str:
    """The other way: the codes, in the order given."""
    return " ".join(each.code for each in some)


def dealt(*hands: str, kitty: str = "C2 C3 C4", forehand: Seat = 0, rules: HouseRules | None = None) -> Any:
    """The first state of a deal with exactly these hands, which may be short but are equally long."""
    north, east, south, west = (cards(hand) for hand in hands)
    return start_deal(Setup(rules or HouseRules(), forehand, (north, east, south, west), cards(kitty)))


def deal(*hands: str, kitty: str = "C2 C3 C4", forehand: Seat = 0, rules: HouseRules | None = None) -> Any:
    """The same with the auction about to begin: short hands are often iron, and every iron hand is kept."""
    state = dealt(*hands, kitty=kitty, forehand=forehand, rules=rules)
    while isinstance(state, IronHandState):
        state, _ = apply(state, KeepHand(state.turn))
    return state


def whole_deal(*hands: str, kitty: str = "", forehand: Seat = 0, rules: HouseRules | None = None) -> Any:
    """A deal of all 55 cards: these, and every place that is left filled from the top of the pack downwards."""
    named = [cards(hand) for hand in (*hands, *[""] * (4 - len(hands)))]
    on_table = cards(kitty)
    used = {each for some in (*named, on_table) for each in some}
    rest = (each for each in reversed(PACK) if each not in used)
    full = [some + tuple(islice(rest, HAND_SIZE - len(some))) for some in named]
    return start_deal(Setup(rules or HouseRules(), forehand, tuple(full), on_table + tuple(rest)))  # type: ignore[arg-type]


PLAIN: dict[str, Callable[[Seat], Action]] = {
    "pas": Pass,
    "med": Join,
    "tager": AcceptCard,
    "nej": RefuseCard,
    "jernhånd": CallIronHand,
    "spiller": KeepHand,
}


def action_of(seat: Seat, text: str) -> Action:
    """What a seat does in these words."""
    if text in PLAIN:
        return PLAIN[text](seat)
    first, _, rest = text.partition(" ")
    if first == "kalder":
        called, _, trump = rest.partition(" trumf ")
        return CallCard(seat, card(called), SUITS[trump] if trump else None)
    if first == "trumf":
        return NameTrump(seat, SUITS[rest])
    if first == "bytter":
        return ExchangeCards(seat, () if rest == "ikke" else cards(rest))
    return PlayCard(seat, card(text)) if text.isupper() and len(text) == 2 else MakeBid(seat, parse_bid(text))


def words_of(action: Action) -> str:
    """The same action in words, without its seat."""
    match action:
        case CallCard():
            return f"kalder {action.card.code}" + (f" trumf {action.trump.code}" if action.trump is not None else "")
        case NameTrump():
            return f"trumf {action.trump.code}"
        case ExchangeCards():
            return f"bytter {codes(action.cards) or 'ikke'}"
        case PlayCard():
            return action.card.code
        case MakeBid():
            return action.bid.text
        case _:
            return next(word for word, kind in PLAIN.items() if kind is type(action))


def entries(text: str) -> list[Action]:
    """The actions that a talk tells of."""
    found = []
    for entry in text.replace("\n", ",").split(","):
        if entry.strip():
            seat, _, words = entry.partition(":")
            found.append(action_of(int(seat), words.strip()))
    return found


def told(state: Any, text: str) -> tuple[Any, list[Event]]:
    """The state after a talk, with everything that happened."""
    events: list[Event] = []
    for action in entries(text):
        state, more = apply(state, action)
        events += more
    return state, events


def talk(state: Any, text: str) -> Any:
    """The state after a talk."""
    return told(state, text)[0]


def playing(state: Any, bid: str, call: str = "", **more: str) -> Any:
    """Seat 0 bids, the others pass, and the kitty stays where it lies: the state in which the first card is led."""
    state = talk(state, f"0: {bid}, 1: pas, 2: pas, 3: pas")
    if call:
        state = talk(state, f"0: kalder {call}")
    for entry in more.values():
        state = talk(state, entry)
    state = talk(state, f"{state.turn}: bytter ikke")
    assert isinstance(state, PlayState)
    return state


def legal(state: Any) -> set[str]:
    """The words of everything that may be done now."""
    return {words_of(action) for action in legal_actions(state)}


def refused(state: Any, text: str, reason: Reason) -> None:
    """Asserts that the action is not offered, is refused for this reason, and leaves the state as it was."""
    (action,) = entries(text)
    before = deepcopy(state)
    assert action not in legal_actions(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.reason is reason
    assert caught.value.rule == reason.rule
    assert state == before


def settled(state: Any) -> Points:
    """The points of a finished deal by the default table."""
    assert isinstance(state, FinishedState)
    return points(state.outcome, DEFAULT_TABLE)


def edited(**rows: tuple[int, ...]) -> PointTable:
    """The default table with other rows: `edited(alm8=…)`."""
    new = {TrickBid(int(name.lstrip("almsn")), TrickKind(name.rstrip("0123456789"))): row for name, row in rows.items()}
    return replace(DEFAULT_TABLE, cells={**DEFAULT_TABLE.cells, **new})
