"""Paints a score sheet on paper: pages with their heads repeated, the sums carried over, and the graph at the end."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT
from laksewhist.gui.scores.graph_paint import draw_graph, draw_text, plot_for
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.page_plan import FOOT, TITLE, UNITS_PER_POINT, Page, columns, is_landscape, pages
from laksewhist.gui.scores.paper_rows import Rows
from laksewhist.gui.store_words import day_text
from laksewhist.gui.table.theme import LIGHT
from laksewhist.gui.words import deals_text

PAPER: Final = Look(replace(LIGHT, panel="#FFFFFF", inset="#F3F1EC", line="#CFC8BB"), 1.0, small=False)
"""The light colours, on white; type in layout units, of which there are 1.5 to a point."""
_MARGIN_POINTS: Final = 36.0
_DOTS: Final = 600
_NAMES: Final = 200


def page_layout(ledger: Ledger) -> QPageLayout:
    """A4, upright or across as the sheet needs it."""
    way = QPageLayout.Orientation.Landscape if is_landscape(ledger) else QPageLayout.Orientation.Portrait
    margins = QMarginsF(_MARGIN_POINTS, _MARGIN_POINTS, _MARGIN_POINTS, _MARGIN_POINTS)
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), way, margins, QPageLayout.Unit.Point)


def pdf_bytes(ledger: Ledger) -> bytes:
    """The sheet as a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(ledger.title)
    writer.setCreator(QCoreApplication.translate("Paper", "Laksewhist"))
    writer.setPageLayout(page_layout(ledger))
    paint(ledger, writer)
    buffer.close()
    return bytes(buffer.data().data())


def paint(ledger: Ledger, device: QPagedPaintDevice) -> int:
    """Paints all pages; returns how many. Raises OSError where the device refuses."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(QCoreApplication.translate("Paper", "The printer refuses."))
    try:
        sheets = Paper(ledger, painter, device.pageLayout().paintRect(QPageLayout.Unit.Point), device.logicalDpiX())
        for number, page in enumerate(sheets.pages):
            if number and not device.newPage():
                raise OSError(QCoreApplication.translate("Paper", "The printer refuses another page."))
            sheets.draw(number, page)
        return len(sheets.pages)
    finally:
        painter.end()


class Paper:
    """One sheet on its pages; `area` is the page's room within its margins, in points."""

    def __init__(self, ledger: Ledger, painter: QPainter, area: QRectF, dots: int) -> None:
        self._ledger, self._painter = ledger, painter
        self._width, self._height = area.width() * UNITS_PER_POINT, area.height() * UNITS_PER_POINT
        self._scale = dots / 72 / UNITS_PER_POINT
        self._rows = Rows(ledger, columns(ledger, self._width), PAPER)
        self._names_height = self._measure_names()
        self.pages = pages(ledger, self._width, self._height, self._names_height)

    def draw(self, number: int, page: Page) -> None:
        """Paints one page."""
        painter = self._painter
        painter.save()
        painter.scale(self._scale, self._scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if number:
            self._draw_running_title()
        else:
            self._draw_title()
        if page.last > page.first or number == 0:
            self._rows.draw(painter, page, is_last=page.last == len(self._ledger.deals))
        if page.graph is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            plot = plot_for(self._ledger, page.graph, PAPER, _NAMES)
            draw_graph(painter, self._ledger, plot, PAPER, _NAMES)
        self._draw_foot(number)
        painter.restore()

    def _draw_title(self) -> None:
        painter, ledger = self._painter, self._ledger
        painter.setPen(PAPER.color("ink"))
        painter.setFont(PAPER.font(27, bold=True))
        draw_text(painter, PAPER, QRectF(0, 0, self._width, 40), ledger.title)
        painter.setFont(PAPER.font(15))
        painter.setPen(PAPER.color("soft"))
        draw_text(painter, PAPER, QRectF(0, 40, self._width, 24), self._about())
        painter.setPen(PAPER.color("ink"))
        box = QRectF(0, 70, self._width, self._names_height)
        painter.drawText(box, LEFT | Qt.TextFlag.TextWordWrap, self._names())

    def _draw_running_title(self) -> None:
        painter = self._painter
        painter.setPen(PAPER.color("soft"))
        painter.setFont(PAPER.font(15, bold=True))
        draw_text(painter, PAPER, QRectF(0, 0, self._width * 0.7, 24), self._ledger.title)
        painter.setFont(PAPER.font(13))
        draw_text(painter, PAPER, QRectF(self._width * 0.7, 0, self._width * 0.3, 24), self._about(), RIGHT)

    def _draw_foot(self, number: int) -> None:
        painter, top = self._painter, self._height - FOOT + 8
        painter.setPen(PAPER.color("soft"))
        painter.setFont(PAPER.font(13))
        text = QCoreApplication.translate("Paper", "Page {number} of {count}")
        box = QRectF(0, top, self._width, 20)
        draw_text(painter, PAPER, box, text.format(number=number + 1, count=len(self.pages)), RIGHT)
        key = QCoreApplication.translate("Paper", "Points of the deal, then the sum.")
        if any(deal.seating.sitting_out for deal in self._ledger.deals):
            key = QCoreApplication.translate("Paper", "Points of the deal, then the sum. – sits out.")
        draw_text(painter, PAPER, box.adjusted(0, 0, -self._width * 0.3, 0), key)

    def _about(self) -> str:
        """The day and the number of deals."""
        ledger = self._ledger
        moments = [deal.finished for deal in ledger.deals if deal.finished is not None]
        day: datetime | None = moments[0] if moments else ledger.created
        count = deals_text(len(ledger.scored))
        return count if day is None else f"{day_text(day)} · {count}"

    def _names(self) -> str:
        return " · ".join(self._ledger.names)

    def _measure_names(self) -> float:
        metrics = QFontMetricsF(PAPER.font(15))
        box = QRectF(0, 0, self._width, 10_000)
        return metrics.boundingRect(box, LEFT | Qt.TextFlag.TextWordWrap, self._names()).height() + TITLE * 0.1
