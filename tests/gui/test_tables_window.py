"""The workshop of point tables, by mouse and keys on the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox

from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.models.point_table_editor_model import SOURCE
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.gui.tables.changes import value_at
from laksewhist.gui.tables.editing import Sum
from laksewhist.gui.tables.reckon_dialog import ReckonDialog
from laksewhist.gui.tables.stages import ExampleDeals, stages
from laksewhist.gui.tables.window import TablesWindow
from laksewhist.store.point_tables import write_table
from laksewhist.store.table_files import TableFolder, table_folder

from .test_accessible_names import unnamed

Key, Held = Qt.Key, Qt.KeyboardModifier
NAMES = ("Søren", "Karen", "Bodil", "Mads")


def spot(bid: str, tricks: int):
    return LADDER.index(parse_bid(bid)), tricks


@pytest.fixture
def folder(tmp_path: Path) -> TableFolder:
    return table_folder(tmp_path / "config")


@pytest.fixture
def window(qtbot, folder):
    window = TablesWindow(folder, ExampleDeals(NAMES), DEFAULT_LOOK, None)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window, before_close_func=lambda each: each.shelf.give_up())
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    return window


@pytest.fixture
def answers(monkeypatch):
    """What the person answers to boxes that ask; what was said in those that only tell."""
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))

    def answer(button: QMessageBox.StandardButton) -> list[str]:
        monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()) or button)
        return told

    answer.told = told
    return answer


def press(window, key, held=Held.NoModifier):
    QTest.keyClick(window.focusWidget() or window, key, held)
    QApplication.processEvents()  # Qt ends the writing in a cell a moment after Return


def write(window, text: str, *, end=Key.Key_Return):
    """Types into the cell that has the keyboard."""
    for letter in text:
        QTest.keyClicks(window.focusWidget(), letter)
    if end is not None:
        press(window, end)


def click_head(head, section: int):
    """Selects a row or a column by its head."""
    at = head.sectionViewportPosition(section) + head.sectionSize(section) // 2
    middle = QPoint(at, 8) if head.orientation() is Qt.Orientation.Horizontal else QPoint(8, at)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def table(window):
    return window.shelf.current.table


def said(window) -> str:
    return window.bar.note.text()


def faults(window) -> list[str]:
    return [window.faults.item(row).text() for row in range(window.faults.count())]


def test_a_cell_is_written_by_keys_into_a_copy_and_undone(window):
    window.grid.go_to(spot("8 alm", 9))
    write(window, "16")
    assert table(window).name == "Laksestuen 2"
    assert value_at(table(window), spot("8 alm", 9)) == 16
    assert window.grid.currentIndex().row() == 1, "Return goes down"
    press(window, Key.Key_Z, Held.ControlModifier)
    assert value_at(table(window), spot("8 alm", 9)) == 15
    press(window, Key.Key_Y, Held.ControlModifier)
    assert value_at(table(window), spot("8 alm", 9)) == 16


def test_faults_stand_there_while_one_types_and_a_click_goes_to_the_cell(window):
    window.grid.go_to(spot("8 alm", 12))
    write(window, "-5", end=None)
    assert any(line.startswith("Error:") and "−5" in line for line in faults(window))
    editor = window.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "-5", "what is written stays as it is"
    press(window, Key.Key_Escape)
    assert faults(window) == ["Nothing is odd or wrong in this table."]
    window.grid.go_to(spot("8 alm", 12))
    write(window, "-5")
    window.grid.go_to((33, 0))
    item = window.faults.item(0)
    QTest.mouseClick(
        window.faults.viewport(), Qt.MouseButton.LeftButton, pos=window.faults.visualItemRect(item).center()
    )
    assert (window.grid.currentIndex().row(), window.grid.currentIndex().column()) == spot("8 alm", 12)
    assert window.grid.hasFocus()


def test_a_text_that_is_no_number_leaves_the_cell_and_is_said(window):
    window.grid.go_to(spot("8 alm", 9))
    write(window, "1,5")
    assert table(window) is DEFAULT_TABLE
    assert "1,5" in said(window)


def test_a_block_is_copied_cut_and_pasted_as_a_spreadsheet_has_it(window):
    grid = window.grid
    grid.select_block([spot("8 alm", 8), spot("8 gode", 9)])
    press(window, Key.Key_C, Held.ControlModifier)
    assert QGuiApplication.clipboard().text() == "10\t15\n13\t19\n"
    QGuiApplication.clipboard().setText("1.010\t\n−13\t19,0\n")
    grid.go_to(spot("9 gode", 8))
    press(window, Key.Key_V, Held.ControlModifier)
    assert [value_at(table(window), spot("9 gode", tricks)) for tricks in (8, 9)] == [1010, 25]
    assert [value_at(table(window), spot("9 vip", tricks)) for tricks in (8, 9)] == [-13, 19]
    assert (
        grid.selected_spots() == (spot("9 gode", 8), spot("9 vip", 8), spot("9 vip", 9))
        or len(grid.selected_spots()) == 4
    )
    press(window, Key.Key_X, Held.ControlModifier)
    assert table(window).cells == DEFAULT_TABLE.cells
    assert QGuiApplication.clipboard().text() == "1010\t25\n-13\t19\n"
    window.shelf.undo_group.undo()
    assert value_at(table(window), spot("9 vip", 8)) == -13


def test_one_number_is_pasted_into_all_that_is_selected_and_delete_gives_it_back(window):
    click_head(window.grid.verticalHeader(), 0)
    QGuiApplication.clipboard().setText("7")
    press(window, Key.Key_V, Held.ControlModifier)
    assert table(window).cells[LADDER[0]] == (7,) * 14
    press(window, Key.Key_Delete)
    assert table(window).cells == DEFAULT_TABLE.cells


def test_a_whole_table_goes_to_a_spreadsheet_and_back(window):
    window.shelf.choose(1)
    window.grid.selectAll()
    press(window, Key.Key_C, Held.ControlModifier)
    window.shelf.choose(0)
    window.grid.go_to((0, 0))
    press(window, Key.Key_V, Held.ControlModifier)
    assert table(window).cells == BUILT_IN[1].cells
    assert table(window).nolo == BUILT_IN[1].nolo


@pytest.mark.parametrize(("text", "words"), [("hej", "hej"), ("", "no number"), ("1\n" * 40, "40 rows")])
def test_what_cannot_be_pasted_changes_nothing_and_is_said(window, text, words):
    QGuiApplication.clipboard().setText(text)
    window.grid.go_to((0, 0))
    press(window, Key.Key_V, Held.ControlModifier)
    assert table(window) is DEFAULT_TABLE
    assert words in said(window)


@pytest.mark.parametrize(
    ("what", "number", "result"), [(Sum.SET, "12", 12), (Sum.ADD, "-3", 7), (Sum.TIMES, "1,25", 13)]
)
def test_a_column_is_reckoned_with(window, qtbot, what, number, result):
    window.grid.go_to((0, 8))
    click_head(window.grid.horizontalHeader(), 8)
    QTest.mouseClick(window.cells.reckon_button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(ReckonDialog)
    dialog.what.setCurrentIndex(list(Sum).index(what))
    QTest.keyClicks(dialog.number, number)
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert value_at(table(window), spot("8 alm", 8)) == result


def test_R30_a_nolo_bid_is_set_and_follows_again_by_mouse(window):
    window.grid.go_to(spot("sol", 0))
    write(window, "25")
    assert value_at(table(window), spot("sol", 1)) == 25
    index = window.model.index(spot("sol", 0)[0], SOURCE)
    window.grid.scrollTo(index)
    rect = window.grid.visualRect(index)
    QTest.mouseClick(window.grid.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(rect.left() + 9, rect.center().y()))
    assert table(window).nolo == {}


def test_the_formula_shows_what_it_would_change_and_fills_the_cells(window):
    growth = window.formula.fields["growth"]
    growth.setFocus()
    growth.selectAll()
    QTest.keyClicks(growth, "3")
    assert "would change" in window.formula.says.text()
    assert window.model.index(*spot("9 alm", 9)).data() == "+30"
    assert table(window) is DEFAULT_TABLE
    QTest.mouseClick(window.formula.fill_button, Qt.MouseButton.LeftButton)
    assert value_at(table(window), spot("9 alm", 9)) == 30
    assert table(window).formula.growth == 3
    window.shelf.undo_group.undo()
    assert growth.text() == "2"


def test_a_formula_that_is_none_is_said_and_fills_nothing(window):
    field = window.formula.fields["base"]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "8x")
    assert "8x" in window.formula.says.text()
    assert not window.formula.fill_button.isEnabled()


def test_examples_and_stored_deals_follow_the_table(window):
    assert "+25" in window.examples.toPlainText()
    window.tabs.setCurrentWidget(window.rescored)
    before = [window.rescored.model.index(row, 3).data() for row in range(4)]
    assert before == [window.rescored.model.index(row, 2).data() for row in range(4)]
    window.shelf.choose(1)
    assert [window.rescored.model.index(row, 3).data() for row in range(4)] != before
    assert "+150" in window.examples.toPlainText(), "sol made is 50 from each"


def test_a_table_is_saved_renamed_deleted_and_brought_back(window, folder):
    panel = window.shelf_panel
    QTest.mouseClick(panel.new_button, Qt.MouseButton.LeftButton)
    press(window, Key.Key_S, Held.ControlModifier)
    assert [each.value.name for each in folder.load().values] == ["Our table"]
    QTest.mouseClick(panel.rename_button, Qt.MouseButton.LeftButton)
    QTest.keyClicks(window.focusWidget(), "Søndag")
    press(window, Key.Key_Return)
    QTest.mouseClick(window.bar.save_button, Qt.MouseButton.LeftButton)
    assert [each.value.name for each in folder.load().values] == ["Søndag"]
    QTest.mouseClick(panel.delete_button, Qt.MouseButton.LeftButton)
    assert folder.load().values == ()
    assert "Søndag" in said(window)
    QTest.mouseClick(window.bar.back_button, Qt.MouseButton.LeftButton)
    assert [each.value.name for each in folder.load().values] == ["Søndag"]
    assert not window.bar.back_button.isVisible()


def test_a_newer_file_is_not_imported_and_that_is_said(window, tmp_path, monkeypatch, answers):
    path = tmp_path / "newer.json"
    path.write_bytes(write_table(DEFAULT_TABLE).replace(b'"version": 1', b'"version": 2'))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    QTest.mouseClick(window.shelf_panel.import_button, Qt.MouseButton.LeftButton)
    assert "newer" in answers.told[0]
    assert len(window.shelf.documents) == len(BUILT_IN)


def test_a_table_is_exported_and_imported_by_the_buttons(window, tmp_path, monkeypatch):
    path = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (f"{path}.json", ""))
    QTest.mouseClick(window.shelf_panel.export_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.shelf_panel.import_button, Qt.MouseButton.LeftButton)
    assert table(window).cells == DEFAULT_TABLE.cells
    assert len(window.shelf.documents) == len(BUILT_IN) + 1


def test_nothing_unsaved_is_left_without_an_answer(window, folder, answers):
    window.grid.go_to(spot("8 alm", 9))
    write(window, "16")
    told = answers(QMessageBox.StandardButton.Cancel)
    assert not window.close()
    assert "Laksestuen 2" in told[0]
    answers(QMessageBox.StandardButton.Save)
    assert window.close()
    assert [each.value.name for each in folder.load().values] == ["Laksestuen 2"]


def test_a_table_with_an_error_is_given_up_or_gone_on_with(window, folder, answers):
    window.grid.go_to(spot("8 alm", 9))
    write(window, "-16")
    press(window, Key.Key_S, Held.ControlModifier)
    assert "error" in said(window)
    answers(QMessageBox.StandardButton.Cancel)
    assert not window.close()
    answers(QMessageBox.StandardButton.Discard)
    assert window.close()
    assert folder.load().values == ()


def test_what_was_left_unsaved_is_there_again_and_said(window, folder, qtbot):
    window.grid.go_to(spot("8 alm", 9))
    write(window, "16")
    window.shelf.keep_drafts()
    again = TablesWindow(folder, ExampleDeals(NAMES), DEFAULT_LOOK, None)
    again.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(again, before_close_func=lambda each: each.shelf.give_up())
    assert "Laksestuen 2" in said(again)
    assert table(again) == table(window)
    assert again.model.index(*spot("8 alm", 9)).data() == "+16"


def test_a_file_that_nobody_asked_about_is_not_written_over(window, tmp_path, monkeypatch, answers):
    path = tmp_path / "ours.json"
    path.write_bytes(b"mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    QTest.mouseClick(window.shelf_panel.export_button, Qt.MouseButton.LeftButton)
    assert path.read_bytes() == b"mine"
    assert "already" in answers.told[0]


def test_whatever_takes_the_keyboard_has_a_name(window):
    for number in range(3):
        window.tabs.setCurrentIndex(number)
        assert unnamed(window, only_seen=True) == []


def test_every_moment_of_the_pictures_can_be_drawn(window):
    assert len([window.grab() for _ in stages(window)]) == 5
