"""All sounds off, and on again, by one command."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.hint import Hint
from laksewhist.gui.preferences import Preferences


def switch_sounds(preferences: Preferences, hint: Hint) -> None:
    """Switches all sounds and says so; where none can be heard it says why."""
    from laksewhist.gui.sound_device import why_silent  # asks the system for its devices

    on = not preferences.settings.sounds
    preferences.change(sounds=on)
    if on:
        hint.tell(why_silent() or QCoreApplication.translate("Sound", "Sounds are on."))
    else:
        hint.tell(QCoreApplication.translate("Sound", "Sounds are off."))
