"""Opens score sheets over the game, keeps them up to date, and opens the deals that are chosen in them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.gui.game_model import GameModel
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.store_words import fault_words
from laksewhist.gui.table_page import TablePage
from laksewhist.store.errors import FormatError
from laksewhist.store.trouble import StoreError

if TYPE_CHECKING:
    from laksewhist.gui.memory_desk import MemoryDesk
    from laksewhist.gui.scores.review_window import ReviewWindow
    from laksewhist.gui.scores.window import ScoresWindow
    from laksewhist.store.tournament import Tournament

_log = logging.getLogger(__name__)
Source: TypeAlias = Callable[[], Ledger]
AT_TABLE = ""
"""Stands for what is being played, among the ids of tournaments."""


class ScoresDesk(QObject):
    """Keeps at most one sheet of each tournament, and one review, in the look of the game.

    Signal: `helpRequested(Place)` for what is asked about in a review.
    """

    helpRequested = Signal(object)

    def __init__(self, model: GameModel, page: TablePage, desk: MemoryDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._page, self._desk, self._parent = model, page, desk, parent
        self.windows: dict[str, ScoresWindow] = {}
        self.review: ReviewWindow | None = None
        self._sources: dict[str, Source] = {}
        page.lookChanged.connect(self._follow_look)
        model.dealFinished.connect(self.refresh)
        model.dealStarted.connect(self.refresh)

    # ---- sheets

    def open_current(self) -> None:
        """Shows the sheet of what is being played."""
        if self._model.match is not None:
            self._open(AT_TABLE, self._current)

    def open(self, tournament: Tournament) -> None:
        """Shows the sheet of a stored tournament, or says in a sentence why there is none."""
        from laksewhist.gui.scores.sources import of_tournament

        if tournament.id == self._desk.at_table and self._model.match is not None:
            self.open_current()
            return

        def source() -> Ledger:
            memory = self._desk.memory
            return of_tournament(memory.history, memory.tournament(tournament.id) or tournament)

        self._open(tournament.id, source)

    def open_ledger(self, ledger: Ledger) -> None:
        """Shows the sheet of a record: one that was opened under the same name goes."""
        key = f"record: {ledger.title}"
        if key in self.windows:
            self.windows[key].close()
        self._open(key, lambda: ledger)

    def close(self) -> None:
        """Closes every sheet, and the deal that is looked at."""
        for window in (*self.windows.values(), self.review):
            if window is not None:
                window.close()

    def refresh(self) -> None:
        """Shows in every open sheet how its deals stand now: after a deal, and after a correction in a book."""
        for key, window in self.windows.items():
            try:
                window.show_ledger(self._sources[key]())
            except (FormatError, StoreError) as error:
                _log.warning("the score sheet cannot be read: %s", error)
                window.say(self.tr("The sheet cannot be read just now: {reason}").format(reason=fault_words(error)))

    def _open(self, key: str, source: Source) -> None:
        from laksewhist.gui.scores.window import ScoresWindow

        if key not in self.windows:
            try:
                ledger = source()
            except (FormatError, StoreError) as error:
                words = self.tr("The score sheet cannot be shown: what is stored of it is damaged.\n\n{reason}")
                self._desk.say(words.format(reason=fault_words(error)))
                return
            window = ScoresWindow(ledger, self._page.look, self._parent)
            window.reviewWanted.connect(lambda row: self._show_deal(window, row))
            window.finished.connect(lambda: self._forget(key))
            self.windows[key], self._sources[key] = window, source
        _bring_up(self.windows[key])

    def _forget(self, key: str) -> None:
        self.windows.pop(key, None)
        self._sources.pop(key, None)

    def _current(self) -> Ledger:
        """From the history where it has every deal of the match, and else from memory: the disk may refuse."""
        from laksewhist.gui.scores.sources import of_match, of_tournament

        match, memory = self._model.match, self._desk.memory if self._desk.at_table is not None else None
        assert match is not None
        tournament = None if memory is None or self._desk.at_table is None else memory.tournament(self._desk.at_table)
        if memory is not None and tournament is not None:
            ledger = of_tournament(memory.history, tournament)
            if len(ledger.deals) == len(match.deals):
                return ledger
        me = self._model.shown.company.me if self._model.shown is not None else None
        return of_match(match, self.tr("This game"), me)

    # ---- reviews

    def _show_deal(self, window: ScoresWindow, row: int) -> None:
        from laksewhist.gui.scores.words import no_cards

        ledger = window.ledger
        fetch = ledger.deals[row].fetch
        if fetch is None:
            window.say(no_cards())
            return
        from laksewhist.gui.scores.review_window import ReviewWindow

        try:
            review = ReviewWindow(ledger, row, self._page, self._parent)
        except (FormatError, StoreError) as error:
            words = self.tr("The deal cannot be shown: what is stored of it is damaged.\n\n{reason}")
            self._desk.say(words.format(reason=fault_words(error)))
            return
        before, self.review = self.review, review
        if before is not None:
            review.resize(before.size())
            before.close()
        review.finished.connect(lambda: self._forget_review(review))
        review.helpRequested.connect(self.helpRequested)
        review.nextWanted.connect(lambda following: self._show_deal(window, following))
        _bring_up(review)

    def _forget_review(self, review: ReviewWindow) -> None:
        if self.review is review:
            self.review = None

    def _follow_look(self) -> None:
        for window in self.windows.values():
            window.set_look(self._page.look)
        if self.review is not None:
            self.review.follow(self._page)


def _bring_up(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
