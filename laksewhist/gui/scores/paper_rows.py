"""The rows of a score sheet on paper, with the heads above them and the sums below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT
from laksewhist.gui.scores import words
from laksewhist.gui.scores.graph_paint import draw_text
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.lines import draw_sample, lines_for
from laksewhist.gui.scores.page_plan import HEAD, ROW, Columns, Page
from laksewhist.gui.scores.sheet_delegate import OUT
from laksewhist.gui.words import signed

_BEFORE = 5
"""Columns before those of the participants."""
_PAD = 6


class Rows:
    """Paints the rows of one ledger, in layout units."""

    def __init__(self, ledger: Ledger, columns: Columns, look: Look) -> None:
        self._ledger, self._columns, self._look = ledger, columns, look

    def draw(self, painter: QPainter, page: Page, *, is_last: bool) -> None:
        """The page's heads, rows and sums."""
        self._draw_heads(painter, page.top)
        top = page.top + HEAD
        for row in range(page.first, page.last):
            self._draw_deal(painter, row, top)
            top += ROW
        self._draw_sums(painter, page.last, top, is_last=is_last)
        painter.setPen(QPen(self._look.color("line"), 1))
        for edge in self._columns.edges[_BEFORE:-1]:
            painter.drawLine(QPointF(edge, page.top + 4), QPointF(edge, top + ROW))

    def _box(self, column: int, top: float) -> QRectF:
        return self._columns.box(column, top, ROW).adjusted(_PAD, 0, -_PAD, 0)

    def _draw_heads(self, painter: QPainter, top: float) -> None:
        look, ledger = self._look, self._ledger
        painter.setFont(look.font(13))
        painter.setPen(look.color("soft"))
        for column, text in enumerate(("", *words.headings())):
            box = self._columns.box(column, top + HEAD / 2, HEAD / 2 - 2).adjusted(_PAD, 0, -_PAD, 0)
            draw_text(painter, look, box, text, RIGHT if column in (0, _BEFORE - 1) else LEFT)
        lines = lines_for(ledger, look.theme)
        for who, line in enumerate(lines):
            whole = self._columns.box(_BEFORE + who, top, HEAD - 2).adjusted(_PAD, 0, -_PAD, 0)
            painter.setFont(look.font(13, bold=True))
            painter.setPen(look.color("ink"))
            draw_text(painter, look, whole.adjusted(0, 0, 0, -HEAD / 2), ledger.names[who])
            sample = QRectF(whole.left(), whole.top() + HEAD / 2, 26, HEAD / 2 - 4)
            draw_sample(painter, line, sample, look.theme.panel)
            painter.setPen(QColor(line.colour))
            painter.setFont(look.font(13))
            #: the place of a participant among all
            place = QCoreApplication.translate("Paper", "{place}.").format(place=ledger.places[who])
            draw_text(painter, look, whole.adjusted(32, HEAD / 2, 0, 0), place)
        self._draw_rule(painter, top + HEAD - 1)

    def _draw_deal(self, painter: QPainter, row: int, top: float) -> None:
        ledger, look = self._ledger, self._look
        deal = ledger.deals[row]
        if row % 2:
            painter.fillRect(QRectF(0, top, self._columns.edges[-1], ROW), look.color("inset"))
        painter.setFont(look.font(13))
        painter.setPen(look.color("soft"))
        draw_text(painter, look, self._box(0, top), str(deal.number), RIGHT)
        if not deal.is_scored:
            wide = QRectF(
                self._columns.edges[1] + _PAD, top, self._columns.edges[_BEFORE] - self._columns.edges[1], ROW
            )
            draw_text(painter, look, wide, words.quiet_words(ledger, row))
            return
        texts = (
            words.bid_words(deal),
            words.declarer_words(ledger, row),
            words.partner_words(ledger, row),
            words.tricks_words(deal),
        )
        painter.setPen(look.color("ink"))
        for column, text in enumerate(texts, 1):
            painter.setFont(look.font(13, bold=column == 1))
            draw_text(painter, look, self._box(column, top), text, RIGHT if column == _BEFORE - 1 else LEFT)
        for who in range(len(ledger.names)):
            self._draw_points(painter, row, who, self._box(_BEFORE + who, top))

    def _draw_points(self, painter: QPainter, row: int, who: int, box: QRectF) -> None:
        ledger, look = self._ledger, self._look
        out = who in ledger.deals[row].seating.sitting_out
        given = ledger.deals[row].points[who]
        painter.setFont(look.font(13))
        painter.setPen(look.color("soft" if out or not given else "good" if given > 0 else "bad"))
        draw_text(painter, look, box, OUT if out else signed(given))
        painter.setPen(look.color("soft" if out else "ink"))
        painter.setFont(look.font(13, bold=not out))
        draw_text(painter, look, box, signed(ledger.sums[row][who]), RIGHT)

    def _draw_sums(self, painter: QPainter, after: int, top: float, *, is_last: bool) -> None:
        """How everybody stands below the page's last deal."""
        ledger, look = self._ledger, self._look
        self._draw_rule(painter, top + 0.5)
        painter.setFont(look.font(13, bold=is_last))
        painter.setPen(look.color("ink" if is_last else "soft"))
        total = QCoreApplication.translate("Paper", "In all")
        carried = QCoreApplication.translate("Paper", "Carried over")
        wide = QRectF(self._columns.edges[1] + _PAD, top, self._columns.edges[_BEFORE] - self._columns.edges[1], ROW)
        draw_text(painter, look, wide, total if is_last else carried)
        standings = ledger.sums[after - 1] if after else ledger.standings
        for who, value in enumerate(standings):
            draw_text(painter, look, self._box(_BEFORE + who, top), signed(value), RIGHT)

    def _draw_rule(self, painter: QPainter, y: float) -> None:
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.color("ink"))
        painter.drawRect(QRectF(0, y, self._columns.edges[-1], 1))
        painter.restore()
