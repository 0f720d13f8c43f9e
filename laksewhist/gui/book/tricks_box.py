"""The tricks: one line for the side, or in nolo one for each declarer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from laksewhist.gui.book.tricks_line import TricksLine
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import DEFAULT_LOOK

Preview = Callable[[int, int], int | None]
"""What whoever has this key would get with so many tricks; None where that cannot be told."""


class TricksBox(QWidget):
    """Lines by key. Signals: `edited(int, int)` with key and number, -1 for none; `clicked()` after a click."""

    edited = Signal(int, int)
    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[TricksLine] = []
        self._keys: tuple[int, ...] = ()
        self._look = DEFAULT_LOOK
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        self._column.setSpacing(look.px(6))
        for line in self.lines:
            line.set_look(look)

    def show_tricks(
        self, keys: Sequence[int], names: Sequence[str], tricks: Mapping[int, int], preview: Preview
    ) -> None:
        """Shows a line for each key; `names` are empty where there is only one."""
        self._keys = tuple(keys)
        while len(self.lines) < len(keys):
            self._add()
        for at, line in enumerate(self.lines):
            line.setVisible(at < len(keys))
            if at < len(keys):
                self._show(line, keys[at], names[at] if len(keys) > 1 else "", tricks, preview)

    def take_focus(self, tricks: Mapping[int, int]) -> None:
        """Gives the keyboard to the first line that is empty, else to the first."""
        lines = list(zip(self._keys, self.lines, strict=False))
        empty = (line for key, line in lines if key not in tricks)
        line = next(empty, self.lines[0] if lines else None)
        if line is not None:
            line.take_focus()

    # ---- within

    def _show(self, line: TricksLine, key: int, name: str, tricks: Mapping[int, int], preview: Preview) -> None:
        spoken = QCoreApplication.translate("BookForm", "Tricks of {name}").format(name=name)
        line.word(name, spoken if name else QCoreApplication.translate("BookForm", "Tricks"))
        line.show_number(tricks.get(key), lambda number: preview(key, number))

    def _add(self) -> None:
        line, at = TricksLine(self), len(self.lines)
        line.set_look(self._look)
        line.edited.connect(lambda number: self.edited.emit(self._keys[at], number))
        line.clicked.connect(self.clicked)
        self.lines.append(line)
        self._column.addWidget(line)
