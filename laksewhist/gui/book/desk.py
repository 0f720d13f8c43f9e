"""Opens books of evenings with real cards over the game, and begins new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.gui.new_match import new_evening
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.store_words import refused_words, tournament_name, unreadable_words
from laksewhist.gui.table_page import TablePage
from laksewhist.store.errors import FormatError
from laksewhist.store.last_set_up import last_set_up
from laksewhist.store.tournament import Kind, Tournament
from laksewhist.store.trouble import StoreError

if TYPE_CHECKING:
    from laksewhist.gui.book.draft import Draft
    from laksewhist.gui.book.window import BookWindow
    from laksewhist.gui.book.wizard import BookWizard
    from laksewhist.gui.memory_desk import MemoryDesk


class BookDesk(QObject):
    """Keeps at most one window of each evening, in the look of the game; what is half entered waits in it.

    Signals: `sheetWanted(Tournament)`; `changed()` when entries are others; `helpRequested(Place)` and
    `workshopRequested()` as the wizard of tournaments has them.
    """

    sheetWanted = Signal(object)
    changed = Signal()
    helpRequested = Signal(object)
    workshopRequested = Signal()

    def __init__(self, page: TablePage, preferences: Preferences, desk: MemoryDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._preferences, self._desk, self._parent = page, preferences, desk, parent
        self.windows: dict[str, BookWindow] = {}
        self.wizard: BookWizard | None = None
        self._drafts: dict[str, Draft] = {}
        page.lookChanged.connect(self._follow_look)

    def go_on(self) -> None:
        """Opens the evening that was kept last and is not over; where there is none, begins one."""
        memory = self._desk.memory
        summaries = memory.summaries()
        for each in memory.tournaments(archived=False):
            summary = summaries.get(each.id)
            if each.kind is Kind.BOOK_KEPT and not (summary is not None and memory.is_over(each, summary)):
                self.open(each)
                return
        self.make()

    def open(self, tournament: Tournament) -> bool:
        """Shows the book of an evening; False where it cannot be read, which has been told."""
        from laksewhist.gui.book.log import BookLog
        from laksewhist.gui.book.window import BookWindow

        ident = tournament.id
        if ident not in self.windows:
            try:
                log = BookLog(tournament, self._desk.memory)
            except (FormatError, StoreError) as error:
                self._desk.say(unreadable_words(tournament_name(tournament), error))
                return False
            window = BookWindow(log, self._page.look, self._parent)
            window.sheetWanted.connect(lambda: self.sheetWanted.emit(tournament))
            window.newWanted.connect(lambda: self.make(tournament))
            log.changed.connect(self.changed)
            window.finished.connect(lambda: self._forget(ident))
            self.windows[ident] = window
            if ident in self._drafts:
                window.begin(None, self._drafts.pop(ident))
        _bring_up(self.windows[ident])
        return True

    def make(self, like: Tournament | None = None) -> None:
        """Opens the wizard with the choices of an evening; of the last one where none is given."""
        from laksewhist.gui.book.wizard import BookWizard

        if self.wizard is not None:
            self.wizard.close()
        config = self._preferences.folder
        wizard = self.wizard = BookWizard(like or self._last(), config, self._page.look, self._parent)
        wizard.made.connect(self._on_made)
        wizard.helpRequested.connect(self.helpRequested)
        wizard.workshopRequested.connect(self.workshopRequested)
        wizard.finished.connect(lambda: self._forget_wizard(wizard))
        _bring_up(wizard)

    def close(self) -> None:
        """Closes all windows: the game ends."""
        for window in (*self.windows.values(), self.wizard):
            if window is not None:
                window.close()

    # ---- within

    def _last(self) -> Tournament:
        """The evening that was kept last; where there is none, the last set-up of a tournament with these people."""
        from dataclasses import replace

        from laksewhist.gui.book.wizard import as_people

        kept = (each for each in self._desk.memory.tournaments() if each.kind is Kind.BOOK_KEPT)
        last = next(kept, None)
        if last is not None:
            return replace(last, name="")
        usual = last_set_up(self._preferences.folder) or new_evening(self._preferences.settings.player_name)
        return replace(usual, name="", kind=Kind.BOOK_KEPT, participants=as_people(usual.participants))

    def _on_made(self, tournament: Tournament) -> None:
        try:
            self._desk.memory.save(tournament)
        except StoreError as error:
            self._desk.say(refused_words(error))
            return
        if self.open(tournament) and self.wizard is not None:
            self.wizard.accept()

    def _forget(self, ident: str) -> None:
        window = self.windows.pop(ident)
        draft = window.unbooked
        if draft is not None:
            self._drafts[ident] = draft

    def _forget_wizard(self, wizard: BookWizard) -> None:
        if self.wizard is wizard:
            self.wizard = None

    def _follow_look(self) -> None:
        for window in (*self.windows.values(), self.wizard):
            if window is not None:
                window.set_look(self._page.look)


def _bring_up(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
