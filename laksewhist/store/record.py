"""The record: everything that is needed to play deals again, read with every check and written as the same."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import UNSET

from laksewhist.engine.actions import Action
from laksewhist.engine.cards import HAND_SIZE, KITTY_SIZE, Card
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.state import Setup
from laksewhist.engine.values import dataclass
from laksewhist.match.rotation import PARTICIPANT_COUNTS, seating
from laksewhist.store.atomic import read_bytes, write_atomically
from laksewhist.store.codec import Json, action_json, read_action, read_cards
from laksewhist.store.errors import FormatError, shown
from laksewhist.store.forms import DealForm, RecordForm
from laksewhist.store.house_rules import options_of, read_options
from laksewhist.store.json_text import compact, typed
from laksewhist.store.point_tables import read_embedded, table_json
from laksewhist.store.result import Result, read_result, result_json
from laksewhist.store.strict_json import parse
from laksewhist.store.versions import FileFormat

RECORD_FORMAT: Final = FileFormat("laksewhist-record", 1)

Seats = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal: who sits where, the cards, and the actions in the order in which they happened.

    `result` is what was stored beside them; None for an unfinished deal, or where there is nothing to check.
    """

    seats: Seats
    setup: Setup
    actions: tuple[Action, ...]
    result: Result | None


@dataclass(frozen=True, slots=True)
class Record:
    """Deals played under the same house rules and point table; `point_table` is None for the default one."""

    house_rules: HouseRules
    point_table: PointTable | None
    participants: tuple[str, ...]
    deals: tuple[RecordedDeal, ...]

    @property
    def table(self) -> PointTable:
        """The point table that the deals are scored by."""
        return DEFAULT_TABLE if self.point_table is None else self.point_table


def read_record(data: bytes) -> Record:
    """The record in a file's bytes; raises FormatError at the first fault.

    Every key, card, bid and seat is checked, and that the 55 cards are dealt; the play is not: see `replay`.
    """
    form = typed(RECORD_FORMAT.up_to_date(parse(data)), RecordForm)
    rules = read_options(form.house_rules)
    table = None if form.point_table is None else read_embedded(form.point_table)
    participants = _participants(form.participants)
    allowed = _seatings(participants)
    deals = [_deal(deal, f"deals[{number}]", rules, allowed) for number, deal in enumerate(form.deals)]
    return Record(rules, table, participants, tuple(deals))


def load_record(path: Path) -> Record:
    """The record in a file; raises FormatError or OSError."""
    return read_record(read_bytes(path))


def _participants(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) not in PARTICIPANT_COUNTS:
        raise FormatError("participants", f"4, 5 or 6 take part, not {len(names)}")
    for number, name in enumerate(names):
        place = f"participants[{number}]"
        if name in names[:number]:
            raise FormatError(place, f"{shown(name)} takes part twice")
        if not name.strip():
            raise FormatError(place, "a name is empty")
    return names


def _seatings(participants: tuple[str, ...]) -> dict[Seats, None]:
    """Every way in which these participants can sit, in the order of the dealers (R2)."""
    count = len(participants)
    found: dict[Seats, None] = {}
    for dealer in range(count):
        first, second, third, fourth = (participants[each] for each in seating(count, dealer).players)
        found[first, second, third, fourth] = None
    return found


def _deal(form: DealForm, place: str, rules: HouseRules, allowed: dict[Seats, None]) -> RecordedDeal:
    seats = _seats(form, f"{place}.seats", allowed)
    hands = [read_cards(hand, f"{place}.hands[{seat}]") for seat, hand in enumerate(form.hands)]
    kitty = read_cards(form.kitty, f"{place}.kitty")
    _check_cards(hands, kitty, place)
    first, second, third, fourth = hands
    setup = Setup(rules, form.forehand, (first, second, third, fourth), kitty)
    actions = [read_action(action, f"{place}.actions[{number}]") for number, action in enumerate(form.actions)]
    result = None if form.result is None else read_result(form.result, f"{place}.result")
    return RecordedDeal(seats, setup, tuple(actions), result)


def _seats(form: DealForm, place: str, allowed: dict[Seats, None]) -> Seats:
    """Who sits where; where there is one way only, as with four participants, it need not be told."""
    if form.seats is UNSET:
        if len(allowed) > 1:
            raise FormatError(place, "is missing")
        return next(iter(allowed))
    if form.seats not in allowed:
        ways = " or ".join(shown(list(seats)) for seats in allowed)
        raise FormatError(place, f"must be {ways}, not {shown(list(form.seats))}")
    return form.seats


def _check_cards(hands: list[tuple[Card, ...]], kitty: tuple[Card, ...], place: str) -> None:
    """That 55 different cards are dealt, 13 to each seat and 3 to the kitty (R5)."""
    packets = [(f"hands[{seat}]", hand, HAND_SIZE) for seat, hand in enumerate(hands)]
    seen: dict[Card, str] = {}
    for name, cards, size in (*packets, ("kitty", kitty, KITTY_SIZE)):
        if len(cards) != size:
            raise FormatError(place, f"{name} has {len(cards)} cards, not {size}")
        for card in cards:
            if card in seen:
                raise FormatError(place, f"{card} is dealt twice: in {seen[card]} and in {name}")
            seen[card] = name


def write_record(record: Record) -> bytes:
    """The file that `read_record` reads as the same; one line for each deal."""
    return join_record(record, map(deal_line, record.deals))


def save_record(path: Path, record: Record) -> None:
    """Writes the record atomically; raises OSError."""
    write_atomically(path, write_record(record))


def join_record(record: Record, lines: Iterable[str]) -> bytes:
    """The file of a record whose deals are given as lines of `deal_line`; those of `record` itself are left out."""
    heading = {
        **RECORD_FORMAT.heading,
        "house_rules": options_of(record.house_rules),
        "point_table": None if record.point_table is None else table_json(record.point_table),
        "participants": record.participants,
    }
    deals = ",".join(f"\n{line}" for line in lines)
    return f'{compact(heading)[:-1]},"deals":[{deals}]}}\n'.encode()


def deal_line(deal: RecordedDeal) -> str:
    """The deal as one line of JSON."""
    return compact(deal_json(deal))


def deal_json(deal: RecordedDeal) -> Json:
    """The deal as it stands in a record."""
    return {
        "seats": deal.seats,
        "forehand": deal.setup.forehand,
        "hands": [[card.code for card in hand] for hand in deal.setup.hands],
        "kitty": [card.code for card in deal.setup.kitty],
        "actions": [action_json(action) for action in deal.actions],
        "result": None if deal.result is None else result_json(deal.result),
    }
