"""The standings over the deals: a line for each participant, with the name at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from laksewhist.gui.panels.graph import Scale, scale_for, spread
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.widgets import LEFT, RIGHT, Label, Looks, unit_painter
from laksewhist.gui.shown import Company
from laksewhist.gui.table.colours import readable
from laksewhist.gui.table.theme import Theme
from laksewhist.gui.texts import deals_text, signed

NAMES_WIDTH: Final = 84
EDGE: Final = 8
_COLOURS: Final = ("hot", "gold", "soft", "good", "ink")
_DARK_COLOURS: Final = ("accent", "gold", "soft", "good", "ink")
"""Colour tokens of the others, warm ones first. One's own is cool: in the dark, where the accent is warm, that of
clubs in four colours."""
_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (5, 3), (1.2, 3), (8, 3, 1.5, 3), (2.5, 2))


def line_colours(theme: Theme, count: int, me: int | None) -> tuple[str, ...]:
    """A colour for each participant that can be read as text on the panel."""
    dark = theme.name == "dark"
    mine = theme.suit("C", four=True) if dark else theme.accent
    others = iter(_DARK_COLOURS if dark else _COLOURS)
    colours = [mine if who == me else getattr(theme, next(others, "ink")) for who in range(count)]
    return tuple(readable(colour, theme.panel, theme.ink, 4.5) for colour in colours)


def running_sums(company: Company) -> tuple[tuple[int, ...], ...]:
    """The sums after each deal, from zero on."""
    nought = (0,) * len(company.participants)
    return company.sums if company.sums and not any(company.sums[0]) else (nought, *company.sums)


class Graph(Looks, QWidget):
    """The lines. Each has its own dashes as well as its own colour; one's own is the thickest."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self._sums: Sequence[Sequence[int]] = ()
        self._me: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_company(self, company: Company) -> None:
        """Draws the sums of everybody who takes part."""
        self._names, self._sums, self._me = company.participants, running_sums(company), company.me
        last = self._sums[-1]
        told = ", ".join(f"{name} {signed(value)}" for name, value in zip(self._names, last, strict=True))
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(280), self.look.px(290))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.px(120))

    def name_places(self) -> tuple[float, ...]:
        """The middle of each name, in units from the top of the widget."""
        area, scale = self._area(), scale_for(self._sums)
        ends = [self._y(area, scale, value) for value in self._sums[-1]]
        apart = self.look.font(14, bold=True).pixelSize() * 1.25 / self.look.scale
        return spread(ends, apart, area.top(), area.bottom())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._sums:
            return
        painter, _ = unit_painter(self, self.look)
        area, scale = self._area(), scale_for(self._sums)
        self._draw_grid(painter, area, scale)
        colours = line_colours(self.look.theme, len(self._names), self._me)
        order = sorted(range(len(self._names)), key=lambda who: who == self._me)  # one's own on top
        others = [who for who in range(len(self._names)) if who != self._me]
        for who in order:
            dashes = _DASHES[others.index(who) % len(_DASHES)] if who != self._me else ()
            self._draw_line(painter, area, scale, who, colours[who], dashes)
        for who, middle in enumerate(self.name_places()):
            self._draw_name(painter, area, scale, who, middle, colours[who])

    def _area(self) -> QRectF:
        s = self.look.scale
        return QRectF(2, EDGE, self.width() / s - NAMES_WIDTH - 14, self.height() / s - 2 * EDGE)

    def _y(self, area: QRectF, scale: Scale, value: float) -> float:
        return area.top() + scale.part(value) * area.height()

    def _draw_grid(self, painter: QPainter, area: QRectF, scale: Scale) -> None:
        for value in scale.lines:
            pen = QPen(self.look.color("line" if value else "soft"), 1)
            if value and self.look.theme.line == self.look.theme.ink:  # or it would pass for somebody's line
                pen.setDashPattern([1, 4])
            painter.setPen(pen)
            y = self._y(area, scale, value)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _draw_line(
        self, painter: QPainter, area: QRectF, scale: Scale, who: int, colour: str, dashes: tuple[float, ...]
    ) -> None:
        pen = QPen(QColor(colour), 3.4 if who == self._me else 2.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dashes:
            pen.setDashPattern(list(dashes))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        step = area.width() / max(1, len(self._sums) - 1)
        points = [QPointF(area.left() + i * step, self._y(area, scale, row[who])) for i, row in enumerate(self._sums)]
        painter.drawPolyline(QPolygonF(points))

    def _draw_name(self, painter: QPainter, area: QRectF, scale: Scale, who: int, middle: float, colour: str) -> None:
        end = QPointF(area.right(), self._y(area, scale, self._sums[-1][who]))
        painter.setPen(QPen(QColor(colour), 1))
        painter.drawLine(end, QPointF(area.right() + 10, middle))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(end, 4.5, 4.5)
        painter.save()
        painter.resetTransform()
        painter.setFont(self.look.font(14, bold=True))
        painter.setPen(QColor(colour))
        place = self.look.rect(QRectF(area.right() + 12, middle - 12, NAMES_WIDTH, 24))
        text = painter.fontMetrics().elidedText(self._names[who], Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, LEFT, text)
        painter.restore()


class StandingsPanel(Panel):
    """Title, number of deals and graph. A click on it leads to the score sheet, where there is one."""

    _leads_on = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(18, bold=True)
        self.deals = Label(14, "soft", align=RIGHT)
        self.graph = Graph()
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.deals)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.graph, 1)
        self.space(layout, (20, 14, 16, 17), 8)
        self.space(head, (0, 0, 4, 0), 8)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Standings"))
        if self.shown is None:
            self.deals.setText("")
            return
        company = self.shown.company
        self.deals.setText(deals_text(len(running_sums(company)) - 1))
        self.graph.show_company(company)
        if self._leads_on:
            way = self.tr("A click shows the score sheet (F3).")
            self.graph.setToolTip(f"{self.graph.toolTip()}\n{way}")

    def offer_sheet(self) -> None:
        self._leads_on = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if (
            self._leads_on
            and event.button() is Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self.sheetRequested.emit()
