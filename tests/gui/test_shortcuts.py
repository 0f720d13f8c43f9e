"""Shortcuts: which can be had, what a file may say, and how one is changed in the preferences."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.dialogs.preferences_dialog import PreferencesDialog
from laksewhist.gui.dialogs.preferences_shortcuts import ShortcutRow
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.shortcuts import USUAL, Fault, Trouble, fault_of, in_force, parts_of, sequence_of
from laksewhist.store.settings import SettingsFile

from .people import open_window

CONTROL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


@pytest.mark.parametrize("keys", ["Ctrl+N", "F5", "Shift+F5", "Alt+X", "Meta+X", "Ctrl+Shift+K", "Ctrl++", ""])
def test_what_can_be_had(keys):
    assert fault_of("help", sequence_of(keys), {}) is None


@pytest.mark.parametrize(
    ("keys", "trouble"),
    [
        ("Ctrl+Alt+E", Trouble.ALTGR),
        ("Ctrl+Alt+Shift+F5", Trouble.ALTGR),
        ("A", Trouble.PLAIN),
        ("Shift+A", Trouble.PLAIN),
        ("Return", Trouble.PLAIN),
        ("Num+5", Trouble.PLAIN),
        ("+", Trouble.PLAIN),
    ],
)
def test_what_cannot_be_had(keys, trouble):
    assert fault_of("help", sequence_of(keys), {}) == Fault(trouble)


def test_what_another_command_has_cannot_be_had():
    assert fault_of("help", sequence_of("Ctrl+N"), USUAL) == Fault(Trouble.TAKEN, "new_game")
    assert fault_of("new_game", sequence_of("Ctrl+N"), USUAL) is None, "its own"
    assert fault_of("help", sequence_of(""), {"tour": ""}) is None


def test_the_usual_ones_have_no_fault_and_are_in_force():
    for command, keys in USUAL.items():
        assert fault_of(command, sequence_of(keys), USUAL) is None
    assert in_force({}) == USUAL


@pytest.mark.parametrize("keys", ["garbage", "Ctrl+Alt+E", "A", "Ctrl+K, Ctrl+C", "Ctrl+N"])
def test_nonsense_in_the_file_leaves_the_usual_one(keys):
    assert in_force({"help": keys, "new_game": "Ctrl+N", "no such command": "F12"}) == USUAL


def test_what_was_chosen_goes_before_what_is_usual():
    assert in_force({"help": "Ctrl+N"}) == {**USUAL, "help": "Ctrl+N", "new_game": ""}
    assert in_force({"help": ""})["help"] == ""


def test_the_parts_of_a_shortcut():
    assert parts_of("Ctrl+Shift++") == ({"Ctrl", "Shift"}, "+")
    assert parts_of("F5") == (set(), "F5")
    assert parts_of("") == (set(), "")


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    made.start(setup=match_setup("Søren", 4, HouseRules(), "shortcuts"))
    yield made
    made.close()


@pytest.fixture
def dialog(window):
    window.commands.actions["preferences"].trigger()
    made = next(each for each in window.findChildren(PreferencesDialog) if each.isVisible())
    made.search.setText("Rules")
    return made


def row_of(dialog, command):
    return next(row for row in dialog.options.rows if isinstance(row, ShortcutRow) and row.command == command)


def press(row, key, modifiers=Qt.KeyboardModifier.NoModifier):
    row.edit.setFocus()
    QTest.keyClick(row.edit, key, modifiers)


def kept(tmp_path):
    return SettingsFile(tmp_path / "config").load().settings.shortcuts


def test_a_shortcut_is_pressed_and_holds_at_once(qtbot, window, dialog, tmp_path):
    row = row_of(dialog, "help")
    press(row, Qt.Key.Key_F12)
    assert kept(tmp_path) == {"help": "F12"}
    assert window.commands.actions["help"].shortcut().toString() == "F12"
    dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F12)
    assert window.help.window is not None
    assert window.help.window.isVisible()


def test_it_goes_back_to_the_usual_one(window, dialog, tmp_path):
    row = row_of(dialog, "help")
    assert not row.usual_button.isVisible()
    press(row, Qt.Key.Key_F12)
    QTest.mouseClick(row.usual_button, Qt.MouseButton.LeftButton)
    assert kept(tmp_path) == {}
    assert row.edit.keySequence().toString() == "F1"


def test_it_can_be_taken_away(window, dialog, tmp_path):
    press(row_of(dialog, "help"), Qt.Key.Key_Backspace)
    assert kept(tmp_path) == {"help": ""}
    assert window.commands.actions["help"].shortcut().isEmpty()


@pytest.mark.parametrize(
    ("key", "modifiers", "words"),
    [
        (Qt.Key.Key_E, CONTROL | ALT, "AltGr"),
        (Qt.Key.Key_N, CONTROL, "New game"),
        (Qt.Key.Key_A, SHIFT, "belongs to the cards"),
    ],
)
def test_what_cannot_be_had_is_refused_with_a_sentence(dialog, tmp_path, key, modifiers, words):
    row = row_of(dialog, "help")
    press(row, key, modifiers)
    assert words in row.help.text()
    assert row.help.isVisible()
    assert row.edit.keySequence().toString() == "F1"
    assert not (tmp_path / "config" / "settings.json").exists() or kept(tmp_path) == {}


def test_all_go_back_together(window, dialog, tmp_path):
    press(row_of(dialog, "help"), Qt.Key.Key_F12)
    dialog.search.clear()
    dialog.page_list.setCurrentRow([page.value for page in dialog.options.pages].index("keys"))
    QTest.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    assert kept(tmp_path) == {}
    QTest.mouseClick(dialog.undo_button, Qt.MouseButton.LeftButton)
    assert kept(tmp_path) == {"help": "F12"}


def test_every_command_and_the_keys_of_the_table_are_listed(dialog):
    commands = [row.command for row in dialog.options.rows if isinstance(row, ShortcutRow)]
    assert commands == list(USUAL)
    dialog.search.setText("Space")
    assert [row.label.text() for row in dialog.options.rows if row.isVisibleTo(dialog)] != []


def test_tab_leaves_the_field_of_a_shortcut_and_changes_nothing(dialog):
    row = row_of(dialog, "help")
    row.edit.setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert not row.edit.hasFocus()
    assert row.edit.keySequence().toString() == "F1"
    assert row.help.text() == ""
