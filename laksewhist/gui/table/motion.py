"""Cards on their way: the movements of one stage, and the clock that drives them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.places import Place


def between(start: Place, end: Place, part: float) -> Place:
    """The place that is `part` of the way, 0 to 1, from one place to another."""

    def mix(a: float, b: float) -> float:
        return a + (b - a) * part

    return Place(
        mix(start.x, end.x),
        mix(start.y, end.y),
        mix(start.rotation, end.rotation),
        mix(start.width, end.width),
    )


SEEN, FADES_IN, FADES_OUT = (1.0, 1.0), (0.0, 1.0), (1.0, 0.0)
FACE_UP, TURNED_UP, TURNED_DOWN = (1.0, 1.0), (0.0, 1.0), (1.0, 0.0)


@dataclass(frozen=True, slots=True)
class Move:
    """One card's way in a stage: `begin` and `ms` in milliseconds; `turn` is how far its face is up at the ends.

    `fade` is how much of it is to be seen there, 0 to 1.
    """

    key: str
    start: Place
    end: Place
    begin: int
    ms: int
    curve: QEasingCurve.Type
    turn: tuple[float, float] = FACE_UP
    fade: tuple[float, float] = SEEN

    def part(self, elapsed: float) -> float | None:
        """How much of the way is behind it, 0 to 1 after easing; None before it begins."""
        if elapsed < self.begin:
            return None
        if elapsed >= self.begin + self.ms:
            return 1.0
        return QEasingCurve(self.curve).valueForProgress((elapsed - self.begin) / self.ms)

    def at(self, part: float) -> Place:
        """Where the card is with so much of the way behind it."""
        return between(self.start, self.end, part)

    def turned(self, part: float) -> float:
        """How far its face is up then, 0 to 1."""
        before, after = self.turn
        return before + (after - before) * part

    def seen(self, part: float) -> float:
        """How much of it is to be seen then, 0 to 1."""
        before, after = self.fade
        return before + (after - before) * part


class Clock(QObject):
    """Tells the milliseconds since its start, many times a second, and `ended` once when the time is over.

    It can be started again, also from within `ended`; `stop` is silent.
    """

    ended = Signal()

    def __init__(self, tick: Callable[[float], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(tick)
        self._animation.finished.connect(self.ended)

    def start(self, ms: int) -> None:
        """Runs for so many milliseconds, more than 0."""
        self._animation.stop()
        self._animation.setDuration(ms)
        self._animation.setEndValue(float(ms))
        self._animation.start()

    def stop(self) -> None:
        """Stands still; `ended` is not told."""
        self._animation.stop()
