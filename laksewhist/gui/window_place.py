"""Where the window was, and whether it can be there again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from laksewhist.store.settings import WindowPlace

SMALLEST: Final = QSize(800, 600)
USUAL: Final = QSize(1280, 800)
VISIBLE: Final = 100
"""So many pixels of the window's top must be on a screen, or it is put back to the middle."""


def place_of(window: QWidget) -> WindowPlace | None:
    """The window's place as it is kept: that of the normal window also while it fills the screen; None if unknown."""
    large = window.isFullScreen() or window.isMaximized() or window.isMinimized()
    rect = window.normalGeometry() if large else window.geometry()
    return None if rect.isEmpty() else WindowPlace(rect.x(), rect.y(), rect.width(), rect.height())


def restore(window: QWidget, place: WindowPlace | None) -> None:
    """Puts the window where it was; to its usual size in the middle where that is on no screen any more."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    wanted = QRect() if place is None else QRect(place.x, place.y, place.width, place.height)
    top = QRect(wanted.x(), wanted.y(), max(wanted.width(), VISIBLE), VISIBLE)
    for screen in screens:
        common = top.intersected(screen)
        if place is not None and common.width() >= VISIBLE and common.height() >= VISIBLE // 2:
            size = wanted.size().boundedTo(screen.size()).expandedTo(SMALLEST)
            window.setGeometry(QRect(wanted.topLeft(), size))
            return
    window.resize(USUAL.boundedTo(screens[0].size()).expandedTo(SMALLEST) if screens else USUAL)
