"""Crowns, coronets and hats: each of the twelve courts has its own."""

from collections.abc import Callable

from palette import CLOTH, INK, PAPER, RED, STRAW
from pips import pip
from svg import box, circle, group, path

Cloth = dict[str, str]
STONES = (-14, -7, 0, 7, 14)


def headgear(kind: str, suit: str) -> str:
    """What a figure wears on the head, drawn round x = 0 with its band at y = 33 to 42."""
    return KINDS[kind](CLOTH[suit])


def _band(metal: str) -> str:
    return box(-22, 33, 44, 9, metal, 1.5)


def _points(c: Cloth) -> str:
    m = c["metal"]
    out = path("M-22,34 L-25,10 L-12,24 L0,4 L12,24 L25,10 L22,34Z", m)
    out += circle(-25, 9, 3.4, m) + circle(0, 4, 3.8, m) + circle(25, 9, 3.4, m) + _band(m)
    return out + "".join(circle(x, 37.5, 2.1, c["robe"]) for x in STONES)


def _lobes(c: Cloth) -> str:
    crown = "M-22,34 V22 A7.3,9 0 0 1 -7.4,22 A7.4,13 0 0 1 7.4,22 A7.3,9 0 0 1 22,22 V34Z"
    out = path(crown, c["metal"]) + _band(c["metal"]) + pip("H", 0, 22, 11, c["robe"])
    out += circle(-14.6, 22, 2.4, c["tint"]) + circle(14.6, 22, 2.4, c["tint"])
    return out + path("M-17,37.5 H17", "none", c["robe"], 2)


def _lozenges(c: Cloth) -> str:
    out = ""
    for x, h in ((-18, 21), (-9, 26), (0, 31), (9, 26), (18, 21)):
        out += path(f"M{x},{34 - h} L{x + 5},{34 - h / 2} L{x},36 L{x - 5},{34 - h / 2}Z", c["metal"])
    out += _band(c["metal"])
    return out + "".join(path(f"M{x},34.5 L{x + 3},37.5 L{x},40.5 L{x - 3},37.5Z", STRAW) for x in STONES)


def _arches(c: Cloth) -> str:
    m = c["metal"]
    ribs = "M-20,34 C-24,14 -8,10 0,10 C8,10 24,14 20,34 M0,10 V34 "
    ribs += "M-10,34 C-12,20 -6,12 0,10 C6,12 12,20 10,34"
    out = path("M-20,34 C-24,14 -8,10 0,10 C8,10 24,14 20,34Z", c["robe"]) + path(ribs, "none", m, 3)
    return out + circle(0, 7, 4.2, m) + _band(m) + "".join(circle(x, 37.5, 2, PAPER) for x in STONES)


def _coronet(c: Cloth) -> str:
    out = path("M-19,36 L-22,20 L-11,28 L0,13 L11,28 L22,20 L19,36 Q0,30 -19,36Z", c["metal"])
    return out + circle(0, 12, 3, PAPER) + circle(-22, 19, 2.4, PAPER) + circle(22, 19, 2.4, PAPER)


def _circlet(c: Cloth) -> str:
    out = path("M-20,42 Q0,28 20,42 L20,35 Q0,21 -20,35Z", c["metal"])
    out += "".join(circle(x, y, 3.7, c["metal"]) for x, y in ((-16, 31), (-8, 27), (8, 27), (16, 31)))
    return out + pip("H", 0, 23, 15, c["robe"])


def _fan(c: Cloth) -> str:
    out = ""
    for i, angle in enumerate((-54, -36, -18, 0, 18, 36, 54)):
        feather = path("M0,0 C-5,-8 -4,-16 0,-22 C4,-16 5,-8 0,0Z", c["metal"] if i % 2 else c["robe"])
        out += group(feather, 0, 38, angle, 1.12)
    return out + path("M-19,40 Q0,30 19,40 L17,34 Q0,25 -17,34Z", c["metal"])


def _wreath(c: Cloth) -> str:
    out = path("M-21,42 Q0,24 21,42", "none", c["metal"], 2.4)
    places = ((-20, 40, -58), (-14, 36, -40), (-7, 33.5, -20), (0, 33, 0), (7, 33.5, 20), (14, 36, 40), (20, 40, 58))
    for i, (x, y, angle) in enumerate(places):
        leaf = path("M0,4 C-5,-1 -4,-7 0,-11 C4,-7 5,-1 0,4Z", c["robe"] if i % 2 else "#4E8A63")
        out += group(leaf, x, y, angle)
    return out + "".join(circle(x, y, 2.2, RED) for x, y in ((-10, 36), (3.5, 34), (11, 37)))


def _sailor(c: Cloth) -> str:
    out = path("M-24,36 C-27,20 -14,16 0,16 C14,16 27,20 24,36Z", c["robe"])
    out += path("M-22,34 H22 V43 H-22Z", c["second"]) + circle(0, 38.5, 2.8, c["metal"])
    ribbon = "M-22,38.5 L-33,46 L-30,49 L-34,57 L-28,54 L-22,43Z"
    return out + path(ribbon, c["second"]) + circle(0, 14, 4, c["second"])


def _beret(c: Cloth) -> str:
    cap = "M-30,34 C-32,18 -8,12 8,15 C24,18 26,32 22,40 C8,34 -10,34 -22,42 C-28,40 -29,38 -30,34Z"
    out = path(cap, c["robe"]) + path("M-23,40 Q0,31 22,38", "none", c["metal"], 3.4)
    out += path("M16,30 C22,12 34,4 44,6 C42,18 32,28 18,33Z", PAPER)
    return out + path("M17,31 C26,22 34,14 42,8", "none", c["robe"], 1.3)


def _peak(c: Cloth) -> str:
    brim = "M-27,44 C-24,36 24,36 27,44"
    out = path("M-22,38 L4,4 C14,14 20,26 23,38Z", c["robe"]) + path(brim + " C14,39 -14,39 -27,44Z", c["metal"])
    out += path(brim + " L25,37 C12,31 -12,31 -25,37Z", c["metal"])
    out += path("M-10,32 C-24,24 -30,12 -30,2 C-18,6 -10,18 -8,30Z", STRAW)
    return out + path("M-10,31 C-18,22 -24,14 -28,5", "none", c["robe"], 1.3) + circle(-9, 32, 3, RED)


def _hunter(c: Cloth) -> str:
    crown = "M-19,36 L-16,16 C-8,10 0,18 6,14 C12,11 17,16 18,20 L20,36Z"
    brim = "M-32,38 C-20,30 20,30 32,36 C34,40 30,43 24,42 C10,38 -10,38 -22,43 C-28,44 -32,42 -32,38Z"
    feather = path("M0,8 C-7,2 -6,-8 0,-16 C6,-8 7,2 0,8Z", "#D9752F") + path("M0,10 V-11", "none", INK, 1)
    out = path(crown, c["robe"]) + path(brim, c["robe"]) + path("M-18,33 Q0,27 19,32", "none", c["metal"], 3.2)
    return out + group(feather, 15, 24, 28)


KINDS: dict[str, Callable[[Cloth], str]] = {
    "points": _points,
    "lobes": _lobes,
    "lozenges": _lozenges,
    "arches": _arches,
    "coronet": _coronet,
    "circlet": _circlet,
    "fan": _fan,
    "wreath": _wreath,
    "sailor": _sailor,
    "beret": _beret,
    "peak": _peak,
    "hunter": _hunter,
}
