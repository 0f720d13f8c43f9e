"""The table as it is seen: sorted by any column, copied, and written as a file for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import Final

from PySide6.QtCore import QPoint, QSortFilterProxyModel, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.languages import locale
from laksewhist.gui.look import Look
from laksewhist.gui.statistics.table_model import RAW, SORT, Content, StatisticsModel

_FORMULA: Final = tuple("=+-@\t\r")
"""With these a spreadsheet begins to reckon: a name that begins so gets an apostrophe."""

_MOST_AIR: Final = 36
"""So much more than it needs a column of numbers gets, in layout units."""


class StatisticsView(QTableView):
    """Shows one page's rows. A click on a column's head sorts by it, a second one the other way round."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.source = StatisticsModel(self)
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSourceModel(self.source)
        self.sorted.setSortRole(SORT)
        self.sorted.setSortLocaleAware(True)
        self.setModel(self.sorted)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)  # Tab leaves the table, the arrows move within it
        self.verticalHeader().hide()
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.horizontalHeader().setMinimumSectionSize(look.px(30))
        self.setSortingEnabled(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self._look, self._heads = look, 1
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        self.verticalHeader().setDefaultSectionSize(look.px(26 * max(1.0, look.type_scale)))
        self._share_room()

    def show_content(self, content: Content) -> None:
        """Shows these rows; the order is kept where the columns are the same."""
        if len(content.heads) != self._heads:
            self.sorted.sort(-1)
            self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._heads = len(content.heads)
        self.source.show_content(content)
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Numbers get what they need, and some air where there is room; the first columns share what is left."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        heads, total = self._heads, self.sorted.columnCount()
        wanted = [self._wanted_width(at) for at in range(total)]
        least = self._look.px(130 if heads == 1 else 100)
        names, numbers = sum(max(least, width) for width in wanted[:heads]), sum(wanted[heads:])
        free = max(0, self.viewport().width() - names - numbers)
        air = min(free // (total + 1 - heads), self._look.px(_MOST_AIR))
        for at in range(heads, total):
            self.setColumnWidth(at, wanted[at] + air)
        room = self.viewport().width() - numbers - air * (total - heads)
        for at in range(heads):
            share = room // heads if at else room - room // heads * (heads - 1)
            self.setColumnWidth(at, max(least, share))

    def _wanted_width(self, column: int) -> int:
        title = str(self.sorted.headerData(column, Qt.Orientation.Horizontal) or "")
        head = QFontMetrics(self._look.font(13, bold=True)).horizontalAdvance(title) + self._look.px(20)
        return max(self.sizeHintForColumn(column) + self._look.px(6), head)

    # ---- out of the window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def copy(self) -> None:
        """Puts the selected rows, or all where none are, on the clipboard, as a spreadsheet takes them."""
        chosen = sorted({index.row() for index in self.selectionModel().selectedRows()})
        lines = self._cells(chosen or range(self.sorted.rowCount()))
        text = "\n".join("\t".join(line) for line in lines)
        QGuiApplication.clipboard().setText(text)

    def csv_text(self) -> str:
        """The whole table as it is sorted, with numbers unrounded, as spreadsheets of the language take it."""
        comma = locale().decimalPoint() == ","
        out = io.StringIO()
        writer = csv.writer(out, delimiter=";" if comma else ",", lineterminator="\r\n")
        writer.writerows(self._cells(range(self.sorted.rowCount())))
        return out.getvalue()

    def _cells(self, rows: list[int] | range) -> list[list[str]]:
        model, columns = self.sorted, range(self.sorted.columnCount())
        titles = [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in columns]
        return [titles, *([_plain(model.index(row, at).data(RAW)) for at in columns] for row in rows)]

    def _open_menu(self, at: QPoint) -> None:
        menu = self.make_menu()
        menu.popup(self.viewport().mapToGlobal(at))

    def make_menu(self) -> QMenu:
        """Copying, and sorting for whoever has no mouse."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        dress(menu, self._look)
        menu.addAction(self.tr("&Copy")).triggered.connect(lambda _checked=False: self.copy())
        menu.addSeparator()
        for at in range(self.sorted.columnCount()):
            title = self.sorted.headerData(at, Qt.Orientation.Horizontal)
            action = menu.addAction(self.tr("Sort by “{column}”").format(column=title))
            action.triggered.connect(lambda _checked=False, at=at: self.sort_by(at))
        return menu

    def sort_by(self, column: int) -> None:
        """Sorts by a column, and the other way round where it was sorted by it already; numbers largest first."""
        header = self.horizontalHeader()
        same = header.sortIndicatorSection() == column
        order = Qt.SortOrder.AscendingOrder if column < self._heads else Qt.SortOrder.DescendingOrder
        if same and header.sortIndicatorOrder() is order:
            order = Qt.SortOrder(1 - order.value)
        self.sortByColumn(column, order)


def _plain(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.4f}".replace(".", locale().decimalPoint())
    text = str(value).replace("\u2068", "").replace("\u2069", "")
    return f"'{text}" if isinstance(value, str) and text.startswith(_FORMULA) else text
