"""Saved point tables and sets of house rules with one byte changed: nothing crashes, and nothing is lost unseen."""

from dataclasses import replace

import pytest

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import AllPass, ExchangeOrder, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.store.house_rules import NamedRules
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.table_files import table_folder

NAME = "Søren Ærø-Østergårds 🐟 אסתר"
FLIPS = (0x01, 0x20, 0x55, 0x80)
"""One bit that makes another letter or digit, one that makes another case, several, and one that is no ASCII."""
STEPS = (64, pytest.param(1, marks=pytest.mark.stress))


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
