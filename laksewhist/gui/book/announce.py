"""Says aloud what one sees, where somebody listens."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible


def announce(speaker: QObject, text: str) -> None:
    """Has a screen reader say it after what it is saying."""
    if text and QAccessible.isActive():
        from PySide6.QtGui import QAccessibleAnnouncementEvent  # only where somebody listens

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, text))
