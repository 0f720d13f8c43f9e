"""The ladder of bids: six columns by six levels, read from the left and upward in the order of the bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from laksewhist.engine.bids import LADDER, LEVELS, NOLO_LEVEL, Bid, NoloBid, TrickKind, beats
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.look import Look
from laksewhist.gui.panels.bid_cell import BidCell, CellState
from laksewhist.gui.panels.widgets import MIDDLE, Label, Looks, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.texts import bid_kind_text, bid_text

COLUMNS: Final[tuple[TrickKind | None, ...]] = (
    TrickKind.ALMINDELIGE,
    None,
    TrickKind.GODE,
    TrickKind.VIP,
    TrickKind.HALVE,
    TrickKind.SANS,
)
"""The kinds from the left; None is nolo."""
GAP: Final = 4
STEPS: Final[Mapping[int, tuple[int, int]]] = {
    int(Qt.Key.Key_Left): (0, -1),
    int(Qt.Key.Key_Right): (0, 1),
    int(Qt.Key.Key_Up): (-1, 0),
    int(Qt.Key.Key_Down): (1, 0),
}
DIGITS: Final[Mapping[str, int]] = {str(level % 10): level for level in LEVELS}
"""Keys that go to a level: 8, 9, and then 0 to 3."""


def place_of(bid: Bid) -> tuple[int, int]:
    """Row from the top and column of a bid."""
    if isinstance(bid, NoloBid):
        return LEVELS[-1] - NOLO_LEVEL[bid.kind], COLUMNS.index(None)
    return LEVELS[-1] - bid.level, COLUMNS.index(bid.kind)


class Dot(Looks, QWidget):
    """Marks a place in the ladder where there is no bid."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        dot = QRectF(box.center().x() - 2, box.center().y() - 2, 4, 4)
        draw_box(painter, dot, 2, fill=self.look.theme.line)


class Ladder(Looks, QWidget):
    """All bids; the arrows go from one that can be chosen to the next, a digit to its level.

    Signals:
        selected: the bid that was chosen by mouse, Space or Return.
        confirmed: the bid that is chosen already was pressed once more.
        looked: the pointer or the keyboard is at another bid, see `seen`.
    """

    selected = Signal(object)
    confirmed = Signal(object)
    looked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heads = [Label(13, "soft", align=MIDDLE, least=10) for _ in COLUMNS]
        self.cells: Mapping[Bid, BidCell] = {bid: BidCell(bid) for bid in LADDER}
        self._grid = QGridLayout(self)
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
            head.setMinimumWidth(1)  # a long word is cut off rather than that the column grows
            self._grid.setColumnStretch(column, 0 if COLUMNS[column] is None else 1)
        for row in (0, len(LEVELS) - 1):
            self._grid.addWidget(Dot(), row + 1, COLUMNS.index(None))
        for bid, cell in self.cells.items():
            row, column = place_of(bid)
            self._grid.addWidget(cell, row + 1, column)
            self._grid.setRowStretch(row + 1, 1)
            cell.clicked.connect(lambda _checked, bid=bid: self._click(bid))
            cell.looked.connect(self.looked)
        self.bid: Bid | None = None
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.px(GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._level_heads()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._level_heads()

    def _level_heads(self) -> None:
        """Where large type has to shrink for one head, all of them take that size."""
        self._grid.activate()
        for head in self._heads:
            head.fit()
        least = min((head.font() for head in self._heads), key=lambda font: font.pixelSize())
        for head in self._heads:
            head.setFont(least)

    def show_standing(self, standing: Bid | None, free: frozenset[Bid]) -> None:
        """Marks every bid: `free` ones can be chosen. Words everything in the language of the moment."""
        for head, kind in zip(self._heads, COLUMNS, strict=True):
            #: head of the column of the four bids to take next to nothing
            head.setText(self.tr("nolo") if kind is None else bid_kind_text(kind))
            head.setToolTip(explain("nolo" if kind is None else kind.value))
        for bid, cell in self.cells.items():
            if bid == standing:
                cell.set_state(CellState.STANDING, self.tr("{bid} stands").format(bid=bid_text(bid)))
            elif bid in free:
                #: the tip of a bid in the ladder, and what it means
                tip = self.tr("{bid}. {meaning}")
                cell.set_state(CellState.FREE, tip.format(bid=bid_text(bid), meaning=explain(bid.kind.value)))
            elif beats(bid, standing):
                cell.set_state(CellState.TOO_LOW, self.tr("It is not your turn"))
            else:
                cell.set_state(CellState.TOO_LOW, self.tr("{bid} is too low").format(bid=bid_text(bid)))
        self._rove(self.bid)
        self._level_heads()

    def select(self, bid: Bid | None) -> None:
        """Marks a bid as chosen, or none; does not emit."""
        self.bid = bid
        for each, cell in self.cells.items():
            cell.setChecked(each == bid)
        self._rove(bid)

    @property
    def seen(self) -> Bid | None:
        """The bid under the pointer, else the one that has the keyboard, else the chosen one."""
        hovered = (bid for bid, cell in self.cells.items() if cell.underMouse())
        focused = self._focused()
        return next(hovered, self.bid if focused is None else focused.bid)

    def take_focus(self) -> None:
        """Gives the keyboard to the chosen bid, or to the lowest that can be chosen."""
        cell = self._home()
        if cell is not None:
            cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(event.key())
        if step is not None:
            self._move(*step)
        elif event.text() in DIGITS:
            self._jump(DIGITS[event.text()])
        else:
            super().keyPressEvent(event)

    def _click(self, bid: Bid) -> None:
        again = bid == self.bid
        self.select(bid)
        (self.confirmed if again else self.selected).emit(bid)

    def _home(self) -> BidCell | None:
        chosen = self.cells.get(self.bid) if self.bid is not None else None
        free = (cell for cell in self.cells.values() if cell.isEnabled())
        return chosen if chosen is not None and chosen.isEnabled() else next(free, None)

    def _focused(self) -> BidCell | None:
        return next((cell for cell in self.cells.values() if cell.hasFocus()), None)

    def _rove(self, bid: Bid | None) -> None:
        """Lets Tab come to one bid only: this one, or the lowest that can be chosen."""
        home = self.cells[bid] if bid is not None else self._home()
        for cell in self.cells.values():
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if cell is home else Qt.FocusPolicy.ClickFocus)

    def _go(self, cell: BidCell) -> None:
        self._rove(cell.bid)
        cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, down: int, right: int) -> None:
        here = self._focused()
        if here is None:
            return
        row, column = place_of(here.bid)
        while (row := row + down) in range(len(LEVELS)) and (column := column + right) in range(len(COLUMNS)):
            cell = self._at(row, column)
            if cell is not None and cell.isEnabled():
                self._go(cell)
                return

    def _jump(self, level: int) -> None:
        """To the level in the same column, or to the first bid of it that can be chosen."""
        here, row = self._focused(), LEVELS[-1] - level
        columns = [*([] if here is None else [place_of(here.bid)[1]]), *range(len(COLUMNS))]
        cells = (self._at(row, column) for column in columns)
        cell = next((each for each in cells if each is not None and each.isEnabled()), None)
        if cell is not None:
            self._go(cell)

    def _at(self, row: int, column: int) -> BidCell | None:
        item = self._grid.itemAtPosition(row + 1, column)
        widget = item.widget() if item is not None else None
        return widget if isinstance(widget, BidCell) else None
