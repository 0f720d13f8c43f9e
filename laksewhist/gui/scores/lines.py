"""How each participant's line looks: a colour, dashes and a mark, so that nobody is known by the colour alone."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from laksewhist.engine.values import dataclass
from laksewhist.gui.panels.standings_panel import line_colours
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.table.colours import readable
from laksewhist.gui.table.theme import Theme


class Mark(Enum):
    """The shape at a line's points."""

    DISC = 0
    SQUARE = 1
    TRIANGLE = 2
    LOZENGE = 3
    RING = 4
    CROSS = 5


_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (6, 2.5), (1.2, 2.4), (8, 2.5, 1.5, 2.5), (3, 2), (10, 4))
_CONTRAST: Final = 4.5


@dataclass(frozen=True, slots=True)
class Line:
    """One participant's: `colour` can be read as text on the ground it was made for; `strong` is one's own."""

    colour: str
    dashes: tuple[float, ...]
    mark: Mark
    strong: bool


def lines_for(ledger: Ledger, theme: Theme) -> tuple[Line, ...]:
    """A line for each participant, on the panels of this theme."""
    count, me = len(ledger.names), 0 if ledger.me is None else ledger.me
    others = iter(range(1, count))
    numbers = [0 if who == me else next(others) for who in range(count)]
    return tuple(
        Line(colour, _DASHES[number], Mark(number), who == ledger.me)
        for who, (colour, number) in enumerate(zip(_colours(ledger, theme, me), numbers, strict=True))
    )


def _colours(ledger: Ledger, theme: Theme, me: int) -> list[str]:
    usual = line_colours(theme, len(ledger.names), me)
    chosen = zip(usual, ledger.colours, strict=True)
    return [one if own is None else readable(own, theme.panel, theme.ink, _CONTRAST) for one, own in chosen]


def line_pen(line: Line, width: float) -> QPen:
    """The pen of a line, of this width."""
    pen = QPen(QColor(line.colour), width * (1.3 if line.strong else 1.0))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if line.dashes else Qt.PenCapStyle.RoundCap)
    if line.dashes:
        pen.setDashPattern(list(line.dashes))
    return pen


def draw_mark(painter: QPainter, line: Line, middle: QPointF, radius: float, ground: str) -> None:
    """The line's mark; `ground` is the colour behind it, which shows inside a ring."""
    painter.save()
    colour = QColor(line.colour)
    painter.setPen(QPen(colour, radius * 0.45))
    painter.setBrush(QColor(ground) if line.mark is Mark.RING else colour)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    match line.mark:
        case Mark.DISC | Mark.RING:
            painter.drawEllipse(box)
        case Mark.SQUARE:
            painter.drawRect(box.adjusted(radius * 0.12, radius * 0.12, -radius * 0.12, -radius * 0.12))
        case Mark.TRIANGLE:
            painter.drawPolygon(_polygon(middle, radius, (0, -1.1), (1.05, 0.8), (-1.05, 0.8)))
        case Mark.LOZENGE:
            painter.drawPolygon(_polygon(middle, radius, (0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)))
        case Mark.CROSS:
            painter.setPen(QPen(colour, radius * 0.8))
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.bottomLeft(), box.topRight())
    painter.restore()


def draw_sample(painter: QPainter, line: Line, box: QRectF, ground: str) -> None:
    """A piece of the line with its mark, to know it by."""
    painter.save()
    painter.setPen(line_pen(line, 2))
    y = box.center().y()
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
    painter.restore()
    draw_mark(painter, line, box.center(), min(4.2, box.height() / 2.4), ground)


def _polygon(middle: QPointF, radius: float, *corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(middle.x() + x * radius, middle.y() + y * radius) for x, y in corners])
