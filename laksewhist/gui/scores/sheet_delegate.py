"""How the cells of the score sheet are painted: what the deal gave at the left, the sum at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT
from laksewhist.gui.scores.sheet_model import FIRST, Told
from laksewhist.gui.words import signed

Index = QModelIndex | QPersistentModelIndex
OUT: Final = "–"
"""Stands for somebody who sat out; the note under the sheet explains it."""


def grown(look: Look) -> float:
    """How much more room words take where somebody likes larger type."""
    return max(1.0, look.type_scale)


def padding(look: Look) -> int:
    """The room, in pixels, between the edge of a cell and what is in it."""
    return look.px(5 if look.small else 8)


class SheetDelegate(QStyledItemDelegate):
    """Paints the cells of a `SheetModel`. What was not played is told in soft letters."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        state: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        look, column = self._look, index.column()
        ground = "accent" if chosen else "inset" if index.row() % 2 else "panel"
        painter.fillRect(rect, look.color(ground))
        if column >= FIRST and not chosen:
            painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), look.color("line"))
        pad = padding(look)
        inside = rect.adjusted(pad, 0, -pad, 0)
        if column < FIRST:
            self._draw_words(painter, inside, index, chosen=chosen)
        else:
            self._draw_numbers(painter, inside, index, chosen=chosen)
        painter.restore()

    def _draw_words(self, painter: QPainter, rect: QRect, index: Index, *, chosen: bool) -> None:
        quiet = bool(index.data(Told.QUIET))
        painter.setFont(self._look.font(14, bold=index.column() == 0 and not quiet))
        painter.setPen(self._look.color("on_accent" if chosen else "soft" if quiet else "ink"))
        text = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole)), text)

    def _draw_numbers(self, painter: QPainter, rect: QRect, index: Index, *, chosen: bool) -> None:
        look, given, quiet = self._look, index.data(Told.POINTS), bool(index.data(Told.QUIET))
        painter.setFont(look.font(14))
        if given is not None:
            token = "good" if given > 0 else "bad" if given < 0 else "soft"
            painter.setPen(look.color("on_accent" if chosen else token))
            painter.drawText(rect, LEFT, signed(given))
        elif index.data(Told.SITS_OUT) and not quiet:
            painter.setPen(look.color("on_accent" if chosen else "soft"))
            painter.drawText(rect, LEFT, OUT)
        painter.setFont(look.font(14, bold=given is not None))
        painter.setPen(look.color("on_accent" if chosen else "ink" if given is not None else "soft"))
        if not quiet:
            painter.drawText(rect, RIGHT, signed(index.data(Told.SUM)))
