"""Tournaments as values and as files."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.brain import LEVELS, Style
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.match.length import Length, LengthKind
from laksewhist.store.errors import FormatError
from laksewhist.store.tournament import (
    LONGEST_NAME,
    Kind,
    Participant,
    SeatingChoice,
    Tournament,
    copy_of,
    new_tournament,
)
from laksewhist.store.tournament_form import read_tournament, write_tournament
from laksewhist.store.tournaments import TournamentFiles
from laksewhist.store.trouble import StoreError, Trouble

from .evenings import NAMES, tournament

LEVEL = next(iter(LEVELS))
EDITED = PointTable(
    "Vores æøå", DEFAULT_TABLE.formula, {**DEFAULT_TABLE.cells, parse_bid("8 alm"): tuple(range(-8, 6))}, {}
)

names = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=LONGEST_NAME).filter(str.strip)
people = st.builds(
    Participant,
    names,
    st.none() | st.just(LEVEL),
    colour=st.none() | st.just("#b3432B"),
    picture=st.none() | st.just("anna.png"),
)
tables = st.sampled_from([DEFAULT_TABLE, EDITED])
lengths = st.one_of(
    st.just(Length()), st.builds(Length, st.sampled_from([LengthKind.DEALS, LengthKind.POINTS]), st.integers(1, 999))
)


@settings(max_examples=30)
@given(st.lists(people, min_size=4, max_size=6, unique_by=lambda each: each.name), tables, lengths, st.data())
def test_a_tournament_is_read_as_it_was_written(participants, table, length, data):
    made = new_tournament(
        tuple(participants),
        name=data.draw(names | st.just("")),
        table=table,
        length=length,
        kind=data.draw(st.sampled_from(Kind)),
        seating=data.draw(st.sampled_from(SeatingChoice)),
        rules=HouseRules(exchange=data.draw(st.sampled_from(ExchangeOrder))),
        archived=data.draw(st.booleans()),
        deleted=data.draw(st.none() | st.just(datetime(2026, 11, 30, tzinfo=UTC))),
    )
    assert read_tournament(write_tournament(made)) == made


def test_the_style_of_a_computer_is_kept_and_a_person_has_none():
    made = tournament()
    bold = replace(made.participants[1], style=Style.BOLD)
    made = replace(made, participants=(made.participants[0], bold, *made.participants[2:]))
    text = write_tournament(made).decode()
    assert '"style": "bold"' in text
    assert read_tournament(text.encode()).participants[1].style is Style.BOLD
    assert made.persons == (0,)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": "../up"}, "id"),
        ({"name": "x" * 65}, "at most 64"),
        ({"name": "two\nlines"}, "control"),
        ({"participants": ()}, "4, 5 or 6"),
        ({"participants": tuple(Participant("A") for _ in range(4))}, "twice"),
        ({"participants": tuple(Participant(name) for name in ("A", "B", "C", " "))}, "empty"),
        ({"participants": tuple(Participant(name, "guru") for name in "ABCD")}, "'guru' is not a level"),
        ({"participants": tuple(Participant(name, colour="red") for name in "ABCD")}, "colour"),
        ({"participants": tuple(Participant(name, picture="../x.png") for name in "ABCD")}, "picture"),
        ({"created": datetime(2026, 1, 1)}, "UTC"),
    ],
)
def test_what_cannot_be_is_refused_in_words(changes, words):
    with pytest.raises(ValueError, match=words):
        replace(tournament(), **changes)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"version": 1', b'"version": 2', "newer"),
        (b'"kind": "played"', b'"kind": "guessed"', "damaged"),
        (b'"Karen"', b'"Kagen"', "damaged"),
        (b'"seed"', b'"seet"', "damaged"),
        (b'"check"', b'"chack"', "unknown key"),
    ],
)
def test_a_file_that_says_something_else_is_refused(old, new, words):
    data = write_tournament(tournament())
    assert old in data
    with pytest.raises(FormatError, match=words):
        read_tournament(data.replace(old, new))


def test_a_file_without_a_sum_may_have_been_written_by_hand():
    lines = write_tournament(tournament()).decode().splitlines()
    by_hand = "\n".join([*lines[:-3], lines[-3].rstrip(","), "}"])
    assert "check" not in by_hand
    assert read_tournament(by_hand.encode()).names == NAMES[:4]


def test_a_copy_is_a_new_tournament():
    made = replace(tournament(), archived=True)
    copied = copy_of(made, table=EDITED)
    assert (copied.table, copied.participants, copied.archived) == (EDITED, made.participants, False)
    assert copied.id != made.id
    assert copied.seed != made.seed


def test_files_are_found_in_their_order_and_the_broken_ones_told_of(tmp_path):
    files = TournamentFiles(tmp_path)
    assert files.find().tournaments == ()
    made = [
        Tournament(f"t{n}", "", tournament().participants, created=datetime(2026, 1, 9 - n, tzinfo=UTC)) for n in (1, 2)
    ]
    for each in made:
        files.save(each)
    (files.folder / "broken.json").write_bytes(b"{")
    newer = write_tournament(made[0]).replace(b'"version": 1', b'"version": 7')
    (files.folder / "newer.json").write_bytes(newer)
    (files.folder / "other-name.json").write_bytes(write_tournament(made[0]))
    found = files.find()
    assert found.tournaments == (made[1], made[0])
    by_name = {problem.path.stem: problem for problem in found.problems}
    assert by_name["broken"].trouble is Trouble.DAMAGED
    assert by_name["broken"].aside.read_bytes() == b"{"
    assert by_name["newer"].trouble is Trouble.NEWER
    assert (files.folder / "newer.json").read_bytes() == newer
    assert by_name["other-name"].aside.exists()
    assert {problem.path.stem for problem in files.find().problems} == {"newer"}


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "tournaments").write_text("no folder", encoding="utf-8")
    with pytest.raises(StoreError) as caught:
        TournamentFiles(tmp_path).save(tournament())
    assert caught.value.trouble in (Trouble.READ_ONLY, Trouble.REFUSED)


def test_the_usual_table_is_known_and_one_that_is_nearly_it_is_read():
    nearly = replace(DEFAULT_TABLE, formula=replace(DEFAULT_TABLE.formula, base=DEFAULT_TABLE.formula.base + 1))
    for table in (DEFAULT_TABLE, nearly, replace(DEFAULT_TABLE, name="Laksestuen 2")):
        assert read_tournament(write_tournament(replace(tournament(), table=table))).table == table
