"""A tournament as text: read with every check, written so that people can read it."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import UNSET, UnsetType

from laksewhist.ai.brain import Style
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.match.length import Length, LengthKind
from laksewhist.store.codec import Json
from laksewhist.store.errors import FormatError, shown
from laksewhist.store.forms import Form
from laksewhist.store.house_rules import options_of, read_options
from laksewhist.store.json_text import an_object, compact, readable, typed
from laksewhist.store.point_tables import read_embedded, table_json
from laksewhist.store.sealed import KEY, sealed, unsealed
from laksewhist.store.strict_json import parse
from laksewhist.store.tournament import Kind, Participant, SeatingChoice, Tournament
from laksewhist.store.versions import FileFormat

TOURNAMENT_FORMAT: Final = FileFormat("laksewhist-tournament", 1)


class _ParticipantForm(Form, frozen=True):
    name: str
    plays: Literal["person", "computer"]
    level: str | UnsetType = UNSET
    style: Style | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    picture: str | UnsetType = UNSET


class _LengthForm(Form, frozen=True):
    kind: LengthKind
    amount: int = 0


class _TournamentForm(Form, frozen=True):
    id: str
    name: str
    kind: Kind
    created: str
    participants: tuple[_ParticipantForm, ...]
    seating: SeatingChoice
    length: _LengthForm
    house_rules: dict[str, Any]
    point_table: dict[str, Any]
    seed: str
    archived: bool = False
    deleted: str | None = None


def read_tournament(data: bytes) -> Tournament:
    """The tournament in a file's bytes; raises FormatError at the first fault, also where the bytes were damaged."""
    return tournament_from(parse(data))


def check_of(data: bytes) -> str:
    """The sum in a tournament's file that can be read; empty where it has none."""
    found = an_object(parse(data), "").get(KEY, "")
    return found if isinstance(found, str) else ""


def tournament_from(value: object, place: str = "") -> Tournament:
    """The tournament in a document; raises FormatError."""
    document = TOURNAMENT_FORMAT.up_to_date(value, place=place)  # first: a newer file is newer, not damaged
    unsealed(an_object(value, place), place)
    document.pop(KEY, None)
    return _tournament(typed(document, _TournamentForm, place))


def _tournament(form: _TournamentForm) -> Tournament:
    try:
        length = Length(form.length.kind, form.length.amount)
    except ValueError as error:
        raise FormatError("length", str(error)) from error
    participants = tuple(_participant(each, f"participants[{n}]") for n, each in enumerate(form.participants))
    rules, table = read_options(form.house_rules), _table(compact(form.point_table))
    created, deleted = read_time(form.created, "created"), form.deleted and read_time(form.deleted, "deleted")
    try:
        return Tournament(
            id=form.id,
            name=form.name,
            participants=participants,
            rules=rules,
            table=table,
            length=length,
            kind=form.kind,
            seating=form.seating,
            seed=form.seed,
            created=created,
            archived=form.archived,
            deleted=deleted or None,
        )
    except ValueError as error:
        raise FormatError("", str(error)) from error


@lru_cache(maxsize=32)
def _table(text: str) -> PointTable:
    """The table; most tournaments have one of very few, and to read and check one takes its time."""
    document = an_object(parse(text.encode()), "point_table")
    if document == table_json(DEFAULT_TABLE):
        return DEFAULT_TABLE
    return read_embedded(document)


def _participant(form: _ParticipantForm, place: str) -> Participant:
    is_computer = form.plays == "computer"
    if is_computer != (form.level is not UNSET) or (not is_computer and form.style is not UNSET):
        raise FormatError(place, "a computer has a level, a person has none")
    return Participant(
        name=form.name,
        level=None if form.level is UNSET else form.level,
        style=Style.BALANCED if form.style is UNSET else form.style,
        colour=None if form.colour is UNSET else form.colour,
        picture=None if form.picture is UNSET else form.picture,
    )


def read_time(text: str, place: str) -> datetime:
    """A moment written as `2026-11-30T20:15:00Z`; raises FormatError."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise FormatError(place, f"{shown(text)} is not a time such as 2026-11-30T20:15:00Z") from error
    if moment.tzinfo is None:
        raise FormatError(place, f"{shown(text)} does not say in which zone, such as Z")
    return moment.astimezone(UTC)


def time_text(moment: datetime) -> str:
    """The moment in UTC, as `read_time` reads it."""
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def tournament_json(tournament: Tournament) -> Json:
    """The document that `tournament_from` reads as the same, with the sum of what it says."""
    length = tournament.length
    amount = {"amount": length.amount} if length.amount else {}
    return sealed(
        {
            **TOURNAMENT_FORMAT.heading,
            "id": tournament.id,
            "name": tournament.name,
            "kind": tournament.kind.value,
            "created": time_text(tournament.created),
            "participants": [_participant_json(each) for each in tournament.participants],
            "seating": tournament.seating.value,
            "length": {"kind": length.kind.value, **amount},
            "house_rules": options_of(tournament.rules),
            "point_table": table_json(tournament.table),
            "seed": tournament.seed,
            "archived": tournament.archived,
            "deleted": None if tournament.deleted is None else time_text(tournament.deleted),
        }
    )


def _participant_json(each: Participant) -> Json:
    computer = {} if each.level is None else {"level": each.level, "style": each.style.value}
    looks = {key: value for key, value in (("colour", each.colour), ("picture", each.picture)) if value is not None}
    return {"name": each.name, "plays": "person" if each.is_person else "computer", **computer, **looks}


def write_tournament(tournament: Tournament) -> bytes:
    """The file that `read_tournament` reads as the same."""
    return (readable(tournament_json(tournament)) + "\n").encode()
