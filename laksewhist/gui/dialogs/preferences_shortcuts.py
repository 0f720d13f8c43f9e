"""The pages of keys: a row for each command, which records another shortcut, and rows that tell the table's keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSignalBlocker
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QLabel, QLineEdit, QPushButton, QWidget

from laksewhist.gui.dialogs.preferences_kinds import Page, Words, words
from laksewhist.gui.dialogs.preferences_rows import Row
from laksewhist.gui.menu import COMMANDS, LAST
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.shortcuts import USUAL, Fault, Trouble, fault_of, in_force, sequence_of, text_of

SETTING: Final = "shortcuts"
TABLE_KEYS: Final[tuple[tuple[Words, Words], ...]] = (
    (QT_TRANSLATE_NOOP("Options", "Left, Right, Home, End"), QT_TRANSLATE_NOOP("Options", "To another card")),
    (
        QT_TRANSLATE_NOOP("Options", "Enter, Space"),
        QT_TRANSLATE_NOOP("Options", "Play the card, or mark it; finish what moves"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "S, H, D, C, J"),
        QT_TRANSLATE_NOOP("Options", "To the next card of a suit, a joker"),
    ),
    (
        QT_TRANSLATE_NOOP("Options", "A, Q, B, 0, 9 to 2"),
        QT_TRANSLATE_NOOP("Options", "To the next ace, queen, jack, ten and so on"),
    ),
    (QT_TRANSLATE_NOOP("Options", "Escape"), QT_TRANSLATE_NOOP("Options", "Let go of a card")),
    (
        QT_TRANSLATE_NOOP("Options", "8, 9, 0, 1, 2, 3, arrows"),
        QT_TRANSLATE_NOOP("Options", "To a bid of so many tricks, to the bid beside it"),
    ),
    (QT_TRANSLATE_NOOP("Options", "Tab"), QT_TRANSLATE_NOOP("Options", "Between hand, panel and menu")),
)
"""Keys that belong to cards and bids, and what they do."""
_WORDS: Final = {each[0]: each[1] for each in (*COMMANDS, *LAST) if each is not None}


def command_text(command: str) -> str:
    """A command as the menu words it, without its mark for the keyboard."""
    return QCoreApplication.translate("Menu", str(_WORDS[command])).replace("&", "")


def fault_text(fault: Fault, sequence: QKeySequence) -> str:
    """Why a shortcut cannot be had, in one sentence."""
    keys = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    match fault.trouble:
        case Trouble.ALTGR:
            sentence = QCoreApplication.translate(
                "Options", "{keys} cannot be had: on many keyboards Ctrl+Alt is AltGr, which types letters."
            )
        case Trouble.PLAIN:
            sentence = QCoreApplication.translate(
                "Options", "{keys} alone belongs to the cards: hold Ctrl or Alt with it, or take a function key."
            )
        case Trouble.TAKEN:
            sentence = QCoreApplication.translate("Options", "{keys} is taken already: {command}")
            return sentence.format(keys=keys, command=command_text(fault.command))
        case _:
            assert_never(fault.trouble)
    return sentence.format(keys=keys)


class ShortcutRow(Row):
    """A command and its shortcut."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.usual_button = QPushButton()
        self.usual_button.setProperty("small", True)
        self.usual_button.setAutoDefault(False)
        policy = self.usual_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.usual_button.setSizePolicy(policy)
        editor = QWidget()
        both = QHBoxLayout(editor)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(self.edit, 1)
        both.addWidget(self.usual_button)
        editor.setFocusProxy(self.edit)
        super().__init__(Page.KEYS, SETTING, editor)
        self._changed: Mapping[str, str] = {}
        self.edit.editingFinished.connect(self._on_recorded)  # each press first empties it, and tells that too
        self.usual_button.clicked.connect(lambda: self._change(USUAL[command]))
        self.retranslate()

    def show_value(self, value: object) -> None:
        assert isinstance(value, Mapping)
        self._changed = value
        self.show_help("")
        self._show_shortcut()

    def retranslate(self) -> None:
        label = command_text(self.command)
        self.label.setText(label)
        self.usual_button.setText(QCoreApplication.translate("Options", "Reset"))
        for part in (self.edit, *self.edit.findChildren(QLineEdit)):  # the field within is what gets the keyboard
            name_it(part, label)
        name_it(self.usual_button, QCoreApplication.translate("Options", "Reset {command}").format(command=label))

    def _show_shortcut(self) -> None:
        has = in_force(self._changed)[self.command]
        with QSignalBlocker(self.edit):
            self.edit.setKeySequence(sequence_of(has))
        self.usual_button.setVisible(has != USUAL[self.command])

    def _on_recorded(self) -> None:
        text = text_of(self.edit.keySequence())
        self._change("" if text in ("Backspace", "Del") else text)  # these two take it away

    def _change(self, text: str) -> None:
        """Takes a shortcut, or says why not and keeps what was."""
        sequence = sequence_of(text)
        fault = fault_of(self.command, sequence, in_force(self._changed))
        if fault is not None:
            self._show_shortcut()
            self.show_help(fault_text(fault, sequence), bad=True)
            return
        rest = {command: keys for command, keys in self._changed.items() if command != self.command}
        self.chosen.emit(SETTING, rest if text == USUAL[self.command] else {**rest, self.command: text})


class KeyRow(Row):
    """Tells what some keys of the table do."""

    def __init__(self, keys: Words, does: Words) -> None:
        self._keys, self._does = keys, does
        self.keys = QLabel()
        super().__init__(Page.TABLE_KEYS, "", self.keys)
        self.keys.setWordWrap(True)
        self.retranslate()

    def retranslate(self) -> None:
        self.label.setText(words(self._does))
        self.keys.setText(words(self._keys))
        self.show_help("")

    @property
    def searched(self) -> str:
        return f"{super().searched} {self.keys.text()}".casefold()


def shortcut_rows() -> tuple[Row, ...]:
    """The rows of both pages of keys."""
    return (*(ShortcutRow(command) for command in USUAL), *(KeyRow(keys, does) for keys, does in TABLE_KEYS))
