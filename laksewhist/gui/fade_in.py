"""Panels do not jump into the eye: they fade in, and can be used while they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from laksewhist.gui.table.motion import Clock
from laksewhist.gui.table.pace import COME_IN, Pace

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsOpacityEffect


class FadeIn(QObject):
    """Fades in one panel at a time; nothing of it is left when it is over, or was brought to its end."""

    def __init__(self, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._pace = pace
        self._widget: QWidget | None = None
        self._effect: QGraphicsOpacityEffect | None = None
        self._ms = 0
        self._clock = Clock(self._on_tick, self)
        self._clock.ended.connect(self.finish)

    @property
    def busy(self) -> bool:
        """Whether a panel is on its way in."""
        return self._widget is not None

    def start(self, widget: QWidget) -> None:
        """Fades in a panel that has just been shown; at once where nothing moves, or where it is not to be seen."""
        self.finish()
        ms = min(self._pace.ms(COME_IN), self._pace.fade_ms) if self._pace.reduced else self._pace.ms(COME_IN)
        if ms <= 0 or not widget.isVisible():
            return
        from PySide6.QtWidgets import QGraphicsOpacityEffect

        self._widget, self._ms = widget, ms
        self._effect = QGraphicsOpacityEffect(widget)
        self._effect.setOpacity(0)
        widget.setGraphicsEffect(self._effect)
        self._clock.start(ms)

    def finish(self) -> None:
        """The panel is there; does nothing where none comes in."""
        widget, self._widget, self._effect = self._widget, None, None
        if widget is not None:
            self._clock.stop()
            widget.setGraphicsEffect(None)  # type: ignore[arg-type]  # the stubs leave out that none takes it away

    def _on_tick(self, elapsed: float) -> None:
        if self._effect is not None:
            self._effect.setOpacity(min(1.0, elapsed / self._ms))
