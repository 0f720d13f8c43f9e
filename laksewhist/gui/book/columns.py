"""Where the words and the numbers of the list of entries stand: in one line, or the words above where it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics

from laksewhist.engine.values import dataclass
from laksewhist.gui.look import Look

EDGE, NUMBER, WORDS, MOST = 10.0, 30.0, 240.0, 84.0
"""In layout units: the edges, the number of a deal, the least room of words, the widest column of points."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns for so many participants in a row of this box, in pixels."""

    look: Look
    count: int

    def is_stacked(self, width: float) -> bool:
        """Whether the words stand above the numbers."""
        return width - self.look.px(2 * EDGE + NUMBER) - self.count * self._least < self.look.px(WORDS)

    def row_height(self, width: float) -> int:
        """The height of a row, in pixels."""
        return self.line * (3 if self.is_stacked(width) else 2) + self.look.px(14)

    @property
    def head_height(self) -> int:
        """The height of the head: a name over a sum."""
        return QFontMetrics(self.look.font(13)).height() + QFontMetrics(self.look.font(18, bold=True)).height() + 16

    def number(self, box: QRectF) -> QRectF:
        """Where the number of the deal stands."""
        return QRectF(box.x() + self.look.px(EDGE), box.y() + self.look.px(7), self.look.px(NUMBER), self.line)

    def words(self, box: QRectF) -> QRectF:
        """Where the words stand: one line, or two beside the numbers."""
        left = box.x() + self.look.px(EDGE + NUMBER)
        top = box.y() + self.look.px(7)
        if self.is_stacked(box.width()):
            return QRectF(left, top, box.right() - self.look.px(EDGE) - left, self.line)
        return QRectF(left, top, self.points(box, 0).left() - left - self.look.px(8), 2 * self.line)

    def points(self, box: QRectF, who: int) -> QRectF:
        """Where a participant's points and sum stand, two lines."""
        right = box.right() - self.look.px(EDGE)
        wide = self._wide(box.width())
        top = box.y() + self.look.px(7) + (self.line if self.is_stacked(box.width()) else 0)
        return QRectF(right - (self.count - who) * wide, top, wide, 2 * self.line)

    @property
    def line(self) -> int:
        """The height of a line, in pixels."""
        return QFontMetrics(self.look.font(15)).height()

    @property
    def _least(self) -> float:
        return QFontMetrics(self.look.font(15, bold=True)).horizontalAdvance("−1234") + self.look.px(6)

    def _wide(self, width: float) -> float:
        room = width - self.look.px(2 * EDGE + NUMBER)
        if not self.is_stacked(width):
            return min(self.look.px(MOST), max(self._least, (room - self.look.px(WORDS)) / self.count))
        return min(self.look.px(MOST), room / self.count)
