"""Points per deal of each group: a dot, and a line for where the true average lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from laksewhist.gui.statistics.plot import Mark, Plot
from laksewhist.gui.statistics.plot_scale import nice_steps
from laksewhist.gui.statistics.rows import StatRow
from laksewhist.gui.statistics.words import apart, decimal, signed_decimal
from laksewhist.gui.words import deals_text

MOST: int = 200
"""So many rows are painted; the table has them all."""
_SURE = 5
"""Groups with fewer deals do not widen the scale."""


class WhiskersPlot(Plot):
    """A line for each row, top down, in the order of the rows."""

    _rows: tuple[StatRow, ...] = ()

    def show_rows(self, rows: tuple[StatRow, ...]) -> None:
        """Shows these."""
        self._rows = rows[:MOST]
        self.setMinimumHeight(self.minimumSizeHint().height())
        self.set_title(self.tr("Points per deal, and where the true average lies (95 %)"), self._summary())

    def _summary(self) -> str:
        return "; ".join(self._words(row) for row in self._rows[:12])

    def _words(self, row: StatRow) -> str:
        tally = row.tally
        title, deals = apart(row.title), deals_text(tally.deals)
        if tally.spread is None:
            text = self.tr("{title}: {mean} per deal, {deals}")
            return text.format(title=title, mean=signed_decimal(tally.mean), deals=deals)
        text = self.tr("{title}: {mean} per deal, between {low} and {high}, {deals}")
        low, high = signed_decimal(tally.mean - tally.spread), signed_decimal(tally.mean + tally.spread)
        return text.format(title=title, mean=signed_decimal(tally.mean), low=low, high=high, deals=deals)

    # ---- sizes

    def _row_height(self) -> float:
        return self.metrics().height() + self.look.px(5)

    def minimumSizeHint(self) -> QSize:
        plain = super().minimumSizeHint()
        tall = self.area().top() + self._row_height() * (len(self._rows) + 1) + self.look.px(10)
        return QSize(plain.width(), max(self.look.px(100), round(tall)))

    def _scale(self) -> tuple[float, float]:
        sure = [row.tally for row in self._rows if row.tally.deals >= _SURE] or [row.tally for row in self._rows]
        ends = [0.0, *(row.tally.mean for row in self._rows)]
        for tally in sure:
            ends += [tally.mean - (tally.spread or 0), tally.mean + (tally.spread or 0)]
        low, high = min(ends), max(ends)
        edge = max((high - low) * 0.04, 0.5)
        return low - edge, high + edge

    def _field(self, area: QRectF) -> QRectF:
        """Where the dots are: right of the titles, left of the numbers, above the scale."""
        metrics = self.metrics()
        widest = max((metrics.horizontalAdvance(row.label) for row in self._rows), default=0)
        left = min(widest + self.look.px(12), area.width() * 0.34)
        numbers = metrics.horizontalAdvance("−00,0 ± 00,0") + self.look.px(12)
        return area.adjusted(left, 0, -numbers, -self._row_height())

    def _at(self, field: QRectF, value: float) -> float:
        low, high = self._scale()
        return min(max(field.left() + (value - low) / (high - low) * field.width(), field.left()), field.right())

    def _middle(self, field: QRectF, number: int) -> float:
        step = min(field.height() / max(1, len(self._rows)), 2.6 * self._row_height())
        return field.top() + (number + 0.5) * step

    def find_marks(self, area: QRectF) -> list[Mark]:
        field, size = self._field(area), self.look.px(8)
        marks = []
        for number, row in enumerate(self._rows):
            at = QPointF(self._at(field, row.tally.mean), self._middle(field, number))
            marks.append(Mark(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), self._words(row)))
        return marks

    # ---- painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if not self._rows:
            return
        field = self._field(area)
        self._paint_scale(painter, field)
        for number, row in enumerate(self._rows):
            self._paint_row(painter, area, field, number, row)

    def _paint_scale(self, painter: QPainter, field: QRectF) -> None:
        look, height = self.look, self._row_height()
        for value in nice_steps(*self._scale(), most=max(2, int(field.width() / look.px(70)))):
            across = self._at(field, value)
            painter.setPen(QPen(look.color("soft" if value == 0 else "line"), max(1.0, look.scale)))
            painter.drawLine(QPointF(across, field.top()), QPointF(across, field.bottom()))
            wide = look.px(60)
            box = QRectF(across - wide / 2, field.bottom() + 1, wide, height)
            places = 0 if float(value).is_integer() else 1
            self.say(painter, box, signed_decimal(value, places), Qt.AlignmentFlag.AlignHCenter, "soft")

    def _paint_row(self, painter: QPainter, area: QRectF, field: QRectF, number: int, row: StatRow) -> None:
        look, tally, down = self.look, row.tally, self._middle(field, number)
        top, height = down - self._row_height() / 2, self._row_height()
        title = QRectF(area.left(), top, field.left() - area.left() - look.px(10), height)
        self.say(painter, title, row.label, Qt.AlignmentFlag.AlignRight)
        value = signed_decimal(tally.mean)
        if tally.spread is not None:
            value = f"{value} ± {decimal(tally.spread)}"
        numbers = QRectF(field.right() + look.px(4), top, area.right() - field.right() - look.px(4), height)
        self.say(painter, numbers, value, Qt.AlignmentFlag.AlignRight)
        at, tick, spread = self._at(field, tally.mean), look.px(4), tally.spread or 0.0
        painter.setPen(QPen(look.color("accent"), max(1.5, 2 * look.scale)))
        if spread:
            ends = [self._at(field, tally.mean + side * spread) for side in (-1, 1)]
            painter.drawLine(QPointF(ends[0], down), QPointF(ends[1], down))
            for end in ends:
                painter.drawLine(QPointF(end, down - tick), QPointF(end, down + tick))
        painter.setBrush(look.color("accent"))
        painter.drawEllipse(QPointF(at, down), look.px(5), look.px(5))
