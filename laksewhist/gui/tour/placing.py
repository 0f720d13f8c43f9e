"""Where the tour's card stands: beside what it points at, and never over it. Pure geometry, in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.places import clamp


class Side(Enum):
    """The edge of the card that looks at its target."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    TOP = (0, -1)
    BOTTOM = (0, 1)


@dataclass(frozen=True, slots=True)
class Spot:
    """The card's place, and the point on its edge from which it points."""

    rect: QRectF
    side: Side
    tip: QPointF


def place_card(size: QSizeF, targets: Sequence[QRectF], area: QRectF, gap: float, spare: QRectF) -> Spot:
    """The best place in the area: `gap` away from every target, and rather not over `spare`.

    Where there is no such place it is the one that covers least of the targets.
    """
    spots = [spot for target in targets for spot in _around(size, target, area, gap)]
    grown = [target.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2) for target in targets]

    def badness(spot: Spot) -> tuple[float, float, float]:
        covered = sum(_common(spot.rect, target) for target in grown)
        shift = spot.rect.center() - targets[0].center()
        return covered, _common(spot.rect, spare), abs(shift.x()) + abs(shift.y())

    return min(spots, key=badness)


def _around(size: QSizeF, target: QRectF, area: QRectF, gap: float) -> Iterator[Spot]:
    """Places beside, above and below a target, at its middle and at its ends, inside the area."""
    middle = target.center()
    w, h = size.width(), size.height()
    for y in (middle.y() - h / 2, target.top(), target.bottom() - h):
        yield _spot(QRectF(target.right() + gap, y, w, h), Side.LEFT, middle, area)
        yield _spot(QRectF(target.left() - gap - w, y, w, h), Side.RIGHT, middle, area)
    for x in (middle.x() - w / 2, target.left(), target.right() - w):
        yield _spot(QRectF(x, target.bottom() + gap, w, h), Side.TOP, middle, area)
        yield _spot(QRectF(x, target.top() - gap - h, w, h), Side.BOTTOM, middle, area)


def _spot(rect: QRectF, side: Side, aim: QPointF, area: QRectF) -> Spot:
    rect.moveLeft(clamp(rect.left(), area.left(), max(area.left(), area.right() - rect.width())))
    rect.moveTop(clamp(rect.top(), area.top(), max(area.top(), area.bottom() - rect.height())))
    inner = rect.adjusted(28, 28, -28, -28)
    x, y = clamp(aim.x(), inner.left(), inner.right()), clamp(aim.y(), inner.top(), inner.bottom())
    right, down = side.value
    tip = QPointF(
        rect.left() if right < 0 else rect.right() if right > 0 else x,
        rect.top() if down < 0 else rect.bottom() if down > 0 else y,
    )
    return Spot(rect, side, tip)


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0.0
