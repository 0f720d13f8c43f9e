"""A program for a test: plays every sound through the system's device, one after another."""

import time

from PySide6.QtGui import QGuiApplication

from laksewhist.gui.resources import ensure_resources
from laksewhist.gui.sound_device import Device, why_silent
from laksewhist.gui.sounds import Sound

EVERY = 1.8
"""Seconds from one sound to the next; the longest takes 0.6."""


def main() -> None:
    app = QGuiApplication([])
    ensure_resources()
    assert why_silent() == "", why_silent()
    device = Device(app)
    for sound in Sound:
        device.play(sound, 1.0)
        end = time.monotonic() + EVERY
        while time.monotonic() < end:
            app.processEvents()
            time.sleep(0.01)


if __name__ == "__main__":
    main()
