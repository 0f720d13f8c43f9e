"""Which card of the own hand lies under a point of the table, and which place in the hand is nearest to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from laksewhist.engine.cards import Card
from laksewhist.gui.table.layout import CHOSEN, RAISED, TableLayout
from laksewhist.gui.table.places import Place


def card_at(
    point: QPointF,
    layout: TableLayout,
    order: Sequence[Card],
    marked: Collection[Card],
    raised: Collection[Card],
) -> Card | None:
    """The card under a point in layout units, by where it rests, so that a raised card does not slip away."""
    for i in reversed(range(len(order))):
        place = layout.hand_place(i, len(order))
        lift = CHOSEN if order[i] in marked else RAISED if order[i] in raised else 0
        high = place.height / 2
        across, along = _turned_back(point, place)
        if abs(across) <= place.width / 2 and -high - lift * place.width <= along <= high:
            return order[i]
    return None


def number_at(point: QPointF, layout: TableLayout, count: int) -> int:
    """Which of the places of a hand of so many cards is nearest to the point from left to right, from 0."""
    return min(range(count), key=lambda i: abs(layout.hand_place(i, count).x - point.x()))


def _turned_back(point: QPointF, place: Place) -> tuple[float, float]:
    """The point as the card sees it: across and along, from its middle."""
    turn = QTransform().rotate(-place.rotation)
    seen = turn.map(point - place.centre)
    return seen.x(), seen.y()
