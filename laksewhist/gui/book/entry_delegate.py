"""How an entry is painted: its number, what was played, and over each other what it gave and the sum after it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from laksewhist.gui.book.columns import Columns
from laksewhist.gui.book.entries_model import ROW
from laksewhist.gui.book.log import BookRow
from laksewhist.gui.book.words import BookWords, entry_words
from laksewhist.gui.list_line import write_line
from laksewhist.gui.look import Look
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.words import signed

Index = QModelIndex | QPersistentModelIndex


class EntryDelegate(QStyledItemDelegate):
    """Paints rows of an `EntriesModel`; `corrected` is the row that is being corrected."""

    def __init__(self, names: tuple[str, ...], look: Look, view: QListView) -> None:
        super().__init__(view)
        self._names, self._view = names, view
        self.look = look
        self.corrected: int | None = None

    @property
    def columns(self) -> Columns:
        """Where everything stands."""
        return Columns(self.look, len(self._names))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._view.viewport().width()
        return QSize(wide, self.columns.row_height(wide))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: BookRow = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        self._draw_ground(painter, option, box, is_corrected=index.row() == self.corrected)
        write_line(painter, self.look, self.columns.number(box), str(index.row() + 1), 14, "soft")
        self._draw_words(painter, box, row)
        for who in range(len(self._names)):
            self._draw_points(painter, self.columns.points(box, who), row.points[who], row.sums[who])
        painter.restore()

    # ---- within

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF, *, is_corrected: bool) -> None:
        theme, state = self.look.theme, option.state
        inner = box.adjusted(2, 1, -2, -1)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        has_keys = bool(state & QStyle.StateFlag.State_HasFocus)
        if is_corrected or (is_chosen and has_keys):
            line = theme.focus if has_keys else theme.accent
            draw_box(painter, inner, self.look.px(8), fill=theme.inset, line=line, width=self.look.px(2))
        elif state & QStyle.StateFlag.State_MouseOver:
            draw_box(painter, inner, self.look.px(8), fill=theme.inset, line=theme.line)
        else:
            painter.fillRect(QRectF(box.left() + 4, box.bottom() - 1, box.width() - 8, 1), self.look.color("line"))

    def _draw_words(self, painter: QPainter, box: QRectF, row: BookRow) -> None:
        place, words = self.columns.words(box), BookWords()
        who = words.who(row.entry, self._names)
        if self.columns.is_stacked(box.width()) or not who:
            line = QRectF(place.x(), place.y(), place.width(), self.columns.line)
            write_line(painter, self.look, line, entry_words(row.entry, self._names), 15, "ink")
            return
        above = QRectF(place.x(), place.y(), place.width(), place.height() / 2)
        write_line(painter, self.look, above, who, 15, "ink")
        write_line(painter, self.look, above.translated(0, above.height()), words.what(row.entry), 14, "soft")

    def _draw_points(self, painter: QPainter, place: QRectF, points: int, sum_: int) -> None:
        above = QRectF(place.x(), place.y(), place.width(), place.height() / 2)
        token = "good" if points > 0 else "bad" if points < 0 else "soft"
        write_line(painter, self.look, above, signed(points) if points else "·", 13, token, right=True)
        write_line(
            painter, self.look, above.translated(0, above.height()), signed(sum_), 15, "ink", bold=True, right=True
        )
