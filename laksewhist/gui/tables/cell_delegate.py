"""How a cell of a point table is painted and written in.

What tells the two sides apart: the made one is bold on another ground behind a strong line. A cell of its own has a
corner, one with a fault a sign, and one that the formula would change is underlined.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_editor_model import SOURCE, Cell
from laksewhist.gui.panels.widgets import name_it

Index = QModelIndex | QPersistentModelIndex
_LONGEST_TEXT: Final = 24


class CellDelegate(QStyledItemDelegate):
    """Paints and edits the cells of a `PointTableEditorModel`.

    `took_return` tells whether what was written last was ended by Return. Signal: `typed(index, text)` at every letter
    that is written in a cell.
    """

    typed = Signal(QModelIndex, str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.took_return = False

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look

    # ---- writing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        self.took_return = False
        editor = QLineEdit(parent)
        editor.setFrame(False)
        editor.setMaxLength(_LONGEST_TEXT)
        editor.setAlignment(Qt.AlignmentFlag.AlignRight)
        name_it(editor, str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        place = index.model().index(index.row(), index.column())
        editor.textEdited.connect(lambda text: self.typed.emit(place, text))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        if editor.isModified():  # the rest of the table is drawn anew at every letter; what is written stays
            return
        editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
        editor.selectAll()

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.took_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return super().eventFilter(editor, event)

    # ---- painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.column() == SOURCE:
            super().paint(painter, option, index)
            return
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        rect: QRect = option.rect
        painter.save()
        self._ground(painter, rect, index, selected=selected)
        view = option.widget
        width = view.columnWidth(index.column()) if isinstance(view, QTableView) else rect.width()
        self._number(painter, QRect(rect.left(), rect.top(), width, rect.height()), index, selected=selected)
        if width < rect.width():
            self._note(painter, rect.adjusted(width, 0, 0, 0), selected=selected)
        self._marks(painter, rect, index, selected=selected)
        if state & QStyle.StateFlag.State_HasFocus:
            self._frame(painter, rect, "ink" if selected else "focus")
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, index: Index, *, selected: bool) -> None:
        look, made = self._look, bool(index.data(Cell.MADE))
        painter.fillRect(rect, look.color("accent" if selected else "wash" if made else "panel"))
        before = index.sibling(index.row(), index.column() - 1)
        if index.column() and before.data(Cell.MADE) != made:
            painter.fillRect(QRect(rect.left(), rect.top(), max(2, look.px(3)), rect.height()), look.color("ink"))

    def _number(self, painter: QPainter, rect: QRect, index: Index, *, selected: bool) -> None:
        look, made = self._look, bool(index.data(Cell.MADE))
        painter.setFont(look.font(13, bold=made))
        painter.setPen(look.color("on_accent" if selected else "good" if made else "bad"))
        right = look.px(5)
        painter.drawText(
            rect.adjusted(look.px(3), 0, -right, 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            str(index.data()),
        )

    def _note(self, painter: QPainter, rect: QRect, *, selected: bool) -> None:
        """Behind the one value of a nolo bid that goes for several numbers of tricks."""
        look = self._look
        painter.setFont(look.font(12))
        painter.setPen(look.color("on_accent" if selected else "soft"))
        #: behind the points of a nolo bid: from each of the other three, or to each of them
        text = self.tr("each opponent")
        if QFontMetrics(painter.font()).horizontalAdvance(text) < rect.width() - look.px(14):
            painter.drawText(rect.adjusted(look.px(6), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)

    def _marks(self, painter: QPainter, rect: QRect, index: Index, *, selected: bool) -> None:
        look = self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(Cell.OWN):
            side = look.px(7)
            corner = QPointF(rect.right() + 1, rect.top())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color("on_accent" if selected else "accent"))
            painter.drawPolygon(QPolygonF([corner, corner - QPointF(side, 0), corner + QPointF(0, side)]))
        if index.data(Cell.WOULD_CHANGE):
            thick = max(2, look.px(3))
            line = QRect(rect.left() + look.px(6), rect.bottom() - thick, rect.width() - look.px(12), thick)
            painter.fillRect(line, look.color("on_accent" if selected else "accent"))
        error = index.data(Cell.FAULT)
        if error is not None:
            self._sign(painter, rect, error=bool(error))

    def _frame(self, painter: QPainter, rect: QRect, token: str) -> None:
        thick = max(2, self._look.px(2))
        pen = QPen(self._look.color(token), thick)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(rect).adjusted(thick, thick, -thick, -thick))

    def _sign(self, painter: QPainter, rect: QRect, *, error: bool) -> None:
        """An exclamation mark: in a filled square for an error, in a golden one between ink lines for a warning."""
        look = self._look
        side = look.px(13)
        box = QRectF(rect.left() + look.px(3), rect.center().y() - side / 2 + 1, side, side)
        painter.setBrush(look.color("bad" if error else "gold"))
        painter.setPen(QPen(QColor(look.color("panel") if error else look.theme.card_ink), 1))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(look.color("panel") if error else QColor(look.theme.card_ink))
        font = look.font(12, bold=True)
        font.setPixelSize(max(8, round(side * 0.85)))  # it belongs to the sign, which does not grow with the type
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!")
