"""A deal's set-up, actions and result as they stand in the database, and the sums that tell of damage."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from laksewhist.engine.actions import Action
from laksewhist.engine.cards import HAND_SIZE, KITTY_SIZE, Seat
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import Setup
from laksewhist.store.codec import action_json, read_action, read_bid, read_card, read_cards, read_suit
from laksewhist.store.errors import FormatError
from laksewhist.store.forms import ActionForm
from laksewhist.store.json_text import compact
from laksewhist.store.result import Result

RESULT_COLUMNS: Final = (
    "bid",
    "level",
    "trump",
    "called",
    "declarers",
    "partner",
    "self_partner",
    "vip_card",
    "tricks",
    "made",
    "points",
    "iron_hand",
)
_ACTION: Final = msgspec.json.Decoder(ActionForm, strict=True)
_SEATS: Final = msgspec.json.Decoder(tuple[int, ...])
_FOUR: Final = msgspec.json.Decoder(tuple[int, int, int, int])
_MADE: Final = msgspec.json.Decoder(tuple[bool, ...])
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def cards_text(setup: Setup) -> str:
    """The four hands and the kitty, divided by strokes."""
    return "/".join(" ".join(card.code for card in cards) for cards in (*setup.hands, setup.kitty))


def read_setup(text: str, rules: HouseRules, forehand: Seat, place: str) -> Setup:
    """The set-up; raises FormatError at the place."""
    packets = text.split("/")
    if len(packets) != 5:
        raise FormatError(place, "the cards of the deal are damaged")
    first, second, third, fourth, kitty = (read_cards(packet.split(" "), place) for packet in packets)
    if len(first) != HAND_SIZE or len(kitty) != KITTY_SIZE:
        raise FormatError(place, "the cards of the deal are damaged")
    try:
        return Setup(rules, forehand, (first, second, third, fourth), kitty)
    except ValueError as error:
        raise FormatError(place, str(error)) from error


def action_text(action: Action) -> str:
    """The action as in a record, in one line."""
    return compact(action_json(action))


def read_action_text(text: str, place: str) -> Action:
    """The action; raises FormatError at the place."""
    try:
        form = _ACTION.decode(text)
    except msgspec.MsgspecError as error:
        raise FormatError(place, f"an action is damaged: {error}") from error
    return read_action(form, place)


def chained(before: int, moment: int, doing: str) -> int:
    """The sum of an action and its moment, after actions that have that sum."""
    return zlib.crc32(f"{moment} {doing}".encode(), before)


def row_sum(values: Iterable[object]) -> int:
    """The sum of a row's values."""
    return zlib.crc32(compact(list(values)).encode())


def result_values(result: Result, iron_hand: Seat | None) -> tuple[Any, ...]:
    """What stands in `RESULT_COLUMNS`."""
    return (
        result.contract.text if result.contract else None,
        getattr(result.contract, "level", None),
        result.trump.code if result.trump is not None else None,
        result.called.code if result.called is not None else None,
        compact(result.declarers),
        result.partner,
        int(result.self_partner),
        result.vip_card,
        compact(result.tricks),
        compact(result.made),
        compact(result.points),
        iron_hand,
    )


def read_result_values(values: tuple[Any, ...], place: str) -> Result:
    """The result in `RESULT_COLUMNS`; raises FormatError at the place."""
    bid, _level, trump, called, declarers, partner, self_partner, vip_card, tricks, made, points, _iron_hand = values
    try:
        return Result(
            contract=None if bid is None else read_bid(bid, place),
            declarers=_SEATS.decode(declarers),
            trump=None if trump is None else read_suit(trump, place),
            called=None if called is None else read_card(called, place),
            partner=partner,
            self_partner=bool(self_partner),
            vip_card=vip_card,
            tricks=_FOUR.decode(tricks),
            made=_MADE.decode(made),
            points=_FOUR.decode(points),
        )
    except (msgspec.MsgspecError, TypeError) as error:
        raise FormatError(place, f"the result is damaged: {error}") from error


def milliseconds(moment: datetime) -> int:
    """The moment as it stands in the database."""
    return round((moment - _EPOCH).total_seconds() * 1000)


def moment_of(value: int) -> datetime:
    """The moment in UTC."""
    return datetime.fromtimestamp(value / 1000, UTC)
