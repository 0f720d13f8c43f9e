"""The score sheet to look at: rows that open the deal they tell of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.sheet_delegate import SheetDelegate, grown, padding
from laksewhist.gui.scores.sheet_header import SheetHeader
from laksewhist.gui.scores.sheet_model import FIRST, Column, SheetModel
from laksewhist.gui.words import signed

_ROW: Final = 26
_WIDEST: Final = {Column.BID: 168, Column.DECLARERS: 190, Column.PARTNER: 150, Column.TRICKS: 74}
_NARROWEST: Final = {Column.BID: 70, Column.DECLARERS: 52, Column.PARTNER: 50, Column.TRICKS: 74}
"""Widths of the columns before the participants, in layout units, as the room allows."""
_LEAST: Final = 44
"""What each of them has at least, where nearly no room is left."""
_READABLE: Final = 92
"""What each of them has where even that does not fit, and the sheet is pushed sideways anyhow."""
_MOST: Final = 150
"""The widest that a participant's column gets."""


class SheetView(QTableView):
    """Shows a `SheetModel`. Signal: `dealChosen(int)` with the row, on a click or Enter."""

    dealChosen = Signal(int)

    def __init__(self, model: SheetModel, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet = model
        self._look = look
        self._wanted: dict[Column, int] = {}
        self._least = 0
        self._delegate = SheetDelegate(look, self)
        self._head = SheetHeader(model, look, self)
        self.setHorizontalHeader(self._head)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.clicked.connect(lambda index: self.dealChosen.emit(index.row()))
        model.modelReset.connect(self._follow)
        model.rowsInserted.connect(self._follow)
        model.dataChanged.connect(self._measure)  # the words of another language
        self.set_look(look)
        self._follow()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        self._delegate.set_look(look)
        self._head.set_look(look)
        self.verticalHeader().setDefaultSectionSize(look.px(_ROW * grown(look)))
        self._measure()
        self.viewport().update()

    def show_last(self) -> None:
        """Shows the latest deal, and puts the keyboard there."""
        last = self._sheet.rowCount() - 1
        if last >= 0:
            self.setCurrentIndex(self._sheet.index(last, 0))
            self.scrollToBottom()

    def show_row(self, row: int) -> None:
        """Selects a deal, and brings it into sight."""
        if 0 <= row < self._sheet.rowCount():
            self.setCurrentIndex(self._sheet.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            event.accept()
            if not event.isAutoRepeat():
                self.dealChosen.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()  # the window closes
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        self._share_room()
        if at_end:  # the latest deal stays in sight
            self.scrollToBottom()

    def _follow(self, _parent: QModelIndex | None = None, first: int = 0, _last: int = 0) -> None:
        """A deal in which nothing was played has one cell instead of four."""
        if first == 0:
            self.clearSpans()
        for row, deal in enumerate(self._sheet.ledger.deals[first:], first):
            if not deal.is_scored:
                self.setSpan(row, 0, 1, FIRST)
        self._measure()

    def _measure(self) -> None:
        """What the columns would like to have: once, and not at every step of a window that is resized."""
        self._wanted = {each: self._width_of(each) for each in Column}
        self._least = _least_width(self._sheet.ledger, self._look)
        self._share_room()

    def _share_room(self) -> None:
        """Gives the columns what their words want, as far as there is room, and the participants the rest."""
        if not self._wanted:
            return
        ledger, look = self._sheet.ledger, self._look
        room, least = self.viewport().width(), self._least
        widths = self._word_widths(room - least * len(ledger.names))
        used = sum(widths.values())
        share = max(least, (room - used) // len(ledger.names))
        share = min(share, max(least, look.px(_MOST * grown(look))))
        widths[Column.DECLARERS] += max(0, room - used - share * len(ledger.names))
        for each, width in widths.items():
            self.setColumnWidth(each, width)
        for who in range(len(ledger.names)):
            self.setColumnWidth(FIRST + who, share)

    def _word_widths(self, room: int) -> dict[Column, int]:
        """The columns before the participants in this room: what they want, or less, where names then end early."""
        look, wanted = self._look, self._wanted
        widths = {each: min(wanted[each], look.px(units * grown(look))) for each, units in _NARROWEST.items()}
        spare, missing = room - sum(widths.values()), sum(wanted.values()) - sum(widths.values())
        for each in (Column.DECLARERS, Column.PARTNER, Column.BID):
            less = min(max(0, -spare), max(0, widths[each] - look.px(_LEAST)))
            widths[each] -= less
            spare += less
        if spare < 0:
            return {each: min(wanted[each], look.px(_READABLE * grown(look))) for each in widths}
        if missing <= 0 or spare <= 0:
            return widths
        part = min(1.0, spare / missing)
        return {each: int(width + (wanted[each] - width) * part) for each, width in widths.items()}

    def _width_of(self, column: Column) -> int:
        """What the words of a column take, up to its widest."""
        look, model = self._look, self._sheet
        metrics = QFontMetrics(look.font(14, bold=column is Column.BID))
        texts = {str(model.headerData(column, Qt.Orientation.Horizontal))}
        texts |= {str(model.index(row, column).data()) for row, deal in enumerate(model.ledger.deals) if deal.is_scored}
        widest = max(metrics.horizontalAdvance(text) for text in texts)
        return min(widest + 2 * padding(look) + 2, look.px(_WIDEST[column] * grown(look)))


def _least_width(ledger: Ledger, look: Look) -> int:
    """What the numbers of a participant's column take."""
    metrics = QFontMetrics(look.font(14, bold=True))
    sums = _widest(metrics, (value for row in ledger.sums for value in row))
    given = _widest(metrics, (value for deal in ledger.deals for value in deal.points))
    return max(sums + given + 3 * padding(look), look.px(72 * grown(look)))


def _widest(metrics: QFontMetrics, values: Iterable[int]) -> int:
    """The width of the widest of these numbers: the highest or the lowest, since the digits are equally wide."""
    found = tuple(values)
    return max(metrics.horizontalAdvance(signed(each)) for each in (max(found), min(found))) if found else 0
