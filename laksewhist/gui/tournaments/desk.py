"""Opens the wizard and the list of tournaments over the game, and begins what is made or chosen there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.gui.new_match import new_evening
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table_page import TablePage
from laksewhist.store.last_set_up import keep_set_up, last_set_up
from laksewhist.store.tournament import Kind, Tournament

if TYPE_CHECKING:  # the first table does not wait for it
    from laksewhist.gui.memory_desk import MemoryDesk
    from laksewhist.gui.tournaments.list_window import TournamentsWindow
    from laksewhist.gui.tournaments.rows import Row
    from laksewhist.gui.tournaments.wizard import TournamentWizard
    from laksewhist.store.memory import Memory

_log = logging.getLogger(__name__)


class TournamentsDesk(QObject):
    """Keeps at most one window of each, in the look of the game.

    `openers` opens a tournament by its kind, and `makers` makes another like it: whoever keeps books puts his there.

    Signals: `helpRequested(Place)`; `workshopRequested()` to edit point tables; `sheetWanted(Tournament)`; `begun()`
    when a tournament was begun or gone on with.
    """

    helpRequested = Signal(object)
    workshopRequested = Signal()
    sheetWanted = Signal(object)
    begun = Signal()

    def __init__(self, page: TablePage, preferences: Preferences, desk: MemoryDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._preferences, self._desk, self._parent = page, preferences, desk, parent
        self.wizard: TournamentWizard | None = None
        self.window: TournamentsWindow | None = None
        self.openers: dict[Kind, Callable[[Tournament], object]] = {Kind.PLAYED: self.play}
        self.makers: dict[Kind, Callable[[Tournament | None], object]] = {}
        page.lookChanged.connect(self._follow_look)

    @property
    def config(self) -> Path:
        """The folder of what is configured."""
        return self._preferences.folder

    @property
    def memory(self) -> Memory:
        """What lasts."""
        return self._desk.memory

    @property
    def at_table(self) -> str | None:
        """The id of the tournament that is being played."""
        return self._desk.at_table

    # ---- the list

    def open(self) -> None:
        """Shows the list, or brings it to the front."""
        from laksewhist.gui.tournaments.list_window import TournamentsWindow

        if self.window is None:
            self.window = TournamentsWindow(self, self._page.look, self._parent)
            self.window.finished.connect(self._forget_list)
        _bring_up(self.window)

    def can_open(self, row: Row) -> bool:
        """Whether there is something that opens it."""
        return row.tournament.kind in self.openers

    def open_row(self, row: Row) -> None:
        """Goes on with a tournament, and leaves the list; one that has ended shows its score sheet."""
        opener = self.openers.get(row.tournament.kind)
        if row.is_over and row.tournament.kind is Kind.PLAYED:
            self.show_sheet(row.tournament)
            return
        is_open = row.id == self.at_table or (opener is not None and opener(row.tournament) is not False)
        if is_open and self.window is not None:
            self.window.accept()

    def show_sheet(self, tournament: Tournament) -> None:
        """Shows the deals of a tournament, and what everybody got."""
        self.sheetWanted.emit(tournament)

    def _forget_list(self) -> None:
        self.window = None

    @property
    def keeps_books(self) -> bool:
        """Whether an evening with real cards can be begun here."""
        return Kind.BOOK_KEPT in self.makers

    def make_book(self) -> None:
        """Begins the book of an evening with real cards."""
        self.makers[Kind.BOOK_KEPT](None)

    # ---- the wizard

    def make(self, like: Tournament | None = None) -> None:
        """Opens the wizard with the choices of a tournament; of the last one where none is given."""
        from laksewhist.gui.tournaments.wizard import TournamentWizard

        if like is not None and like.kind in self.makers:
            self.makers[like.kind](like)
            return
        if self.wizard is not None:
            self.wizard.close()
        settings = self._preferences.settings
        like = like or last_set_up(self.config) or new_evening(settings.player_name, settings.level)
        wizard = self.wizard = TournamentWizard(like, self.config, self._page.look, self._parent)
        wizard.made.connect(self._on_made)
        wizard.helpRequested.connect(self.helpRequested)
        wizard.workshopRequested.connect(self.workshopRequested)
        wizard.finished.connect(lambda: self._forget_wizard(wizard))
        _bring_up(wizard)

    def _forget_wizard(self, wizard: TournamentWizard) -> None:
        if self.wizard is wizard:
            self.wizard = None

    def _on_made(self, tournament: Tournament) -> None:
        from laksewhist.gui.store_words import refused_words
        from laksewhist.store.trouble import StoreError

        self.remember(tournament)
        try:
            self.memory.save(tournament)
        except StoreError as error:
            self._desk.say(refused_words(error))  # it is played all the same, and saved as soon as it can be
        if self.play(tournament):
            for window in (self.wizard, self.window):
                if window is not None:
                    window.accept()

    def remember(self, tournament: Tournament) -> None:
        """Fills these choices in next time, here and in a new game; a disk that refuses is logged."""
        self._preferences.change(participants=len(tournament.participants), house_rules=tournament.rules)
        try:
            keep_set_up(self.config, tournament)
        except OSError as error:
            _log.warning("the set-up could not be kept: %s", error)

    def close(self) -> None:
        """Closes both windows: the game ends."""
        for window in (self.wizard, self.window):
            if window is not None:
                window.close()

    # ---- playing

    def play(self, tournament: Tournament) -> bool:
        """Begins the tournament, or goes on with it; False where it cannot be read, which has been told."""
        done = self._desk.play(tournament)
        if done:
            self.begun.emit()
        return done

    # ---- look

    def _follow_look(self) -> None:
        for window in (self.wizard, self.window):
            if window is not None:
                window.set_look(self._page.look)


def _bring_up(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
