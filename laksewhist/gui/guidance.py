"""What helps a beginner along, over the table: the tour and the practice deals. The game beneath waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from laksewhist.gui.background import Runner
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.new_match import person_name
from laksewhist.gui.practice.practice import Practice
from laksewhist.gui.preferences import LOOKS, Preferences
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage

if TYPE_CHECKING:  # the first table does not wait for them
    from laksewhist.gui.practice.lessons import Lesson
    from laksewhist.gui.tour.tour import Tour
    from laksewhist.gui.welcome import Welcome


class Guidance(QObject):
    """Begins and ends tour and practice; `commands` are those of the menu.

    Signals: `menuRequested()`, `helpRequested(Place)` and `misbehaved(Evidence)`, as of a table; `welcomed(str)`
    with the name of whoever has sat down.
    """

    menuRequested = Signal()
    helpRequested = Signal(object)
    misbehaved = Signal(object)
    welcomed = Signal(str)

    def __init__(
        self,
        page: TablePage,
        model: GameModel,
        preferences: Preferences,
        runner: Runner,
        pace: Pace,
        next_deal: QAction,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.tour: Tour | None = None
        self.welcome: Welcome | None = None
        self.practice = Practice(page, window, preferences, runner, pace)
        self._page, self._model, self._preferences = page, model, preferences
        self._next_deal, self._window = next_deal, window
        self._waits_for_deal = False
        self.practice.begun.connect(self.on_covered)
        self.practice.ended.connect(self.on_uncovered)
        for name in ("menuRequested", "helpRequested", "misbehaved"):
            getattr(self.practice, name).connect(getattr(self, name))
        page.shownToEnd.connect(self._on_shown)
        preferences.changed.connect(self._on_changed)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """What the menu's commands do, by their names."""
        from laksewhist.gui.practice.lessons import LESSONS

        return {"tour": self.start_tour} | {
            name: lambda lesson=lesson: self.start_practice(lesson) for name, lesson in LESSONS.items()
        }

    def start_tour(self) -> None:
        """Begins the tour over what is on the screen; nothing changes where it is being shown already."""
        self._waits_for_deal = False
        if self.tour is not None:
            return
        from laksewhist.gui.tour.tour import Tour

        self._end_welcome()
        self.tour = Tour(self._person, self._preferences.theme, self._window)
        self.tour.set_theme(self._preferences.theme, self._preferences.style)
        self.tour.set_text_size(self._preferences.settings.text_size)
        self.tour.ended.connect(self.end_tour)
        self.tour.menuRequested.connect(self.menuRequested)
        self.on_covered()
        self.tour.begin(self.practice.table or self._page)
        if not self._preferences.settings.tour_seen:
            self._preferences.change(tour_seen=True)

    def start_tour_when_dealt(self) -> None:
        """Begins the tour as soon as the cards that are being dealt, or will be, lie there; if it was never seen."""
        self._waits_for_deal = not self._preferences.settings.tour_seen

    def start_welcome(self) -> None:
        """Asks who is sitting down, over the table; the tour follows if it is wanted."""
        from laksewhist.gui.welcome import Welcome

        self._waits_for_deal = False
        self.welcome = Welcome(self._preferences, self._page, self._window)
        self.welcome.answered.connect(self._on_welcomed)
        self.on_covered()
        self.welcome.begin(self.welcome.card.name)

    def end_tour(self) -> None:
        """The tour is over; does nothing where none is shown."""
        tour, self.tour = self.tour, None
        if tour is not None:
            tour.lift()
            tour.deleteLater()
            self.on_uncovered()

    def start_practice(self, lesson: Lesson) -> None:
        """Begins a practice deal, after asking where a game is in progress."""
        self.end_tour()
        self._end_welcome()
        self.practice.offer(lesson, self._person, self._model)

    def close(self) -> None:
        """Only the game is left on the screen."""
        self._waits_for_deal = False
        self.end_tour()
        self._end_welcome()
        self.practice.leave()

    @property
    def _person(self) -> str:
        return self._preferences.settings.player_name or person_name()

    def _on_shown(self) -> None:
        if self._waits_for_deal:
            self.start_tour()

    def _on_welcomed(self, name: str, tour: bool) -> None:
        self._end_welcome()
        self._preferences.change(tour_seen=True, player_name=name)
        self._waits_for_deal = tour
        self.welcomed.emit(self._person)
        if self._waits_for_deal and not self._page.scene.moving:
            self.start_tour()

    def _end_welcome(self) -> None:
        welcome, self.welcome = self.welcome, None
        if welcome is not None:
            welcome.lift()
            welcome.deleteLater()
            self.on_uncovered()

    def on_covered(self) -> None:
        """Something lies over the game: its clock stops, and it is not dealt on."""
        self._model.pause()
        self._next_deal.setEnabled(False)

    def on_uncovered(self) -> None:
        """What lies on top now has the keyboard; the game goes on when it is the game."""
        if self.practice.table is not None:
            self.practice.table.page.take_focus()
            return
        self._model.resume()
        self._next_deal.setEnabled(True)
        self._page.take_focus()

    def _on_changed(self, name: str) -> None:
        if name in LOOKS and self.tour is not None:
            self.tour.set_theme(self._preferences.theme, self._preferences.style)
        elif name == "text_size" and self.tour is not None:
            self.tour.set_text_size(self._preferences.settings.text_size)
