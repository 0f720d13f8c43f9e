"""Cards for high contrast: pure colours, black edges, heavier lines, and an index like a poster's.

The deck's drawings are changed as text: each colour and each width of a line stands in them in one way only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from laksewhist.gui.table import card_shapes

BLACK, WHITE = "#000000", "#FFFFFF"
PURE: Final[Mapping[str, str]] = MappingProxyType(
    {
        card_shapes.INK: BLACK,
        card_shapes.EDGE: BLACK,
        card_shapes.PAPER: WHITE,
        **dict.fromkeys(("#E6EEEC", "#FBE9E1", "#FAF0DA", "#E9F0E4", "#E3EEED"), WHITE),  # grounds of the panels
        "#173A47": "#00274D",  # the sea
        "#6FA3AC": "#8CCBFF",
        "#A9C8CB": "#CFE8FF",
        "#86B5BA": "#8CCBFF",
        "#1F5F6B": "#00506B",
        card_shapes.RED: "#B00010",  # the garden
        "#EE9C83": "#FFA590",
        "#F2B39F": "#FFD5CA",
        "#D9694E": "#D13A1A",
        "#C4571F": "#A33C00",  # the field
        "#F3D590": "#FFE38F",
        "#EFC46B": "#FFE9B3",
        "#DDA02F": "#FFB300",
        "#2A6350": "#00512F",  # the forest
        "#A8C6A4": "#9FE09B",
        "#B9D2B2": "#D5F2D0",
        "#3F8468": "#007A43",
    }
)
"""Colours of the deck to what high contrast has instead; skin, hair and wood stay as they are."""
LINES: Final = 1.45
INDEX_LINES: Final = 1.4
"""How much wider lines are in the picture, and in the index."""
_WIDTH: Final = re.compile(r'stroke-width="([\d.]+)"')


def strengthened(drawing: str) -> str:
    """The SVG of a card's face or back as high contrast shows it. Colours in lower case stay, to be replaced later."""
    start = drawing.find(card_shapes.INDEX_GROUP)
    picture, index = (drawing, "") if start < 0 else (drawing[:start], drawing[start:])
    for old, new in PURE.items():
        picture = picture.replace(old, new)
    return _widened(picture, LINES) + _widened(index, INDEX_LINES)


def _widened(drawing: str, times: float) -> str:
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * times:g}"', drawing)
