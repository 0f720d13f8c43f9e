"""Round numbers for the scale of a plot, and how far the mouse is from a value."""

from __future__ import annotations

from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF


def distance(at: QPointF, box: QRectF) -> float:
    """How far a point is from a box; 0 within."""
    across = max(box.left() - at.x(), 0.0, at.x() - box.right())
    down = max(box.top() - at.y(), 0.0, at.y() - box.bottom())
    return float((across * across + down * down) ** 0.5)


def nice_steps(low: float, high: float, most: int) -> list[float]:
    """Round numbers from `low` to `high`, so many or fewer, with 0 where it lies between; never none."""
    span = max(high - low, 1e-9)
    rough = span / max(1, most)
    power = 10.0 ** floor(log10(rough))
    step = next((each * power for each in (1, 2, 5) if each * power >= rough), 10 * power)
    found = [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]
    return found or [low]
