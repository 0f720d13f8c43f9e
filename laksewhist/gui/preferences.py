"""The settings in force: changed from the menu, applied at once, kept at once."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage

from laksewhist.gui.languages import system_language
from laksewhist.gui.table.cloths import with_cloth
from laksewhist.gui.table.pace import SPEEDS, Pace
from laksewhist.gui.table.style import TableStyle
from laksewhist.gui.table.theme import THEMES, Theme
from laksewhist.gui.table.ways import Click, Ways
from laksewhist.store.settings import SettingsFile, SettingsProblem
from laksewhist.store.tournament import FACES

OWN_PICTURES: Final = ("own_back", "own_cloth")
LOOKS: Final = frozenset({"theme", "cloth", "four_colours", "danish_indices", "back", *OWN_PICTURES})
"""Settings that change `Preferences.theme` or `Preferences.style`."""
WAYS: Final = frozenset({"card_click", "card_drag", "select_ahead", "play_forced"})
"""Settings that change `Preferences.ways`."""
PACES: Final = frozenset({"speed", "reduced_motion", "trick_rest", "trick_stays"})
"""Settings that `Preferences.set_pace` looks at."""
_log = logging.getLogger(__name__)


class Preferences(QObject):
    """The settings file and what is in force.

    `folder` is where it lies, beside what else is configured; `is_first_start` tells that there was no file.
    `language` and `theme` given on the command line hold for this run and are not kept. Signal: `changed(str)` with
    the name of the setting that changed.
    """

    changed = Signal(str)

    def __init__(self, folder: Path, *, language: str | None, theme: str | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._file = SettingsFile(folder)
        self.is_first_start = not self._file.path.exists()
        loaded = self._file.load()
        self.settings = loaded.settings
        self.problem: SettingsProblem | None = loaded.problem
        self._images: dict[str, QImage | None] = {}
        self._for_this_run = {"language": language, "theme": theme}

    @property
    def language(self) -> str:
        """The language in force: `da` or `en`."""
        return self._for_this_run["language"] or self.settings.language or system_language()

    @property
    def theme(self) -> Theme:
        """The colours in force; as the system has it where nothing is set."""
        name = self._for_this_run["theme"] or self.settings.theme
        if name is None:
            dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
            name = "dark" if dark else "light"
        return with_cloth(THEMES[name], self.settings.cloth)

    @property
    def style(self) -> TableStyle:
        """What cards and table are like beside their colours."""
        settings = self.settings
        own_back, own_cloth = (self._images.get(name) for name in OWN_PICTURES)
        back, faces = f"back_{settings.back}", self.folder / FACES
        return TableStyle(settings.four_colours, settings.danish_indices, back, own_back, own_cloth, faces)

    @property
    def ways(self) -> Ways:
        """In which ways a card is played."""
        settings = self.settings
        return Ways(Click(settings.card_click), settings.card_drag, settings.select_ahead, settings.play_forced)

    def set_pace(self, pace: Pace) -> None:
        """Gives a pace what is set of how fast things go, and of how long a trick lies."""
        settings = self.settings
        pace.factor = SPEEDS[settings.speed]
        pace.reduced = settings.reduced_motion
        pace.trick_rest = settings.trick_rest
        pace.trick_waits = settings.trick_stays == "click"

    def set_image(self, name: str, image: QImage | None) -> None:
        """What `own_back` or `own_cloth` shows. Told of by nobody: `changed` comes with the setting."""
        self._images[name] = image

    def value(self, name: str) -> Any:
        """The value of a setting: that of the command line where one was given for this run."""
        return self._for_this_run.get(name) or getattr(self.settings, name)

    def change(self, **values: Any) -> None:
        """Changes settings by their names, keeps them, and tells; a disk that refuses is logged, the change holds."""
        self.settings = replace(self.settings, **values)
        for name in values:
            self._for_this_run.pop(name, None)
            self._for_this_run.setdefault(name, None)
        try:
            self._file.save(self.settings)
        except OSError as error:
            _log.warning("the settings could not be kept: %s", error)
        for name in values:
            self.changed.emit(name)
