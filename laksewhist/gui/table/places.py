"""Where one card lies, and the proportions shared by the geometry of the table.

Lengths are layout units: a pixel divided by the scale of the window.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.card_shapes import CARD_HEIGHT, CARD_WIDTH

CARD_RATIO = CARD_HEIGHT / CARD_WIDTH
SOUTH, WEST, NORTH, EAST = range(4)
"""Positions round the table as they are seen: south is the one who looks at the screen."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card's centre, its turn in degrees (clockwise, round that centre) and its width."""

    x: float
    y: float
    rotation: float
    width: float

    @property
    def height(self) -> float:
        """Height that goes with the width."""
        return self.width * CARD_RATIO

    @property
    def centre(self) -> QPointF:
        """The middle of the card."""
        return QPointF(self.x, self.y)

    def upright(self) -> QRectF:
        """The rectangle of the card before it is turned."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)


def clamp(value: float, low: float, high: float) -> float:
    """The value held between two limits; the lower one wins where they cross."""
    return max(low, min(high, value))
