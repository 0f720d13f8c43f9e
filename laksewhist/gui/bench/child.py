"""Run by itself: shows a bare window, the game, or the game with every deck; prints when it was painted, and ends.

`python -m laksewhist.gui.bench.child bare|table|decks [OPTIONS OF THE GAME]` prints as JSON: `painted` in seconds of
the clock, `used` of the processor until then, `mb` of memory, and how many `cards` were to be seen. Nothing is imported
here that only one of them needs.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from laksewhist.gui.main_window import MainWindow


def when_painted(widget: QWidget, then: Callable[[float, float], None]) -> object:
    """Calls once, when a widget has been painted for the first time, with the time of the clock and of the processor.

    Keep what it returns.

    After the widget itself its window and all that is in it are painted, before the call.
    """
    from PySide6.QtCore import QEvent, QObject, QTimer

    class FirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, lambda: then(time.time(), time.process_time()))
            return False

    watch = FirstPaint()
    widget.installEventFilter(watch)
    return watch


def megabytes() -> float | None:
    """Memory that this process holds now; None where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except OSError:
        return None
    import resource

    return round(pages * resource.getpagesize() / 1e6, 1)


def tell(painted: float, used: float, cards: int) -> None:
    """Prints what the parent reads."""
    import json

    sys.stdout.write(json.dumps({"painted": painted, "used": used, "mb": megabytes(), "cards": cards}))


def show_bare() -> None:
    """As little of a program as has a window of that kind: with a view of an empty scene, as large as the game's."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    app = QApplication(sys.argv[:1])
    window, scene = QMainWindow(), QGraphicsScene()
    window.setCentralWidget(QGraphicsView(scene))
    window.resize(1280, 800)

    def end(painted: float, used: float) -> None:
        tell(painted, used, 0)
        app.quit()

    watch = when_painted(window, end)
    window.show()
    app.exec()
    del watch


def show_game(options: list[str], *, decks: bool) -> None:
    """The game as it is started by hand."""
    from laksewhist.gui.startup import main

    kept: list[object] = []

    def opened(window: MainWindow) -> None:
        def end(painted: float, used: float) -> None:
            cards = sum(item.isVisible() for item in window.page.scene.cards.items().values())
            if decks:
                draw_decks(window)
            tell(painted, used, cards)
            window.close()

        kept.append(when_painted(window.page.view.viewport(), end))

    main(options, opened)


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
        show_game(sys.argv[2:], decks=sys.argv[1] == "decks")
