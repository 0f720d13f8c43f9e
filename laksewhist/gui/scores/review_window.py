"""A deal of the score sheet in a window of its own, to step through."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from laksewhist.gui.book.announce import announce
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.review import Review
from laksewhist.gui.scores.review_bar import ALL
from laksewhist.gui.scores.review_page import ReviewPage
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.window_place import SMALLEST

_KEYS: Final = {
    "first": ("Home",),
    "trick_back": ("PgUp", "Ctrl+Left"),
    "back": ("Left",),
    "forth": ("Right",),
    "trick_forth": ("PgDown", "Ctrl+Right"),
    "last": ("End",),
}


class ReviewWindow(QDialog):
    """Shows one deal; raises FormatError and StoreError where it cannot be read. Not modal.

    Signals: `helpRequested(Place)`; `nextWanted(int)` with the row of the deal to be shown next.
    """

    helpRequested = Signal(object)
    nextWanted = Signal(int)

    def __init__(self, ledger: Ledger, row: int, like: TablePage, parent: QWidget) -> None:
        self.review = Review(ledger, row)
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.page = ReviewPage(self)
        self.page.has_next = self.review.neighbour is not None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self.setMinimumSize(SMALLEST)
        self._connect()
        self.follow(like)
        self.resize(like.size().expandedTo(SMALLEST))
        self.retranslate()

    def follow(self, like: TablePage) -> None:
        """Takes over the look of a table."""
        look = like.look
        self.page.set_text_size(look.text_size)
        self.page.set_theme(look.theme, look.style)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        words = self.tr("Deal {number} of {name}")
        self.setWindowTitle(words.format(number=self.review.deal.number, name=self.review.ledger.title))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ---- steps

    def first(self) -> None:
        """To the beginning."""
        self.go(0)

    def trick_back(self) -> None:
        """To the end of the trick before."""
        self.go(self.review.course.stop_before(self.review.step))

    def back(self) -> None:
        """One action back."""
        self.go(self.review.step - 1)

    def forth(self) -> None:
        """One action on."""
        self.go(self.review.step + 1)

    def trick_forth(self) -> None:
        """To the end of the next trick."""
        self.go(self.review.course.stop_after(self.review.step))

    def last(self) -> None:
        """To the result."""
        self.go(self.review.course.last)

    def go(self, step: int) -> None:
        """To a step, or as near as there is one."""
        before = self.review.step
        self.review.go(step)
        if self.review.step != before:
            self._show()
            announce(self.page.view, self.page.bar.told)

    def see(self, seat: int) -> None:
        """Shows the deal as a seat saw it, or with all hands open (`ALL`)."""
        self.review.all_open = seat == ALL
        if seat != ALL:
            self.review.seat = seat
        self._show()

    # ---- within

    def _connect(self) -> None:
        bar = self.page.bar
        signals = {
            "first": bar.first,
            "trick_back": bar.trickBack,
            "back": bar.back,
            "forth": bar.forth,
            "trick_forth": bar.trickForth,
            "last": bar.last,
        }
        for name, signal in signals.items():
            signal.connect(getattr(self, name))
            for keys in _KEYS[name]:
                QShortcut(QKeySequence(keys), self).activated.connect(getattr(self, name))
        bar.seenBy.connect(self.see)
        self.page.helpRequested.connect(self.helpRequested)
        self.page.pointsRequested.connect(self.reject)
        self.page.sheetRequested.connect(self.reject)
        self.page.nextDealRequested.connect(self._on_next)

    def _on_next(self) -> None:
        if self.review.neighbour is not None:
            self.nextWanted.emit(self.review.neighbour)

    def _show(self) -> None:
        self.page.show_still(self.review.shown(), asking=False)
        self.page.bar.show_step(self.review)
