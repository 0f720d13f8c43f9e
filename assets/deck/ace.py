"""The aces: a great sign in a wreath, with the suit's own picture inside it."""

import math

from palette import BLUSH, CLOTH, CX, CY, INK, MOSS, PAPER, SALMON, STRAW
from pips import motif, pip
from salmon import Scales, salmon
from svg import circle, group, path, turned

SOFT = {"S": "#86B0B6", "H": SALMON, "D": "#E6B24C", "C": "#86B08A"}
INNER = {"S": PAPER, "H": BLUSH, "D": STRAW, "C": MOSS}
RISE = {"S": -2, "H": 3, "D": 0, "C": -2}
"""How far the great sign stands below the middle, to look centred."""


def ace(suit: str, colour: str) -> str:
    """The picture of an ace; of spades it carries the salmon, the mark of the house."""
    rings = [circle(CX, CY, 58.5, "none", colour, 1.5), circle(CX, CY, 79.5, "none", colour, 1.5)]
    rings.append(circle(CX, CY, 83, "none", colour, 0.8))
    finials = "".join(turned(_finial(suit, colour), angle) for angle in (0, 180))
    sign = pip(suit, CX, CY + RISE[suit], 92, colour)
    disc = circle(CX, CY, 56, CLOTH[suit]["tint"])
    return disc + _wreath(suit, colour) + "".join(rings) + finials + sign + PICTURES[suit](colour)


def _wreath(suit: str, colour: str) -> str:
    out = []
    for i in range(32):  # leaves and seeds by turns
        angle = 360 * i / 32
        x, y = CX + 69 * math.sin(math.radians(angle)), CY - 69 * math.cos(math.radians(angle))
        leaf = group(path("M0,-7 C4.5,-4 4.5,4 0,7 C-4.5,4 -4.5,-4 0,-7Z", SOFT[suit]), x, y, angle)
        out.append(circle(x, y, 2.1, colour) if i % 2 else leaf)
    return "".join(out)


def _finial(suit: str, colour: str) -> str:
    out = pip(suit, CX, CY - 104, 22, colour)
    for side in (-1, 1):
        x = [CX + side * dx for dx in (16, 20, 34, 44)]
        curve = f"M{x[0]:g},{CY - 96} C{x[1]:g},{CY - 106} {x[2]:g},{CY - 104} {x[3]:g},{CY - 88}"
        leaf = path("M0,-6 C4,-3 4,3 0,6 C-4,3 -4,-3 0,-6Z", SOFT[suit])
        out += path(curve, "none", colour, 1.6) + group(leaf, CX + side * 33, CY - 106, side * 60)
    return out


def _fish(colour: str) -> str:
    scales = Scales(body=INNER["S"], back=SALMON, spot=INK, eye=INK, lines=INK)
    return group(salmon(scales, plain=True), CX - 1, CY + 9, 0, 0.28)


def _sprig(colour: str) -> str:
    out = path(f"M{CX:g},{CY + 34} V{CY - 22}", "none", INNER["H"], 1.8)
    leaf = path("M0,0 C-6,-5 -6,-14 0,-19 C6,-14 6,-5 0,0Z", INNER["H"])
    for y, scale in ((20, 0.8), (6, 1.05), (-9, 1.3)):
        out += "".join(group(leaf, CX, CY + y, side * 52, scale) for side in (-1, 1))
    return out


def _lozenges(colour: str) -> str:
    def lozenge(w: float, h: float) -> str:
        return f"M{CX:g},{CY - h} L{CX + w:g},{CY} L{CX:g},{CY + h} L{CX - w:g},{CY}Z"

    out = path(lozenge(22, 31), "none", INNER["D"], 1.8) + path(lozenge(12.5, 18), INNER["D"])
    return out + path(lozenge(5.5, 8), colour)


def _firs(colour: str) -> str:
    fir = motif("C", INNER["C"])
    return "".join(group(fir, CX + dx, CY + dy, 0, 1.2) for dx, dy in ((0, -25), (-24, 9), (24, 9)))


PICTURES = {"S": _fish, "H": _sprig, "D": _lozenges, "C": _firs}
