"""The bids so far: a column for each seat from the forehand on, so that they read in the order of speaking."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.actions import AuctionAction, Join, MakeBid, Pass
from laksewhist.engine.cards import SEATS, Seat, seats_from
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.widgets import MIDDLE, Label, Rule, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.texts import Role, bid_text, role_text


class AuctionCell(Label):
    """One thing said in the auction; framed where somebody is to speak. Its type shrinks before it is cut off."""

    def __init__(self) -> None:
        self._framed = False
        super().__init__(16, align=MIDDLE, least=12)

    def room(self) -> int:
        return super().room() - self.look.px(14 if self._framed else 0)

    def set_framed(self, framed: bool) -> None:
        """Draws a box round the text, or none."""
        self._framed = framed
        self.fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._framed:
            painter, box = unit_painter(self, self.look)
            draw_box(painter, box.adjusted(1, 1, -1, -1), 8, line=self.look.theme.accent, width=2)
            painter.end()
        super().paintEvent(event)


class AuctionPanel(Panel):
    """Shows the auction while it goes on and afterwards; `titled` puts a heading above it."""

    def __init__(self, parent: QWidget | None = None, *, titled: bool = False) -> None:
        super().__init__(parent)
        self.title = Label(18, bold=True)
        self.title.setVisible(titled)
        self._heads = tuple(Label(13, "soft", align=MIDDLE, least=12) for _ in SEATS)
        self.cells: dict[tuple[int, int], AuctionCell] = {}
        self._grid = QGridLayout()
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
            head.setMinimumWidth(1)  # a long word is cut off rather than that the panel grows
            self._grid.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        top = QHBoxLayout()
        top.addWidget(self.title)
        layout.addLayout(top)
        self.space(top, (8, 0, 8, 0), 0)
        layout.addLayout(self._grid)
        layout.addStretch(1)
        rule = QHBoxLayout()
        rule.addWidget(Rule())
        self._grid.addLayout(rule, 1, 0, 1, len(SEATS))
        self.space(rule, (8, 0, 8, 0), 0)
        self.space(self._grid, (0, 0, 0, 0), 2)
        self.space(layout, (12, 12, 12, 17), 6)
        self.retranslate()

    def text_at(self, row: int, column: int) -> str:
        """What stands in a place, empty where nothing does."""
        cell = self.cells.get((row, column))
        return cell.text() if cell is not None and cell.isVisibleTo(self) else ""

    def retranslate(self) -> None:
        self.title.setText(self.tr("The bids"))
        for cell in self.cells.values():
            cell.setVisible(False)
        if self.shown is None:
            for head in self._heads:
                head.setText("")
            return
        view, names = self.shown.view, self.shown.names
        columns = seats_from(view.forehand)
        for head, seat in zip(self._heads, columns, strict=True):
            head.setText(names[seat])
        row, last = 0, -1
        for action in view.actions:
            row, last = _next_place(row, last, columns.index(action.seat))
            self._fill(row, last, self._said(action), "soft" if isinstance(action, Pass) else "ink")
        if view.phase is Phase.AUCTION and view.turn is not None:
            row, last = _next_place(row, last, columns.index(view.turn))
            self._show_turn(view, row, last, view.turn)

    def _show_turn(self, view: PlayerView, row: int, column: int, seat: Seat) -> None:
        mine = seat == view.seat and self.shown is not None and not self.shown.hand_hidden
        self._fill(row, column, role_text(Role.YOUR_TURN) if mine else "…", "accent", framed=mine)

    def _fill(self, row: int, column: int, text: str, token: str, *, framed: bool = False) -> None:
        cell = self.cells.get((row, column))
        if cell is None:
            cell = self.cells[row, column] = AuctionCell()
            self._grid.addWidget(cell, row + 2, column)
        self.adopt(cell)
        cell.setMinimumSize(1, self.look.px(30))
        cell.setText(text)
        cell.set_token(token, bold=token != "soft")
        cell.set_framed(framed)
        cell.setVisible(True)

    def _said(self, action: AuctionAction) -> str:
        match action:
            case MakeBid(bid=bid):
                return bid_text(bid)
            case Pass():
                #: in the list of what was said in the auction
                return self.tr("pass")
            case Join():
                #: in the list of what was said in the auction
                return self.tr("joins")
            case _:
                assert_never(action)


def _next_place(row: int, last: int, column: int) -> tuple[int, int]:
    """The next free place of a column: in this row, or in the next where the row has gone past it."""
    return (row, column) if column > last else (row + 1, column)
