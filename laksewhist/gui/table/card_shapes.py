"""The plain data of a card's drawing: size, colours, suit paths and rank glyphs.

One source for two readers: the deck generator in `assets/deck` loads this file by its path while the wheel is
being built, and the painters of the table import it.  It therefore imports nothing at all.
Suit paths lie in a box from -50 to 50; glyphs are centre lines 100 units high, to be stroked.  Paths use the
commands M, L, H, V, C and Z with absolute coordinates only, so that both readers manage with a small parser.
"""

CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 240, 335, 15

INDEX_GROUP = '<g id="index">'
"""Begins the last group of a face: its index."""

INK, RED, PAPER, EDGE = "#16282F", "#BC2F26", "#FFFDF8", "#CFC4B4"

TWO_COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}
FOUR_COLOURS = {"S": INK, "H": "#AE1C2B", "D": "#BF7500", "C": "#007A80"}
"""Apart for colour-blind eyes as well: hearts and diamonds differ by lightness."""

JOKER_COLOURS = {"1": "#A83F26", "2": "#1F5F6B", "3": "#7F5200"}

SUIT_PATHS = {
    "H": "M0,47 C-7,31 -48,12 -48,-17 C-48,-35 -36,-45 -23,-45 C-11,-45 -3,-37 0,-26 "
    "C3,-37 11,-45 23,-45 C36,-45 48,-35 48,-17 C48,12 7,31 0,47Z",
    "S": "M0,-49 C7,-32 46,-12 46,15 C46,30 36,38 25,38 C16,38 8,33 4,25 C5,36 9,44 17,49 L-17,49 "
    "C-9,44 -5,36 -4,25 C-8,33 -16,38 -25,38 C-36,38 -46,30 -46,15 C-46,-12 -7,-32 0,-49Z",
    "D": "M0,-51 C9,-32 23,-13 39,0 C23,13 9,32 0,51 C-9,32 -23,13 -39,0 C-23,-13 -9,-32 0,-51Z",
    "C": "M-23,-26 C-23,-38.7 -12.7,-49 0,-49 C12.7,-49 23,-38.7 23,-26 "
    "C23,-13.3 12.7,-3 0,-3 C-12.7,-3 -23,-13.3 -23,-26Z "
    "M-49,12 C-49,-0.7 -38.7,-11 -26,-11 C-13.3,-11 -3,-0.7 -3,12 "
    "C-3,24.7 -13.3,35 -26,35 C-38.7,35 -49,24.7 -49,12Z "
    "M3,12 C3,-0.7 13.3,-11 26,-11 C38.7,-11 49,-0.7 49,12 "
    "C49,24.7 38.7,35 26,35 C13.3,35 3,24.7 3,12Z "
    "M-13,-12 L13,-12 L13,14 L5,20 C6,34 10,44 18,49 L-18,49 "
    "C-10,44 -6,34 -5,20 L-13,14Z",
}

CAP_PATH = (
    "M-24,30 C-30,6 -34,-6 -46,-4 C-38,-34 -14,-28 -8,-6 C-8,-24 -4,-36 0,-48 "
    "C4,-36 8,-24 8,-6 C14,-28 38,-34 46,-4 C34,-6 30,6 24,30Z"
)
"""The jester's cap without its bells: the index mark of a joker."""

CAP_BELLS = ((-46, -2, 7.5), (46, -2, 7.5), (0, -46, 7.5))
"""Centre and radius of the bells of the cap; its band is the rectangle -27, 30, 54 wide, 12 high."""

GLYPHS = {
    "0": (58, "M29,7 C43,7 51,24 51,50 C51,76 43,93 29,93 C15,93 7,76 7,50 C7,24 15,7 29,7Z"),
    "1": (30, "M2,25 L20,9 V100"),
    "2": (60, "M8,31 C8,16 17,7 30,7 C43,7 52,15 52,28 C52,46 34,58 9,93 H56"),
    "3": (58, "M8,7 H49 L27,40 C43,40 51,51 51,65 C51,82 41,93 27,93 C16,93 9,87 6,77"),
    "4": (62, "M43,100 V8 L7,70 H62"),
    "5": (58, "M50,7 H15 L12,45 C17,40 23,38 29,38 C43,38 51,49 51,65 C51,82 41,93 28,93 C17,93 10,88 6,79"),
    "6": (
        60,
        "M44,3 C26,21 8,40 8,65 M8,65 C8,48 17,38 30,38 C43,38 52,49 52,65 C52,82 43,93 30,93 C17,93 8,82 8,65",
    ),
    "7": (56, "M4,7 H48 C37,34 26,62 23,100"),
    "8": (
        60,
        "M30,46 C19,46 12,38 12,27 C12,15 19,7 30,7 C41,7 48,15 48,27 C48,38 41,46 30,46 "
        "C17,46 8,56 8,69 C8,84 17,93 30,93 C43,93 52,84 52,69 C52,56 43,46 30,46Z",
    ),
    "9": (
        60,
        "M16,97 C34,79 52,60 52,35 M52,35 C52,52 43,62 30,62 C17,62 8,51 8,35 C8,18 17,7 30,7 C43,7 52,18 52,35",
    ),
    "A": (68, "M5,100 L34,9 L63,100 M16,68 H52"),
    "K": (62, "M9,0 V100 M56,0 L12,57 M25,42 L58,100"),
    "Q": (68, "M33,7 C50,7 59,24 59,50 C59,76 50,93 33,93 C16,93 7,76 7,50 C7,24 16,7 33,7Z M38,67 L62,101"),
    "J": (50, "M41,0 V66 C41,84 34,93 22,93 C11,93 5,85 4,72"),
    "E": (54, "M52,7 H9 V93 H53 M9,49 H45"),
    "D": (60, "M9,7 H24 C43,7 53,23 53,50 C53,77 43,93 24,93 H9Z"),
    "B": (
        58,
        "M27,47 H9 V7 H27 C39,7 46,15 46,27 C46,39 39,47 27,47 C42,47 51,55 51,70 C51,84 42,93 27,93 H9 V47",
    ),
    "O": (66, "M33,7 C50,7 59,24 59,50 C59,76 50,93 33,93 C16,93 7,76 7,50 C7,24 16,7 33,7Z"),
    "R": (60, "M9,100 V7 H29 C43,7 51,16 51,29 C51,42 43,51 29,51 H9 M29,51 L54,100"),
}
"""Glyph to (advance width, path of the centre lines)."""

DANISH_LETTERS = {"A": "E", "K": "K", "Q": "D", "J": "B"}
"""Es, konge, dame, bonde."""
DANISH_FACES = "AQJ"
"""Ranks of the faces that are drawn a second time with their Danish letter."""


def shown_rank(rank: str, danish: bool = False) -> str:
    """What is printed in the index of a card with this rank letter: T becomes 10."""
    if rank == "T":
        return "10"
    return DANISH_LETTERS.get(rank, rank) if danish else rank
