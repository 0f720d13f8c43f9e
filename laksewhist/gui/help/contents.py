"""The list of all pages, by group."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QWidget

from laksewhist.gui.help.markup import Page
from laksewhist.gui.help.topics import GROUPS
from laksewhist.gui.look import Look

_GROUPS: Final[Mapping[str, object]] = {
    "begin": QT_TRANSLATE_NOOP("Help", "To begin with"),
    "bids": QT_TRANSLATE_NOOP("Help", "The bids"),
    "deal": QT_TRANSLATE_NOOP("Help", "After the bidding"),
    "here": QT_TRANSLATE_NOOP("Help", "This tournament"),
    "words": QT_TRANSLATE_NOOP("Help", "To look up"),
}
TOPIC: Final = Qt.ItemDataRole.UserRole


class Contents(QListWidget):
    """Pages to choose from, by mouse or arrows. Signal: `chosen(str)` with the topic."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.currentItemChanged.connect(self._choose)

    def fill(self, pages: Mapping[str, Page], look: Look) -> None:
        """Lists the pages by their titles, in the look of the moment."""
        blocker = QSignalBlocker(self)
        self.clear()
        for group, topics in GROUPS.items():
            head = QListWidgetItem(QCoreApplication.translate("Help", str(_GROUPS[group])), self)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            head.setFont(look.font(13))
            head.setForeground(look.color("soft"))
            for topic in topics:
                item = QListWidgetItem(pages[topic].title, self)
                item.setData(TOPIC, topic)
                item.setToolTip(pages[topic].title)
                item.setFont(look.font(15))
        blocker.unblock()

    def mark(self, topic: str) -> None:
        """Marks a page as the one that is shown; does not emit."""
        blocker = QSignalBlocker(self)
        for row in range(self.count()):
            if self.item(row).data(TOPIC) == topic:
                self.setCurrentRow(row)
        blocker.unblock()

    def unmark(self) -> None:
        """Marks no page; does not emit."""
        blocker = QSignalBlocker(self)
        self.setCurrentRow(-1)
        blocker.unblock()

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(TOPIC) is not None:
            self.chosen.emit(item.data(TOPIC))
