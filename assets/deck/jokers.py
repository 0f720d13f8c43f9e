"""The jokers: a leaping salmon in a cap with bells; one, two or three dots and three colours tell them apart."""

import math
from dataclasses import dataclass

from palette import BLUSH, CX, CY, FOAM, HEIGHT, OCHRE, PAPER, PETROL, RED, SALMON, SALMON_DEEP, STRAW, mark, shapes
from pips import INDEX_X, word
from robes import PANEL, PANEL_TOP
from salmon import Scales, at, girth, salmon
from svg import Point, both, box, circle, group, path

FISH_X, FISH_Y, FISH_TURN, FISH_SCALE = CX - 8, CY + 6, -50, 0.70
FOOT = HEIGHT - PANEL_TOP


@dataclass(frozen=True, slots=True)
class Costume:
    """Colours of one joker: back and body of the fish, cap, bells, and the panel."""

    back: str
    body: str
    cap: str
    bells: str
    tint: str


COSTUMES = {
    1: Costume(SALMON_DEEP, SALMON, PETROL, OCHRE, "#FBE9E1"),
    2: Costume("#256A77", FOAM, RED, OCHRE, "#E3EEED"),
    3: Costume("#C07F16", "#EFC46B", RED, PETROL, "#FAF0DA"),
}


def joker(n: int) -> str:
    """The picture of joker 1, 2 or 3, without its index."""
    costume, ink = COSTUMES[n], mark(shapes.JOKER_COLOURS[str(n)])
    area = (CX - PANEL, PANEL_TOP, 2 * PANEL, HEIGHT - 2 * PANEL_TOP)
    sun = circle(CX + 22, PANEL_TOP + 62, 34, BLUSH if n == 3 else STRAW)
    fish = group(salmon(Scales(costume.body, costume.back)), FISH_X, FISH_Y, FISH_TURN, FISH_SCALE)
    drops = ((-40, 62, 4), (-26, 74, 2.6), (-50, 78, 2.6), (34, 60, 3))
    out = box(*area, costume.tint, 3) + sun + _sea() + fish + _worn_cap(costume)
    out += "".join(circle(CX + dx, CY + dy, r, FOAM) for dx, dy, r in drops)
    return out + box(*area, "none", 3, ink, 2)


def cap(fill: str, bells: str) -> str:
    """The jester's cap, three horns, in a box of about -50 to 50."""
    out = path(shapes.CAP_PATH, fill) + box(-27, 30, 54, 12, bells, 5)
    return out + "".join(circle(x, y, r, bells) for x, y, r in shapes.CAP_BELLS)


def joker_index(n: int) -> str:
    """Cap, word and dots in both corners."""
    ink = mark(shapes.JOKER_COLOURS[str(n)])
    out = group(cap(ink, ink), INDEX_X, 36, 0, 0.37)
    for i, letter in enumerate("JOKER"):
        out += word(letter, INDEX_X, 66 + i * 22, 17, ink, 17)
    return both(out + "".join(circle(INDEX_X + (i - (n - 1) / 2) * 11, 188, 3.4, ink) for i in range(n)))


def _sea() -> str:
    """Rows of scallops at the foot; the first row is where the fish leaps."""
    q = PANEL / 8
    scallops = f"q{q},-12 {2 * q},0 q{q},12 {2 * q},0 " * 4
    out = path(f"M{CX - PANEL},{FOOT - 78} {scallops}V{FOOT} H{CX - PANEL}Z", PETROL)
    for row, colour in enumerate(("#4C8C97", FOAM, PAPER)):
        line = f"M{CX - PANEL + 4},{FOOT - 58 + row * 17} q7.75,-10 15.5,0 " + "t15.5,0 " * 7
        out += path(line, "none", colour, 2.4)
    return out


def _placed(point: Point) -> Point:
    """Where a point of the fish lies on the card."""
    (x, y), turn = point, math.radians(FISH_TURN)
    dx, dy = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    return FISH_X + FISH_SCALE * dx, FISH_Y + FISH_SCALE * dy


def _worn_cap(costume: Costume) -> str:
    """The cap on the head, along the spine."""
    (x, y), (x2, y2) = at(0.90, 0), at(0.955, 0)
    lean = math.degrees(math.atan2(y2 - y, x2 - x)) + FISH_TURN
    return group(cap(costume.cap, costume.bells), *_placed(at(0.905, girth(0.9) + 13)), lean, 0.42)
