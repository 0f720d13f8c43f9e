"""Small pieces of SVG: every shape is a string, and strings are put together into a card."""

from collections.abc import Iterable, Sequence

from palette import CX, CY, HEIGHT, WIDTH

Point = tuple[float, float]


def path(
    d: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2.0,
    *,
    cap: str = "round",
    join: str = "round",
) -> str:
    """A path, filled and stroked.  Sharp corners (`join="miter"`) are cut off at three widths."""
    line = ""
    if stroke:
        line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="{cap}" stroke-linejoin="{join}"'
        line += ' stroke-miterlimit="3"' if join == "miter" else ""
    return f'<path d="{d}" fill="{fill}"{line}/>'


def circle(x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float = 2.0) -> str:
    """A circle round x, y."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{fill}"{line}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, stroke: str | None = None, width: float = 2.0) -> str:
    """An ellipse round x, y."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{fill}"{line}/>'


def box(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    radius: float = 0,
    stroke: str | None = None,
    width: float = 2.0,
) -> str:
    """A rectangle with its upper left corner at x, y."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    size = f'width="{w:.2f}" height="{h:.2f}" rx="{radius:g}"'
    return f'<rect x="{x:.2f}" y="{y:.2f}" {size} fill="{fill}"{line}/>'


def group(
    inner: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, scale_x: float | None = None
) -> str:
    """A drawing scaled, then turned (degrees, clockwise), then moved to x, y; `scale_x` may mirror it."""
    sx = scale if scale_x is None else scale_x
    return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.2f}) scale({sx:g} {scale:g})">{inner}</g>'


def turned(inner: str, degrees: float = 180) -> str:
    """A drawing turned round the middle of the card."""
    return f'<g transform="rotate({degrees:g} {CX:g} {CY:g})">{inner}</g>'


def both(half: str) -> str:
    """A drawing and the same turned half round the middle of the card."""
    return half + turned(half)


def document(inner: str, width: float = WIDTH, height: float = HEIGHT, view: str | None = None) -> str:
    """A whole SVG file."""
    view = view or f"0 0 {width:g} {height:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{width:g}" height="{height:g}">'
    return f"{head}{inner}</svg>\n"


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a soft line through the points (Catmull-Rom as cubic curves)."""
    n = len(points)
    parts = [f"M{points[0][0]:.2f},{points[0][1]:.2f}"]
    for i in range(n if closed else n - 1):
        before = points[(i - 1) % n] if closed or i else points[0]
        start, end = points[i], points[(i + 1) % n]
        after = points[(i + 2) % n] if closed or i + 2 < n else end
        handles = (
            (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
            end,
        )
        parts.append("C" + " ".join(f"{x:.2f},{y:.2f}" for x, y in handles))
    return " ".join(parts) + ("Z" if closed else "")


def inside(x: float, y: float, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon (even-odd)."""
    hit = False
    for i, (x1, y1) in enumerate(polygon):
        x2, y2 = polygon[i - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def tile(region: Sequence[Point], motif: str, step: Point, half: float, origin: Point) -> str:
    """Motifs on a staggered grid, where a square of half side `half` lies inside the region."""
    (dx, dy), (x0, y0) = step, origin
    xs, ys = [p[0] for p in region], [p[1] for p in region]
    n = int((max(xs) - min(xs)) / dx) + 2
    corners: Iterable[Point] = [(a * half, b * half) for a in (-1, 1) for b in (-1, 1)]
    out = []
    row, y = 0, y0
    while y < max(ys):
        for i in range(-n, n + 1):
            x = x0 + i * dx + (dx / 2 if row % 2 else 0)
            if y > min(ys) and all(inside(x + a, y + b, region) for a, b in corners):
                out.append(group(motif, x, y))
        y += dy
        row += 1
    return "".join(out)
