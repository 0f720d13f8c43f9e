"""How a score sheet is laid out on paper: columns, rows for each page, and where the graph goes. No painting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from laksewhist.engine.values import dataclass
from laksewhist.gui.scores.ledger import Ledger

UNITS_PER_POINT: Final = 1.5
"""Layout units in a point of 1/72 inch: type of 13 units is 8.7 points high."""
ROW: Final = 23
HEAD: Final = 44
"""Heights of a row, and of the heads of the columns."""
TOP: Final = 58
TITLE: Final = 96
FOOT: Final = 30
"""Room for the running title, for the title of the first page, and for the page number."""
GRAPH: Final = 330
"""The least height of the graph; where less is left it gets a page of its own."""
GRAPH_MOST: Final = 620
_FIRST: Final = {"number": 40, "bid": 140, "declarers": 150, "partner": 118, "tricks": 70}
_SMALL: Final = {"number": 36, "bid": 116, "declarers": 112, "partner": 88, "tricks": 60}
_WIDEST: Final = 120


@dataclass(frozen=True, slots=True)
class Page:
    """One page: the rows from `first` to before `last`, and where the graph stands on it, if it does."""

    first: int
    last: int
    top: float
    graph: QRectF | None


@dataclass(frozen=True, slots=True)
class Columns:
    """Where each column begins, in layout units; the last entry is where the last one ends."""

    edges: tuple[float, ...]

    def box(self, column: int, top: float, height: float) -> QRectF:
        """The box of a cell."""
        return QRectF(self.edges[column], top, self.edges[column + 1] - self.edges[column], height)


def is_landscape(ledger: Ledger) -> bool:
    """Whether the sheet is too wide for an upright page: with more than four participants."""
    return len(ledger.names) > 4


def columns(ledger: Ledger, width: float) -> Columns:
    """The columns on a page of this width: number, bid, declarers, partner, tricks, participants."""
    fixed: list[float] = list((_FIRST if is_landscape(ledger) else _SMALL).values())
    share = min(_WIDEST, (width - sum(fixed)) / len(ledger.names))
    fixed[2] += width - sum(fixed) - share * len(ledger.names)
    edges = [0.0]
    for each in (*fixed, *(share for _ in ledger.names)):
        edges.append(edges[-1] + each)
    return Columns(tuple(edges))


def pages(ledger: Ledger, width: float, height: float, names_height: float) -> tuple[Page, ...]:
    """The pages of this size; `names_height` is what the full names take on the first one."""
    found: list[Page] = []
    row, count = 0, len(ledger.deals)
    while True:
        top = TITLE + names_height if not found else float(TOP)
        room = int((height - top - HEAD - FOOT) // ROW)
        last = min(count, row + room - 1)  # one row is for the sums: carried over, or in all
        found.append(Page(row, last, top, None))
        row = last
        if row >= count:
            break
    return _with_graph(ledger, found, width, height)


def _with_graph(ledger: Ledger, found: list[Page], width: float, height: float) -> tuple[Page, ...]:
    if not ledger.scored:
        return tuple(found)
    last = found[-1]
    below = last.top + HEAD + (last.last - last.first + 1) * ROW + 36
    room = height - FOOT - below
    if room >= GRAPH:
        box = QRectF(0, below, width, min(room, GRAPH_MOST))
        return (*found[:-1], Page(last.first, last.last, last.top, box))
    box = QRectF(0, TOP, width, min(height - TOP - FOOT, GRAPH_MOST))
    return (*found, Page(last.last, last.last, float(TOP), box))
