"""Presses of the left button: one that is held down, and how many came quickly after each other."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from laksewhist.engine.cards import Card
from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Press:
    """A button held down: on which card and where; `far` once the pointer is too far away for a click.

    `again` marks the second press of a double click.
    """

    card: Card
    at: QPointF
    far: bool = False
    again: bool = False


class Presses:
    """Counts presses: each that is near to the one before, in time and place, belongs to the same row."""

    def __init__(self) -> None:
        self._last: tuple[int, QPointF] | None = None
        self._count = 0

    def number(self, at: QPointF, time: int) -> int:
        """Which press of its row this one is, from 1; `time` in milliseconds."""
        last, self._last = self._last, (time, QPointF(at))
        self._count = self._count + 1 if last is not None and _belong(last, at, time) else 1
        return self._count


def _belong(last: tuple[int, QPointF], at: QPointF, time: int) -> bool:
    near = (at - last[1]).manhattanLength() <= QApplication.startDragDistance()
    return near and time - last[0] < QApplication.doubleClickInterval()
