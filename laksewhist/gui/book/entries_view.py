"""The list of entries under everybody's name and sum."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QVBoxLayout, QWidget

from laksewhist.gui.book.columns import Columns
from laksewhist.gui.book.entries_model import EntriesModel
from laksewhist.gui.book.entry_delegate import EntryDelegate
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import DEFAULT_LOOK, RIGHT, Align, Label, Looks, name_it
from laksewhist.gui.words import isolated, signed


class SumsHead(Looks, QWidget):
    """The names, and below each the sum of the moment, over the columns of the list."""

    def __init__(self, model: EntriesModel, view: QListView, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._view = model, view
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(1, Columns(self.look, len(self._model.names)).head_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self.look
        columns = Columns(look, len(self._model.names))
        left = self._view.mapTo(self._view.window(), self._view.viewport().pos()).x()
        left -= self.mapTo(self.window(), self.rect().topLeft()).x()
        box = QRectF(left, 0, self._view.viewport().width(), self.height())
        best = max(self._model.standings)
        for who, (name, sum_) in enumerate(zip(self._model.names, self._model.standings, strict=True)):
            place = columns.points(box, who)
            place = QRectF(place.x() + look.px(10), 4, place.width() - look.px(10), self.height() - 8)
            painter.setFont(look.font(13))
            painter.setPen(QColor(look.theme.soft))
            text = painter.fontMetrics().elidedText(isolated(name), Qt.TextElideMode.ElideRight, int(place.width()))
            flags = int(RIGHT | Qt.AlignmentFlag.AlignAbsolute)
            painter.drawText(QRectF(place.x(), place.y(), place.width(), place.height() * 0.45), flags, text)
            painter.setFont(self._sum_font(signed(sum_), columns.points(box, who).width()))
            painter.setPen(QColor(look.theme.accent if sum_ == best and sum_ > 0 else look.theme.ink))
            wide = columns.points(box, who)
            below = QRectF(wide.x(), place.y() + place.height() * 0.45, wide.width(), place.height() * 0.55)
            painter.drawText(below, flags, signed(sum_))

    def _sum_font(self, text: str, room: float) -> QFont:
        """The largest in which the sum can be read as a whole."""
        fonts = [self.look.font(size, bold=True) for size in (18, 16, 14, 12)]
        return next((font for font in fonts if QFontMetrics(font).horizontalAdvance(text) <= room - 4), fonts[-1])


class EntriesList(QListView):
    """Return or a click corrects, Delete deletes.

    Signals: `correctWanted(int)` and `deleteWanted(int)` with a place, from 0; `resized()` when columns may stand
    elsewhere.
    """

    correctWanted = Signal(int)
    deleteWanted = Signal(int)
    resized = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if at.isValid():
                self.correctWanted.emit(at.row())
        elif event.key() == Qt.Key.Key_Delete and at.isValid():
            self.deleteWanted.emit(at.row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # narrow rows are taller
        self.resized.emit()


class EntriesView(QWidget):
    """Head and list."""

    def __init__(self, model: EntriesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model
        self.list = EntriesList(self)
        self.list.setModel(model)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._delegate = EntryDelegate(model.names, DEFAULT_LOOK, self.list)
        self.list.setItemDelegate(self._delegate)
        self.empty = Label(16, "soft", align=Align.AlignLeft | Align.AlignTop, wrap=True)
        self.head = SumsHead(model, self.list, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.list, 1)
        column.addWidget(self.empty, 1)
        self.list.resized.connect(self.head.update)
        model.modelReset.connect(self._follow)
        self.list.clicked.connect(lambda index: self.list.correctWanted.emit(index.row()))

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._delegate.look = look
        self.head.set_look(look)
        self.empty.set_look(look)
        edge = look.px(16)
        self.empty.setContentsMargins(edge, edge, edge, edge)
        self.list.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        name_it(
            self.list,
            QCoreApplication.translate("BookWindow", "Entries"),
            QCoreApplication.translate("BookWindow", "Return corrects an entry, Delete takes it out."),
        )
        self.empty.setText(
            QCoreApplication.translate(
                "BookWindow",
                "Nothing has been booked yet.\n\n"
                "The quickest way is to type: 9g 2 4 10 and Enter. That is 9 gode, played by number 2 with number 4, "
                "with ten tricks. 0 in the place of a partner is alone.\n\n"
                "p is four passes, j an iron hand, s sol, r ren sol.\n\n"
                "Everything can be corrected afterwards.",
            )
        )
        self.model.refresh()

    def _follow(self) -> None:
        is_empty = self.model.rowCount() == 0
        self.empty.setVisible(is_empty)
        self.list.setVisible(not is_empty)
        self.head.setVisible(not is_empty)

    def mark(self, corrected: int | None) -> None:
        """Marks the entry that is being corrected, or shows the last one."""
        self._delegate.corrected = corrected
        at = self.model.rowCount() - 1 if corrected is None else corrected
        if at >= 0:
            index = self.model.index(at, 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
        self.list.viewport().update()
