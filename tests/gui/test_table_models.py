"""The item models of the workshop of point tables keep to Qt's contract and show what there is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from laksewhist.engine.bids import LADDER, NoloKind, TrickBid, parse_bid
from laksewhist.engine.point_table import DEFAULT_TABLE, NoloCells
from laksewhist.engine.table_faults import faults
from laksewhist.gui.models.point_table_editor_model import SOURCE, Cell, PointTableEditorModel
from laksewhist.gui.models.point_table_list_model import PointTableListModel
from laksewhist.gui.models.point_table_rescored_model import PointTableRescoredModel
from laksewhist.gui.tables.changes import with_values
from laksewhist.gui.tables.shelf import Shelf
from laksewhist.gui.tables.stored_deals import Rescored
from laksewhist.gui.texts import signed
from laksewhist.store.table_files import table_folder

EDIT, CHECK = Qt.ItemDataRole.EditRole, Qt.ItemDataRole.CheckStateRole


def spot(bid: str, tricks: int):
    return LADDER.index(parse_bid(bid)), tricks


@pytest.fixture
def model():
    return PointTableEditorModel(DEFAULT_TABLE)


def test_the_grid_keeps_to_the_contract_of_a_model(qtmodeltester, model):
    qtmodeltester.check(model)
    model.show_table(DEFAULT_TABLE, with_values(DEFAULT_TABLE, {(0, 0): -40}))
    model.show_faults(faults(with_values(DEFAULT_TABLE, {(0, 8): -40})))


def test_the_list_keeps_to_the_contract_of_a_model(qtmodeltester, tmp_path):
    shelf = Shelf(table_folder(tmp_path))
    model = PointTableListModel(shelf)
    qtmodeltester.check(model)
    shelf.new("Ours")
    shelf.delete()
    shelf.bring_back()
    assert model.rowCount() == 4


def test_the_rescored_deals_keep_to_the_contract_of_a_model(qtmodeltester):
    model = PointTableRescoredModel()
    qtmodeltester.check(model)
    model.show_rows((Rescored("Anna", 2, 45, 90),))
    assert [model.index(0, column).data() for column in range(5)] == ["Anna", "2", "+45", "+90", "+45"]


def test_R31_the_grid_shows_every_cell_and_which_side_it_is_on(model):
    for row, bid in enumerate(LADDER):
        for tricks in range(14):
            index = model.index(row, tricks)
            if isinstance(bid, TrickBid):
                assert index.data() == signed(DEFAULT_TABLE.cell(bid, tricks))
            assert index.data(Cell.MADE) == (not index.data().startswith("−"))
            assert index.data(Cell.OWN) is False


def test_a_cell_is_set_by_text_and_tells_the_table_as_it_becomes(model, qtbot):
    index = model.index(*spot("8 alm", 9))
    with qtbot.waitSignal(model.edited) as told:
        assert model.setData(index, " 1.016 ")
    assert told.args[0] == with_values(DEFAULT_TABLE, {spot("8 alm", 9): 1016})
    assert model.table == DEFAULT_TABLE, "the model only asks for the change"


def test_a_text_that_is_no_number_is_refused(model, qtbot):
    with qtbot.waitSignal(model.refused) as told:
        assert not model.setData(model.index(0, 8), "ti")
    assert told.args == ["ti"]


def test_R30_a_nolo_row_says_what_it_follows_and_can_leave_it(model, qtbot):
    index = model.index(LADDER.index(parse_bid("ren sol")), SOURCE)
    assert (index.data(), index.data(CHECK)) == ("10 alm", Qt.CheckState.Checked)
    with qtbot.waitSignal(model.edited) as told:
        assert model.setData(index, Qt.CheckState.Unchecked.value, CHECK)
    assert told.args[0].nolo == {NoloKind.REN_SOL: NoloCells(40, -32)}
    model.show_table(told.args[0])
    assert index.data(CHECK) == Qt.CheckState.Unchecked
    assert not model.setData(model.index(0, SOURCE), "5"), "the source of a trick bid cannot be written"


def test_a_row_says_how_many_cells_are_its_own(model):
    model.show_table(with_values(DEFAULT_TABLE, {(0, 8): 11, (0, 9): 16}))
    assert model.index(1, SOURCE).data() == "formula"
    assert model.index(0, SOURCE).data().startswith("2 ")
    assert [model.index(0, tricks).data(Cell.OWN) for tricks in (7, 8, 9, 10)] == [False, True, True, False]


def test_what_a_formula_would_change_is_marked_and_shown(model):
    model.show_table(DEFAULT_TABLE, with_values(DEFAULT_TABLE, {(0, 8): 99}))
    assert model.index(0, 8).data() == "+99"
    assert model.index(0, 8).data(EDIT) == "10", "what is written over is what the table has"
    assert [model.index(0, tricks).data(Cell.WOULD_CHANGE) for tricks in (7, 8)] == [False, True]


def test_cells_with_faults_are_marked_as_warnings_and_errors(model):
    table = replace(with_values(DEFAULT_TABLE, {(0, 8): -1}), nolo={NoloKind.SOL: NoloCells(20, 5)})
    model.show_table(table)
    model.show_faults(faults(table))
    assert model.index(0, 8).data(Cell.FAULT) is True
    assert model.index(0, 0).data(Cell.FAULT) is None
    assert model.index(*spot("sol", 0)).data(Cell.FAULT) is None
    assert model.index(*spot("sol", 2)).data(Cell.FAULT) is True
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert "must not cost" in model.index(0, 8).data(role)
        assert model.index(0, 0).data(role) == ""


def test_a_cell_is_spoken_with_bid_tricks_and_side(model):
    spoken = model.index(*spot("9 gode", 9)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "9 gode" in spoken
    assert "+25" in spoken
    assert "made" in spoken
    assert "lost" in model.index(*spot("9 gode", 8)).data(Qt.ItemDataRole.AccessibleTextRole)
