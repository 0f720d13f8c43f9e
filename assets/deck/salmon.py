"""The salmon, built on a spine: the mark of the house, the joker, and the backs."""

import math
from dataclasses import dataclass
from itertools import pairwise

from palette import INK, PAPER, SALMON, SALMON_DEEP
from svg import Point, circle, path, smooth

RADIUS, TAIL_ANGLE, NOSE_ANGLE = 100, 158, 22
GIRTH = ((0, 7), (0.08, 8), (0.25, 16), (0.5, 25), (0.68, 26), (0.82, 22), (0.92, 14), (1, 3))
"""Half height of the body along the spine."""
STEPS = [i / 24 for i in range(25)]
SPOTS = ((0.24, 0.6), (0.32, 0.55), (0.40, 0.66), (0.46, 0.42), (0.53, 0.68), (0.60, 0.45), (0.67, 0.66), (0.73, 0.42))


@dataclass(frozen=True, slots=True)
class Scales:
    """Colours of a salmon."""

    body: str = SALMON
    back: str = SALMON_DEEP
    spot: str = INK
    eye: str = INK
    lines: str = INK


def spine(t: float) -> Point:
    """A leap: an arc over the top, t = 0 the tail, t = 1 the nose."""
    angle = math.radians(TAIL_ANGLE + (NOSE_ANGLE - TAIL_ANGLE) * t)
    return RADIUS * math.cos(angle), -RADIUS * math.sin(angle) * 0.92 + RADIUS * 0.62


def at(t: float, off: float) -> Point:
    """The point `off` units outside the spine (towards the back) at t."""
    (x, y), (x2, y2) = spine(t), spine(t + 0.002)
    length = math.hypot(x2 - x, y2 - y)
    return x + (y2 - y) / length * off, y - (x2 - x) / length * off


def girth(t: float) -> float:
    """Half height of the body at t."""
    for (start, low), (end, high) in pairwise(GIRTH):
        if t <= end:
            part = (t - start) / (end - start)
            if start not in (0.82, 0.92):  # the head is straight, the body soft
                part = part * part * (3 - 2 * part)
            return low + (high - low) * part
    return 3


def curve(start: Point, *rest: Point) -> str:
    """Path data of quadratic curves: a start, then handle and end by turns."""
    parts = [f"M{start[0]:.1f},{start[1]:.1f}"]
    for (hx, hy), (x, y) in zip(rest[::2], rest[1::2], strict=True):
        parts.append(f"Q{hx:.1f},{hy:.1f} {x:.1f},{y:.1f}")
    return " ".join(parts)


def salmon(scales: Scales, *, plain: bool = False) -> str:
    """A leaping salmon about 220 wide, centred near 0, 0; `plain` has no spots, for small sizes.

    The small fin before the tail makes it a salmon.
    """
    upper = [at(t, girth(t)) for t in STEPS]
    lower = [at(t, -girth(t) * (0.92 if t > 0.3 else 1)) for t in STEPS]
    middle = [at(t, girth(t) * 0.18) for t in STEPS if t <= 0.86]
    edge = upper[: len(middle)]
    out = _fins(scales.back) + _tail(scales.back)
    out += path(smooth([*upper, at(1.012, 0), *lower[::-1]], closed=True), scales.body)
    out += path(smooth(edge) + " L" + smooth(middle[::-1])[1:] + "Z", scales.back)
    return out + _head(scales) + ("" if plain else _marks(scales))


def _fin(start: float, end: float, tip: float, high: float, side: int) -> str:
    def rooted(t: float) -> Point:
        return at(t, girth(t) * side * 0.85)

    def out(t: float, part: float) -> Point:
        return at(t, (girth(tip) + high * part) * side)

    first, second = out((start + tip) / 2, 0.3), out(end * 0.45 + tip * 0.55, 0.75)
    return curve(rooted(start), first, out(tip, 1), second, rooted(end)) + "Z"


def _fins(fill: str) -> str:
    fins = (
        (0.40, 0.60, 0.40, 20, 1),
        (0.17, 0.24, 0.16, 10, 1),
        (0.16, 0.30, 0.13, 17, -1),
        (0.38, 0.50, 0.34, 16, -1),
    )
    return "".join(path(_fin(*fin), fill) for fin in fins)


def _tail(fill: str) -> str:
    points = [(0.04, 7), (-0.04, 9), (-0.11, 27), (-0.07, 8), (-0.075, 0)]
    points += [(-0.07, -8), (-0.11, -27), (-0.04, -9), (0.04, -7)]
    return path(curve(*(at(t, off) for t, off in points)) + "Z", fill)


def _head(scales: Scales) -> str:
    front = (0.84, 0.88, 0.92, 0.96, 1)
    outline = [at(t, girth(t)) for t in front] + [at(1.012, 0)]
    outline += [at(t, -girth(t) * 0.92) for t in front[::-1]] + [at(0.80, -8), at(0.785, 0), at(0.80, 10)]
    gill = curve(at(0.815, 19), at(0.775, 0), at(0.815, -17))
    mouth = curve(at(1.005, -1), at(0.96, -3.5), at(0.91, -6))
    x, y = at(0.895, 6)
    out = path(smooth(outline, closed=True), scales.back) + path(gill, "none", scales.lines, 2.4)
    out += circle(x, y, 4.6, PAPER) + circle(x, y, 2.6, scales.eye)
    return out + path(mouth, "none", scales.lines, 2.2)


def _marks(scales: Scales) -> str:
    spots = "".join(circle(*at(t, girth(t) * part), 2.3, scales.spot) for t, part in SPOTS)
    side_line = smooth([at(t, -girth(t) * 0.06) for t in STEPS if 0.06 <= t <= 0.76])
    fin = curve(at(0.73, -10), at(0.66, -10), at(0.62, -22), at(0.70, -20), at(0.73, -10)) + "Z"
    return spots + path(side_line, "none", scales.lines, 1.3) + path(fin, scales.back)
