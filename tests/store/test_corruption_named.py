"""Saved point tables and sets of house rules with one byte changed: nothing crashes, and nothing is lost unseen."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import AllPass, ExchangeOrder, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.store.house_rules import NamedRules
from laksewhist.store.last_set_up import FILE_NAME, keep_set_up, last_set_up
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.table_drafts import Draft, DraftsFile
from laksewhist.store.table_files import table_folder
from laksewhist.store.tournament import Participant, new_tournament
from laksewhist.store.tournaments import TournamentFiles

NAME = "Søren Ærø-Østergårds 🐟 אסתר"
FLIPS = (0x01, 0x20, 0x55, 0x80)
"""One bit that makes another letter or digit, one that makes another case, several, and one that is no ASCII."""
STEPS = (64, pytest.param(1, marks=pytest.mark.stress))


TWO = (("First", 1), ("Second", 2))
"""Names and days of two tournaments."""


def own_table() -> PointTable:
    """A table of one's own, with a cell that is like no other."""
    bid = parse_bid("9 gode")
    row = list(DEFAULT_TABLE.cells[bid])
    row[13] = 777
    return replace(DEFAULT_TABLE, name=NAME, cells={**DEFAULT_TABLE.cells, bid: tuple(row)})


RULES = NamedRules(NAME, HouseRules(exchange=ExchangeOrder.TAKE_FIRST, all_pass=AllPass.NEXT_DEALER))
KINDS = {"tables": (table_folder, own_table()), "rules": (rules_folder, RULES)}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_byte_changes_nothing_or_is_told(tmp_path, kind, step):
    make, value = KINDS[kind]
    folder = make(tmp_path)
    stored = folder.save(value)
    told = 0
    for position in range(0, len(stored.data), step):
        for flip in FLIPS:
            damaged = bytearray(stored.data)
            damaged[position] ^= flip
            stored.path.write_bytes(damaged)
            loaded = folder.load()
            if loaded.problems:
                (problem,) = loaded.problems
                assert (problem.path, loaded.values) == (stored.path, ())
                assert problem.reason
                told += 1
            else:
                assert [each.value for each in loaded.values] == [value], bytes(damaged)
            assert stored.path.read_bytes() == damaged  # it stays, to be looked at
    assert told


def damaged_in_places(data: bytes, step: int):
    """The file with one byte changed, at every place in turn and in every way."""
    for position in range(0, len(data), step):
        for flip in FLIPS:
            damaged = bytearray(data)
            damaged[position] ^= flip
            yield bytes(damaged)


@pytest.mark.parametrize("step", STEPS)
def test_a_changed_byte_of_unsaved_tables(tmp_path, step):
    path = DraftsFile(tmp_path).path
    drafts = (Draft(own_table(), "house.json"), Draft(replace(own_table(), name="W" * 64), None))
    DraftsFile(tmp_path).save(drafts)
    for damaged in damaged_in_places(path.read_bytes(), step):
        path.write_bytes(damaged)
        file = DraftsFile(tmp_path)
        if (found := file.load()) == drafts:
            assert file.problem is None
            continue
        assert (found, bool(file.problem)) == ((), True), damaged
        assert not path.exists()
        (aside,) = tmp_path.iterdir()
        assert aside.read_bytes() == damaged
        aside.unlink()


@pytest.mark.parametrize("step", STEPS)
def test_a_changed_byte_of_the_last_set_up_gives_the_tournament_that_was_made_last(tmp_path, step):
    people = tuple(Participant(name, colour="#B3432B") for name in (NAME, "W" * 64, "👩‍👩‍👧", "Åse"))
    old, new = (new_tournament(people, name=name, created=datetime(2026, 1, day, tzinfo=UTC)) for name, day in TWO)
    for each in (old, new):
        TournamentFiles(tmp_path).save(each)
    keep_set_up(tmp_path, new)
    path = tmp_path / FILE_NAME
    for damaged in damaged_in_places(path.read_bytes(), step):
        path.write_bytes(damaged)
        assert last_set_up(tmp_path) == new
        for aside in tmp_path.glob("*.broken-*"):
            assert aside.read_bytes() == damaged
            aside.unlink()


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_ends_too_soon_is_told(tmp_path, kind):
    make, value = KINDS[kind]
    folder = make(tmp_path)
    stored = folder.save(value)
    for end in range(0, len(stored.data.rstrip()), 64):
        stored.path.write_bytes(stored.data[:end])
        assert folder.load().problems[0].path == stored.path


@pytest.mark.parametrize("kind", KINDS)
def test_saving_beside_a_damaged_file_leaves_it_alone(tmp_path, kind):
    make, value = KINDS[kind]
    folder = make(tmp_path)
    stored = folder.save(value)
    damaged = stored.data.replace(b"{", b"(", 1)
    stored.path.write_bytes(damaged)
    again = folder.save(value, stored)
    assert again.path != stored.path
    assert stored.path.read_bytes() == damaged
    assert [each.value for each in folder.load().values] == [value]
