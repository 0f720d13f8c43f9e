"""Start a program and see that its window is really there: mapped, painted, gone when asked to close.

    python packaging/check_window.py COMMAND...

Needs an X server that writes its screen to the file LAKSEWHIST_FRAMEBUFFER (Xvfb -fbdir), and xdotool.
LAKSEWHIST_SCREENSHOT, if set, is the PNG file into which the painted screen is copied.
"""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from screen import read_screen, write_png

WINDOW_NAME = "Laksewhist"
# A table with cards has hundreds of colours; an empty window has one, a window of one sentence some tens.
LEAST_COLOURS = 100
PATIENCE_SECONDS = 60.0
# Cards are still on their way when the table is first painted.
SETTLING_SECONDS = 2.0


class WindowError(RuntimeError):
    """What was expected of the window did not happen in time."""


def colours_on_screen(framebuffer: Path) -> int:
    """The number of different colours on the whole screen."""
    pixels = memoryview(read_screen(framebuffer).pixels)
    return len(set(pixels[: len(pixels) // 4 * 4].cast("I")))


def visible_window() -> int | None:
    """The mapped window with our name, or None."""
    done = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", WINDOW_NAME],
        capture_output=True,
        text=True,
        check=False,
    )
    return int(done.stdout.split()[-1]) if done.stdout.split() else None


def ask_to_close(window: int) -> None:
    """Send what a window manager sends when the close button is pressed; there is no window manager here."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        raise WindowError("the X server does not answer")
    protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    client_message, long_format = 33, 32
    # XClientMessageEvent, in native layout, padded to the size of the union XEvent.
    event = struct.pack("@iLiPLLi5l", client_message, 0, 1, 0, window, protocols, long_format, delete, 0, 0, 0, 0)
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), event.ljust(192, b"\0"))
    x11.XCloseDisplay(display)


def wait_for(what: str, look: Callable[[], int | None], program: subprocess.Popen[bytes]) -> int:
    """What ``look`` finds. Raises WindowError if the program ends before, or after PATIENCE_SECONDS."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        if (found := look()) is not None:
            return found
        if program.poll() is not None:
            raise WindowError(f"the program ended with status {program.returncode} before {what}")
        time.sleep(0.1)
    raise WindowError(f"{what}: not within {PATIENCE_SECONDS:.0f} seconds")


def close_all(window: int, program: subprocess.Popen[bytes]) -> int:
    """Close the window and those that come up from behind it, a dialog's first; the program's exit status.

    Raises WindowError if it does not end within PATIENCE_SECONDS.
    """
    end = time.monotonic() + PATIENCE_SECONDS
    current: int | None = window
    while time.monotonic() < end:
        if current is not None:
            ask_to_close(current)
        try:
            return program.wait(timeout=1)
        except subprocess.TimeoutExpired:
            current = visible_window()
    raise WindowError("the program did not end when its windows were asked to close")


def check(command: Sequence[str], framebuffer: Path, picture: Path | None = None) -> str:
    """Start, look, copy the screen to `picture`, close. Returns a sentence with what was seen; raises WindowError."""
    began = time.monotonic()
    program = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        window = wait_for("a window was mapped", visible_window, program)
        colours = wait_for(
            "the window was painted",
            lambda: found if (found := colours_on_screen(framebuffer)) >= LEAST_COLOURS else None,
            program,
        )
        seconds = time.monotonic() - began
        if picture:
            time.sleep(SETTLING_SECONDS)
            write_png(read_screen(framebuffer), picture)
        status = close_all(window, program)
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()
    if status != 0:
        raise WindowError(f"the program ended with status {status}")
    return f"window painted with {colours} colours after {seconds:.1f} s, and closed"


def main(command: Sequence[str]) -> int:
    """Check the program given as arguments. Returns the exit status."""
    framebuffer = os.environ.get("LAKSEWHIST_FRAMEBUFFER")
    if not command or not framebuffer:
        print("usage: LAKSEWHIST_FRAMEBUFFER=FILE python packaging/check_window.py COMMAND...", file=sys.stderr)
        return 2
    try:
        picture = os.environ.get("LAKSEWHIST_SCREENSHOT")
        print(check(command, Path(framebuffer), Path(picture) if picture else None))
    except WindowError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
