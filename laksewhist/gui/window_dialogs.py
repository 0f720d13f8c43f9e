"""Dialogs of the window that need nothing but what the window has; imported when they are opened."""

from __future__ import annotations

from laksewhist.gui.sounds import Sounds
from laksewhist.gui.window_parts import WindowParts


def open_preferences(window: WindowParts, sounds: Sounds) -> None:
    """The preferences, where sounds can be tried."""
    from laksewhist.gui.dialogs.preferences_dialog import PreferencesDialog

    dialog = PreferencesDialog(window.preferences, window.page, window)
    dialog.soundTried.connect(sounds.try_out)
    dialog.open()


def open_about(window: WindowParts) -> None:
    """What this program is."""
    from laksewhist.gui.dialogs.about import about_box

    about_box(window.page.look, window).open()
