"""The geometry of the graph: where the deals, the sums, and the names at the ends of the lines go. No painting."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from laksewhist.engine.values import dataclass
from laksewhist.gui.panels.graph import MOST_LINES, Scale, scale_for, spread
from laksewhist.gui.scores.ledger import Ledger

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
LABEL_WIDTH = 46
"""Least room, in layout units, for a number under the graph."""
LINE_ROOM = 56
"""Room, in layout units, between two lines of the scale where the graph is high."""
MARK_ROOM = 13
"""Least room for a mark on a line."""


@dataclass(frozen=True, slots=True)
class Plot:
    """The graph of a ledger's scored deals within `area`, in layout units.

    `rows` are the ledger's rows, `values` the sums, which begin with a zero for each participant: there is one more of
    them than there are rows.
    """

    area: QRectF
    rows: tuple[int, ...]
    numbers: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    scale: Scale

    @classmethod
    def of(cls, ledger: Ledger, area: QRectF) -> Plot:
        """The plot of all scored deals."""
        rows = ledger.scored
        values = ((0,) * len(ledger.names), *(ledger.sums[row] for row in rows))
        numbers = tuple(ledger.deals[row].number for row in rows)
        return cls(
            area, rows, numbers, values, scale_for(values, most_lines=max(MOST_LINES, int(area.height() // LINE_ROOM)))
        )

    def x(self, step: int) -> float:
        """Where the sums after so many deals stand; 0 is the beginning."""
        return self.area.left() + self.area.width() * step / max(1, len(self.rows))

    def y(self, value: float) -> float:
        """How far down a sum is."""
        return self.area.top() + self.scale.part(value) * self.area.height()

    def point(self, step: int, who: int) -> QPointF:
        """A participant's point after so many deals."""
        return QPointF(self.x(step), self.y(self.values[step][who]))

    def step_at(self, x: float) -> int | None:
        """The deal nearest to a place, counted from 1; None where there is no deal, or far outside."""
        if not self.rows or not self.area.left() - 20 <= x <= self.area.right() + 20:
            return None
        step = round((x - self.area.left()) * len(self.rows) / self.area.width())
        return min(max(step, 1), len(self.rows))

    @property
    def marked(self) -> tuple[int, ...]:
        """The steps at which the lines have their marks: all of them where there is room, and always the last."""
        return self._every(MARK_ROOM)

    @property
    def labelled(self) -> tuple[int, ...]:
        """The steps that have the number of their deal beneath them."""
        return tuple(step for step in self._every(LABEL_WIDTH) if step)

    def ends(self, apart: float) -> tuple[float, ...]:
        """How far down each name at the right stands, so that no two lie upon each other."""
        wanted = [self.y(value) for value in self.values[-1]]
        return spread(wanted, apart, self.area.top(), self.area.bottom())

    def _every(self, room: float) -> tuple[int, ...]:
        last = len(self.rows)
        apart = self.area.width() / max(1, last)
        every = next((each for each in _STEPS if each * apart >= room), last or 1)
        steps = [step for step in range(0, last + 1, every) if step == last or (last - step) * apart >= room * 0.7]
        return tuple(steps) if last in steps else (*steps, last)
