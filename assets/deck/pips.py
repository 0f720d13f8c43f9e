"""Suit signs, index, number cards and the motif of each suit."""

from palette import CX, CY, shapes
from svg import both, circle, group, path

INDEX_X, RANK_TOP, RANK_HEIGHT, INDEX_PIP_Y, INDEX_PIP = 29, 17, 47, 90, 36
LEFT, RIGHT, TOP, BOTTOM = 86, 154, 56, 279


def pip(suit: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """A suit sign, its middle at x, y."""
    return group(path(shapes.SUIT_PATHS[suit], fill), x, y, turn, size / 100)


def word(text: str, middle: float, top: float, height: float, fill: str, weight: float = 14, gap: float = 11) -> str:
    """A word in index glyphs, centred on `middle`; weight and gap in hundredths of the height."""
    k = height / 100
    total = sum(shapes.GLYPHS[c][0] for c in text) + gap * (len(text) - 1)
    x, out = middle - total * k / 2, []
    for char in text:
        width, d = shapes.GLYPHS[char]
        out.append(group(path(d, "none", fill, weight, cap="butt", join="miter"), x, top, 0, k))
        x += (width + gap) * k
    return "".join(out)


def index(rank: str, suit: str, colour: str) -> str:
    """Rank and suit in both corners; `rank` as it is shown, so 10 for a ten."""
    weight = 15 if len(rank) == 1 else 14.5
    one = word(rank, INDEX_X, RANK_TOP, RANK_HEIGHT, colour, weight, gap=9)
    return both(one + pip(suit, INDEX_X, INDEX_PIP_Y, INDEX_PIP, colour))


def pip_spots(n: int) -> list[tuple[float, float]]:
    """Where the signs of a number card stand, 2 to 10, in the classical order."""
    third = (BOTTOM - TOP) / 3

    def sides(*rows: float) -> list[tuple[float, float]]:
        return [(x, y) for y in rows for x in (LEFT, RIGHT)]

    def middle(*rows: float) -> list[tuple[float, float]]:
        return [(CX, y) for y in rows]

    three = (TOP, CY, BOTTOM)
    four = (TOP, TOP + third, BOTTOM - third, BOTTOM)
    upper, lower = (TOP + CY) / 2, (BOTTOM + CY) / 2
    return {
        2: middle(TOP, BOTTOM),
        3: middle(*three),
        4: sides(TOP, BOTTOM),
        5: sides(TOP, BOTTOM) + middle(CY),
        6: sides(*three),
        7: sides(*three) + middle(upper),
        8: sides(*three) + middle(upper, lower),
        9: sides(*four) + middle(CY),
        10: sides(*four) + middle(TOP + third / 2, BOTTOM - third / 2),
    }[n]


def number_card(n: int, suit: str, colour: str) -> str:
    """The signs of a number card; those below the middle are upside down."""
    size = 48 if n < 9 else 43
    return "".join(pip(suit, x, y, size, colour, 180 if y > CY + 1 else 0) for x, y in pip_spots(n))


def motif(suit: str, colour: str, scale: float = 1.0) -> str:
    """The world of a suit in one small sign: wave, leaf pair, lozenge, fir."""
    drawing = {
        "S": path("M-8,4 A8,8 0 0 1 8,4 M-3.6,4 A3.6,3.6 0 0 1 3.6,4", "none", colour, 2.1),
        "H": path("M0,6 C-8,2 -7,-6 -1,-7 C1,-2 1,2 0,6Z M0,6 C8,2 7,-6 1,-7 C1,-2 0,2 0,6Z", colour),
        "D": path("M0,-8 L5.5,0 L0,8 L-5.5,0Z", "none", colour, 2) + circle(0, 0, 1.7, colour),
        "C": path("M0,-8 L6,0 L2.5,0 L7.5,7 L-7.5,7 L-2.5,0 L-6,0Z", colour),
    }[suit]
    return group(drawing, scale=scale)
