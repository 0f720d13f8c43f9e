"""Pictures of one's own, from the moment one is chosen: copied, shown, and told of where that cannot be."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from laksewhist.gui.preferences import OWN_PICTURES, Preferences

if TYPE_CHECKING:
    from laksewhist.store.own_picture import PictureFault

_log = logging.getLogger(__name__)

FOLDER: Final = "pictures"
"""Where the copies lie, below the data folder."""


class OwnPictures(QObject):
    """Keeps a copy of each picture that the settings name, and hands it to the preferences.

    A picture is read once more by Qt only from its copy, which this program has written.
    """

    def __init__(self, window: QWidget, preferences: Preferences, data: Path) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._folder = data / FOLDER
        self._lost = tuple(name for name in OWN_PICTURES if not self._load(name))
        preferences.changed.connect(self._on_changed)

    def tell_lost(self) -> None:
        """Says which copies could not be read when the program began, and goes back to the usual ones.

        Copies that are not used any more go: while the program ran, a change could be undone.
        """
        lost, self._lost = self._lost, ()
        self._forget_others()
        for name in lost:
            self._preferences.change(**{name: None})
        sentences = {
            "own_back": self.tr("Your picture on the backs of the cards is gone or broken. The usual back is shown."),
            "own_cloth": self.tr("Your picture on the table is gone or broken. The usual table is shown."),
        }
        for name in lost:
            self._warn(sentences[name])

    def _on_changed(self, name: str) -> None:
        if name not in OWN_PICTURES:
            return
        chosen = self._preferences.value(name)
        if chosen is None or Path(chosen).parent == self._folder:
            if not self._load(name):
                self._preferences.change(**{name: None})
            return
        self._preferences.set_image(name, None)
        self._preferences.change(**{name: self._copied(name, Path(chosen))})

    def _copied(self, name: str, path: Path) -> str | None:
        """Where the copy lies; None, and a message, where there can be none."""
        # Pillow takes as long to load as the whole table; most people never need it.
        from laksewhist.gui.store_words import trouble_words
        from laksewhist.store.own_picture import USES, PictureError, keep_copy
        from laksewhist.store.trouble import trouble_of

        try:
            return str(keep_copy(path, self._folder, USES[name]))
        except PictureError as error:
            reason = fault_text(error.fault)
        except OSError as error:
            reason = trouble_words(trouble_of(error))
        sentence = self.tr("{file} cannot be used.\n\n{reason}")
        self._warn(sentence.format(file=path.name, reason=reason))
        return None

    def _forget_others(self) -> None:
        used = [self._preferences.value(name) for name in OWN_PICTURES]
        for copy in self._folder.glob("*.png"):
            if str(copy) not in used:
                try:
                    copy.unlink()
                except OSError as error:
                    _log.warning("an old copy stays: %s", error)

    def _load(self, name: str) -> bool:
        """Reads the copy that the settings name, if any; False where it cannot be read."""
        path = self._preferences.value(name)
        image = QImage() if path is None else QImage(str(path))
        self._preferences.set_image(name, None if image.isNull() else image)
        return path is None or not image.isNull()

    def _warn(self, sentence: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        QMessageBox.warning(self._window, self.tr("Your pictures"), sentence)


def picture_fault(path: Path) -> str:
    """What is wrong with a picture, in a sentence in the language of the moment; empty where nothing is."""
    from laksewhist.store.own_picture import PictureError, read_picture  # see above

    try:
        read_picture(path)
    except PictureError as error:
        return fault_text(error.fault)
    return ""


def fault_text(fault: PictureFault) -> str:
    """The sentence for a fault, in the language of the moment."""
    return {
        "MISSING": QCoreApplication.translate("OwnPictures", "There is no such file."),
        "FILE_TOO_LARGE": QCoreApplication.translate("OwnPictures", "The file is larger than 30 MB."),
        "TOO_MANY_PIXELS": QCoreApplication.translate("OwnPictures", "The picture has more than 50 million pixels."),
        "BROKEN": QCoreApplication.translate("OwnPictures", "The file is broken, or no picture that can be read."),
    }[fault.name]
