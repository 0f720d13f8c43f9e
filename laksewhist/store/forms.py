"""The record as it stands in the file: typed, but not yet checked against the rules."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Four: TypeAlias = tuple[int, int, int, int]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object in a file; unknown keys are errors."""


class _ActionForm(Form, frozen=True, tag_field="do"):
    seat: SeatNumber


class IronHandForm(_ActionForm, frozen=True, tag="iron_hand"):
    """An iron hand is shown."""


class KeepHandForm(_ActionForm, frozen=True, tag="keep_hand"):
    """An iron hand is kept."""


class BidForm(_ActionForm, frozen=True, tag="bid"):
    """A bid."""

    bid: str


class PassForm(_ActionForm, frozen=True, tag="pass"):
    """A pass."""


class JoinForm(_ActionForm, frozen=True, tag="join"):
    """The standing bid is joined."""


class AcceptForm(_ActionForm, frozen=True, tag="accept"):
    """The turned card is accepted."""


class RefuseForm(_ActionForm, frozen=True, tag="refuse"):
    """The turned card is refused."""


class CallForm(_ActionForm, frozen=True, tag="call"):
    """A card is called, in almindelige with the trump."""

    card: str
    trump: str | UnsetType = UNSET


class TrumpForm(_ActionForm, frozen=True, tag="trump"):
    """The trump of halve is named."""

    trump: str


class ExchangeForm(_ActionForm, frozen=True, tag="exchange"):
    """Three cards are given, or none."""

    cards: tuple[str, ...]


class PlayForm(_ActionForm, frozen=True, tag="play"):
    """A card is played."""

    card: str


ActionForm: TypeAlias = (
    IronHandForm
    | KeepHandForm
    | BidForm
    | PassForm
    | JoinForm
    | AcceptForm
    | RefuseForm
    | CallForm
    | TrumpForm
    | ExchangeForm
    | PlayForm
)


class ResultForm(Form, frozen=True):
    """The result of a finished deal."""

    contract: str | None
    declarers: tuple[SeatNumber, ...]
    trump: str | None
    called: str | None
    partner: SeatNumber | None
    self_partner: bool
    vip_card: int | None
    tricks: Four
    made: tuple[bool, ...]
    points: Four


class DealForm(Form, frozen=True):
    """One deal; `seats` may be left out where four take part."""

    forehand: SeatNumber
    hands: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    kitty: tuple[str, ...]
    actions: tuple[ActionForm, ...]
    result: ResultForm | None
    seats: tuple[str, str, str, str] | UnsetType = UNSET


class RecordForm(Form, frozen=True):
    """A whole record, without `format` and `version`."""

    house_rules: dict[str, Any]
    point_table: dict[str, Any] | None
    participants: tuple[str, ...]
    deals: tuple[DealForm, ...]


class RulesForm(Form, frozen=True):
    """House rules in a file of their own, without `format` and `version`."""

    name: str
    rules: dict[str, Any]
