"""Play one deal with the mouse, from outside, as a person does who passes and plays whatever card may be played.

    python packaging/play_deal.py FOLDER COMMAND...

FOLDER is where the program keeps finished deals. Needs what packaging/check_window.py needs.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from check_window import WindowError, close_all, visible_window, wait_for
from screen import read_screen, write_png

# Places on a screen of 1280 by 800: the button that passes, and the left strips of the cards in the hand.
PASS = (960, 744)
HAND = tuple((x, 700) for x in range(210, 700, 40))
PATIENCE_SECONDS = 60.0
# A deal in which more is asked than a bid and cards (a trump, in halve) is left, and another one is begun.
ATTEMPTS = 4


def click(x: int, y: int) -> None:
    """Press and release the mouse's left button there."""
    subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)


def is_played(folder: Path) -> bool:
    """Whether the program has kept a finished deal."""
    history = folder / "history.sqlite"
    if not history.exists():
        return False
    try:
        with closing(sqlite3.connect(f"{history.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT 1 FROM deal WHERE finished IS NOT NULL").fetchone() is not None
    except sqlite3.OperationalError:  # it is being made
        return False


def attempt(number: int, command: Sequence[str], folder: Path, framebuffer: Path, picture: Path | None) -> bool:
    """Start the program and play until a deal is kept or the patience ends; whether it is. Raises WindowError.

    From the second attempt on the program offers to go on with the deal that was left: a new game is begun instead.
    """
    program = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        window = wait_for("a window was mapped", visible_window, program)
        time.sleep(2)  # the tour comes when the first cards have been dealt
        subprocess.run(["xdotool", "windowfocus", "--sync", str(window), "key", "Escape"], check=True)
        if number > 1:
            subprocess.run(["xdotool", "key", "ctrl+n", "sleep", "1", "key", "Return"], check=True)
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end and not is_played(folder):
            if program.poll() is not None:
                raise WindowError(f"the program ended with status {program.returncode} in the middle of a deal")
            for place in (PASS, *HAND):
                click(*place)
        time.sleep(1)
        if picture:
            write_png(read_screen(framebuffer), picture)
        if (status := close_all(window, program)) != 0:
            raise WindowError(f"the program ended with status {status}")
        return is_played(folder)
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()


def main(arguments: Sequence[str]) -> int:
    """Play a deal of the program that is given. Returns the exit status."""
    framebuffer, picture = os.environ.get("LAKSEWHIST_FRAMEBUFFER"), os.environ.get("LAKSEWHIST_SCREENSHOT")
    if len(arguments) < 2 or not framebuffer:
        print("usage: LAKSEWHIST_FRAMEBUFFER=FILE python packaging/play_deal.py FOLDER COMMAND...", file=sys.stderr)
        return 2
    folder, command = Path(arguments[0]), arguments[1:]
    try:
        for number in range(1, ATTEMPTS + 1):
            if attempt(number, command, folder, Path(framebuffer), Path(picture) if picture else None):
                print(f"a whole deal was played with the mouse, at attempt {number}")
                return 0
    except WindowError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"no deal was finished in {ATTEMPTS} attempts", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
