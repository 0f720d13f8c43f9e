"""Parts of the window that the first picture does not need, each made when it is asked for the first time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QMainWindow

from laksewhist.gui.background import Background, Runner
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage

if TYPE_CHECKING:
    from laksewhist.gui.advice.desk import AdviceDesk
    from laksewhist.gui.backups import Backups
    from laksewhist.gui.book.desk import BookDesk
    from laksewhist.gui.evidence import Evidence
    from laksewhist.gui.guidance import Guidance
    from laksewhist.gui.help.desk import HelpDesk
    from laksewhist.gui.help.topics import Place
    from laksewhist.gui.memory_desk import MemoryDesk
    from laksewhist.gui.menu import Commands
    from laksewhist.gui.records import RecordFiles
    from laksewhist.gui.scores.desk import ScoresDesk
    from laksewhist.gui.statistics.desk import StatisticsDesk
    from laksewhist.gui.tables.desk import TablesDesk
    from laksewhist.gui.tournaments.desk import TournamentsDesk

PARTS: Final = ("commands", "advice", "guidance", "help", "tables", "records")


class WindowParts(QMainWindow):
    """A window with these parts. The window itself gives them what they work on."""

    preferences: Preferences
    data: Path
    runner: Runner
    pace: Pace
    model: GameModel
    page: TablePage
    desk: MemoryDesk

    def has(self, part: str) -> bool:
        """Whether this part has been made."""
        return part in vars(self)

    def make(self, *parts: str) -> None:
        """Makes these parts, where they are not there yet."""
        for part in parts:
            getattr(self, part)

    @cached_property
    def commands(self) -> Commands:
        """The menu and the shortcuts."""
        from laksewhist.gui.menu import Commands

        commands = Commands(self)
        commands.triggered.connect(self._on_command)
        commands.chosen.connect(lambda name, value: self.preferences.change(**{name: value}))
        vars(self)["commands"] = commands
        for name in ("language", "theme", "shortcuts", "speed", "dealing_pattern"):
            self._mark(name)
        return commands

    @cached_property
    def records(self) -> RecordFiles:
        """The files of records."""
        from laksewhist.gui.records import RecordFiles

        records = RecordFiles(self, self.data)
        records.opened.connect(lambda ledger: self.scores.open_ledger(ledger))
        return records

    @cached_property
    def backups(self) -> Backups:
        """Everything as one file, and back."""
        from laksewhist.gui.backups import Backups

        return Backups(self, self.preferences.folder, self.data)

    @cached_property
    def statistics(self) -> StatisticsDesk:
        """What everything that was played comes to."""
        from laksewhist.gui.statistics.desk import StatisticsDesk

        return StatisticsDesk(self.page, lambda: self.desk.memory, self.runner, self)

    @property
    def file_commands(self) -> dict[str, Callable[[], object]]:
        """What the menu's commands for files do, by their names."""
        return {
            "open_record": lambda: self.records.open(),
            "save_record": self._save_record,
            "back_up": lambda: self.backups.save(),
            "restore": lambda: self.backups.restore(),
            "book": lambda: self.books.go_on(),
            "statistics": lambda: self.statistics.open(),
        }

    def _save_record(self) -> None:
        if self.model.match is not None:
            self.records.save(self.model.match)

    @cached_property
    def help(self) -> HelpDesk:
        """The help window."""
        from laksewhist.gui.help.desk import HelpDesk

        return HelpDesk(self.model, self.page, self)

    @cached_property
    def tables(self) -> TablesDesk:
        """The workshop of point tables."""
        from laksewhist.gui.tables.desk import TablesDesk

        tables = TablesDesk(self.page, self.preferences.folder, lambda: self.desk.memory, self)
        tables.helpRequested.connect(self._help_at)
        return tables

    @cached_property
    def tournaments(self) -> TournamentsDesk:
        """The wizard, and the list of all tournaments."""
        from laksewhist.gui.tournaments.desk import TournamentsDesk
        from laksewhist.store.tournament import Kind

        tournaments = TournamentsDesk(self.page, self.preferences, self.desk, self)
        tournaments.helpRequested.connect(self._help_at)
        tournaments.workshopRequested.connect(lambda: self.tables.open())
        tournaments.sheetWanted.connect(lambda tournament: self.scores.open(tournament))
        tournaments.begun.connect(lambda: self.guidance.close())
        tournaments.openers[Kind.BOOK_KEPT] = lambda tournament: self.books.open(tournament)
        tournaments.makers[Kind.BOOK_KEPT] = lambda like: self.books.make(like)
        return tournaments

    @cached_property
    def books(self) -> BookDesk:
        """The books of evenings with real cards."""
        from laksewhist.gui.book.desk import BookDesk

        books = BookDesk(self.page, self.preferences, self.desk, self)
        books.helpRequested.connect(self._help_at)
        books.workshopRequested.connect(lambda: self.tables.open())
        books.sheetWanted.connect(lambda tournament: self.scores.open(tournament))
        books.changed.connect(lambda: self.scores.refresh())
        return books

    @cached_property
    def advice(self) -> AdviceDesk:
        """Hints, and what computers say of their choices."""
        from laksewhist.gui.advice.desk import AdviceDesk

        runner = None if isinstance(self.runner, Background) else self.runner
        advice = AdviceDesk(self.model, self.page, self, runner)
        advice.misbehaved.connect(self._keep_bug)
        return advice

    @cached_property
    def scores(self) -> ScoresDesk:
        """Score sheets, and deals that are looked at again."""
        from laksewhist.gui.scores.desk import ScoresDesk

        scores = ScoresDesk(self.model, self.page, self.desk, self)
        scores.helpRequested.connect(self._help_at)
        return scores

    @cached_property
    def guidance(self) -> Guidance:
        """Welcome, tour and practice."""
        from laksewhist.gui.guidance import Guidance

        next_deal = self.commands.actions["next_deal"]
        guidance = Guidance(self.page, self.model, self.preferences, self.runner, self.pace, next_deal, self)
        guidance.menuRequested.connect(self._show_menu)
        guidance.welcomed.connect(self._seat)
        guidance.helpRequested.connect(self._help_at)
        guidance.misbehaved.connect(self._keep_bug)
        guidance.practice.begun.connect(self._on_practice)
        if self.desk.offer is not None:
            guidance.on_covered()
        return guidance

    # ---- what the window does when its parts ask for it

    def _on_command(self, name: str) -> None:
        raise NotImplementedError

    def _show_menu(self) -> None:
        raise NotImplementedError

    def _seat(self, name: str) -> None:
        raise NotImplementedError

    def _help_at(self, place: Place) -> None:
        raise NotImplementedError

    def _keep_bug(self, evidence: Evidence) -> None:
        raise NotImplementedError

    def _on_practice(self) -> None:
        raise NotImplementedError

    def _mark(self, name: str) -> None:
        raise NotImplementedError
