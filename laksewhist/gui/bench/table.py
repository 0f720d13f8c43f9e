"""A game that plays itself on the real window, for measuring."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, thread_time

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from laksewhist.ai.brain import brain_for
from laksewhist.compose import decide
from laksewhist.engine.view import Phase
from laksewhist.gui.background import Background
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.shown import Shown
from laksewhist.gui.sounds import Silence
from laksewhist.gui.table.pace import Pace

COMPUTER = "begynder"
TALK = 0.1
"""The pace at which bids are told, so that most of the time cards move."""
_MOVING = (Phase.EXCHANGE, Phase.PLAY)


def open_table(folder: Path, size: tuple[int, int]) -> MainWindow:
    """A window of this size with settings and records below the folder."""
    window = MainWindow(Preferences(folder, language="da", theme="light"), folder, pace=Pace(1), player=Silence())
    window.resize(*size)
    window.show()
    return window


def begin(window: MainWindow) -> None:
    """Deals the first deal of a match that is always the same."""
    names = window.preferences.settings
    window.start(setup=match_setup("Laks", names.participants, names.house_rules, "bench"))


def wait(seconds: float) -> None:
    """Lets the program run for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


class SelfPlay(QObject):
    """Answers for the person at once, and has a computer think about the table on its thread without a pause."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._brain = brain_for(COMPUTER)
        self._thinker = Background(self)
        self._stopped = False
        window.model.questionAsked.connect(self._on_asked)
        window.model.stepReady.connect(self._on_step)
        window.model.dealFinished.connect(lambda _shown: QTimer.singleShot(0, window.model.next_deal))
        self._think()

    def stop(self) -> None:
        """Answers and thinks no more."""
        self._stopped = True
        self._window.model.questionAsked.disconnect(self._on_asked)
        self._thinker.close()

    def _on_asked(self, shown: Shown) -> None:
        self._window.pace.factor = 1.0 if shown.view.phase in _MOVING else TALK
        QTimer.singleShot(0, self._answer)

    def _answer(self) -> None:
        shown = self._window.model.shown
        if shown is not None and self._window.model.is_person_asked and not self._stopped:
            self._window.model.act(decide(self._brain, shown.view, "bench"))

    def _on_step(self) -> None:
        shown = self._window.model.shown
        if shown is not None:
            self._window.pace.factor = 1.0 if shown.view.phase in _MOVING else TALK

    def _think(self, _answer: object = None) -> None:
        shown = self._window.model.shown
        if self._stopped:
            return
        if shown is None or not shown.view.legal:
            self._thinker.run(lambda: sum(range(50_000)), self._think, _raise)
        else:
            view = shown.view
            self._thinker.run(lambda: decide(self._brain, view, "bench"), self._think, _raise)


def _raise(error: Exception) -> None:
    raise error


class PaintTimes(QObject):
    """Times each painting of the table's view: the scene's own, without what the window system does with it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.times: list[float] = []
        self.used: list[float] = []
        self._view = window.page.view
        self._view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Paint:
            return False
        began, used = perf_counter(), thread_time()
        self._view.viewportEvent(event)
        self.times.append(1000 * (perf_counter() - began))
        self.used.append(1000 * (thread_time() - used))
        return True


class PaintCount(QObject):
    """Counts the paint events of every widget."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.count = 0
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.count += 1
        return False
