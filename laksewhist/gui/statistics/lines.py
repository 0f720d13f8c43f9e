"""Points over time: how each participant's sum grew, deal by deal."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF

from laksewhist.gui.medallion import first_signs
from laksewhist.gui.panels.graph import spread
from laksewhist.gui.statistics.plot import Mark, Plot
from laksewhist.gui.statistics.plot_scale import nice_steps
from laksewhist.gui.statistics.words import apart, count_text, signed_count, time_text, who_text
from laksewhist.store.statistics_choice import Grain, TimeKey
from laksewhist.store.statistics_lines import Line, Spot

TOKENS: Final = ("accent", "hot", "good", "ink", "soft", "bad")
DASHES: Final = (
    (),
    (7.0, 3.0),
    (2.0, 2.5),
    (9.0, 3.0, 2.0, 3.0),
    (1.0, 4.0),
    (12.0, 5.0),
)
"""Each line is told from the others by its dashes and by its sign as well as by its colour."""
_CORNERS: Final = (0, 4, 3, 5, 6, 8)
SHORT: Final = 20
"""So many signs of a name stand beside a line."""
_MARKED: Final = 40
"""So many values of a line can be pointed at."""


class LinesPlot(Plot):
    """A line for each participant, with the name at its end."""

    _lines: tuple[Line, ...] = ()

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Shows these."""
        self._lines = lines
        self.set_title(self.tr("Points over time, deal by deal"), "; ".join(self._ends()))

    def _ends(self) -> list[str]:
        text = self.tr("{name}: {points} points")
        return [
            text.format(name=apart(who_text(line.who)), points=signed_count(line.spots[-1].points))
            for line in self._lines
            if line.spots
        ]

    # ---- sizes

    def _scale(self) -> tuple[float, float]:
        sums = [0, *(spot.points for line in self._lines for spot in line.spots)]
        low, high = min(sums), max(sums)
        edge = max(1.0, (high - low) * 0.05)
        return low - edge, high + edge

    def _field(self, area: QRectF) -> QRectF:
        metrics = self.metrics()
        low, high = self._scale()
        left = max(metrics.horizontalAdvance(signed_count(round(each))) for each in (low, high)) + self.look.px(10)
        names = max((metrics.horizontalAdvance(label) for label in self._labels()), default=0) + self.look.px(28)
        right = min(names, area.width() * 0.34)
        return area.adjusted(left, self.look.px(2), -right, -metrics.height() - self.look.px(4))

    def _labels(self) -> list[str]:
        """Names at the ends of the lines; a long one is cut short, its sum never."""
        return [
            f"{apart(first_signs(who_text(line.who), SHORT))} {signed_count(line.spots[-1].points)}"
            for line in self._lines
        ]

    def _place(self, field: QRectF, spot: Spot) -> QPointF:
        low, high = self._scale()
        count = self._lines[0].spots[-1].number
        across = field.left() + field.width() * spot.number / max(1, count)
        return QPointF(across, field.bottom() - (spot.points - low) / (high - low) * field.height())

    def find_marks(self, area: QRectF) -> list[Mark]:
        field, size, marks = self._field(area), self.look.px(4), []
        key = TimeKey(Grain.DAY)
        text = self.tr("{name}: {points} points after deal {number}, {day}")
        for line in self._lines:
            for spot in line.spots[:: -max(1, len(line.spots) // _MARKED)][::-1]:
                at = self._place(field, spot)
                words = text.format(
                    name=apart(who_text(line.who)),
                    points=signed_count(spot.points),
                    number=count_text(spot.number),
                    day=time_text(key.day(spot.finished), Grain.DAY),
                )
                marks.append(Mark(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), words))
        return marks

    # ---- painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if not any(line.spots for line in self._lines):
            return
        field = self._field(area)
        self._paint_scale(painter, area, field)
        for number, line in enumerate(self._lines):
            self._paint_line(painter, field, number, line)
        self._paint_names(painter, area, field)

    def _paint_scale(self, painter: QPainter, area: QRectF, field: QRectF) -> None:
        look, tall = self.look, self.metrics().height()
        low, high = self._scale()
        for value in nice_steps(low, high, most=max(2, int(field.height() / look.px(34)))):
            down = field.bottom() - (value - low) / (high - low) * field.height()
            painter.setPen(QPen(look.color("soft" if value == 0 else "line"), max(1.0, look.scale)))
            painter.drawLine(QPointF(field.left(), down), QPointF(field.right(), down))
            box = QRectF(area.left(), down - tall / 2, field.left() - area.left() - look.px(6), tall)
            self.say(painter, box, signed_count(round(value)), Qt.AlignmentFlag.AlignRight, "soft")
        self._paint_days(painter, field)

    def _paint_days(self, painter: QPainter, field: QRectF) -> None:
        """The first and the last day, and how many deals lie between."""
        spots, key = self._lines[0].spots, TimeKey(Grain.DAY)
        below = QRectF(field.left(), field.bottom() + self.look.px(3), field.width(), self.metrics().height())
        ends = [time_text(key.day(spot.finished), Grain.DAY) for spot in (spots[0], spots[-1])]
        if ends[0] == ends[1]:
            self.say(painter, below, ends[0], Qt.AlignmentFlag.AlignHCenter, "soft")
            return
        self.say(painter, below, ends[0], Qt.AlignmentFlag.AlignLeft, "soft")
        self.say(painter, below, ends[1], Qt.AlignmentFlag.AlignRight, "soft")

    def _pen(self, number: int) -> QPen:
        pen = QPen(self.look.color(TOKENS[number % len(TOKENS)]), max(1.5, 2 * self.look.scale))
        if dashes := DASHES[number % len(DASHES)]:
            pen.setDashPattern(list(dashes))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        return pen

    def _paint_line(self, painter: QPainter, field: QRectF, number: int, line: Line) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(number))
        painter.drawPolyline(QPolygonF([self._place(field, spot) for spot in line.spots]))

    def _paint_sign(self, painter: QPainter, at: QPointF, number: int) -> None:
        colour, size = self.look.color(TOKENS[number % len(TOKENS)]), self.look.px(5)
        painter.setPen(QPen(self.look.color("panel"), 1))
        painter.setBrush(QBrush(colour))
        corners = _CORNERS[number % len(_CORNERS)]
        if not corners:
            painter.drawEllipse(at, size, size)
            return
        painter.drawPolygon(_corners(at, size * 1.25, corners))

    def _paint_names(self, painter: QPainter, area: QRectF, field: QRectF) -> None:
        """Each name beside the end of its line, moved where two would lie on each other."""
        look, tall, labels = self.look, self.metrics().height(), self._labels()
        ends = [self._place(field, line.spots[-1]).y() for line in self._lines]
        downs = spread(ends, tall, field.top() + tall / 2, area.bottom() - tall / 2)
        for number, (label, down) in enumerate(zip(labels, downs, strict=True)):
            sign = QPointF(field.right() + look.px(15), down)
            painter.setPen(QPen(look.color("line"), max(1.0, look.scale)))
            painter.drawLine(QPointF(field.right() + look.px(2), ends[number]), sign)
            self._paint_sign(painter, sign, number)
            left = sign.x() + look.px(9)
            self.say(
                painter, QRectF(left, down - tall / 2, area.right() - left, tall), label, Qt.AlignmentFlag.AlignLeft
            )


def _corners(at: QPointF, size: float, count: int) -> QPolygonF:
    turns = [2 * pi * corner / count - pi / 2 for corner in range(count)]
    return QPolygonF([QPointF(at.x() + size * cos(turn), at.y() + size * sin(turn)) for turn in turns])
