"""What a court holds, upright at one side, and the hand that holds it.

Drawn round x = 0, with the hand at y = 118.  `side` is 1 where it stands at the right.
"""

import math
from collections.abc import Callable

from palette import CLOTH, INK, LEAF, MIST, OCHRE, PAPER, PETROL, PINE, RED, SALMON, SHADE, SKIN
from pips import pip
from robes import BELT, MIDDLE
from svg import box, circle, group, path

WOOD, STALK, GOLDEN = "#8A5A34", "#6B4A2C", "#E3A93C"


def attribute(kind: str, side: int, suit: str) -> str:
    """The thing and the hand."""
    return KINDS[kind](side, CLOTH[suit]["robe"]) + _hand(kind, suit)


def _hand(kind: str, suit: str) -> str:
    robe, trim, sleeve_end = CLOTH[suit]["robe"], CLOTH[suit]["trim"], MIDDLE - BELT
    if kind in ("orb", "dove"):
        palm = path("M-13,112 C-8,106 8,106 13,112 C10,121 -10,121 -13,112Z", SKIN)
        return palm + path(f"M-14,117 H14 L17,{sleeve_end} H-17Z", robe) + box(-15, 115, 30, 6, trim, 2)
    if kind == "horn":
        sleeve = path(f"M-9,119 H9 L14,{sleeve_end} H-14Z", robe)
        return circle(-1, 112, 8, SKIN) + sleeve + box(-10, 117, 20, 6, trim, 2)
    fist = box(-8.5, 109, 17, 14, SKIN, 6) + path("M-8,114 H4 M-8,118.5 H4", "none", SHADE, 1.5)
    return fist + path(f"M-10,122 H10 L14,{sleeve_end} H-14Z", robe) + box(-11, 121, 22, 6, trim, 2)


def _sword(side: int, robe: str) -> str:
    blade = path("M-4.5,96 V22 L0,10 L4.5,22 V96Z", PAPER, INK, 1.5) + path("M0,24 V92", "none", "#8FB3B8", 1.5)
    return blade + box(-14, 95, 28, 6, OCHRE, 3) + box(-3, 100, 6, 30, INK, 2) + circle(0, 133, 5.5, OCHRE)


def _sceptre(side: int, robe: str) -> str:
    out = box(-2.6, 34, 5.2, 110, OCHRE, 2.6) + circle(0, 24, 12, OCHRE) + pip("H", 0, 25, 15, robe)
    return out + box(-6, 38, 12, 4, INK, 2) + circle(0, 10, 3.4, OCHRE)


def _axe(side: int, robe: str) -> str:
    head = "M-2,22 C6,22 14,14 18,8 C23,24 23,44 18,58 C14,50 6,44 -2,44Z"
    out = box(-2.8, 12, 5.6, 132, WOOD, 2.6) + path(head, "#DCE4E2", INK, 1.6)
    return out + path("M15.5,14 C19,28 19,42 15.5,53", "none", INK, 1.4) + path("M-3,26 L-11,33 L-3,40Z", INK)


def _orb(side: int, robe: str) -> str:
    out = circle(0, 92, 17, OCHRE) + box(-17, 89.5, 34, 5, robe) + path("M0,75 V92", "none", robe, 4)
    return out + box(-2, 56, 4, 20, OCHRE) + box(-8, 61, 16, 4, OCHRE)


def _oar(side: int, robe: str) -> str:
    blade = "M-8,44 C-10,20 -6,8 0,6 C6,8 10,20 8,44 L2.6,52 H-2.6Z"
    out = box(-2.6, 40, 5.2, 104, "#B98136", 2.6) + path(blade, PAPER, INK, 1.5)
    return out + path("M-8.6,26 H8.6 M-8.6,34 H8.6", "none", RED, 3.6, cap="butt")


def _key(side: int, robe: str) -> str:
    out = box(-3, 8, 6, 82, INK, 2) + path("M2,12 H14 V19 H9 V23 H14 V30 H2Z", INK)
    return out + box(-6, 78, 12, 5, OCHRE, 2) + circle(0, 98, 11, "none", INK, 5.5)


def _iris(side: int, robe: str) -> str:
    sides = "M0,44 C-16,40 -18,24 -13,18 C-6,24 -2,34 0,44Z M0,44 C16,40 18,24 13,18 C6,24 2,34 0,44Z"
    tongues = "M0,46 C-7,48 -10,56 -7,60 C-2,56 0,52 0,46Z M0,46 C7,48 10,56 7,60 C2,56 0,52 0,46Z"
    out = path("M0,42 V140", "none", PINE, 3) + path("M0,112 C-14,98 -12,76 -9,68 C-4,82 -1,98 0,112Z", LEAF)
    out += path("M0,44 C-6,34 -6,20 0,8 C6,20 6,34 0,44Z", PETROL) + path(sides, "#3E8796")
    return out + path(tongues, OCHRE)


def _rose(side: int, robe: str) -> str:
    leaves = "M0,84 C14,80 16,68 15,60 C6,62 0,72 0,84Z M0,104 C-14,100 -16,88 -15,80 C-6,82 0,92 0,104Z"
    out = path("M0,40 V140", "none", PINE, 3) + path(leaves, LEAF)
    for angle in range(0, 360, 72):
        turn = math.radians(angle)
        out += circle(10.08 * math.sin(turn), 26 - 10.08 * math.cos(turn), 9, RED)
    return out + circle(0, 26, 8.5, SALMON) + path("M-5,27 A5,5 0 1 1 4,29 A3,3 0 1 1 -1,25", "none", RED, 1.7)


def _grain(side: int, robe: str) -> str:
    seed = "M0,0 C-6,-5 -6,-13 0,-18 C6,-13 6,-5 0,0Z"
    out = path("M0,16 V140", "none", "#A86A1C", 2.6)
    for i in range(5):
        out += group(path(seed, "#D08A1D"), -2, 66 - i * 10.5, -30) + group(path(seed, GOLDEN), 2, 66 - i * 10.5, 30)
    out += group(path(seed, GOLDEN), 0, 20)
    return out + path("M0,108 C-12,98 -14,84 -12,76 C-5,84 0,96 0,108Z", "#B98A2B")


def _acorn(side: int, robe: str) -> str:
    leaves = "M0,86 C-20,86 -20,70 -15,60 C-9,60 0,70 0,86Z M1,72 C20,70 20,54 16,46 C8,46 1,58 1,72Z"
    nut = path("M-7,0 C-7,10 -3,15 0,18 C3,15 7,10 7,0Z", OCHRE) + path("M-9,1 C-9,-8 9,-8 9,1Z", STALK)
    nut += path("M0,-6 V-11", "none", STALK, 2.4)
    out = path("M0,30 C3,60 -3,100 0,140", "none", STALK, 3) + path(leaves, PINE)
    return out + group(nut, -7, 28, -14) + group(nut, 8, 20, 12)


def _dove(side: int, robe: str) -> str:
    body = "M-16,104 L-20,92 C-14,80 -4,78 2,72 C4,62 14,60 18,66 L24,69 L18,72 C20,88 10,102 -4,102 Z"
    bird = path(body, PAPER, INK, 1.5) + path("M-14,96 C-10,84 0,82 8,82 C6,92 -2,98 -14,96Z", MIST)
    bird += circle(14, 67.5, 1.7, INK)
    legs = path("M-10,108 V114 M-2,108 V114", "none", OCHRE, 2.2)
    return group(bird, -2 * side, 18, 0, 0.86, -0.86 * side) + legs


def _horn(side: int, robe: str) -> str:
    """A post horn: a ring, a bell, a mouthpiece, a ribbon."""
    out = path("M-4,104 L-10,124 L-5,121 L-2,126 L2,106Z", RED) + circle(0, 88, 14, "none", INK, 8.4)
    out += path("M-22,74 H12", "none", INK, 8.4, cap="butt") + path("M8,71.6 L25,61 V87 L8,76.4Z", OCHRE, INK, 1.8)
    out += circle(0, 88, 14, "none", OCHRE, 5) + path("M-21,74 H14", "none", OCHRE, 5, cap="butt")
    return group(out + box(-25, 69.5, 5, 9, INK, 1.5), 0, 24, 0, 0.74, 0.74 * side)


KINDS: dict[str, Callable[[int, str], str]] = {
    "sword": _sword,
    "sceptre": _sceptre,
    "axe": _axe,
    "orb": _orb,
    "oar": _oar,
    "key": _key,
    "iris": _iris,
    "rose": _rose,
    "grain": _grain,
    "acorn": _acorn,
    "dove": _dove,
    "horn": _horn,
}
