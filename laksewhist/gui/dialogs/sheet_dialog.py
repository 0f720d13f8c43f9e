"""A dialog that shows a table of numbers, such as the point table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_model import MADE
from laksewhist.gui.panels.widgets import name_it

Index = QModelIndex | QPersistentModelIndex


class MadeDelegate(QStyledItemDelegate):
    """Cells of bids that were made stand in another colour, and bold: never by colour alone."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._made = QColor(look.theme.good)
        self._lost = QColor(look.theme.bad)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        made = index.data(MADE)
        if made is None:
            return
        colour = self._made if made else self._lost
        option.palette.setColor(QPalette.ColorRole.Text, colour)
        option.font.setBold(bool(made))


class SheetDialog(QDialog):
    """A titled table to be read, with one button that closes it."""

    def __init__(self, title: str, note: str, model: QAbstractItemModel, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        dress(self, look)
        model.setParent(self)
        self.view = QTableView(self)
        self.view.setModel(model)
        name_it(self.view, title, note)
        self.view.setItemDelegate(MadeDelegate(look, self))
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setAlternatingRowColors(True)
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        text = QLabel(note, self)
        text.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(self.view, 1)
        layout.addWidget(buttons)
        self._look = look
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """As wide as the table needs, within the window it belongs to."""
        parent = self.parentWidget()
        room = parent.size() if parent is not None else QSize(1200, 760)
        wide = self.view.horizontalHeader().length() + self.view.verticalHeader().width() + self._look.px(60)
        tall = self.view.verticalHeader().length() + self._look.px(160)
        return QSize(min(wide, room.width() - 40), min(tall, room.height() - 40))
