"""The head of the editor: the table's name, a line about it or about what just happened, steps, and saving."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from laksewhist.gui.help.help_button import HelpButton
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Align, Label
from laksewhist.gui.tables.shelf import Shelf
from laksewhist.gui.tables.words import origin_text

TOP_LEFT: Final = Align.AlignLeft | Align.AlignTop


class EditBar(QWidget):
    """Follows the current table of a shelf.

    Signals: `saveWanted()`, `backWanted()` for what was deleted, and `helpWanted()` for the question mark.
    """

    saveWanted = Signal()
    helpWanted = Signal()
    backWanted = Signal()

    def __init__(self, shelf: Shelf, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.name, self.note = Label(18, bold=True), Label(13, "soft", align=TOP_LEFT, wrap=True)
        self._said = ""
        self.help_button = HelpButton()
        self.back_button = QPushButton(self)
        self.undo_button, self.redo_button, self.save_button = QPushButton(self), QPushButton(self), QPushButton(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for part in (self.name, self.note, self.help_button):
            part.set_look(look)
        self.note.setMinimumHeight(2 * QFontMetrics(look.font(14)).lineSpacing())  # what stands below never moves

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        #: brings a point table back that was just deleted
        self.back_button.setText(self.tr("&Bring it back"))
        self.undo_button.setText(self.tr("Und&o"))
        self.redo_button.setText(self.tr("&Redo"))
        self.save_button.setText(self.tr("&Save"))
        self.follow()

    def follow(self) -> None:
        """Shows the name of the current table and what can be done."""
        document = self._shelf.current
        self.name.setText(document.table.name)
        self._write()
        group = self._shelf.undo_group
        for button, can, words in (
            (self.undo_button, group.canUndo(), group.undoText()),
            (self.redo_button, group.canRedo(), group.redoText()),
        ):
            button.setEnabled(can)
            button.setToolTip(words)
        self.save_button.setEnabled(self._shelf.can_save(document))

    def say(self, words: str) -> None:
        """Says what happened, until the table is another; an empty text takes it away."""
        self._said = words
        self._write()

    def _write(self) -> None:
        document = self._shelf.current
        self.note.set_token("ink" if self._said else "soft", bold=bool(self._said))
        if self._said:
            self.note.setText(self._said)
        elif document.built_in:
            copied = self.tr("Changes go to a copy.")
            self.note.setText(f"{origin_text(document.table.name)} {copied}")
        else:
            self.note.setText(
                self.tr(
                    "What declarer and partner each get. Tinted and bold: made; plain: lost. A corner: set by hand. "
                    "Delete gives cells back to the formula."
                )
            )

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.name, 1)
        top.addWidget(self.help_button)
        for button in (self.undo_button, self.redo_button, self.save_button, self.back_button):
            button.setAutoDefault(False)
            button.setProperty("small", True)
        for button in (self.undo_button, self.redo_button, self.save_button):
            top.addWidget(button)
        self.save_button.setProperty("main", True)
        below = QHBoxLayout()
        below.addWidget(self.note, 1)
        below.addWidget(self.back_button)
        self.back_button.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addLayout(below)

    def _connect(self) -> None:
        group = self._shelf.undo_group
        self.undo_button.clicked.connect(group.undo)
        self.redo_button.clicked.connect(group.redo)
        self.help_button.clicked.connect(self.helpWanted)
        self.save_button.clicked.connect(self.saveWanted)
        self.back_button.clicked.connect(self.backWanted)
        for done, keys in (
            (group.undo, ("Ctrl+Z",)),
            (group.redo, ("Ctrl+Shift+Z", "Ctrl+Y")),
            (self.saveWanted, ("Ctrl+S",)),
        ):
            for each in keys:
                QShortcut(QKeySequence(each), self.window()).activated.connect(done)
        for signal in (group.canUndoChanged, group.canRedoChanged, group.undoTextChanged, group.redoTextChanged):
            signal.connect(lambda _new: self.follow())
