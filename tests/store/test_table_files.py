"""The folder of point tables: what is saved comes back, and nothing is ever lost or overwritten unseen."""

from dataclasses import replace
from pathlib import Path

import pytest

from laksewhist.engine.bids import NoloKind
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_TABLE, NoloCells
from laksewhist.store.errors import FormatError
from laksewhist.store.house_rules import NamedRules
from laksewhist.store.named_files import file_stem, free_name
from laksewhist.store.point_tables import write_table
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.table_files import export_table, import_table, table_folder

NAMES = ["Søren Ærø-Østergård", "\u05e9\u05dc\u05d5\u05dd", "\N{OWL} \N{FISH}", "x" * 64, "..", "a/b\\c", "CON", " "]
NEWER = write_table(DEFAULT_TABLE).replace(b'"version": 1', b'"version": 2')
BROKEN = {
    "newer": NEWER,
    "cut": write_table(DEFAULT_TABLE)[:-40],
    "foreign": b'{"format": "deck"}',
    "none": b"\xff\x00",
}


def named(name: str):
    return replace(DEFAULT_TABLE, name=name)


def test_an_empty_config_folder_has_no_tables(tmp_path: Path) -> None:
    loaded = table_folder(tmp_path / "nowhere").load()
    assert loaded.values == ()
    assert loaded.problems == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_any_name_comes_back_from_a_plain_file_name(name: str, tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    stored = folder.save(named(name))
    assert stored.path.parent == folder.path
    assert stored.path.name.isascii()
    assert [each.value for each in folder.load().values] == [named(name)]


def test_names_become_readable_file_names() -> None:
    assert file_stem("Søren Ærø-Østergård") == "soeren-aeroe-oestergaard"
    assert file_stem("\N{OWL}") == "unnamed"


def test_tables_of_one_name_get_files_of_their_own(tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    paths = {folder.save(named("Ours")).path.name for _ in range(3)}
    assert paths == {"ours.json", "ours-2.json", "ours-3.json"}


def test_saving_again_replaces_the_same_file(tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    first = folder.save(named("Ours"))
    second = folder.save(named("Theirs"), first)
    assert second.path == first.path
    assert [each.value.name for each in folder.load().values] == ["Theirs"]


def test_a_file_that_something_else_has_changed_is_not_overwritten(tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    mine = folder.save(named("Ours"))
    mine.path.write_bytes(write_table(named("Of the other program")))
    again = folder.save(named("Ours, edited"), mine)
    assert again.path != mine.path
    assert {each.value.name for each in folder.load().values} == {"Of the other program", "Ours, edited"}
    folder.delete(mine)
    assert mine.path.exists(), "deleting does not take away what has never been seen"


def test_a_deleted_table_can_be_saved_again(tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    stored = folder.save(named("Ours"))
    folder.delete(stored)
    assert folder.load().values == ()
    assert folder.save(stored.value, stored).path == stored.path
    assert len(folder.load().values) == 1


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_a_file_that_is_no_table_is_told_of_and_left_alone(data: bytes, tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    folder.save(named("Ours"))
    path = folder.path / "bad.json"
    path.write_bytes(data)
    loaded = folder.load()
    assert [each.value.name for each in loaded.values] == ["Ours"]
    assert [each.path for each in loaded.problems] == [path]
    assert loaded.problems[0].reason
    assert path.read_bytes() == data
    with pytest.raises(FormatError):
        import_table(path)


def test_a_newer_file_is_called_newer(tmp_path: Path) -> None:
    path = tmp_path / "newer.json"
    path.write_bytes(NEWER)
    with pytest.raises(FormatError, match="newer than this program"):
        import_table(path)


@pytest.mark.parametrize("table", BUILT_IN, ids=lambda table: table.name)
def test_what_is_exported_is_imported_as_the_same(table, tmp_path: Path) -> None:
    export_table(tmp_path / "shared.json", table)
    assert import_table(tmp_path / "shared.json") == table


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert free_name("Ours", []) == "Ours"
    assert free_name("Ours", ["OURS", "Ours 2"]) == "Ours 3"
    assert free_name("Ours 2", ["Ours", "Ours 2"]) == "Ours 3"
    assert free_name("Ours 2", []) == "Ours 2"
    assert free_name("Whist 1984", ["Whist 1984"]) == "Whist 1984 2"
    assert len(free_name("x" * 80, ["x" * 64])) == 64


@pytest.mark.parametrize("flip", [0x01, 0x20, 0xFF])
def test_a_damaged_byte_is_never_read_as_another_table(flip: int, tmp_path: Path) -> None:
    folder = table_folder(tmp_path)
    table = replace(DEFAULT_TABLE, name="Søren Ærø-Østergård", nolo={NoloKind.SOL: NoloCells(25, -20)})
    path = folder.save(table).path
    whole = path.read_bytes()
    for at in range(0, len(whole), 7):
        spoilt = bytes([*whole[:at], whole[at] ^ flip, *whole[at + 1 :]])
        path.write_bytes(spoilt)
        loaded = folder.load()
        assert [each.value for each in loaded.values] == [table] or len(loaded.problems) == 1, (at, spoilt[at])
        assert path.read_bytes() == spoilt


def test_a_file_of_the_folder_can_be_given_away(tmp_path: Path) -> None:
    path = table_folder(tmp_path).save(DEFAULT_TABLE).path
    assert b'"check"' in path.read_bytes()
    assert import_table(path) == DEFAULT_TABLE


def test_house_rules_are_kept_in_the_same_way(tmp_path: Path) -> None:
    folder = rules_folder(tmp_path)
    named = NamedRules("Søndag", HouseRules(exchange=ExchangeOrder.TAKE_FIRST))
    stored = folder.save(named)
    assert [each.value for each in folder.load().values] == [named]
    stored.path.write_bytes(stored.data.replace(b"take_first", b"take_furst"))
    assert [each.path for each in folder.load().problems] == [stored.path]
    stored.path.write_bytes(stored.data.replace("Søndag".encode(), b"Mandag"))
    assert "damaged" in folder.load().problems[0].reason
