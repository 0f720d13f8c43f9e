"""How a tournament is painted in the list: faces, name, progress, who leads, the sums, and when it was played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from laksewhist.gui.badge import Badge
from laksewhist.gui.list_line import write_line
from laksewhist.gui.look import Look
from laksewhist.gui.medallion import draw_medallion
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.tournaments.list_model import AT_TABLE, ROW
from laksewhist.gui.tournaments.rows import Row
from laksewhist.gui.tournaments.words import leader_text, played_text, progress_text, sums_text
from laksewhist.store.tournament import LONGEST_NAME

Index = QModelIndex | QPersistentModelIndex
HEIGHT: Final = 86.0
LINE: Final = 22.0
DISC, GAP, ACROSS = 30.0, 4.0, 3
"""Faces stand in two lines, so that none covers another; three in a line at the most."""
FACES: Final = 14 + ACROSS * DISC + (ACROSS - 1) * GAP + 14
"""Width of the column of faces, in layout units."""
NARROW: Final = 440.0
"""Words narrower than this, in layout units, have the day in a short form."""


class RowDelegate(QStyledItemDelegate):
    """Paints and renames rows of a `TournamentListModel`."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.look.px(320), self.look.px(HEIGHT * max(1.0, self.look.type_scale)))

    # ---- painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, look = index.data(ROW), self.look
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(2, 2, -2, -2)
        self._draw_ground(painter, option, box)
        self._draw_faces(painter, row, box)
        words = box.adjusted(look.px(FACES), look.px(8), -look.px(14), -look.px(8))
        self._draw_words(painter, row, words, is_at_table=bool(index.data(AT_TABLE)))
        painter.restore()

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> None:
        theme, state = self.look.theme, option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        line = theme.line
        if is_chosen:
            line = theme.focus if state & QStyle.StateFlag.State_HasFocus else theme.accent
        fill = theme.inset if is_chosen or is_hovered else theme.panel
        draw_box(painter, box, self.look.px(10), fill=fill, line=line, width=self.look.px(3 if is_chosen else 1))

    def _draw_faces(self, painter: QPainter, row: Row, box: QRectF) -> None:
        look, people = self.look, row.tournament.participants
        side, step = look.px(DISC), look.px(DISC + GAP)
        upper = -(-len(people) // 2)
        for at, who in enumerate(people):
            line, place = divmod(at, upper)
            left = box.x() + look.px(14) + (ACROSS - upper) * step / 2 + place * step
            top = box.center().y() - step + line * step + look.px(GAP) / 2
            draw_medallion(painter, QRectF(left, top, side, side), Badge(who.name, who.colour, who.picture), look)

    def _draw_words(self, painter: QPainter, row: Row, box: QRectF, *, is_at_table: bool) -> None:
        line = box.height() / 3
        first = QRectF(box.x(), box.y(), box.width(), line)
        second, third = first.translated(0, line), first.translated(0, 2 * line)
        progress = self.tr("at the table now") if is_at_table else progress_text(row)
        room = write_line(painter, self.look, first, progress, 13, "accent" if is_at_table else "soft", right=True)
        write_line(painter, self.look, first.adjusted(0, 0, -room, 0), row.title, 16, "ink", bold=True)
        is_narrow = box.width() < self.look.px(NARROW * self.look.type_scale)
        room = write_line(painter, self.look, second, played_text(row, short=is_narrow), 13, "soft", right=True)
        told = leader_text(row) if is_at_table else self._second_line(row)
        write_line(
            painter, self.look, second.adjusted(0, 0, -room, 0), told or sums_text(row), 14, "ink" if told else "soft"
        )
        if told:
            write_line(painter, self.look, third, sums_text(row), 13, "soft")

    def _second_line(self, row: Row) -> str:
        leader = leader_text(row)
        if row.summary is None or not row.summary.is_unfinished:
            return leader
        #: in the list of tournaments: a deal has been begun and lies as it was left
        lies = self.tr("a deal lies as you left it")
        return f"{leader}; {lies}" if leader else lies

    # ---- another name

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_NAME)
        row: Row = index.data(ROW)
        editor.setPlaceholderText(row.title)
        name_it(editor, self.tr("Name of the tournament"))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        model.setData(model.index(index.row(), 0), editor.text(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        look = self.look
        left = look.px(FACES) - look.px(10)
        editor.setGeometry(box.x() + left, box.y() + look.px(6), box.width() - left - look.px(14), look.px(27))
