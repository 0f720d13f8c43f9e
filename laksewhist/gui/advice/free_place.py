"""Finds a place among things that must stay in sight: pure geometry, which does not know what these things are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF

from laksewhist.gui.look import Look

GAP: Final = 6.0
"""Room in layout units round what stands among other things."""

ENOUGH: Final = 0.85
"""With so much of the room that is wanted, a place is as good as any: so that a hint rarely moves."""


def room_beside(taken: Sequence[QRect], field: QRect, wanted: QSizeF, look: Look) -> QRect:
    """The best place in a field for something of this size that covers nothing of what is taken, all in pixels.

    The whole field, but for its edge, where nothing of it is free.
    """
    gap = look.px(GAP)
    whole = QRectF(field.adjusted(gap, gap, -gap, -gap))
    around = [QRectF(each.adjusted(-gap, -gap, gap, gap)) for each in taken]
    found = roomiest(free_places(whole, around), wanted)
    return (whole if found.isEmpty() else found).toRect()


def free_places(field: QRectF, taken: Sequence[QRectF]) -> tuple[QRectF, ...]:
    """Every free rectangle in the field that can grow in height no more; its sides touch the field or what is taken."""
    near = [each & field for each in taken if each.intersects(field)]
    lefts = sorted({field.left(), *(each.right() for each in near)})
    rights = sorted({field.right(), *(each.left() for each in near)})
    return tuple(
        QRectF(left, top, right - left, foot - top)
        for left in lefts
        for right in rights
        if right > left
        for top, foot in _gaps(field, [each for each in near if each.right() > left and each.left() < right])
    )


def _gaps(field: QRectF, near: Sequence[QRectF]) -> Iterator[tuple[float, float]]:
    """From top to foot, what none of these takes of the field's height."""
    top = field.top()
    for each in sorted(near, key=QRectF.top):
        if each.top() > top:
            yield top, each.top()
        top = max(top, each.bottom())
    if field.bottom() > top:
        yield top, field.bottom()


def roomiest(places: Sequence[QRectF], wanted: QSizeF) -> QRectF:
    """The place with the most room for something of this size; the nearest to the upper left of those with enough."""
    enough = wanted.width() * wanted.height() * ENOUGH

    def merit(place: QRectF) -> tuple[float, float]:
        room = min(place.width(), wanted.width()) * min(place.height(), wanted.height())
        return round(min(room, enough)), -(place.left() + place.top())

    return max(places, key=merit, default=QRectF())
