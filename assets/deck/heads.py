"""Faces, hair and beards of the courts.

A face is a capsule, half in shade, with a line for the nose and two dots for eyes. Kings have a straight nose and a
beard, queens lower their eyes, and jacks are young: a small nose, open eyes with a light in them, red cheeks, a smile.
"""

from palette import CLOTH, INK, PAPER, RED, SHADE, SKIN
from svg import box, circle, ellipse, path

BEARDS = {
    "square": "M-17,62 V92 H17 V62 C14,70 8,70 0,70 C-8,70 -14,70 -17,62Z",
    "round": "M-17,60 V74 A17,20 0 0 0 17,74 V60 C14,70 8,70 0,70 C-8,70 -14,70 -17,60Z",
    "fork": "M-17,60 V78 L-8,100 L0,86 L8,100 L17,78 V60 C14,70 8,70 0,70 C-8,70 -14,70 -17,60Z",
    "point": "M-17,60 V74 L0,102 L17,74 V60 C14,70 8,70 0,70 C-8,70 -14,70 -17,60Z",
}
CHEEK = "#EBA58C"
MOUSTACHE = "M-9,72 C-5,67 -1,68 0,70.5 C1,68 5,67 9,72 C5,73.5 2,73 0,72 C-2,73 -5,73.5 -9,72Z"
HAIR_BEHIND = {
    "king": "M-24,44 H24 V74 C24,82 20,86 14,86 H-14 C-20,86 -24,82 -24,74Z",
    "bob": "M-23,48 A23,20 0 0 1 23,48 V76 H-23Z",
    "curls": "M-21,50 A21,20 0 0 1 21,50 V70 H-21Z",
    "straight": "M-23,52 A23,22 0 0 1 23,52 L27,112 H-27Z",
    "waves": "M-23,52 A23,22 0 0 1 23,52 C31,62 22,70 29,80 C35,90 26,98 31,110 "
    "H-31 C-26,98 -35,90 -29,80 C-22,70 -31,62 -23,52Z",
    "braids": "M-23,52 A23,22 0 0 1 23,52 V72 H-23Z",
    "bun": "M-22,52 A22,21 0 0 1 22,52 V70 C22,76 18,80 14,82 H-14 C-18,80 -22,76 -22,70Z",
}


def head(turn: int, rank: str) -> str:
    """A face that looks left (-1), ahead (0) or right (1), lit from the side it looks to."""
    side = turn or -1
    shade = f"M0,33 A17,17 0 0 {0 if side > 0 else 1} {-17 * side},50 V64 C{-17 * side},78 {-9 * side},86 0,86Z"
    out = path("M-17,50 A17,17 0 0 1 17,50 V64 C17,78 9,86 0,86 C-9,86 -17,78 -17,64Z", SKIN) + path(shade, SHADE)
    middle = 3.5 * turn
    out += "".join(_eye(middle + 7.6 * s, rank) for s in (-1, 1))
    return out + _nose(middle, turn or 1, rank) + _mouth(middle, rank)


def _nose(x: float, side: int, rank: str) -> str:
    if rank == "J":
        return path(f"M{x + 0.6 * side:.1f},61.5 Q{x + 5 * side:.1f},67.6 {x - 0.6 * side:.1f},67.6", "none", INK, 1.4)
    return path(f"M{x},55 L{x + 3.2 * side},67 H{x - 0.5 * side}", "none", INK, 1.4)


def _eye(x: float, rank: str) -> str:
    if rank == "J":  # wide open, the brow well above it
        out = path(f"M{x - 4:.1f},52.4 Q{x:.1f},48.4 {x + 4:.1f},52.4", "none", INK, 1.4)
        return out + circle(x, 58.4, 2.5, INK) + circle(x - 0.7, 57.5, 0.8, PAPER)
    brow = 51.4 if rank == "Q" else 52.2
    out = path(f"M{x - 4.2:.1f},{brow} Q{x:.1f},49.6 {x + 4.2:.1f},52.2", "none", INK, 1.5)
    if rank == "Q":  # lowered
        return path(f"M{x - 3.6:.1f},57.5 Q{x:.1f},61.5 {x + 3.6:.1f},57.5", "none", INK, 1.9) + out
    return circle(x, 58, 2.1, INK) + out


def _mouth(x: float, rank: str) -> str:
    if rank == "Q":
        lips = path(f"M{x - 4},74 Q{x},71.5 {x + 4},74 Q{x},78 {x - 4},74Z", RED)
        return lips + circle(x - 10.5, 68, 2.8, CHEEK) + circle(x + 10.5, 68, 2.8, CHEEK)
    if rank == "J":
        cheeks = circle(x - 9.6, 67.5, 3.1, CHEEK) + circle(x + 9.6, 67.5, 3.1, CHEEK)
        return cheeks + path(f"M{x - 5.2:.1f},73 Q{x},79.4 {x + 5.2:.1f},73", "none", RED, 2.1)
    return ""


def beard(style: str, hair: str) -> str:
    """A king's beard with moustache and mouth."""
    return path(BEARDS[style], hair) + path(MOUSTACHE, hair) + path("M-3.5,76.5 H3.5", "none", "#B5483A", 2)


def hair_behind(style: str, rank: str, hair: str) -> str:
    """What is seen of the hair behind the head."""
    out = path(HAIR_BEHIND["king" if rank == "K" else style], hair)
    if style == "curls":
        out += "".join(circle(s * x, y, 6.4, hair) for s in (-1, 1) for x, y in ((20, 58), (21, 68), (17, 76)))
    elif style == "bun":
        out += circle(0, 22, 13, hair)
    return out


def hair_in_front(style: str, rank: str, suit: str, hair: str, turn: int) -> str:
    """Hair over the brow, and braids."""
    if rank == "K":
        return path("M-18,52 C-18,38 18,38 18,52 C12,46 -12,46 -18,52Z", hair)
    if rank == "J":
        return path("M-18.5,56 C-20,36 20,36 18.5,56 C14,47 8,46 0,46 C-8,46 -14,47 -18.5,56Z", hair)
    p = 3 * turn
    parted = f"M-18.5,60 C-21,34 {p - 4},31 {p},35 C{p + 4},31 21,34 18.5,60 "
    out = path(parted + f"C17,50 10,45 {p},42 C-10,45 -17,50 -18.5,60Z", hair)
    return out + (_braids(suit, hair) if style == "braids" else "")


def _braids(suit: str, hair: str) -> str:
    out = ""
    for s in (-1, 1):
        for i in range(5):
            out += ellipse(s * (22 + 0.8 * i), 70 + i * 10, 6.6 - 0.35 * i, 6.2, hair, CLOTH[suit]["tint"], 1.2)
        out += box(s * 25.5 - 4, 113, 8, 5, CLOTH[suit]["robe"], 1.5)
    return out
