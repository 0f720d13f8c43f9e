"""House rules: each option explained, sets kept by name, deleted and brought back."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules
from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.dialogs.house_rules_dialog import HouseRulesDialog
from laksewhist.gui.dialogs.house_rules_presets import Presets
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.help.topics import option_place
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.table_files import table_folder

from .test_accessible_names import unnamed

WILD = HouseRules(exchange=ExchangeOrder.TAKE_FIRST, call_own_ace=CallOwnAce.YES, sniksnak_seconds=0)


@pytest.fixture
def folder(tmp_path: Path):
    return rules_folder(tmp_path / "config")


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    parent.resize(1000, 800)
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def dialog(qtbot, folder, parent):
    dialog = HouseRulesDialog(HouseRules(), folder, DEFAULT_LOOK, parent)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def keep(dialog, name: str) -> None:
    dialog.editor.bar.name.clear()
    QTest.keyClicks(dialog.editor.bar.name, name)
    QTest.mouseClick(dialog.editor.bar.keep_button, Qt.MouseButton.LeftButton)


def test_every_option_can_be_chosen_and_says_what_it_means(dialog, qtbot):
    rows = dialog.editor.rows
    assert set(rows) == {each.name for each in fields(HouseRules)}
    for field, row in rows.items():
        before = row.meaning.text()
        with qtbot.waitSignal(dialog.editor.changed):
            row.editor.setFocus()
            QTest.keyClick(row.editor, Qt.Key.Key_Down)
        assert row.meaning.text() != before, field
        assert getattr(dialog.rules, field) != getattr(HouseRules(), field)


def test_rules_are_shown_without_being_told(dialog, qtbot):
    with qtbot.assertNotEmitted(dialog.editor.changed):
        dialog.editor.set_rules(WILD)
    assert dialog.rules == WILD
    assert dialog.editor.bar.choice.currentIndex() == -1, "they have no name"


def test_a_set_is_kept_by_name_and_there_the_next_time(dialog, folder, parent):
    dialog.editor.set_rules(WILD)
    keep(dialog, "Søndag hos Bodil")
    assert dialog.editor.bar.choice.currentText() == "Søndag hos Bodil"
    assert "Søndag" in dialog.editor.bar.says.text()
    again = HouseRulesDialog(HouseRules(), folder, DEFAULT_LOOK, parent)
    assert [again.editor.bar.choice.itemText(at) for at in range(2)] == ["Laksestuen", "Søndag hos Bodil"]
    again.editor.bar.choice.setCurrentIndex(1)
    again.editor.bar.choice.activated.emit(1)
    assert again.rules == WILD


def test_a_set_is_deleted_and_brought_back(dialog, folder):
    dialog.editor.set_rules(WILD)
    keep(dialog, "Wild")
    bar = dialog.editor.bar
    QTest.mouseClick(bar.delete_button, Qt.MouseButton.LeftButton)
    assert folder.load().values == ()
    assert dialog.rules == WILD, "what is chosen stays"
    QTest.mouseClick(bar.delete_button, Qt.MouseButton.LeftButton)
    assert [each.value.name for each in folder.load().values] == ["Wild"]
    assert bar.choice.currentText() == "Wild"


def test_a_name_is_kept_once_and_laksestuens_own_stays(qapp, folder):
    presets = Presets(folder)
    assert presets.keep("Wild", WILD) == "Wild"
    assert presets.keep("WILD", replace(WILD, sniksnak_seconds=9)) == "WILD"
    assert presets.keep("laksestuen", WILD) == "laksestuen 2"
    assert [named.name for named in presets.all] == ["Laksestuen", "laksestuen 2", "WILD"]
    assert len(folder.load().values) == 2
    with pytest.raises(ValueError, match="need a name"):
        presets.keep("  ", WILD)
    assert not presets.is_own("Laksestuen")


def test_a_broken_file_is_told_of_and_left_alone(qtbot, folder, parent):
    folder.path.mkdir(parents=True)
    (folder.path / "bad.json").write_bytes(b"{")
    dialog = HouseRulesDialog(HouseRules(), folder, DEFAULT_LOOK, parent)
    assert "bad.json" in dialog.editor.bar.says.text()
    assert (folder.path / "bad.json").read_bytes() == b"{"


def test_a_folder_that_cannot_be_written_is_said(dialog, folder):
    folder.path.parent.mkdir(parents=True, exist_ok=True)
    folder.path.write_bytes(b"no folder")
    keep(dialog, "Wild")
    assert "cannot be written" in dialog.editor.bar.says.text()
    assert dialog.editor.bar.name.text() == "Wild", "the name is not lost"


def test_the_question_mark_opens_the_page_with_the_rules_that_are_chosen(dialog, qtbot):
    dialog.editor.set_rules(WILD)
    with qtbot.waitSignal(dialog.editor.helpRequested) as told:
        QTest.mouseClick(dialog.editor.rows["exchange"].help, Qt.MouseButton.LeftButton)
    assert told.args == [option_place("exchange")]
    assert "taken first" in dialog._help.browser.toPlainText()
    dialog._help.close()


def test_the_wheel_changes_nothing_in_passing(dialog):
    editor = dialog.editor.rows["exchange"].editor
    dialog.editor.bar.choice.setFocus()
    middle = QPointF(editor.rect().center())
    down, none = QPoint(0, -120), Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        middle,
        editor.mapToGlobal(middle),
        QPoint(),
        down,
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(editor, event)
    assert dialog.rules == HouseRules()


def test_whatever_takes_the_keyboard_has_a_name(dialog):
    assert unnamed(dialog) == []


def test_the_new_game_takes_what_is_chosen_there(qtbot, folder, parent):
    game = NewGameDialog("", HouseRules(), 4, DEFAULT_LOOK, parent, folder.path.parent)
    qtbot.addWidget(game)
    with qtbot.waitExposed(game):
        game.show()
    QTest.mouseClick(game.explain_button, Qt.MouseButton.LeftButton)
    opened = game.findChild(HouseRulesDialog)
    opened.editor.set_rules(WILD)
    opened.accept()
    assert game.rules == WILD


def test_the_new_game_is_scored_by_the_table_that_is_chosen(qtbot, tmp_path, parent):
    tables = table_folder(tmp_path)
    tables.save(replace(BUILT_IN[2], name="Ours"))
    other = replace(DEFAULT_TABLE, name="Of the game before")
    game = NewGameDialog("", HouseRules(), 4, DEFAULT_LOOK, parent, tmp_path, other)
    qtbot.addWidget(game)
    names = [game.table.itemText(at) for at in range(game.table.count())]
    assert names == [*(table.name for table in BUILT_IN), "Ours", "Of the game before"]
    assert game.setup.table == other
    game.table.setCurrentIndex(names.index("Ours"))
    assert game.setup.table == replace(BUILT_IN[2], name="Ours")
    tables.save(replace(BUILT_IN[1], name="Ours"), tables.load().values[0])
    game.table.refresh()
    assert game.setup.table == replace(BUILT_IN[1], name="Ours"), "it was edited meanwhile"
