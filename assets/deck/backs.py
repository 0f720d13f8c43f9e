"""The backs.  Each is the same when it is turned half round, so that a turned card tells nothing."""

import math

from palette import (
    BLUSH,
    CX,
    CY,
    EDGE,
    HEIGHT,
    OCHRE,
    PAPER,
    PETROL,
    RED,
    SALMON,
    SALMON_DEEP,
    SEA,
    STRAW,
    WIDTH,
    mark,
    shapes,
)
from salmon import Scales, salmon
from svg import box, circle, group, path, turned

ROW = 52
FISH = salmon(Scales(SALMON, "#E07C62", PETROL, PETROL, PETROL), plain=True)


def sheet(inner: str) -> str:
    """A card's paper with its edge, under a drawing."""
    return box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, mark(PAPER), shapes.CARD_RADIUS, EDGE, 1.5) + inner


def back_wave() -> str:
    """Rows of waves with salmon between, each half the other way."""
    out = box(11, 11, WIDTH - 22, HEIGHT - 22, PETROL, 7)
    for i in range(6):
        out += _waves(CY + (i - 2.5) * ROW - 4) + _waves(CY + (i - 2.5) * ROW + 4)
    upper = "".join(group(FISH, CX + dx, CY - 2 * ROW + 1, 0, 0.245) for dx in (-60, 0, 60))
    upper += "".join(group(FISH, CX + dx, CY - ROW + 1, 0, 0.245) for dx in (-30, 30))
    upper += group(FISH, CX - 60, CY + 1, 0, 0.245)
    upper += "".join(circle(CX + dx, CY - ROW, 4, STRAW) for dx in (-80, 80))
    out += upper + turned(upper) + circle(CX, CY, 11, STRAW) + circle(CX, CY, 5, PETROL)
    return sheet(out + box(16, 16, WIDTH - 32, HEIGHT - 32, "none", 4, SEA, 1.6))


def _waves(y: float) -> str:
    """Twelve half waves whose curve is the same when turned round the middle of the card."""
    length = (WIDTH - 44) / 12
    line = f"M22,{y:.1f} q{length / 2:.2f},-9 {length:.2f},0 " + f"t{length:.2f},0 " * 11
    return path(line.strip(), "none", SEA, 2)


def back_flower() -> str:
    """Four-petalled flowers, four by six, in two colours."""
    return _flowers(4, 6)


def back_flower_quiet() -> str:
    """The same for small backs: three flowers by five."""
    return _flowers(3, 5)


def _flowers(across: int, down: int) -> str:
    """Both numbers odd or both even, for the colours to be the same when turned."""
    margin = 12
    w, h = (WIDTH - 2 * margin) / across, (HEIGHT - 2 * margin) / down
    out = box(margin, margin, WIDTH - 2 * margin, HEIGHT - 2 * margin, "#F4BFAE", 6)
    for i in range(across):
        for k in range(down):
            even = (i + k) % 2 == 0
            x, y = margin + (i + 0.5) * w, margin + (k + 0.5) * h
            out += _flower(x, y, w, h, PETROL if even else SALMON_DEEP)
            out += circle(x, y, w / 12, STRAW if even else PAPER)
    dots = [(margin + i * w, margin + k * h) for i in range(1, across) for k in range(1, down)]
    return sheet(out + "".join(circle(x, y, w / 22, PAPER) for x, y in dots))


def _flower(x: float, y: float, w: float, h: float, fill: str) -> str:
    petal = path("M0,0 A1,1 0 0 1 1,-1 A1,1 0 0 1 0,0Z", fill)
    scale_x, scale_y = round(w / 2 * 0.97, 3), round(h / 2 * 0.97, 3)
    return "".join(group(petal, x, y, 0, b * scale_y, a * scale_x) for a in (-1, 1) for b in (-1, 1))


HEART, STRIPS = 86, 4
"""Side of the woven square of the large hearts, and into how many strips each half is cut."""


def back_heart() -> str:
    """Two hearts woven of paper strips, tip to tip, among small ones."""
    margin = 11
    out = box(margin, margin, WIDTH - 2 * margin, HEIGHT - 2 * margin, OCHRE, 7)
    for i in range(7):
        for k in range(10):
            if i not in (0, 1, 5, 6) or k not in (4, 5):  # there the small hearts are
                out += circle(CX + (i - 3) * 30, CY + (k - 4.5) * 30.6, 2.2, STRAW)
    out += box(17, 17, WIDTH - 34, HEIGHT - 34, "none", 4, STRAW, 1.6)
    half = group(_heart(HEART, STRIPS, PETROL, PAPER), CX, CY - HEART * math.sqrt(0.5) - 1)
    half += "".join(group(_heart(22, STRIPS, RED, BLUSH), CX + side * 74, CY - 19) for side in (-1, 1))
    return sheet(out + half + turned(half))


def back_heart_quiet() -> str:
    """The same for small backs: the two hearts alone, of fewer strips."""
    out = box(12, 12, WIDTH - 24, HEIGHT - 24, OCHRE, 6) + box(22, 22, WIDTH - 44, HEIGHT - 44, "none", 3, STRAW, 2.4)
    half = group(_heart(88, 3, PETROL, PAPER), CX, CY - 88 * math.sqrt(0.5) - 1)
    return sheet(out + half + turned(half))


def _heart(side: float, strips: int, first: str, second: str) -> str:
    """A heart with its tip down: a square stood on its corner, woven of two halves that end in round lobes."""
    a, cell = side / 2, side / strips
    b = a - 0.6  # the lobes lie a little over the square, so that no seam shows
    lobes = path(f"M{-a:g},{-b:g} V{-a:g} A{a:g},{a:g} 0 0 1 {a:g},{-a:g} V{-b:g}Z", first)
    lobes += path(f"M{-b:g},{-a:g} H{-a:g} A{a:g},{a:g} 0 0 0 {-a:g},{a:g} H{-b:g}Z", second)
    woven = box(-a, -a, side, side, second)
    for i in range(strips):
        for k in range(strips):
            if (i + k) % 2 == 0:
                woven += box(i * cell - a, k * cell - a, cell, cell, first)
    return group(woven + lobes, 0, 0, 45)


def back_quiet() -> str:
    """For backs under 64 px: two salmon circling, nothing else."""
    out = box(12, 12, WIDTH - 24, HEIGHT - 24, PETROL, 6) + box(22, 22, WIDTH - 44, HEIGHT - 44, "none", 3, SEA, 2.4)
    fish = group(FISH, CX, CY - 36, 0, 0.58)
    return sheet(out + circle(CX, CY, 84, "#2A6E7A") + fish + turned(fish) + circle(CX, CY, 9, STRAW))


BACKS = (back_wave, back_flower, back_heart, back_quiet, back_flower_quiet, back_heart_quiet)
"""Each is drawn into a file of its name; those called quiet are for cards under 64 px."""
