"""Practice deals in the window: they lie over the game, which waits as it is, and share nothing with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.gui.background import Runner
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.preferences import LOOKS, WAYS, Preferences
from laksewhist.gui.sound_device import is_installed
from laksewhist.gui.table.hand_order import Sort
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage

if TYPE_CHECKING:  # the first table does not wait for them
    from laksewhist.gui.practice.lessons import Lesson
    from laksewhist.gui.practice.practice_table import PracticeTable


class Practice(QObject):
    """Begins and ends lessons over the table of a window.

    Signals: `begun()` and `ended()`, in turn; the others as of the table.
    """

    begun = Signal()
    ended = Signal()
    menuRequested = Signal()
    helpRequested = Signal(object)
    misbehaved = Signal(object)

    def __init__(
        self, beneath: TablePage, window: QWidget, preferences: Preferences, runner: Runner, pace: Pace
    ) -> None:
        super().__init__(window)
        self.table: PracticeTable | None = None
        self._beneath = beneath
        self._window = window
        self._preferences = preferences
        self._runner = runner
        self._pace = pace
        preferences.changed.connect(self._on_changed)

    def offer(self, lesson: Lesson, person: str, game: GameModel) -> None:
        """Begins the lesson; where a game is in progress only after asking."""
        if self.table is not None or game.match is None:
            self.begin(lesson, person)
        else:
            self._ask(lambda: self.begin(lesson, person))

    def begin(self, lesson: Lesson, person: str) -> None:
        """Lays the lesson's table over the window's; another lesson that is being played ends."""
        from laksewhist.gui.practice.practice_table import PracticeTable

        self.leave()
        table = PracticeTable(lesson, self._runner, self._pace, self._window)
        table.leaveRequested.connect(self.leave)
        table.menuRequested.connect(self.menuRequested)
        table.helpRequested.connect(self.helpRequested)
        table.misbehaved.connect(self.misbehaved)
        table.page.set_theme(self._preferences.theme, self._preferences.style)
        table.page.set_text_size(self._preferences.settings.text_size)
        table.page.scene.set_ways(self._preferences.ways)
        table.page.scene.set_sort(Sort(self._preferences.settings.hand_sort))
        if is_installed():
            table.page.strip.show_sounds(self._preferences.settings.sounds)
            table.page.strip.soundsSwitched.connect(lambda on: self._preferences.change(sounds=on))
        table.model.computers.limit_ms = self._limit_ms
        self.table = table
        table.lay_over(self._beneath)
        self.begun.emit()
        table.begin(person)

    @property
    def _limit_ms(self) -> int:
        return 1000 * self._preferences.settings.thinking_seconds

    def leave(self) -> None:
        """Back to the game beneath; does nothing where no lesson is being played."""
        table, self.table = self.table, None
        if table is None:
            return
        table.model.give_up()
        table.lift()
        table.deleteLater()
        self.ended.emit()

    def _ask(self, yes: Callable[[], None]) -> None:
        from PySide6.QtWidgets import QMessageBox

        from laksewhist.gui.dress import dress

        box = QMessageBox(self._window)
        dress(box, self._beneath.look)
        box.setWindowTitle(self.tr("Practice"))
        box.setText(self.tr("Play a practice deal now?"))
        box.setInformativeText(
            self.tr("Your game waits just as it is, and goes on when you come back. Practice is not scored.")
        )
        start = box.addButton(self.tr("Practise"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Not now"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(start)
        box.accepted.connect(yes)
        box.open()

    def _on_changed(self, name: str) -> None:
        if name in LOOKS and self.table is not None:
            self.table.page.set_theme(self._preferences.theme, self._preferences.style)
        elif name in WAYS and self.table is not None:
            self.table.page.scene.set_ways(self._preferences.ways)
        elif name == "sounds" and self.table is not None:
            self.table.page.strip.sound_button.setChecked(self._preferences.settings.sounds)
        elif name == "hand_sort" and self.table is not None:
            self.table.page.scene.set_sort(Sort(self._preferences.settings.hand_sort))
        elif name == "text_size" and self.table is not None:
            self.table.page.set_text_size(self._preferences.settings.text_size)
        elif name == "thinking_seconds" and self.table is not None:
            self.table.model.computers.limit_ms = self._limit_ms
