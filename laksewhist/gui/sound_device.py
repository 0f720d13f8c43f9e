"""Sounds through QtMultimedia, which is an extra of the installation: without it, or a device, nothing is heard.

Nothing here raises, and nothing is imported before the first sound.
"""

from __future__ import annotations

import importlib
import logging
import sys
from types import ModuleType
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from laksewhist.gui.sounds import Sound

MODULE: Final = "PySide6.QtMultimedia"
_MISSING: Final = QT_TRANSLATE_NOOP(
    "Sound", 'Nothing is heard, because the extra for sound is not installed: pip install "pyside6-addons<6.12"'
)
_PACKED: Final = QT_TRANSLATE_NOOP(
    "Sound", "Nothing is heard, because this package comes without sound; installed with pip, the game can have it."
)
_BROKEN: Final = QT_TRANSLATE_NOOP(
    "Sound", "Nothing is heard, because a library is missing; on Debian and Ubuntu install libpulse0. ({error})"
)
_NO_DEVICE: Final = QT_TRANSLATE_NOOP("Sound", "Nothing is heard, because the system has no device for sound.")
_log = logging.getLogger(__name__)


def is_installed() -> bool:
    """Whether the extra for sound is there; whether it works shows only when it is used."""
    from importlib.util import find_spec

    return find_spec(MODULE) is not None


def multimedia() -> ModuleType | ImportError:
    """QtMultimedia, or why there is none."""
    try:
        return importlib.import_module(MODULE)
    except ImportError as error:  # also where it is there, but a library that it needs is not
        return error


def why_silent() -> str:
    """One sentence that says why nothing can be heard and what helps; empty where sounds can be heard."""
    found = multimedia()
    if isinstance(found, ModuleNotFoundError):
        words = _PACKED if getattr(sys, "frozen", False) else _MISSING
    elif isinstance(found, ImportError):
        return QCoreApplication.translate("Sound", str(_BROKEN)).format(error=found)
    elif not found.QMediaDevices.audioOutputs():
        words = _NO_DEVICE
    else:
        return ""
    return QCoreApplication.translate("Sound", str(words))


class Device(QObject):
    """Plays sounds on the system's device for sound; silent while there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[Sound, Any] = {}
        self._module: ModuleType | None = None
        self._tried = False

    def play(self, sound: Sound, volume: float) -> None:
        """Begins a sound, from its start where it is still heard; does nothing where there is no device."""
        if not self._tried:
            self._tried = True
            self._load()
        if self._module is None or not self._module.QMediaDevices.audioOutputs():
            return
        effect = self._effects.get(sound)
        if effect is None:
            from PySide6.QtCore import QUrl

            effect = self._effects[sound] = self._module.QSoundEffect(self)
            effect.setSource(QUrl(f"qrc:/sounds/{sound.value}.wav"))
        effect.setVolume(volume)
        effect.play()

    def _load(self) -> None:
        found = multimedia()
        if isinstance(found, ImportError):
            _log.info("no sound: %s", found)
        else:
            self._module = found
