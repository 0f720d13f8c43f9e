"""Paints the graph of the sums, on the screen and on paper alike: all in layout units."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.lines import Line, draw_mark, line_pen, lines_for
from laksewhist.gui.scores.plot import Plot
from laksewhist.gui.scores.sheet_delegate import grown
from laksewhist.gui.words import isolated, signed

NAMES: Final = 190
"""Room at the right for names and sums."""
NUMBERS: Final = 58
"""Room at the left for the numbers of the scale."""
_FOOT: Final = 26
_HEAD: Final = 10
_GAP: Final = 20


def plot_for(ledger: Ledger, box: QRectF, look: Look, names: float = NAMES) -> Plot:
    """The plot that has this room with its numbers and names."""
    more = grown(look)
    return Plot.of(ledger, box.adjusted(NUMBERS * more, _HEAD * more, -names, -_FOOT * more))


def draw_graph(painter: QPainter, ledger: Ledger, plot: Plot, look: Look, names: float = NAMES) -> None:
    """Scale, lines and names."""
    lines = lines_for(ledger, look.theme)
    order = sorted(range(len(lines)), key=lambda who: lines[who].strong)  # one's own on top
    _draw_scale(painter, plot, look)
    for who in order:
        _draw_line(painter, plot, who, lines[who], look)
    apart = QFontMetrics(look.font(14)).height() / look.scale * 1.06
    for who, middle in enumerate(plot.ends(apart)):
        _draw_name(painter, ledger, plot, who, middle, lines[who], look, names)


def draw_text(painter: QPainter, look: Look, box: QRectF, text: str, align: Qt.AlignmentFlag = LEFT) -> None:
    """A line of text in the painter's font and pen, ended by an ellipsis where it is too long; pixel-true on screen."""
    painter.save()
    painter.scale(1 / look.scale, 1 / look.scale)
    place = look.rect(box)
    fitting = painter.fontMetrics().elidedText(isolated(text), Qt.TextElideMode.ElideRight, round(place.width()))
    painter.drawText(place, align | Qt.TextFlag.TextSingleLine, fitting)
    painter.restore()


def _draw_scale(painter: QPainter, plot: Plot, look: Look) -> None:
    area, more = plot.area, grown(look)
    painter.setFont(look.font(13))
    for value in plot.scale.lines:
        y = plot.y(value)
        pen = QPen(look.color("line" if value else "ink"), 1 if value else 1.6)
        if value and look.theme.line == look.theme.ink:  # or it would pass for somebody's line
            pen.setDashPattern([1, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(look.color("soft" if value else "ink"))
        box = QRectF(area.left() - NUMBERS * more, y - 10 * more, NUMBERS * more - 10, 20 * more)
        draw_text(painter, look, box, signed(value), RIGHT)
    painter.setPen(look.color("soft"))
    for step in plot.labelled:
        box = QRectF(plot.x(step) - 30 * more, area.bottom() + 6, 60 * more, 20 * more)
        draw_text(painter, look, box, str(plot.numbers[step - 1]), Qt.AlignmentFlag.AlignCenter)


def _draw_line(painter: QPainter, plot: Plot, who: int, line: Line, look: Look) -> None:
    painter.setPen(line_pen(line, 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([plot.point(step, who) for step in range(len(plot.values))]))
    for step in plot.marked:
        draw_mark(painter, line, plot.point(step, who), 3.6, look.theme.panel)


def _draw_name(
    painter: QPainter, ledger: Ledger, plot: Plot, who: int, middle: float, line: Line, look: Look, names: float
) -> None:
    end = plot.point(len(plot.rows), who)
    painter.setPen(QPen(QColor(line.colour), 1))
    painter.drawLine(end, QPointF(end.x() + _GAP - 4, middle))
    painter.setFont(look.font(14, bold=True))
    total = signed(ledger.standings[who])
    wide = painter.fontMetrics().horizontalAdvance(total) / look.scale + 4
    more = grown(look)
    box = QRectF(end.x() + _GAP, middle - 12 * more, names - _GAP - 4, 24 * more)
    painter.setPen(QColor(line.colour))
    draw_text(painter, look, box.adjusted(0, 0, -wide - 8, 0), ledger.names[who])
    draw_text(painter, look, box, total, RIGHT)
