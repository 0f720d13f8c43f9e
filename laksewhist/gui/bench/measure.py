"""The measurements, one function for each, and all of them in their order."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time

from PySide6.QtWidgets import QApplication

from laksewhist.gui.bench.children import measure_memory, measure_start
from laksewhist.gui.bench.figures import Frames, Idle, table_of
from laksewhist.gui.bench.table import PaintCount, PaintTimes, SelfPlay, begin, open_table, wait

SIZES = ((1280, 800), (3840, 2160))
PAIRS = 7


def bench(*, as_json: bool, seconds: float = 12.0, idle_seconds: float = 3.0, pairs: int = PAIRS) -> None:
    """Measures everything and prints it, as one JSON object where asked; what is being done goes to stderr.

    A bundle leaves out what is compared with a bare window.

    `seconds` is how long cards move at each size. Needs the application object; opens windows.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        figures: dict[str, Sequence[dict[str, object]]] = {}
        parts: list[tuple[str, Callable[[], Sequence[dict[str, object]]]]] = [
            ("frames", lambda: [measure_frames(folder, size, seconds).told() for size in SIZES]),
            ("idle", lambda: [measure_idle(folder, idle_seconds).told()]),
        ]
        if not getattr(sys, "frozen", False):  # a bundle has no Python that could show a bare window
            parts += [
                ("start", lambda: [measure_start(folder, pairs).told()]),
                ("memory", lambda: [measure_memory(folder).told()]),
            ]
        for part, measure in parts:
            sys.stderr.write(f"{part} ...\n")
            figures[part] = measure()
    sys.stdout.write(json.dumps(figures, indent=2) + "\n" if as_json else table_of(figures))


def measure_frames(folder: Path, size: tuple[int, int], seconds: float) -> Frames:
    """Paints the table while cards move and a computer thinks."""
    window = open_table(folder, size)
    times = PaintTimes(window)
    player = SelfPlay(window)
    begin(window)
    wait(seconds)
    player.stop()
    seen = (window.width(), window.height())
    window.close()
    window.deleteLater()
    return Frames(seen, tuple(times.times), tuple(times.used))


def measure_idle(folder: Path, seconds: float) -> Idle:
    """Watches a table on which the person is asked and does nothing."""
    window = open_table(folder, SIZES[0])
    window.pace.factor = 0
    begin(window)
    wait(0.5)
    while not window.page.view.ahead.resting:
        wait(0.2)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    counter = PaintCount(app)
    began, used = perf_counter(), process_time()
    wait(seconds)
    passed = perf_counter() - began
    idle = Idle(passed, counter.count, (process_time() - used) / passed)
    app.removeEventFilter(counter)
    window.close()
    window.deleteLater()
    return idle
