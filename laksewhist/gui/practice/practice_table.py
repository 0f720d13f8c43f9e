"""One practice deal over the game of a window: a table of its own, with a coach."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from laksewhist.gui.background import Runner
from laksewhist.gui.binding import bind
from laksewhist.gui.clock import Countdown
from laksewhist.gui.cover import Cover
from laksewhist.gui.deciding import Deciding
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.practice.lessons import Lesson
from laksewhist.gui.practice.practice_page import PracticePage
from laksewhist.gui.table.pace import Pace


class PracticeTable(Cover):
    """One lesson being played, with a model and a page of its own.

    Signals: `leaveRequested()`, `menuRequested()`, `helpRequested(Place)`, `misbehaved(Evidence)`.
    """

    leaveRequested = Signal()
    menuRequested = Signal()
    helpRequested = Signal(object)
    misbehaved = Signal(object)

    def __init__(self, lesson: Lesson, runner: Runner, pace: Pace, window: QWidget) -> None:
        super().__init__(window)
        self.lesson = lesson
        self.model = GameModel(runner, self)
        self.page = PracticePage(lesson, pace, self)
        model, page = self.model, self.page
        bind(model, page)
        self.countdown = Countdown(page.hint, self)
        model.clockStarted.connect(self.countdown.start)
        self.deciding = Deciding(model, page.scene, self.countdown, pace)
        model.misbehaved.connect(self.misbehaved)
        page.againRequested.connect(model.next_deal)
        page.leaveRequested.connect(self.leaveRequested)
        page.menuRequested.connect(self.menuRequested)
        page.helpRequested.connect(self.helpRequested)

    def begin(self, person: str) -> None:
        """Deals the lesson's deal."""
        self.model.new_match(self.lesson.match_for(person))

    def take_focus(self) -> None:
        self.page.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page.setGeometry(self.rect())
