"""Icons and screenshots, drawn by the program's own art; run in a process of its own, without a screen.

    python packaging/pictures_for_desktop.py FOLDER

writes `icons/SIZE.png` for each usual size, `icons/scalable.svg`, `icons/laksewhist.ico` and `.icns`, and
`screenshots/NAME-LANGUAGE.png`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from icon_files import icns, ico

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
# The standard pictures of the program that a software catalogue shows, the first one large, and what they show.
SCREENSHOTS: dict[str, dict[str, str]] = {
    "mid_trick": {"en": "A trick in the middle of a deal", "da": "Midt i et stik"},
    "auction": {"en": "The auction", "da": "Der meldes"},
    "summary": {"en": "The points of a deal", "da": "Et spils point"},
}
SCREENSHOT_SIZE = (1280, 800)


def draw_icons(folder: Path) -> None:
    """Write the icon in each of SIZES, and as it is. Raises OSError where one cannot be written."""
    from PySide6.QtCore import QFile, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    folder.mkdir(parents=True, exist_ok=True)
    art = QFile(":/cards/app.svg")
    if not art.open(QIODevice.OpenModeFlag.ReadOnly):
        raise OSError("the program's resources hold no icon")
    drawing = art.readAll()
    (folder / "scalable.svg").write_bytes(bytes(drawing.data()))
    renderer = QSvgRenderer(drawing)
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        if not image.save(str(folder / f"{size}.png")):
            raise OSError(f"the icon of {size} pixels could not be written to {folder}")
    drawn = {size: (folder / f"{size}.png").read_bytes() for size in SIZES}
    (folder / "laksewhist.ico").write_bytes(ico(drawn))
    (folder / "laksewhist.icns").write_bytes(icns(drawn))


def draw_screenshots_for_catalogue(folder: Path) -> None:
    """Let the program draw its standard pictures in both languages and keep those of SCREENSHOTS."""
    from laksewhist.gui.screenshots import draw_screenshots
    from laksewhist.gui.table.theme import THEMES

    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "da"):
        with tempfile.TemporaryDirectory() as scratch:
            draw_screenshots(Path(scratch), SCREENSHOT_SIZE, 1.0, language, THEMES["light"])
            for name in SCREENSHOTS:
                (folder / f"{name}-{language}.png").write_bytes(Path(scratch, f"{name}.png").read_bytes())


def main(arguments: Sequence[str]) -> int:
    """Draw everything below the folder that is given. Returns the exit status."""
    if len(arguments) != 1:
        print("usage: python packaging/pictures_for_desktop.py FOLDER", file=sys.stderr)
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = "1"
    from laksewhist.gui.app import LaksewhistApp

    app = LaksewhistApp(["laksewhist"])
    draw_icons(Path(arguments[0]) / "icons")
    draw_screenshots_for_catalogue(Path(arguments[0]) / "screenshots")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
