"""The heads of the score sheet: the participants with their lines of the graph, places and sums."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT
from laksewhist.gui.scores.lines import draw_sample, lines_for
from laksewhist.gui.scores.sheet_delegate import grown, padding
from laksewhist.gui.scores.sheet_model import FIRST, SheetModel
from laksewhist.gui.words import isolated, signed

_SAMPLE = 22


class SheetHeader(QHeaderView):
    """Two lines for each participant: the name, and place and sum."""

    def __init__(self, model: SheetModel, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sheet = model
        self._look = look
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        self.setFixedHeight(self.sizeHint().height())
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(48 * grown(self._look)))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        look, ledger, who = self._look, self._sheet.ledger, logicalIndex - FIRST
        painter.save()
        painter.fillRect(rect, look.color("panel"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.color("line"))
        pad = padding(look)
        inside = rect.adjusted(pad, look.px(5), -pad, -look.px(5))
        if who < 0:
            self._draw_plain(painter, inside, logicalIndex)
        elif who < len(ledger.names):
            painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), look.color("line"))
            self._draw_participant(painter, inside, who)
        painter.restore()

    def _draw_plain(self, painter: QPainter, rect: QRect, column: int) -> None:
        painter.setFont(self._look.font(13))
        painter.setPen(self._look.color("soft"))
        side = RIGHT if column == FIRST - 1 else LEFT
        text = str(self._sheet.headerData(column, Qt.Orientation.Horizontal))
        bottom = QRect(rect.left(), rect.center().y(), rect.width(), rect.height() // 2 + 1)
        fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, bottom.width())
        painter.drawText(bottom, side, fitting)

    def _draw_participant(self, painter: QPainter, rect: QRect, who: int) -> None:
        look, ledger = self._look, self._sheet.ledger
        line = lines_for(ledger, look.theme)[who]
        half = rect.height() // 2
        upper, lower = QRect(rect.left(), rect.top(), rect.width(), half), rect.adjusted(0, half, 0, 0)
        painter.setFont(look.font(14, bold=True))
        painter.setPen(look.color("ink"))
        name = painter.fontMetrics().elidedText(isolated(ledger.names[who]), Qt.TextElideMode.ElideRight, upper.width())
        painter.drawText(upper, LEFT, name)
        painter.setFont(look.font(13))
        painter.setPen(QColor(line.colour))
        #: the place of a participant among all
        place = self.tr("{place}.").format(place=ledger.places[who])
        room = lower.width() - painter.fontMetrics().horizontalAdvance(f"{place}  {signed(ledger.standings[who])}")
        left = lower.left()
        if room > look.px(_SAMPLE + 6):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(left, lower.top(), look.px(_SAMPLE), lower.height())
            draw_sample(painter, line, box, look.theme.panel)
            left += look.px(_SAMPLE + 6)
        painter.drawText(QRect(left, lower.top(), lower.right() - left, lower.height()), LEFT, place)
        painter.setPen(look.color("ink"))
        painter.setFont(look.font(14, bold=True))
        painter.drawText(lower, RIGHT, signed(ledger.standings[who]))
