"""The colours of the deck, and the card's own data from the table's `card_shapes`.

The table recolours suits, jokers' index and paper at run time.  It finds them because those colours are written
in lower case (see `mark`), and no other colour is.
"""

import importlib.util
from pathlib import Path
from types import ModuleType


def _load_card_shapes() -> ModuleType:
    """Load the shared data by its path: the package cannot be imported while its wheel is being built."""
    path = Path(__file__).parents[2] / "laksewhist" / "gui" / "table" / "card_shapes.py"
    spec = importlib.util.spec_from_file_location("card_shapes", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


shapes = _load_card_shapes()

WIDTH, HEIGHT = shapes.CARD_WIDTH, shapes.CARD_HEIGHT
CX, CY = WIDTH / 2, HEIGHT / 2
INK, PAPER, EDGE, RED = shapes.INK, shapes.PAPER, shapes.EDGE, shapes.RED
SALMON, SALMON_DEEP, BLUSH = "#EE9C83", "#D9694E", "#F7CDBD"
OCHRE, STRAW = "#DDA02F", "#F3D590"
PETROL, MIST, NIGHT = "#1F5F6B", "#A9C8CB", "#173A47"
SEA, FOAM = "#6FA3AC", "#86B5BA"
PINE, MOSS, LEAF = "#2A6350", "#A8C6A4", "#3F8468"
SKIN, SHADE = "#F6D8C3", "#E8B99E"

# Cloth of each suit: robe, second cloth, ground behind the head, panel tint, metal, trim.
CLOTH = {
    "S": {"robe": NIGHT, "second": SEA, "ground": MIST, "tint": "#E6EEEC", "metal": OCHRE, "trim": PAPER},
    "H": {
        "robe": RED,
        "second": SALMON,
        "ground": "#F2B39F",
        "tint": "#FBE9E1",
        "metal": OCHRE,
        "trim": PAPER,
    },
    "D": {
        "robe": "#C4571F",
        "second": STRAW,
        "ground": "#EFC46B",
        "tint": "#FAF0DA",
        "metal": INK,
        "trim": PAPER,
    },
    "C": {
        "robe": PINE,
        "second": MOSS,
        "ground": "#B9D2B2",
        "tint": "#E9F0E4",
        "metal": OCHRE,
        "trim": PAPER,
    },
}

HAIR = {
    "SK": "#5B6970",
    "SQ": INK,
    "SJ": "#B98136",
    "HK": "#7A4326",
    "HQ": "#D99A3A",
    "HJ": "#3A2A24",
    "DK": "#BFAE97",
    "DQ": "#8A3B1E",
    "DJ": "#D3A04A",
    "CK": INK,
    "CQ": "#6B4A2C",
    "CJ": "#A65A2A",
}


def mark(colour: str) -> str:
    """A colour that the table may replace: written in lower case."""
    return colour.lower()


def suit_colour(suit: str, four: bool) -> str:
    """The marked colour of a suit."""
    return mark((shapes.FOUR_COLOURS if four else shapes.TWO_COLOURS)[suit])
