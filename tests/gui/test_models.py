from PySide6.QtCore import Qt

from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.models.point_table_model import MADE, PointTableModel


def text(model, row, column):
    return model.data(model.index(row, column))


def test_the_point_table_keeps_to_the_contract_of_a_model(qtmodeltester):
    qtmodeltester.check(PointTableModel(DEFAULT_TABLE))


def test_R31_the_point_table_shows_every_cell():
    model = PointTableModel(DEFAULT_TABLE)
    assert model.rowCount() == 34
    assert model.columnCount() == 14
    nine_gode = LADDER.index(parse_bid("9 gode"))
    assert text(model, nine_gode, 9) == "+25"
    assert text(model, nine_gode, 8) == "−20"
    assert model.headerData(nine_gode, Qt.Orientation.Vertical) == "9 gode"
    assert model.data(model.index(nine_gode, 9), MADE) is True
    assert model.data(model.index(nine_gode, 8), MADE) is False


def test_R30_a_nolo_row_shows_what_makes_it_and_what_does_not():
    model = PointTableModel(DEFAULT_TABLE)
    sol = LADDER.index(parse_bid("sol"))
    assert [text(model, sol, tricks) for tricks in range(4)] == ["+20", "+20", "−16", ""]
    ren_sol = LADDER.index(parse_bid("ren sol"))
    assert [text(model, ren_sol, tricks) for tricks in range(3)] == ["+40", "−32", ""]
