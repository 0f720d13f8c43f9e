from PySide6.QtCore import Qt

from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.models.point_table_model import MADE, PointTableModel
from laksewhist.gui.models.score_sheet_model import ScoreSheetModel, SheetRow

ROWS = (
    SheetRow(parse_bid("9 gode"), ("Karen",), (25, -25, 25, -25)),
    SheetRow(None, (), (0, 0, 0, 0)),
    SheetRow(parse_bid("sol"), ("You", "Mads"), (76, -4, -4, -68)),
)


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


def test_the_score_sheet_keeps_to_the_contract_of_a_model(qtmodeltester):
    qtmodeltester.check(ScoreSheetModel(("You", "Karen", "Bodil", "Mads"), ROWS))


def test_the_score_sheet_shows_points_and_running_sums():
    model = ScoreSheetModel(("You", "Karen", "Bodil", "Mads"), ROWS)
    assert text(model, 0, 0) == "9 gode"
    assert text(model, 0, 2) == "+25   (+25)"
    assert text(model, 2, 1) == "You, Mads"
    assert text(model, 2, 2) == "+76   (+101)"
    assert text(model, 2, 5) == "−68   (−93)"
    assert model.headerData(3, Qt.Orientation.Horizontal) == "Karen"


def test_an_empty_score_sheet_has_its_columns():
    model = ScoreSheetModel(("You", "Karen", "Bodil", "Mads", "Svend"), ())
    assert (model.rowCount(), model.columnCount()) == (0, 7)
