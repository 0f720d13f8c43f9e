"""Run by itself: shows a bare window, the game, or the game with every deck; prints when it was painted, and ends.

`child.py bare|table|decks FOLDER`; it prints `painted` in seconds of the clock and `mb` of memory as JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.pop(0)  # this folder

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from laksewhist.gui.main_window import MainWindow

_STATM = Path("/proc/self/statm")


class FirstPaint(QObject):
    """Calls once when a widget has been painted for the first time, with the time of the clock in seconds."""

    def __init__(self, widget: QWidget, then: Callable[[float], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, lambda: self._then(time.time()))
        return False


def megabytes() -> float | None:
    """Memory that this process holds now; None where the system does not tell."""
    if not _STATM.exists():
        return None
    import resource

    return round(int(_STATM.read_text(encoding="ascii").split()[1]) * resource.getpagesize() / 1e6, 1)


def tell(painted: float) -> None:
    """Prints what the parent reads."""
    sys.stdout.write(json.dumps({"painted": painted, "mb": megabytes()}))


def show_bare() -> None:
    """A window of Qt with nothing in it, as large as the game's."""
    app = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)

    def end(painted: float) -> None:
        tell(painted)
        app.quit()

    watch = FirstPaint(window, end)
    window.show()
    app.exec()
    del watch


def show_game(folder: Path, *, decks: bool) -> None:
    """The game as it is started by hand, with settings and records below the folder."""
    from laksewhist.gui.app import LaksewhistApp, open_game, parse_arguments

    app = LaksewhistApp(sys.argv[:1])
    window = open_game(parse_arguments(["--config-dir", str(folder), "--data-dir", str(folder)]))

    def end(painted: float) -> None:
        if decks:
            draw_decks(window)
        tell(painted)
        window.close()
        app.quit()

    watch = FirstPaint(window.page.view.viewport(), end)
    app.exec()
    del watch


def draw_decks(window: MainWindow) -> None:
    """Every kind of card, one after another, as whoever tries them all in the preferences has them drawn."""
    from itertools import product

    from laksewhist.engine.cards import PACK

    scene = window.page.scene
    for four, danish in product((False, True), repeat=2):
        window.preferences.change(four_colours=four, danish_indices=danish)
        for card in PACK:
            scene.cards.art.face(card.code, scene.layout.card_width, 2.0)
            scene.cards.art.face(card.code, scene.layout.card_width, 2.0, dimmed=True)


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        show_bare()
    else:
        show_game(Path(sys.argv[2]), decks=sys.argv[1] == "decks")
