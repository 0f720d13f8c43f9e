"""A hand laid open at its seat: upright, one row for each suit, outside the ring of the trick.

At the sides the rows lie under one another; in the north, where there is no height, they lie side by side.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.places import CARD_RATIO, EAST, NORTH, Place, clamp

WIDTH, STEP, ROW = 0.80, 0.40, 0.50
"""Card as part of a card of the trick; step and row as part of that card."""
SUIT_STEP = 1.9
"""In one line, the step to the next suit as so many ordinary steps."""
PLATE_GAP = 12

Rows = tuple[tuple[Place, ...], ...]


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The places of an open hand, the tray under it and the plate beside it."""

    rows: Rows
    tray: QRectF
    plate: QRectF


@dataclass(frozen=True, slots=True)
class Bounds:
    """What an open hand must respect: the box it may fill, the middle of its seat, its plate, the card size."""

    box: QRectF
    middle: float
    plate: QRectF
    plate_fixed: bool
    card_width: float
    pad: float


def open_hand(seat: int, counts: Sequence[int], bounds: Bounds) -> OpenHand:
    """Place the rows of `counts` cards; empty rows take no room."""
    if seat == NORTH:
        return _in_line(counts, bounds)
    return _in_rows(seat, counts, bounds)


def _in_rows(seat: int, counts: Sequence[int], bounds: Bounds) -> OpenHand:
    width, pad, box = bounds.card_width * WIDTH, bounds.pad, bounds.box
    used = [n for n in counts if n]
    longest = max(used, default=1)
    step = min(width * STEP, (box.width() - 2 * pad - width) / max(1, longest - 1))
    wide = width + step * (longest - 1)
    tall = width * ROW * max(0, len(used) - 1) + width * CARD_RATIO
    top = bounds.middle + (bounds.plate.height() + pad + 10 - tall) / 2
    top = min(top, box.bottom() - pad - tall)
    left = box.right() - pad - wide if seat == EAST else box.left() + pad
    rows: list[tuple[Place, ...]] = []
    y = top + width * CARD_RATIO / 2
    for n in counts:
        indent = wide - width - step * (n - 1) if seat == EAST else 0.0
        rows.append(tuple(Place(left + indent + width / 2 + i * step, y, 0, width) for i in range(n)))
        y += width * ROW if n else 0
    tray = QRectF(left - pad, top - pad, wide + 2 * pad, tall + 2 * pad)
    plate = QRectF(bounds.plate)
    if not bounds.plate_fixed:
        edge = box.right() - plate.width() if seat == EAST else box.left()
        plate.moveTo(edge, tray.top() - 10 - plate.height())
    return OpenHand(tuple(rows), tray, plate)


def _in_line(counts: Sequence[int], bounds: Bounds) -> OpenHand:
    pad, plate = bounds.pad, QRectF(bounds.plate)
    width = min(bounds.card_width * WIDTH, (bounds.box.height() - 2 * pad) / CARD_RATIO)
    used = [n for n in counts if n]
    # Between two suits the step is wider, so that a new suit is seen; all steps close up together.
    stretches = sum(n - 1 for n in used) + SUIT_STEP * max(0, len(used) - 1)
    room = bounds.box.width() - plate.width() - PLATE_GAP - 2 * pad - width
    step = min(width * STEP, room / stretches) if stretches else 0.0
    wide = width + step * stretches
    left = _left_of_line(bounds, wide)
    x, y = left + width / 2, bounds.box.top() + pad + width * CARD_RATIO / 2
    rows: list[tuple[Place, ...]] = []
    for n in counts:
        rows.append(tuple(Place(x + i * step, y, 0, width) for i in range(n)))
        x += (n - 1 + SUIT_STEP) * step if n else 0
    tray = QRectF(left - pad, bounds.box.top(), wide + 2 * pad, width * CARD_RATIO + 2 * pad)
    plate.moveTo(tray.left() - PLATE_GAP - plate.width(), tray.center().y() - plate.height() / 2)
    return OpenHand(tuple(rows), tray, plate)


def _left_of_line(bounds: Bounds, wide: float) -> float:
    """Left end of a line of cards: centred, then moved as little as keeps plate and cards in the box."""
    least = bounds.box.left() + bounds.plate.width() + PLATE_GAP + bounds.pad
    most = bounds.box.right() - bounds.pad - wide
    return clamp(bounds.middle - wide / 2, least, most)
