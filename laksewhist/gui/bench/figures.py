"""What is measured, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

FRAME_MS = 16.7
"""One frame of a screen that shows sixty a second."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds that painting the scene took, frame by frame, in a window of this size.

    `times` by the clock, `used` of the processor: the first are longer where other programs are at work.
    """

    size: tuple[int, int]
    times: tuple[float, ...]
    used: tuple[float, ...]

    def told(self) -> dict[str, object]:
        """The figures by name, in milliseconds."""
        parts = {f"p{each}_ms": part(self.times, each) for each in (50, 95, 99)}
        late = sum(time > FRAME_MS for time in self.times)
        more = {"max_ms": part(self.times, 100), "late": late, "p99_processor_ms": part(self.used, 99)}
        return {"size": list(self.size), "frames": len(self.times), **parts, **more}


def part(times: tuple[float, ...], hundredths: int) -> float:
    """So many of a hundred took no longer, rounded to hundredths; 0 where there are none."""
    ordered = sorted(times)
    return round(ordered[-(-len(ordered) * hundredths // 100) - 1], 2) if ordered else 0.0


@dataclass(frozen=True, slots=True)
class Idle:
    """What happens while nobody does anything: paint events of the whole program, and the share of a processor."""

    seconds: float
    paints: int
    share: float

    def told(self) -> dict[str, object]:
        """The figures by name."""
        percent = round(100 * self.share, 2)
        return {"seconds": round(self.seconds, 1), "paint_events": self.paints, "processor_percent": percent}


@dataclass(frozen=True, slots=True)
class Started:
    """Pairs of a bare window and the game, started in turn: seconds to the first paint.

    `pairs` by the clock, `used` of the processor: the first are far apart where other programs are at work.
    """

    pairs: tuple[tuple[float, float], ...]
    used: tuple[tuple[float, float], ...]

    def told(self) -> dict[str, object]:
        """The figures by name; the ratio is the median of the pairs' ratios."""
        bare, table = (median(each) for each in zip(*self.pairs, strict=True))
        times = {"bare_window_ms": round(1000 * bare), "table_ms": round(1000 * table)}
        ratios = {"ratio": _ratio(self.pairs), "processor_ratio": _ratio(self.used)}
        return {"pairs": len(self.pairs), **times, **ratios}


def _ratio(pairs: tuple[tuple[float, float], ...]) -> float:
    return round(median(game / window for window, game in pairs), 2)


@dataclass(frozen=True, slots=True)
class Memory:
    """Megabytes that a bare window holds, and the game after every deck has been drawn; None where unknown."""

    bare: float | None
    decks: float | None

    def told(self) -> dict[str, object]:
        """The figures by name."""
        return {"bare_window_mb": self.bare, "all_decks_mb": self.decks}


def table_of(figures: dict[str, Sequence[dict[str, object]]]) -> str:
    """The figures for people: a line for each, what is measured first."""
    lines = []
    for name, rows in figures.items():
        for row in rows:
            words = ", ".join(f"{key} {_plain(value)}" for key, value in row.items())
            lines.append(f"{name}: {words}\n")
    return "".join(lines)


def _plain(value: object) -> str:
    return "x".join(map(str, value)) if isinstance(value, list) else "unknown" if value is None else str(value)
