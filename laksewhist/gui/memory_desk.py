"""What lasts, as the window has it: matches that are kept while they are played, and gone on with another day."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from laksewhist.gui.game_model import GameModel
from laksewhist.gui.session import MatchSetup
from laksewhist.match.match import Match
from laksewhist.store.errors import FormatError
from laksewhist.store.keeper import NOT_KEPT, Keeper, LateKeeper

if TYPE_CHECKING:  # a table that is the first one does not wait for what lasts
    from collections.abc import Callable

    from laksewhist.gui.go_on import GoOn
    from laksewhist.gui.guidance import Guidance
    from laksewhist.gui.table_page import TablePage
    from laksewhist.gui.window_parts import WindowParts
    from laksewhist.store.memory import Memory
    from laksewhist.store.tournament import Tournament
    from laksewhist.store.trouble import Problem, StoreError


class MemoryDesk(QObject):
    """Begins matches so that they last, and goes on with those that do; says in a sentence what the disk refuses.

    `offer` is the card that offers to go on, while it lies over the table; `at_table` the id of the tournament that is
    being played. Signal: `newRequested()` when somebody would rather begin a new game.
    """

    newRequested = Signal()

    def __init__(self, window: WindowParts, model: GameModel, config: Path, data: Path) -> None:
        super().__init__(window)
        self._config, self._data = config, data
        self._told = False
        self.at_table: str | None = None
        self.offer: GoOn | None = None
        self._window = window
        self._model = model
        model.matchEnded.connect(self._on_ended)

    @cached_property
    def memory(self) -> Memory:
        """What lasts; opened when it is asked for."""
        from laksewhist.store.memory import Memory

        return Memory(self._config, self._data)

    def close(self) -> None:
        """Ends it, where it was opened; it is not opened any more."""
        self._told = True
        if self.is_open:
            self.memory.close()

    def begin(self, setup: MatchSetup) -> None:
        """Begins a match; the one in progress is suspended."""
        self._lift_offer()
        self.at_table = None if setup.tournament is None else setup.tournament.id
        self._model.new_match(setup, self._keeper(setup.tournament))

    def play(self, tournament: Tournament) -> bool:
        """Goes on with a tournament where it stopped, in the middle of a deal too; or begins one that is new.

        False, and nothing has happened to the game, where what is stored of it cannot be read.
        """
        from laksewhist.store.history.recalling import recall
        from laksewhist.store.trouble import StoreError

        try:
            recalled = recall(self.memory.history, tournament.id)
        except (FormatError, StoreError) as error:
            self._tell_unreadable(tournament, error)
            return False
        self._lift_offer()
        self.at_table = tournament.id
        self._model.new_match(MatchSetup.of(tournament), self._keeper(tournament), recalled)
        return True

    def go_on_with_last(self, page: TablePage, guidance: Callable[[], Guidance], *, ask: bool) -> bool:
        """Goes on with what was played last, asking over the table whether to; False where there is none."""
        from laksewhist.store.traces import is_anything_kept

        if not is_anything_kept(self._config, self._data):
            return False
        last = self.memory.last_played()
        if last is None or not self.play(last):
            return False
        if ask:
            self._offer(last, page, guidance)
        return True

    def _offer(self, last: Tournament, page: TablePage, guidance: Callable[[], Guidance]) -> None:
        from laksewhist.gui.go_on import GoOn, GoOnCard

        summary = self.memory.summaries()[last.id]
        offer = GoOn(GoOnCard(last, summary.scored, summary.is_unfinished), page, self._window)

        def answered(go_on: bool) -> None:
            self.offer = None
            offer.lift()
            offer.deleteLater()
            guidance().on_uncovered()
            if not go_on:
                self.newRequested.emit()

        self.offer = offer
        offer.answered.connect(answered)
        if self._window.has("guidance"):
            guidance().on_covered()
        else:  # it is covered when it is made, which the first picture does not wait for
            self._model.pause()
        offer.begin(offer.card.go_on_button)

    def _lift_offer(self) -> None:
        """Something else is played than what was offered: the card must not lie over it."""
        if self.offer is not None:
            self.offer.answered.emit(True)

    def tell_problems(self) -> None:
        """Tells, once, what was found damaged or cannot be written when it was opened; opens it where it was not."""
        if not self._told:
            self._told = True
            for problem in self.memory.problems:
                self._tell(problem)

    @property
    def is_open(self) -> bool:
        """Whether what lasts has been opened."""
        return "memory" in vars(self)

    def _keeper(self, tournament: Tournament | None) -> Keeper:
        if tournament is None:
            return NOT_KEPT

        def make() -> Keeper:
            from laksewhist.store.keeping import TournamentKeeper

            return TournamentKeeper(self.memory, tournament, self._on_refused)

        return LateKeeper(make)

    # ---- words

    def _on_refused(self, error: StoreError | None) -> None:
        from laksewhist.gui.store_words import kept_again, refused_words

        self.say(kept_again() if error is None else refused_words(error))

    def _tell(self, problem: Problem) -> None:
        from laksewhist.gui.store_words import problem_words

        self.say(problem_words(problem))

    def _tell_unreadable(self, tournament: Tournament, error: FormatError | StoreError) -> None:
        from laksewhist.gui.store_words import tournament_name, unreadable_words
        from laksewhist.store.trouble import StoreError, Trouble

        if not isinstance(error, StoreError) or error.trouble is Trouble.DAMAGED:
            self.memory.distrust()
        self.say(unreadable_words(tournament_name(tournament), error))

    def _on_ended(self, match: Match) -> None:
        from laksewhist.gui.store_words import ended_words

        self.say(ended_words(match))

    def say(self, words: str) -> None:
        """A box that waits for nobody: the game goes on beneath, and a test can look at it."""
        from PySide6.QtGui import QIcon
        from PySide6.QtWidgets import QMessageBox

        from laksewhist.gui.dress import dress

        box = QMessageBox(self._window)
        dress(box, self._window.page.look)
        box.setWindowTitle(self.tr("Laksewhist"))
        box.setIconPixmap(QIcon(":/cards/app.svg").pixmap(64, 64))
        box.setText(words)
        box.setObjectName("memory")
        box.open()
        box.finished.connect(box.deleteLater)
