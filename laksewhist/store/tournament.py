"""A tournament as people agreed on it before the first deal, and the small file that keeps it.

The file holds its own copy of house rules and point table, so nothing that is edited later changes it (R31).
"""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final

from laksewhist.ai.brain import LEVELS, Style
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.values import dataclass
from laksewhist.match.length import OPEN_END, Length
from laksewhist.match.rotation import PARTICIPANT_COUNTS

FACES: Final = "pictures"
"""Where the copies of the participants' pictures lie, below the folder of what is configured."""
LONGEST_NAME: Final = 64
"""Letters in the name of a tournament or of a participant."""


class Kind(Enum):
    """Where the cards are: on the screen, or on a real table while the program keeps the books."""

    PLAYED = "played"
    BOOK_KEPT = "book_kept"


class SeatingChoice(Enum):
    """How it was decided who sits where."""

    BY_LOT = "by_lot"
    BY_HAND = "by_hand"


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who takes part: a person where `level` is None, else a computer of that level and style.

    `colour` is one such as `#B3432B`; `picture` the name of a copy in the folder of pictures. Both may be None.
    """

    name: str
    level: str | None = None
    style: Style = Style.BALANCED
    colour: str | None = None
    picture: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen, or at a real table, answers."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is fixed when a tournament is made. Everything that is played by it is in the history, under its `id`.

    `participants` sit in this order, clockwise. `name` may be empty: then it is called after the day it was created.
    `seed` is what the cards are shuffled by. `created` is in UTC. `archived` tournaments are kept out of the way;
    `deleted` tells when somebody threw it away, None where nobody did.

    Raises ValueError, in words, where something cannot be.
    """

    id: str
    name: str
    participants: tuple[Participant, ...]
    rules: HouseRules = HouseRules()
    table: PointTable = DEFAULT_TABLE
    length: Length = OPEN_END
    kind: Kind = Kind.PLAYED
    seating: SeatingChoice = SeatingChoice.BY_HAND
    seed: str = ""
    created: datetime = datetime(2000, 1, 1, tzinfo=UTC)
    archived: bool = False
    deleted: datetime | None = None

    def __post_init__(self) -> None:
        if fault := first_fault(self):
            raise ValueError(": ".join(part for part in fault if part))

    @property
    def names(self) -> tuple[str, ...]:
        """The names, in the order of the seats."""
        return tuple(each.name for each in self.participants)

    @property
    def persons(self) -> tuple[int, ...]:
        """The numbers of the participants who are people."""
        return tuple(who for who, each in enumerate(self.participants) if each.is_person)


def new_tournament(participants: tuple[Participant, ...], **chosen: Any) -> Tournament:
    """A tournament with a fresh id and seed, created now; `chosen` are the other fields of `Tournament`."""
    now = datetime.now(UTC).replace(microsecond=0)
    fresh = {"id": new_id(now), "seed": os.urandom(16).hex(), "created": now, "name": ""}
    return Tournament(participants=participants, **{**fresh, **chosen})


def new_id(now: datetime) -> str:
    """An id that no other tournament has, such as `20261130-201500-5f1c2a9e`: also the name of its file."""
    return f"{now:%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"


def copy_of(tournament: Tournament, **changes: Any) -> Tournament:
    """A new tournament like this one: with an id and a seed of its own, and with the changes (R31)."""
    made = new_tournament(tournament.participants)
    kept = replace(tournament, id=made.id, seed=made.seed, created=made.created, archived=False, deleted=None)
    return replace(kept, **changes)


def first_fault(tournament: Tournament) -> tuple[str, str] | None:
    """Where something cannot be, as the place in a file, and what; None where all is well."""
    if not _is_id(tournament.id):
        return "id", f"{tournament.id!r} is not an id of small letters, digits and hyphens"
    if fault := _name_fault(tournament.name, may_be_empty=True):
        return "name", fault
    if len(tournament.participants) not in PARTICIPANT_COUNTS:
        return "participants", f"4, 5 or 6 take part, not {len(tournament.participants)}"
    if tournament.created.tzinfo is None:
        return "created", "the time is not in UTC"
    return _participant_fault(tournament.participants)


def _participant_fault(participants: tuple[Participant, ...]) -> tuple[str, str] | None:
    seen: set[str] = set()
    for number, each in enumerate(participants):
        place = f"participants[{number}]"
        if fault := _name_fault(each.name, may_be_empty=False):
            return place, fault
        if each.name in seen:
            return place, f"{each.name} takes part twice"
        if each.level is not None and each.level not in LEVELS:
            return place, f"{each.level!r} is not a level; the levels are: {', '.join(LEVELS)}"
        if each.colour is not None and not _is_colour(each.colour):
            return place, f"{each.colour!r} is not a colour such as #B3432B"
        if each.picture is not None and (each.picture != each.picture.strip("./\\") or set(each.picture) & set("/\\")):
            return place, f"{each.picture!r} is not the name of a picture"
        seen.add(each.name)
    return None


def _name_fault(name: str, *, may_be_empty: bool) -> str:
    if not name.strip() and not (may_be_empty and not name):
        return "a name is empty"
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} letters, not {len(name)}"
    # A line break or another control would break lists and files; letters that steer the direction are names' own.
    return "" if all(letter >= " " and letter != "\x7f" for letter in name) else "a name holds a control character"


def _is_id(text: str) -> bool:
    return 0 < len(text) <= 64 and all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in text)


def _is_colour(text: str) -> bool:
    return len(text) == 7 and text[0] == "#" and all(letter in "0123456789abcdefABCDEF" for letter in text[1:])
