"""Tells at the table who decides: the seconds of sniksnak run out, and a computer that takes its time is seen to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from laksewhist.engine.cards import Seat
from laksewhist.gui.clock import Countdown
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.shown import Step
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.plain_scene import PlainScene
from laksewhist.gui.table.plate_marks import DOTS

PATIENCE_MS: Final = 400
"""A computer that answers within this is not said to think."""
DOT_MS: Final = 1000


class ThinkingDots(QObject):
    """Shows one dot after another while a computer thinks, and then is still; all at once where nothing moves."""

    def __init__(self, scene: PlainScene, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._pace = scene, pace
        self._position: int | None = None
        self._dots = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next_dot)

    def begin(self, position: int) -> None:
        """The computer there has been asked."""
        self.end()
        self._position = position
        self._timer.start(PATIENCE_MS)

    def end(self) -> None:
        """Nobody thinks any more."""
        self._timer.stop()
        self._position, self._dots = None, 0
        self._scene.thinking.show_dots(None)

    def _next_dot(self) -> None:
        self._dots = DOTS if self._pace.factor <= 0 or self._pace.reduced else self._dots + 1
        self._scene.thinking.show_dots(self._position, self._dots)
        if self._dots < DOTS:
            self._timer.start(DOT_MS)


class Deciding(QObject):
    """Follows a model and its countdown, and marks the plates of a scene accordingly."""

    def __init__(self, model: GameModel, scene: PlainScene, countdown: Countdown, pace: Pace) -> None:
        super().__init__(model)
        self._model, self._scene = model, scene
        self.dots = ThinkingDots(scene, pace, self)
        model.thinking.connect(self._on_thinking)
        model.stepReady.connect(self._on_step)
        model.dealAbandoned.connect(self.dots.end)
        countdown.counted.connect(self._on_second)

    def _on_thinking(self, seat: Seat | None) -> None:
        shown = self._model.shown
        if seat is None or shown is None:
            self.dots.end()
        else:
            self.dots.begin(shown.position_of(seat))

    def _on_step(self, _step: Step) -> None:
        self.dots.end()

    def _on_second(self, left: int) -> None:
        shown = self._model.shown
        if left <= 0 or shown is None or shown.view.turn is None:
            self._scene.clock.show_time(None)
            return
        total = shown.company.rules.sniksnak_seconds
        self._scene.clock.show_time(shown.position_of(shown.view.turn), left, total)
