"""Records are read with every check, and written as the same."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.points import points
from laksewhist.engine.state import FinishedState
from laksewhist.store.errors import FormatError
from laksewhist.store.record import Record, RecordedDeal, load_record, read_record, save_record, write_record
from laksewhist.store.result import result_of
from tests.store.sample import RECORD_FILES, document, encoded, play_at_random, random_setup, refused
from tests.store.test_house_rules import house_rules

Spoil = Callable[[dict[str, Any]], object]

names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20).filter(str.strip)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Deals played by chance, perhaps not to the end, by participants with any names."""
    rules = draw(house_rules)
    participants = draw(st.lists(names, min_size=4, max_size=4, unique=True))
    first, second, third, fourth = participants
    rng = Random(draw(st.integers(0, 10**9)))
    deals: list[RecordedDeal] = []
    for _ in range(draw(st.integers(0, 2))):
        setup = random_setup(rng, rules)
        state, actions = play_at_random(setup, rng, most=draw(st.integers(0, 90)))
        finished = isinstance(state, FinishedState)
        result = result_of(state.outcome, points(state.outcome, DEFAULT_TABLE)) if finished else None
        deals.append(RecordedDeal((first, second, third, fourth), setup, actions, result))
    table = draw(st.none() | st.builds(PointTable.from_formula, names))
    return Record(rules, table, tuple(participants), tuple(deals))


@given(records())
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("path", RECORD_FILES, ids=lambda path: path.stem)
def test_a_stored_record_is_written_as_it_was_read(path: Path) -> None:
    def plain(data: bytes) -> dict[str, Any]:
        read: dict[str, Any] = json.loads(data)
        del read["house_rules"]  # options that equal the default may be given, and are not written
        for deal in read["deals"]:
            deal["hands"] = [sorted(hand) for hand in deal["hands"]]
            for action in deal["actions"]:
                if action["do"] == "exchange":
                    action["cards"].sort()
                elif action["do"] == "bid":
                    action["bid"] = parse_bid(action["bid"]).text  # other words and letters are read too
        return read

    assert plain(write_record(load_record(path))) == plain(path.read_bytes())


def test_there_are_220_stored_deals() -> None:
    assert sum(len(load_record(path).deals) for path in RECORD_FILES) == 220


def test_a_record_is_saved_whole_under_any_name(tmp_path: Path) -> None:
    record = read_record(encoded(document()))
    path = tmp_path / "blåbærgrød 🐟 aften.laksewhist"
    save_record(path, record)
    assert load_record(path) == record
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_each_deal_stands_in_a_line_of_its_own() -> None:
    lines = write_record(read_record(encoded(document()))).decode().splitlines()
    assert len(lines) == 1 + 2
    assert lines[0].startswith('{"format":"laksewhist-record","version":1,')


def test_the_point_table_goes_with_the_record() -> None:
    table = PointTable.from_formula("Vores")
    record = Record(HouseRules(), table, ("A", "B", "C", "D"), ())
    assert read_record(write_record(record)).table == table
    assert Record(HouseRules(), None, ("A", "B", "C", "D"), ()).table == DEFAULT_TABLE


def test_house_rules_reach_every_deal() -> None:
    changed = {**document(), "house_rules": {"exchange": "take_first"}}
    record = read_record(encoded(changed))
    assert {deal.setup.rules for deal in record.deals} == {HouseRules(exchange=ExchangeOrder.TAKE_FIRST)}


def at(*path: str | int) -> Callable[[Callable[[Any], object]], Spoil]:
    """Spoils what lies at the path."""

    def with_change(change: Callable[[Any], object]) -> Spoil:
        def spoil(record: dict[str, Any]) -> None:
            inner: Any = record
            for step in path:
                inner = inner[step]
            change(inner)

        return spoil

    return with_change


def put(*path: Any) -> Spoil:
    """Puts the last argument under the key before it."""
    *where, key, value = path
    return at(*where)(lambda inner: inner.__setitem__(key, value))


DEAL = ("deals", 1)

FAULTS: list[tuple[str, Spoil, str]] = [
    ("newer", put("version", 2), "version: 2 is newer than this program"),
    ("format", put("format", "laksewhist-points"), 'format: must be "laksewhist-record"'),
    ("key at the top", put("comment", 1), "comment: unknown key"),
    ("key in a deal", put(*DEAL, "dealer", 1), "deals[1].dealer: unknown key"),
    ("key in an action", put(*DEAL, "actions", 0, "why", 1), "deals[1].actions[0].why: unknown key"),
    ("key of another action", put(*DEAL, "actions", -1, "trump", "H"), "deals[1].actions[60].trump: unknown key"),
    ("key in the result", put(*DEAL, "result", "score", 1), "deals[1].result.score: unknown key"),
    ("missing key", at(*DEAL)(lambda deal: deal.pop("kitty")), "deals[1].kitty: is missing"),
    ("no such action", put(*DEAL, "actions", 3, "do", "double"), "deals[1].actions[3].do: invalid value 'double'"),
    ("no such seat", put(*DEAL, "actions", 3, "seat", 4), "deals[1].actions[3].seat: expected int <= 3"),
    ("seat as a word", put(*DEAL, "actions", 3, "seat", "0"), "deals[1].actions[3].seat: expected int, got str"),
    ("forehand", put(*DEAL, "forehand", -1), "deals[1].forehand: expected int >= 0"),
    ("card in a hand", put(*DEAL, "hands", 2, 5, "H1"), 'deals[1].hands[2]: "H1" is not a card'),
    ("card in small letters", put(*DEAL, "hands", 2, 5, "sa"), 'deals[1].hands[2]: "sa" is not a card'),
    ("card in the kitty", put(*DEAL, "kitty", 0, "X4"), 'deals[1].kitty: "X4" is not a card'),
    ("card that is played", put(*DEAL, "actions", -1, "card", "10"), 'deals[1].actions[60]: "10" is not a card'),
    ("hand too short", at(*DEAL, "hands", 2)(lambda hand: hand.pop()), "deals[1]: hands[2] has 12 cards, not 13"),
    ("kitty too big", at(*DEAL, "kitty")(lambda kitty: kitty.append("X1")), "deals[1]: kitty has 4 cards, not 3"),
    ("three hands", at(*DEAL, "hands")(lambda hands: hands.pop()), "deals[1].hands: expected array of length 4, got 3"),
    ("five take a seat", at(*DEAL, "seats")(lambda seats: seats.append("X")), "deals[1].seats: expected array"),
    ("a stranger", put(*DEAL, "seats", 0, "Åse"), 'deals[1].seats: must be ["Anna", "Bo", "Carla", "Dan"], not '),
    ("sitting double", put(*DEAL, "seats", 1, "Anna"), "deals[1].seats: must be"),
    ("twice a participant", put("participants", 1, "Anna"), 'participants[1]: "Anna" takes part twice'),
    ("no name", put("participants", 3, " "), "participants[3]: a name is empty"),
    ("three participants", at("participants")(lambda names: names.pop()), "participants: 4, 5 or 6 take part, not 3"),
    ("house rules", put("house_rules", "shuffle", "well"), 'house_rules: shuffle must be "thorough" or "gathered"'),
    ("point table", put("point_table", {"name": 1}), "point_table: name: must be text, not 1"),
    ("point table version", put("point_table", {"version": 2}), "point_table.version: 2 is newer"),
    ("result's bid", put(*DEAL, "result", "contract", "7 vip"), 'deals[1].result: "7 vip" is not a bid'),
    ("result's trump", put(*DEAL, "result", "trump", "N"), 'deals[1].result: "N" is not a suit'),
    ("result's card", put(*DEAL, "result", "called", "N"), 'deals[1].result: "N" is not a card'),
    ("result's tricks", put(*DEAL, "result", "tricks", [13]), "deals[1].result.tricks: expected array of length 4"),
]


@pytest.mark.parametrize(("spoil", "message"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_every_fault_names_its_place(spoil: Spoil, message: str) -> None:
    spoilt = document()
    spoil(spoilt)
    assert str(refused(spoilt)).startswith(message)


def test_a_card_that_is_dealt_twice_is_named_with_both_places() -> None:
    spoilt = document()
    hands = spoilt["deals"][0]["hands"]
    hands[3][4] = hands[1][0]
    assert str(refused(spoilt)) == f"deals[0]: {hands[1][0]} is dealt twice: in hands[1] and in hands[3]"


def test_a_wrong_bid_is_told_with_the_nearest_one() -> None:
    spoilt = document()
    spoilt["deals"][0]["actions"][0] = {"seat": 0, "do": "bid", "bid": "9 godes"}
    assert str(refused(spoilt)) == 'deals[0].actions[0]: "9 godes" is not a bid; did you mean "9 gode"?'


SIX = ["Anna", "Bo", "Carla", "Dan", "Åse", "Jørgen"]


@pytest.mark.parametrize(
    ("participants", "seats", "is_right"),
    [
        (SIX[:5], ["Anna", "Bo", "Dan", "Åse"], True),
        (SIX[:5], ["Bo", "Anna", "Dan", "Åse"], False),
        (SIX, ["Bo", "Carla", "Åse", "Jørgen"], True),
        (SIX, ["Anna", "Bo", "Dan", "Åse"], True),
        (SIX, ["Anna", "Bo", "Carla", "Dan"], False),
    ],
)
def test_R02_who_sits_out_is_checked_and_not_who_dealt(
    participants: list[str], seats: list[str], is_right: bool
) -> None:
    changed = {**document(), "participants": participants}
    for deal in changed["deals"]:
        deal["seats"] = seats
    if is_right:
        assert read_record(encoded(changed)).deals[0].seats == tuple(seats)
    else:
        assert refused(changed).place == "deals[0].seats"


@pytest.mark.parametrize(("count", "is_right"), [(4, True), (5, False), (6, False)])
def test_R02_seats_need_not_be_told_where_four_take_part(count: int, is_right: bool) -> None:
    changed = {**document(), "participants": SIX[:count]}
    for deal in changed["deals"]:
        del deal["seats"]
    if is_right:
        assert read_record(encoded(changed)).deals[0].seats == ("Anna", "Bo", "Carla", "Dan")
    else:
        assert str(refused(changed)) == "deals[0].seats: is missing"


@pytest.mark.parametrize("key", ["house_rules", "point_table", "participants", "deals"])
def test_a_missing_part_is_named(key: str) -> None:
    spoilt = document()
    del spoilt[key]
    assert str(refused(spoilt)) == f"{key}: is missing"


@given(st.data())
def test_a_record_that_is_cut_or_spoilt_is_refused_and_never_crashes(data: st.DataObject) -> None:
    whole = encoded(document())
    at_byte = data.draw(st.integers(0, len(whole) - 1))
    if data.draw(st.booleans()):
        spoilt = whole[:at_byte]
    else:
        spoilt = whole[:at_byte] + bytes([data.draw(st.integers(0, 255))]) + whole[at_byte + 1 :]
    try:
        record = read_record(spoilt)
    except FormatError:
        return
    assert read_record(write_record(record)) == record
