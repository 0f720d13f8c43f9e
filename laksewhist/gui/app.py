"""The program with a screen: its options, its application object, and how it starts."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from laksewhist import __version__
from laksewhist.gui.accessibility.interfaces import Interfaces
from laksewhist.gui.collecting import Collector
from laksewhist.gui.errors import install_hook, start_log
from laksewhist.gui.held_keys import HeldKeys
from laksewhist.gui.instance import Instance
from laksewhist.gui.languages import LANGUAGES
from laksewhist.gui.own_folders import config_folder, data_folder
from laksewhist.gui.resources import ensure_resources
from laksewhist.gui.table.theme import THEMES

if TYPE_CHECKING:
    from laksewhist.gui.main_window import MainWindow

USUAL: Final[Mapping[str, object]] = {
    **dict.fromkeys(("file", "config_dir", "data_dir", "language", "screenshots", "theme")),
    **dict.fromkeys(("bench", "json"), False),
    "size": (1280, 800),
    "scale": 1.0,
}
"""The options where nothing was asked for."""
COLLECT_MS: Final = 5000
"""Garbage is collected after so long at the latest, also where nothing was painted."""
_log = logging.getLogger(__name__)


class LaksewhistApp(QApplication):
    """The application: resources and font. Its icon comes with the window."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # The style is the same everywhere; the colours are our own. By `setStyle` it takes ten times as long.
        super().__init__([*arguments, "-style", "Fusion"])
        self.setApplicationName("laksewhist")
        self.setApplicationDisplayName("Laksewhist")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName("laksewhist")
        ensure_resources()
        load_fonts()
        self.interfaces = Interfaces()
        self.interfaces.install()
        self.held_keys = HeldKeys(self)
        self.collector = Collector(self)
        self.focusWindowChanged.connect(self.held_keys.watch)


def load_fonts() -> None:
    """Makes the bundled font known; where it cannot be read, the system's stands in."""
    for name in ("regular", "bold"):
        if QFontDatabase.addApplicationFont(f":/fonts/{name}.ttf") < 0:
            _log.warning("the font %s could not be read", name)


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """The program's options; ends the program with 2 and a sentence where they are wrong."""
    if not arguments:  # as in most starts, which need not wait for what reads arguments
        return argparse.Namespace(**USUAL)
    parser = argparse.ArgumentParser("laksewhist", description="Danish house whist with jokers and a kitty.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a record (.laksewhist) to show")
    parser.add_argument("--config-dir", type=Path, metavar="DIR", help="where the settings are kept")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where played deals and the log are kept")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the interface")
    parser.add_argument("--version", action="version", version=f"laksewhist {__version__}")
    parser.add_argument("--screenshots", type=Path, metavar="DIR", help="draw every standard picture and end")
    parser.add_argument("--size", type=_size, metavar="WxH", help="the pictures' size in pixels")
    parser.add_argument("--scale", type=_scale, metavar="S", help="device pixels for each pixel")
    parser.add_argument("--theme", choices=tuple(THEMES), help="the colours")
    parser.add_argument("--bench", action="store_true", help="measure how quick the program is here and end")
    parser.add_argument("--json", action="store_true", help="print what --bench has measured as JSON")
    parser.set_defaults(**USUAL)
    options = parser.parse_args(arguments)
    if options.json and not options.bench:
        parser.error("--json goes with --bench")
    return options


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and 0 < int(width) <= 16384 and 0 < int(height) <= 16384):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    return int(width), int(height)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale from 0.5 to 4")
    return scale


def main(arguments: Sequence[str] | None = None, opened: Callable[[MainWindow], None] | None = None) -> int:
    """Runs the program; returns its exit status. `opened` is called with the window before anything is painted."""
    options = parse_arguments(sys.argv[1:] if arguments is None else arguments)
    if options.screenshots is not None:
        os.environ["QT_SCALE_FACTOR"] = str(options.scale)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = LaksewhistApp([sys.argv[0]])
    if options.screenshots is not None or options.bench:
        app.collector.begin()
    if options.screenshots is not None:
        from laksewhist.gui.screenshots import draw_screenshots

        theme = THEMES[options.theme or "light"]
        draw_screenshots(options.screenshots, options.size, options.scale, options.language or "da", theme)
        return 0
    if options.bench:
        from laksewhist.gui.bench.measure import bench

        bench(as_json=options.json)
        return 0
    config, data = folders(options)
    instance = Instance(data, listens=False)
    QTimer.singleShot(COLLECT_MS, app.collector.begin)
    if not instance.is_first:
        return tell_second(instance, config, data, options)
    status = play(app, instance, options, opened)
    instance.release()
    return status


def play(
    app: LaksewhistApp,
    instance: Instance,
    options: argparse.Namespace,
    opened: Callable[[MainWindow], None] | None = None,
) -> int:
    """One window; and after it another, where it was closed to restore a backup. Returns the exit status."""
    told = ""
    while True:
        window = open_game(options)  # kept until it is closed
        if opened is not None:
            opened(window)
        for work in (instance.listen, app.collector.begin):
            window.later.add(work)
        calls = instance.wanted.connect(partial(bring_to_front, window))
        if told:
            window.desk.say(told)
        status = app.exec()
        instance.wanted.disconnect(calls)
        if not window.has("backups") or window.backups.to_restore is None:
            return status
        from laksewhist.gui.backups import restore_now

        told = restore_now(window.backups.to_restore, *folders(options))


def folders(options: argparse.Namespace) -> tuple[Path, Path]:
    """Where settings are kept, and where what was played."""
    return options.config_dir or config_folder(), options.data_dir or data_folder()


def tell_second(instance: Instance, config: Path, data: Path, options: argparse.Namespace) -> int:
    """Says that the game is open already; returns the exit status."""
    from laksewhist.gui.languages import set_language
    from laksewhist.gui.look import Look
    from laksewhist.gui.preferences import Preferences
    from laksewhist.gui.second_program import second_program_box

    preferences = Preferences(config, language=options.language, theme=options.theme)
    set_language(preferences.language)
    look = Look(preferences.theme, 1.0, small=False, text_size=preferences.settings.text_size)
    second_program_box(instance, data, options.file, look).exec()
    return 0


def bring_to_front(window: MainWindow, record: str = "") -> None:
    """Shows the window above the others, also where it was minimised, and in it the record of this path."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if record:
        window.records.show(Path(record))


def open_game(options: argparse.Namespace) -> MainWindow:
    """The window with a match begun, as the options and the settings have it."""
    from laksewhist.gui.main_window import MainWindow
    from laksewhist.gui.preferences import Preferences

    config, data = folders(options)
    start_log(data)
    preferences = Preferences(config, language=options.language, theme=options.theme)
    window = MainWindow(preferences, data)
    install_hook(window.tell_error)
    window.show()
    first = preferences.is_first_start and options.file is None
    window.start(options.file, tour=not first)
    if first and window.desk.offer is None:  # who can go on with a game has been here before
        window.guidance.start_welcome()
    return window


if __name__ == "__main__":
    sys.exit(main())
