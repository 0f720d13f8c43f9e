"""A button that opens a list in which several things can be ticked; none ticked means all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.statistics.clothes import dress_list

_MOST_SEEN = 9
"""So many lines are seen at once; the others are scrolled to."""


class ManyChoice(QPushButton):
    """Signal: `changed()` when something was ticked or unticked by hand."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._title, self._all = look, "", ""
        self.setAutoDefault(False)
        self.setProperty("choice", True)
        self.popup = QFrame(self, Qt.WindowType.Popup)
        self.list = QListWidget(self.popup)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self.popup)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)
        self.list.itemChanged.connect(self._on_changed)
        self.list.itemActivated.connect(lambda _item: self.popup.hide())
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self.clicked.connect(self._open)

    def word(self, title: str, everything: str) -> None:
        """What is chosen here, and what the button says while nothing is ticked."""
        self._title, self._all = title, everything
        name_it(self.list, title, self.tr("Space ticks a line; none ticked means all of them"))
        self._show_chosen()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        dress_list(self.popup, look)

    def offer(self, values: Sequence[tuple[Any, str]]) -> None:
        """Offers these values with their words; those that were ticked stay so."""
        before = self.chosen or frozenset()
        self.list.blockSignals(True)
        self.list.clear()
        for value, words in values:
            item = QListWidgetItem(words)
            item.setToolTip(words)
            item.setData(Qt.ItemDataRole.UserRole, _Held(value))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if value in before else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.setEnabled(bool(values))
        self._show_chosen()

    @property
    def chosen(self) -> frozenset[Any] | None:
        """What is ticked; None where nothing is, which means everything."""
        return frozenset(item.data(Qt.ItemDataRole.UserRole).value for item in self._ticked()) or None

    def tick(self, *values: object) -> None:
        """Ticks these and no others, as by hand."""
        for item in self._items():
            on = item.data(Qt.ItemDataRole.UserRole).value in values
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(at) for at in range(self.list.count())]

    def _ticked(self) -> list[QListWidgetItem]:
        return [item for item in self._items() if item.checkState() is Qt.CheckState.Checked]

    @staticmethod
    def _turn(item: QListWidgetItem | None) -> None:
        """A click anywhere in a line ticks it, or takes the tick away."""
        if item is not None:
            on = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)

    def _on_changed(self, _item: QListWidgetItem) -> None:
        self._show_chosen()
        self.changed.emit()

    def _show_chosen(self) -> None:
        ticked = [item.text() for item in self._ticked()]
        words = self._all if not ticked else ticked[0] if len(ticked) == 1 else self.tr("%n chosen", "", len(ticked))
        room = self._look.px(170)
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))
        self.setToolTip(words if shown != words else "")
        name_it(self, self._title, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Looks like the other choices: with an arrow at its right end."""
        super().paintEvent(event)
        painter, wide = QPainter(self), self._look.px(5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.color("ink" if self.isEnabled() else "soft"))
        right, middle = self.width() - self._look.px(8), self.height() / 2
        tip = QPointF(right - wide, middle + wide / 2)
        painter.drawPolygon([QPointF(right - 2 * wide, middle - wide / 2), QPointF(right, middle - wide / 2), tip])
        painter.end()

    def _open(self) -> None:
        lines = min(_MOST_SEEN, max(1, self.list.count()))
        tall = sum(self.list.sizeHintForRow(at) for at in range(lines)) + self._look.px(20)
        wanted = self.list.sizeHintForColumn(0) + self._look.px(50)
        self.popup.resize(QSize(min(max(self.width(), wanted), self._look.px(420)), tall))
        self.popup.move(self.mapToGlobal(QPoint(0, self.height())))
        self.popup.show()
        self.list.setCurrentRow(max(0, self.list.currentRow()))
        self.list.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and isinstance(event, QKeyEvent) and _is_escape(event):
            self.popup.hide()
            return True
        if watched is self.list.viewport() and isinstance(event, QMouseEvent) and _is_click(event):
            self._turn(self.list.itemAt(event.position().toPoint()))
            return True  # else the list would turn it back where the click was on the box
        return super().eventFilter(watched, event)


def _is_click(event: QMouseEvent) -> bool:
    return event.type() is QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.LeftButton


def _is_escape(event: QKeyEvent) -> bool:
    return event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape


class _Held:
    """Keeps a value as it is: Qt would turn a tuple into a list."""

    def __init__(self, value: object) -> None:
        self.value = value
