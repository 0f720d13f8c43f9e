"""What is done to the selected cells of a point table: copy, cut, paste, clear, and sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from laksewhist.engine.bids import LADDER
from laksewhist.engine.point_table import TRICK_COUNTS, PointTable
from laksewhist.gui.tables.changes import Spot, back_to_formula, scaled, value_at, with_values
from laksewhist.gui.tables.grid import TableGrid
from laksewhist.gui.tables.numbers import Block, NumberError, read_block, span
from laksewhist.gui.tables.shelf import Shelf


class Sum(Enum):
    """What is done with a number to each selected cell."""

    SET = "set"
    ADD = "add"
    TIMES = "times"


_SUMS: Mapping[Sum, Callable[[int, Fraction], int]] = {
    Sum.SET: lambda _value, number: scaled(1, number),
    Sum.ADD: lambda value, number: value + scaled(1, number),
    Sum.TIMES: scaled,
}


class Editing(QObject):
    """Changes the current table of a shelf where a grid has cells selected. Signal: `refused(str)` with a sentence."""

    refused = Signal(str)

    def __init__(self, shelf: Shelf, grid: TableGrid) -> None:
        super().__init__(grid)
        self._shelf, self._grid = shelf, grid
        grid.copied.connect(self.copy)
        grid.cutOut.connect(self.cut)
        grid.pasted.connect(self.paste)
        grid.cleared.connect(self.clear)

    def copy(self) -> None:
        """Puts the selected numbers on the clipboard."""
        self._grid.copy()

    def cut(self) -> None:
        """Copies them, and gives the cells back to the formula."""
        self._grid.copy()
        self._change(back_to_formula(self._table, self._grid.selected_spots()), self.tr("cut"))

    def clear(self) -> None:
        """Gives the selected cells back to the formula, and nolo bids back to their alm rows."""
        self._change(back_to_formula(self._table, self._grid.selected_spots()), self.tr("back to the formula"))

    def paste(self) -> None:
        """Sets the cells from the first selected one on to the numbers of the clipboard; one number goes to all."""
        text = QGuiApplication.clipboard().text()
        try:
            block = read_block(text)
        except NumberError as error:
            self._refuse_text(error.text)
            return
        spots = self._grid.selected_spots()
        if not spots:
            return
        values = self._pasted(block, spots)
        if values is None:
            self._refuse_size(block, spots[0])
            return
        self._change(with_values(self._table, values), self.tr("paste"))
        self._grid.select_block(values if len(values) > 1 else spots)

    def reckon(self, what: Sum, number: Fraction) -> None:
        """Sets the selected cells to a number, adds it to them, or multiplies them by it."""
        reckoned = _SUMS[what]
        values = {spot: reckoned(value_at(self._table, spot), number) for spot in self._grid.selected_spots()}
        self._change(with_values(self._table, values), self.tr("change the selection"))

    # ---- within

    @property
    def _table(self) -> PointTable:
        return self._shelf.current.table

    def _change(self, table: PointTable, words: str) -> None:
        self._shelf.change(table, words)

    def _pasted(self, block: Block, spots: tuple[Spot, ...]) -> dict[Spot, int] | None:
        """The values by cell, or None where the block would stand out over the table."""
        size = span(block)
        if size.rows == size.columns == 1 and block[0][0] is not None:
            return dict.fromkeys(spots, block[0][0])
        top, left = spots[0]
        if top + size.rows > len(LADDER) or left + size.columns > len(TRICK_COUNTS):
            return None
        return {
            (top + row, left + column): value
            for row, line in enumerate(block)
            for column, value in enumerate(line)
            if value is not None
        }

    def _refuse_text(self, text: str) -> None:
        if not text:
            self.refused.emit(self.tr("There is no number on the clipboard."))
            return
        words = self.tr("“{text}” is not a whole number. Nothing was pasted.")
        self.refused.emit(words.format(text=text if len(text) <= 24 else f"{text[:23]}…"))

    def _refuse_size(self, block: Block, spot: Spot) -> None:
        size = span(block)
        words = self.tr(
            "What was copied has {rows} rows and {columns} columns; from this cell there is room for {down} and "
            "{right}. Nothing was pasted."
        )
        down, right = len(LADDER) - spot[0], len(TRICK_COUNTS) - spot[1]
        self.refused.emit(words.format(rows=size.rows, columns=size.columns, down=down, right=right))
