"""The grid of a point table: cells, rows, columns and blocks, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QTableView, QWidget

from laksewhist.engine.bids import LADDER, NoloBid
from laksewhist.engine.point_table import TRICK_COUNTS
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_editor_model import SOURCE, PointTableEditorModel
from laksewhist.gui.tables.cell_delegate import CellDelegate
from laksewhist.gui.tables.changes import Spot, value_at
from laksewhist.gui.tables.numbers import Block, block_text


class TableGrid(QTableView):
    """Shows a point table to be edited.

    Signals: `cleared()`, `copied()`, `cutOut()` and `pasted()` where the keys for it were pressed; `typing(index,
    text)` while a cell is written in, `settled()` when that has ended.
    """

    cleared = Signal()
    copied = Signal()
    cutOut = Signal()
    pasted = Signal()
    typing = Signal(QModelIndex, str)
    settled = Signal()

    def __init__(self, model: PointTableEditorModel, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._delegate = CellDelegate(look, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self._delegate.typed.connect(self.typing)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)  # Tab leaves the grid, as everywhere; the arrows move within it
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(True)
        for row, bid in enumerate(LADDER):
            if isinstance(bid, NoloBid):  # two values each: what makes the bid, and what loses it
                first_lost = bid.tricks_allowed + 1
                if first_lost > 1:
                    self.setSpan(row, 0, 1, first_lost)
                self.setSpan(row, first_lost, 1, len(TRICK_COUNTS) - first_lost)
        self.setCurrentIndex(model.index(0, 8))
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        self._delegate.set_look(look)
        self.verticalHeader().setDefaultSectionSize(look.px(25 * max(1.0, look.type_scale)))
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Gives the columns what the numbers need, and more where there is room."""
        plain, bold = QFontMetrics(self._look.font(13)), QFontMetrics(self._look.font(13, bold=True))
        lost, made = (str(self._model.index(len(LADDER) - 1, tricks).data()) for tricks in (0, 13))
        least = max(plain.horizontalAdvance(lost), bold.horizontalAdvance(made)) + self._look.px(9)
        source = plain.horizontalAdvance("12 alm") + self._look.px(44)
        room = (self.viewport().width() - source) // len(TRICK_COUNTS)
        for column in TRICK_COUNTS:
            self.setColumnWidth(column, max(least, room))
        self.setColumnWidth(SOURCE, max(source, self.viewport().width() - max(least, room) * len(TRICK_COUNTS)))

    # ---- what is selected

    def selected_spots(self) -> tuple[Spot, ...]:
        """The cells that are selected, or the one with the keyboard; the column of sources counts for none."""
        indexes = self.selectionModel().selectedIndexes() or [self.currentIndex()]
        spots = ((index.row(), index.column()) for index in indexes if index.isValid() and index.column() < SOURCE)
        return tuple(sorted(spots))

    def block(self) -> Block:
        """The values of the selected cells."""
        spots = self.selected_spots()
        if not spots:
            return ()
        rows, columns = sorted({row for row, _ in spots}), sorted({column for _, column in spots})
        table = self._model.table
        return tuple([tuple([value_at(table, (row, column)) for column in columns]) for row in rows])

    def go_to(self, spot: Spot) -> None:
        """Shows a cell and gives it the keyboard."""
        index = self._model.index(*spot)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def select_block(self, spots: Iterable[Spot]) -> None:
        """Selects the cells from the first to the last of these."""
        found = sorted(spots)
        if found:
            first, last = self._model.index(*found[0]), self._model.index(*found[-1])
            self.setCurrentIndex(first)
            self.selectionModel().select(QItemSelection(first, last), QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def finish_writing(self) -> None:
        """Takes over what is being written in a cell, as Return would."""
        if self.state() == self.State.EditingState:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def copy(self) -> None:
        """Puts the selected cells on the clipboard, as a spreadsheet takes them."""
        block = self.block()
        if block:
            QGuiApplication.clipboard().setText(block_text(block))

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        for keys, signal in (
            (QKeySequence.StandardKey.Copy, self.copied),
            (QKeySequence.StandardKey.Cut, self.cutOut),
            (QKeySequence.StandardKey.Paste, self.pasted),
            (QKeySequence.StandardKey.Delete, self.cleared),
        ):
            if event.matches(keys):
                signal.emit()
                return
        if event.key() == Qt.Key.Key_Backspace:
            self.cleared.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.state() != self.State.EditingState:
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        self.settled.emit()
        if self._delegate.took_return:
            self._delegate.took_return = False
            self._move_down()

    def _move_down(self) -> None:
        below = self.currentIndex().siblingAtRow(self.currentIndex().row() + 1)
        if below.isValid():
            self.setCurrentIndex(below)
