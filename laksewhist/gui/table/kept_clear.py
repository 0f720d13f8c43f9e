"""What of the table stays in sight, whatever lies over it for a while: seats, bids, cards and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from laksewhist.gui.table.arrangement import Arrangement, Zone
from laksewhist.gui.table.layout import CHOSEN, TableLayout
from laksewhist.gui.table.places import Place
from laksewhist.gui.table.plates import Plate
from laksewhist.gui.table.speech import Speech


def kept_clear(
    layout: TableLayout, arrangement: Arrangement, plates: Sequence[Plate], speech: Speech | None
) -> tuple[QRectF, ...]:
    """Rectangles in layout units; the backs of the others, which tell nothing, are none of them.

    The hand counts with room for cards that come up in it, and a trick with the places of all four.
    """
    return tuple(_all(layout, arrangement, plates, speech))


def _all(
    layout: TableLayout, arrangement: Arrangement, plates: Sequence[Plate], speech: Speech | None
) -> Iterator[QRectF]:
    for plate in plates:
        yield plate.rect
        if plate.bubble is not None:
            yield plate.bubble.rect
    yield from arrangement.trays
    if speech is not None:
        yield speech.rect
    sprites = arrangement.sprites.values()
    hand = [lying(each.place) for each in sprites if each.zone is Zone.HAND]
    if hand:
        yield _round(hand).adjusted(0, -CHOSEN * layout.card_width, 0, 0)
    kitty = [lying(each.place) for each in sprites if each.zone is Zone.KITTY]
    yield from kitty or (lying(layout.trick_place(position)) for position in range(4))


def _round(rects: Sequence[QRectF]) -> QRectF:
    return reduce(QRectF.united, rects)


def lying(place: Place) -> QRectF:
    """The rectangle round a card as it lies, turned or not."""
    turn = QTransform().translate(place.x, place.y).rotate(place.rotation)
    return turn.mapRect(place.upright().translated(-place.x, -place.y))
