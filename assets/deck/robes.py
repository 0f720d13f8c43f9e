"""The cloth of the courts: big flat shapes, rank by cut, suit by pattern and colour.

A half figure goes from -66 to 66 across and from 0 at the top of its panel to `MIDDLE` at the middle of the card.
"""

from palette import CLOTH, CY, INK, OCHRE, PAPER, SHADE, SKIN
from pips import motif, pip
from svg import Point, box, circle, ellipse, path, tile

PANEL, PANEL_TOP, BELT = 66, 17, 9
"""Half width and top of the panel, half height of the belt."""
MIDDLE = CY - PANEL_TOP
FOOT = MIDDLE - BELT + 2
"""Patterns end here, under the belt."""


def robe(rank: str, suit: str) -> str:
    """Shoulders, cloth, pattern and collar."""
    return {"K": _king, "Q": _queen, "J": _jack}[rank](suit)


def _hem(suit: str) -> str:
    """Colour of seams: the metal of the suit, but gold where that is ink."""
    metal = CLOTH[suit]["metal"]
    return OCHRE if metal == INK else metal


def _pattern(suit: str, colour: str, region: list[Point], start: Point, scale: float = 0.72, half: float = 4.6) -> str:
    """Motifs of the suit on both sides; the region is given for the right."""
    out = ""
    for s in (-1, 1):
        mirrored = [(s * x, y) for x, y in region]
        out += tile(mirrored, motif(suit, colour, scale), (15, 11.5), half, (s * start[0], start[1]))
    return out


def _king(suit: str) -> str:
    c = CLOTH[suit]
    m, p = MIDDLE, PANEL
    out = path(f"M-15,84 C-42,88 -{p},102 -{p},134 V{m} H{p} V134 C{p},102 42,88 15,84Z", c["robe"])
    cloak: list[Point] = [(24, 96), (44, 98), (60, 110), (66, 128), (66, FOOT), (27, FOOT)]
    out += _pattern(suit, c["second"], cloak, (36, 115))
    out += path(f"M-20,88 L-26,{m} H26 L20,88Z", c["second"])
    out += path(f"M-20,88 L-26,{m} M20,88 L26,{m}", "none", _hem(suit), 3) + pip(suit, 0, 125, 22, c["robe"])
    out += path("M-43,96 C-30,120 30,120 43,96 L30,84 C20,98 -20,98 -30,84Z", c["trim"])
    for x, y in ((-33, 97), (-22, 105), (22, 105), (33, 97), (-9, 109), (9, 109)):  # the tails of the ermine
        out += path(f"M{x},{y - 3} L{x + 1.8},{y + 3} L{x - 1.8},{y + 3}Z", INK)
    return out


def _queen(suit: str) -> str:
    c = CLOTH[suit]
    m = MIDDLE
    out = path(f"M-13,84 C-30,92 -54,104 -60,{m} H60 C54,104 30,92 13,84Z", c["robe"])
    gown: list[Point] = [(15, 92), (30, 96), (46, 110), (56, FOOT), (19, FOOT)]
    out += _pattern(suit, c["second"], gown, (28, 104), 0.7, 4.4)
    out += path(f"M-12,86 L-18,{m} H18 L12,86Z", c["trim"])
    out += path(f"M-12,88 L-18,{m} M12,88 L18,{m}", "none", _hem(suit), 2.6)
    out += "".join(_bodice(suit, 113 + i * 11, 8 + i * 1.7, c["robe"]) for i in range(3))
    out += path("M-12,82 H12 L10,94 Q0,102 -10,94Z", SKIN) + path("M-12,82 H0 V98 Q-6,98 -10,94Z", SHADE)
    beads = ((-10, 93), (-5.6, 97.6), (0, 99.4), (5.6, 97.6), (10, 93))
    return out + "".join(circle(x, y, 2.5, c["robe"]) for x, y in beads)


def _bodice(suit: str, y: float, r: float, fill: str) -> str:
    """One mark of the suit's own kind on a queen's bodice."""
    lozenge = f"M0,{y - 5} L{r * 0.8:.2f},{y} L0,{y + 5} L{-r * 0.8:.2f},{y}Z"
    return {
        "S": path(f"M{-r:.2f},{y} q{r / 2:.2f},-6 {r:.2f},0 t{r:.2f},0", "none", fill, 2.2),
        "H": pip("H", 0, y, r * 0.88 + 2, fill),
        "D": path(lozenge, "none", fill, 2) + circle(0, y, 1.8, fill),
        "C": path(f"M{-r:.2f},{y - 2} L0,{y + 4} L{r:.2f},{y - 2}", "none", fill, 2.2),
    }[suit]


def _jack(suit: str) -> str:
    c = CLOTH[suit]
    m = MIDDLE
    out = path(f"M-14,84 C-36,87 -58,98 -62,124 V{m} H62 V124 C58,98 36,87 14,84Z", c["robe"])
    out += path(f"M0,84 H14 C36,87 58,98 62,124 V{m} H0Z", c["second"])  # a doublet in two colours
    for s, colour in ((-1, c["second"]), (1, c["robe"])):
        half = [(s * x, y) for x, y in ((7, 98), (38, 94), (52, 104), (60, 120), (60, FOOT), (7, FOOT))]
        out += tile(half, motif(suit, colour, 0.72), (15, 11.5), 4.6, (s * 16, 108))
    out += box(-4, 96, 8, m - 96, c["metal"]) + "".join(circle(0, y, 2, PAPER) for y in (110, 121, 132))
    ruff = ((-21, 87), (21, 87), (-13, 92), (13, 92), (0, 94))
    return out + "".join(ellipse(x, y, 8, 6.4, c["trim"], INK, 1.3) for x, y in ruff)
