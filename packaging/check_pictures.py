"""See that pictures are there and not blank: python packaging/check_pictures.py FOLDER."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

LEAST_PICTURES = 10
# The plainest picture, a menu, has some tens of colours from the edges of its letters; a blank one has one.
LEAST_COLOURS = 20


def colours_in(picture: Path) -> int:
    """The number of different colours; 0 where the file is no picture."""
    from PySide6.QtGui import QImage

    image = QImage(str(picture)).convertToFormat(QImage.Format.Format_ARGB32)
    return 0 if image.isNull() else len(set(memoryview(image.constBits()).cast("B").cast("I")))


def faults(folder: Path) -> list[str]:
    """One line for each picture that is blank, and for pictures that are missing."""
    pictures = sorted(folder.glob("*.png"))
    found = [f"{path.name} is blank" for path in pictures if colours_in(path) < LEAST_COLOURS]
    if len(pictures) < LEAST_PICTURES:
        found.append(f"{folder} has {len(pictures)} pictures; at least {LEAST_PICTURES} are drawn by the program")
    return found


def main(arguments: Sequence[str]) -> int:
    """Look at the folder that is given. Returns the exit status."""
    if len(arguments) != 1:
        print("usage: python packaging/check_pictures.py FOLDER", file=sys.stderr)
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    found = faults(Path(arguments[0]))
    print("\n".join(found) or "pictures: none is blank")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
