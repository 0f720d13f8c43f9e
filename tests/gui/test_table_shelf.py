"""All that can be done to point tables as wholes; what is saved is on the disk, and nothing goes unasked."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.tables.changes import ALL_SPOTS, back_to_formula, filled, with_values
from laksewhist.gui.tables.shelf import Shelf
from laksewhist.store.errors import FormatError
from laksewhist.store.table_files import TableFolder, export_table, table_folder

EDITED = with_values(DEFAULT_TABLE, {(0, 8): 12})


@pytest.fixture
def folder(tmp_path: Path) -> TableFolder:
    return table_folder(tmp_path / "config")


@pytest.fixture
def shelf(qapp, folder) -> Shelf:
    return Shelf(folder)


def saved(folder: TableFolder) -> list[str]:
    return [each.value.name for each in folder.load().values]


def test_the_built_in_tables_are_always_there(shelf):
    assert shelf.names == tuple(table.name for table in BUILT_IN)
    assert not shelf.unsaved


def test_whoever_changes_a_built_in_table_changes_a_copy(shelf):
    shelf.change(EDITED, "change")
    assert shelf.names[-1] == shelf.current.table.name == "Laksestuen 2"
    assert shelf.current.table.cells == EDITED.cells
    assert shelf.documents[0].table == DEFAULT_TABLE
    assert shelf.unsaved == (shelf.current,)
    shelf.undo_group.undo()
    assert shelf.current.table.cells == DEFAULT_TABLE.cells


def test_a_change_to_the_same_copies_nothing(shelf):
    shelf.change(DEFAULT_TABLE, "change")
    assert len(shelf.documents) == len(BUILT_IN)


def test_steps_go_back_and_forth_for_each_table_by_itself(shelf):
    shelf.new("Ours")
    ours = shelf.current
    shelf.change(replace(EDITED, name="Ours"), "one")
    shelf.new("Theirs")
    assert not shelf.undo_group.canUndo()
    shelf.choose(shelf.documents.index(ours))
    shelf.undo_group.undo()
    assert ours.table.cells == DEFAULT_TABLE.cells
    shelf.undo_group.redo()
    assert ours.table.cells == EDITED.cells


def test_a_saved_table_comes_back_and_is_not_unsaved(shelf, folder):
    shelf.change(EDITED, "change")
    shelf.save(shelf.current)
    assert not shelf.unsaved
    assert saved(folder) == ["Laksestuen 2"]
    assert Shelf(folder).documents[-1].table == shelf.current.table
    shelf.undo_group.undo()
    assert shelf.unsaved == (shelf.current,)
    shelf.undo_group.redo()
    assert not shelf.unsaved


def test_a_table_with_an_error_cannot_be_saved_one_with_a_warning_can(shelf):
    shelf.new("Ours")
    shelf.change(with_values(shelf.current.table, {(0, 8): -1}), "error")
    assert not shelf.can_save(shelf.current)
    shelf.change(with_values(shelf.current.table, {(0, 8): 90}), "warning")
    assert shelf.can_save(shelf.current)


def test_names_are_never_the_same_and_never_empty(shelf):
    shelf.new("Ours")
    shelf.new("ours")
    assert shelf.names[-2:] == ("Ours", "ours 2")
    shelf.rename("  OURS ", "rename")
    assert shelf.names[-1] == "OURS 2"
    with pytest.raises(ValueError, match="needs a name"):
        shelf.rename("   ", "rename")
    shelf.undo_group.undo()
    assert shelf.names[-1] == "ours 2"


def test_a_deleted_table_comes_back_with_its_file_and_what_was_not_saved(shelf, folder):
    shelf.new("Ours")
    shelf.save(shelf.current)
    shelf.change(replace(EDITED, name="Ours"), "change")
    shelf.delete()
    assert saved(folder) == []
    assert "Ours" not in shelf.names
    assert shelf.deleted is not None
    shelf.bring_back()
    assert saved(folder) == ["Ours"]
    assert shelf.current.table.cells == EDITED.cells
    assert shelf.unsaved == (shelf.current,)
    assert shelf.deleted is None
    shelf.undo_group.undo()
    assert shelf.current.table.cells == DEFAULT_TABLE.cells


def test_a_table_is_imported_under_a_free_name_and_exported_as_it_is(shelf, tmp_path):
    export_table(tmp_path / "shared.json", EDITED)
    shelf.import_file(tmp_path / "shared.json")
    assert shelf.current.table == replace(EDITED, name="Laksestuen 2")
    assert shelf.unsaved == (shelf.current,)
    shelf.export_file(tmp_path / "again.json")
    shelf.import_file(tmp_path / "again.json")
    assert shelf.current.table.name == "Laksestuen 3"


@pytest.mark.parametrize("data", [b"", b"{", b'{"format": "laksewhist-points", "version": 99, "name": "x"}', b"\xff"])
def test_a_file_that_is_no_table_changes_nothing(shelf, tmp_path, data):
    (tmp_path / "bad.json").write_bytes(data)
    with pytest.raises(FormatError):
        shelf.import_file(tmp_path / "bad.json")
    assert shelf.names == tuple(table.name for table in BUILT_IN)


def test_a_broken_file_of_the_folder_is_told_of(folder, qapp):
    folder.path.mkdir(parents=True)
    (folder.path / "bad.json").write_bytes(b"{")
    shelf = Shelf(folder)
    assert [problem.path.name for problem in shelf.problems] == ["bad.json"]
    assert len(shelf.documents) == len(BUILT_IN)


def test_giving_up_goes_back_to_what_the_files_hold(shelf, folder):
    shelf.new("Ours")
    shelf.save(shelf.current)
    shelf.change(replace(EDITED, name="Ours"), "change")
    shelf.new("Theirs")
    shelf.give_up()
    assert shelf.names[len(BUILT_IN) :] == ("Ours",)
    assert not shelf.unsaved
    assert shelf.current in shelf.documents
    assert saved(folder) == ["Ours"]


def test_what_is_unsaved_outlasts_a_program_that_is_ended_hard(shelf, folder, qtbot):
    shelf.new("Kept")
    shelf.save(shelf.current)
    shelf.change(replace(EDITED, name="Kept"), "change")
    shelf.new("Faulty")
    shelf.change(with_values(shelf.current.table, {(0, 8): -3}), "error")
    qtbot.waitUntil(lambda: (folder.path / "unsaved.drafts").exists())
    again = Shelf(folder)
    assert again.restored == ("Kept", "Faulty")
    assert [each.table for each in again.unsaved] == [each.table for each in shelf.unsaved]
    assert saved(folder) == ["Kept"], "the files are as they were"
    again.give_up()
    assert Shelf(folder).restored == ()


def test_what_is_saved_is_no_draft_any_more(shelf, folder):
    shelf.new("Ours")
    shelf.keep_drafts()
    shelf.save(shelf.current)
    assert Shelf(folder).restored == ()
    assert not (folder.path / "unsaved.drafts").exists()


@pytest.mark.parametrize("data", [b"{", b'{"format": "laksewhist-point-drafts", "version": 9, "drafts": []}'])
def test_a_broken_file_of_drafts_is_put_aside_and_told_of(qapp, folder, data):
    folder.path.mkdir(parents=True)
    (folder.path / "unsaved.drafts").write_bytes(data)
    shelf = Shelf(folder)
    assert shelf.drafts_problem
    assert shelf.restored == ()
    assert [each.read_bytes() for each in folder.path.glob("*.broken-*")] == [data]


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("set"), st.dictionaries(st.sampled_from(ALL_SPOTS), st.integers(-99, 99), max_size=5)),
        st.tuples(st.just("clear"), st.lists(st.sampled_from(ALL_SPOTS), max_size=5)),
        st.tuples(st.just("fill"), st.sampled_from([Fraction(at, 4) for at in range(17)])),
        st.tuples(st.just("rename"), st.text("abc ", min_size=1, max_size=4).filter(str.strip)),
    ),
    max_size=8,
)


def done(shelf: Shelf, what: str, value) -> None:
    table = shelf.current.table
    match what:
        case "set":
            shelf.change(with_values(table, value), what)
        case "clear":
            shelf.change(back_to_formula(table, value), what)
        case "fill":
            shelf.change(filled(table, replace(table.formula, growth=value), keep_own=True), what)
        case _:
            shelf.rename(value, what)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_all_steps_lead_back_to_the_beginning_and_forth_to_the_end(qapp, tmp_path, steps):
    shelf = Shelf(table_folder(tmp_path / "config"))
    shelf.new("Ours")
    first = shelf.current.table
    for what, value in steps:
        done(shelf, what, value)
    last = shelf.current.table
    while shelf.undo_group.canUndo():
        shelf.undo_group.undo()
    assert shelf.current.table == first
    while shelf.undo_group.canRedo():
        shelf.undo_group.redo()
    assert shelf.current.table == last
