"""What the history hands out: values without a connection to the database."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple

from laksewhist.engine.actions import Action
from laksewhist.engine.cards import Seat
from laksewhist.engine.state import Setup
from laksewhist.engine.values import dataclass
from laksewhist.match.rotation import Seating
from laksewhist.store.result import Result


class Assist(Enum):
    """Help that a person had in a deal; the statistics keep such deals apart."""

    HINT = "hints"
    TAKE_BACK = "take_backs"
    PLAYED_FOR = "played_for"


class Role(Enum):
    """What a participant was in a deal."""

    DECLARER = "declarer"
    PARTNER = "partner"
    ALONE = "alone"
    OPPONENT = "opponent"
    NO_CONTRACT = "no_contract"
    SITS_OUT = "sits_out"


@dataclass(frozen=True, slots=True)
class Assists:
    """How often help was taken in a deal."""

    hints: int = 0
    take_backs: int = 0
    played_for: int = 0

    @property
    def any(self) -> bool:
        """Whether there was any help at all."""
        return bool(self.hints or self.take_backs or self.played_for)


@dataclass(frozen=True, slots=True)
class SheetDeal:
    """A finished deal as it stands on the score sheet.

    `deal` is its number in the database, `place` its place among the tournament's deals, from 0, redeals too; `number`
    and `attempt` are those of a `DealPlan`. `result` goes by seat, `points` by participant. `iron_hand` is the seat
    that showed one. `is_played` is False for a deal that the book-keeper entered: then there is nothing to play again.
    """

    deal: int
    place: int
    number: int
    attempt: int
    seating: Seating
    result: Result
    points: tuple[int, ...]
    iron_hand: Seat | None
    assists: Assists
    begun: datetime
    finished: datetime
    is_played: bool

    @property
    def is_scored(self) -> bool:
        """Whether anything was played: no iron hand and no four passes."""
        return self.result.contract is not None

    def participant(self, seat: Seat) -> int:
        """Who sits in this seat."""
        return self.seating.players[seat]


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal with its cards and actions; `result` is None while it is unfinished.

    `times` holds the moment of each action. All other fields are as in `SheetDeal`.
    """

    deal: int
    tournament: str
    place: int
    number: int
    attempt: int
    seating: Seating
    setup: Setup
    actions: tuple[Action, ...]
    times: tuple[datetime, ...]
    result: Result | None
    assists: Assists
    begun: datetime


class Score(NamedTuple):
    """One participant in one finished deal, as bare values: made for reading many thousands of them.

    `participant` is the number within the tournament. `name`, `level` (None: a person) and `style` (None: a person)
    are that participant's. `role` is a value of `Role`. `bid` is the bid's text form, None where nothing was played.
    `tricks` are the participant's own; `side_tricks` those that count for the bid: of declarer and partner together,
    in nolo those of the declarer himself, None for the others. `made` is 1 or 0 for the declarer's side, None for the
    others. `needed` is the level of the bid, None in nolo. `assisted` is 1 where a person had help in the deal.
    `finished` is in milliseconds since 1970. `book_kept` is 1 where the cards were real ones.
    """

    tournament: str
    deal: int
    place: int
    participant: int
    name: str
    level: str | None
    style: str | None
    role: str
    points: int
    tricks: int
    bid: str | None
    vip_card: int | None
    side_tricks: int | None
    needed: int | None
    made: int | None
    assisted: int
    book_kept: int
    finished: int
