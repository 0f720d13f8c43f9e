"""The buttons beside the list of tournaments: what they are called for a row, and which of them can be pressed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.tournaments.rows import Group, Row


class ListButtons(QWidget):
    """A column of buttons. Signal: `pressed(str)` with the name of what is wanted."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: Row | None = None
        names = ("open", "sheet", "", "rename", "copy", "archive", "delete", "", "export", "import", "", "new", "book")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.buttons: dict[str, QPushButton] = {}
        for name in names:
            if not name:
                self._column.addSpacing(10)
                continue
            button = self.buttons[name] = QPushButton(self)
            button.setAutoDefault(False)
            button.setProperty("small", name != "open")
            button.clicked.connect(lambda _checked=False, name=name: self.pressed.emit(name))
            self._column.addWidget(button)
        self.buttons["open"].setProperty("main", True)
        self._column.addStretch(1)

    def set_look(self, look: Look) -> None:
        """Takes over sizes."""
        self._column.setSpacing(look.px(6))
        self.setMinimumWidth(look.px(176))

    def show_row(self, row: Row | None, *, can_open: bool) -> None:
        """Follows the row that is chosen; `can_open` tells whether its kind can be opened."""
        self._row = row
        in_bin = row is not None and row.group is Group.BIN
        able = {
            "open": row is not None and (in_bin or can_open),
            "sheet": row is not None and row.has_sheet,
            "rename": row is not None and not in_bin,
            "copy": row is not None,
            "archive": row is not None and not in_bin,
            "delete": row is not None and not in_bin,
            "export": row is not None,
        }
        for name, is_able in able.items():
            self.buttons[name].setEnabled(is_able)
        self.retranslate()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        is_archived = self._row is not None and self._row.group is Group.ARCHIVED
        words = {
            "open": self._open_words(),
            "sheet": self.tr("Score &sheet"),
            "rename": self.tr("Re&name"),
            "copy": self.tr("&Copy with changes…"),
            "archive": self.tr("Out of the &archive") if is_archived else self.tr("To the &archive"),
            "delete": self.tr("&Delete"),
            "export": self.tr("E&xport…"),
            "import": self.tr("&Import…"),
            "new": self.tr("&New tournament…"),
            "book": self.tr("&Book-keeper…"),
        }
        for name, text in words.items():
            self.buttons[name].setText(text)

    def _open_words(self) -> str:
        row = self._row
        if row is None:
            return self.tr("&Go on")
        if row.group is Group.BIN:
            return self.tr("&Bring it back")
        if row.is_over or row.is_book_kept:
            return self.tr("&Open")
        return self.tr("&Go on") if row.is_begun else self.tr("Be&gin")
