"""The graph as large as the window lets it be: pointer and arrow keys walk along the deals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.gui.book.announce import announce
from laksewhist.gui.panels.widgets import RIGHT, Looks, draw_focus, unit_painter
from laksewhist.gui.scores.graph_paint import draw_graph, draw_text, plot_for
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.lines import draw_mark, lines_for
from laksewhist.gui.scores.plot import Plot
from laksewhist.gui.scores.sheet_delegate import grown
from laksewhist.gui.scores.words import bid_words, deal_words, declarer_words, points_words
from laksewhist.gui.table.paint import draw_box, draw_shadow
from laksewhist.gui.words import signed

_ROW: Final = 21
_CARD: Final = 250
"""Height of a line and width of the card that tells of a deal."""
_MARGIN: Final = 12
_WALKS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}


class GraphView(Looks, QWidget):
    """Paints the graph, and beside the deal that is pointed at what it gave.

    Signals: `deal_chosen(int)` with the ledger's row when a deal is clicked or Enter is pressed; `pointed(str)` with
    the deal in words, empty when none is pointed at.
    """

    dealChosen = Signal(int)
    pointed = Signal(str)

    def __init__(self, ledger: Ledger, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ledger = ledger
        self.step: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_ledger(self, ledger: Ledger) -> None:
        """Draws other sums."""
        self.ledger = ledger
        self.point(None)
        self.retranslate()

    def retranslate(self) -> None:
        """Says in words what the lines come to."""
        pairs = zip(self.ledger.names, self.ledger.standings, strict=True)
        self.setAccessibleName(self.tr("Graph of the sums"))
        self.setAccessibleDescription(", ".join(f"{name} {signed(value)}" for name, value in pairs))
        self.update()

    def plot(self) -> Plot:
        """The graph's geometry at this size."""
        box = QRectF(0, 0, self.width() / self.look.scale, self.height() / self.look.scale)
        box = box.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        return plot_for(self.ledger, box, self.look, self._names())

    def _names(self) -> float:
        """Room for the names: less in a small window."""
        return (150 if self.look.small else 190) * grown(self.look)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(900), self.look.px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(420), self.look.px(240))

    @property
    def row(self) -> int | None:
        """The ledger's row of the deal that is pointed at."""
        return None if self.step is None else self.ledger.scored[self.step - 1]

    # ---- pointing

    def point(self, step: int | None) -> None:
        """Points at the deal of this number among those that were scored, from 1; None at none."""
        if step != self.step:
            self.step = step
            self.pointed.emit("" if self.row is None else deal_words(self.ledger, self.row))
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point(self.plot().step_at(event.position().x() / self.look.scale))

    def leaveEvent(self, event: QEvent) -> None:
        self.point(None)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.point(self.plot().step_at(event.position().x() / self.look.scale))
        if event.button() is Qt.MouseButton.LeftButton and self.row is not None:
            self.dealChosen.emit(self.row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, key = len(self.ledger.scored), event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.row is not None:
            self.dealChosen.emit(self.row)
        elif key in _WALKS and last:
            walk = _WALKS[Qt.Key(key)]
            begin = self.step if self.step is not None else (last + 1 if walk < 0 else 0)
            self.point(min(max(begin + walk, 1), last))
            self._say()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.point(None)
        super().focusOutEvent(event)

    def _say(self) -> None:
        """Tells whoever does not see the card what stands on it."""
        row = self.row
        if row is not None:
            each = (f"{name} {points_words(self.ledger, row, who)}" for who, name in enumerate(self.ledger.names))
            announce(self, f"{deal_words(self.ledger, row)}. {'; '.join(each)}")

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), 10, fill=self.look.theme.panel, line=self.look.theme.line)
        if not self.ledger.scored:
            painter.setFont(self.look.font(16))
            painter.setPen(self.look.color("soft"))
            draw_text(painter, self.look, box, self.tr("No deal has been scored yet."), Qt.AlignmentFlag.AlignCenter)
        else:
            plot = self.plot()
            draw_graph(painter, self.ledger, plot, self.look, self._names())
            if self.step is not None and self.step <= len(plot.rows):
                self._draw_pointed(painter, plot, self.step)
        if self.hasFocus():
            draw_focus(painter, self.look, box, 10)

    def _draw_pointed(self, painter: QPainter, plot: Plot, step: int) -> None:
        x, look = plot.x(step), self.look
        painter.setPen(QPen(look.color("ink"), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()))
        lines = lines_for(self.ledger, look.theme)
        for who, line in enumerate(lines):
            draw_mark(painter, line, plot.point(step, who), 5, look.theme.panel)
        row, wide = _ROW * grown(look), _CARD * grown(look)
        high = row * (len(lines) + 1) + 22
        left = x + 16 if x + 16 + wide < plot.area.right() else x - 16 - wide
        card = QRectF(max(left, 4), plot.area.top() + 4, wide, high)
        draw_shadow(painter, card, 10, look.theme)
        draw_box(painter, card, 10, fill=look.theme.inset, line=look.theme.line)
        self._fill_card(painter, plot, step, card)

    def _fill_card(self, painter: QPainter, plot: Plot, step: int, card: QRectF) -> None:
        """The deal, and what it gave: whoever has most stands first, as at the place of the lines."""
        look, row = self.look, plot.rows[step - 1]
        more = grown(look)
        line = QRectF(card.left() + 12, card.top() + 9, card.width() - 24, _ROW * more)
        painter.setPen(look.color("ink"))
        painter.setFont(look.font(13, bold=True))
        draw_text(painter, look, line, self._head(row))
        painter.setFont(look.font(13))
        samples = lines_for(self.ledger, look.theme)
        for who in sorted(range(len(samples)), key=lambda who: -plot.values[step][who]):
            line = line.translated(0, line.height())
            draw_mark(painter, samples[who], QPointF(line.left() + 5, line.center().y()), 4, look.theme.inset)
            painter.setPen(look.color("ink"))
            draw_text(painter, look, line.adjusted(18, 0, -110 * more, 0), self.ledger.names[who])
            draw_text(painter, look, line, signed(plot.values[step][who]), RIGHT)
            given = self.ledger.deals[row].points[who]
            painter.setPen(look.color("good" if given > 0 else "bad" if given < 0 else "soft"))
            out = who in self.ledger.deals[row].seating.sitting_out
            draw_text(painter, look, line.adjusted(0, 0, -56 * more, 0), "–" if out else signed(given), RIGHT)

    def _head(self, row: int) -> str:
        text = self.tr("Deal {number}: {bid}, {names}")
        deal = self.ledger.deals[row]
        return text.format(number=deal.number, bid=bid_words(deal), names=declarer_words(self.ledger, row))
