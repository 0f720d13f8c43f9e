"""Everything in one file: asked for, written and brought back, with a sentence for whatever goes wrong."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTime
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QFileDialog, QMessageBox

from laksewhist.gui.dress import dress
from laksewhist.gui.languages import locale
from laksewhist.gui.message import tell
from laksewhist.gui.store_words import day_text, fault_words
from laksewhist.gui.words import isolated
from laksewhist.store.backup import SUFFIX, Manifest, read_manifest, restore_backup, write_backup
from laksewhist.store.errors import FormatError
from laksewhist.store.trouble import StoreError

if TYPE_CHECKING:
    from laksewhist.gui.window_parts import WindowParts


class Backups(QObject):
    """The two commands of the menu. `to_restore` is what is to be brought back when the window has closed, or None."""

    def __init__(self, window: WindowParts, config: Path, data: Path) -> None:
        super().__init__(window)
        self._window = window
        self._config, self._data = config, data
        self.to_restore: Path | None = None

    def save(self) -> None:
        """Asks where to, and writes everything there."""
        proposed = datetime.now().strftime("laksewhist-%Y-%m-%d") + SUFFIX
        name, _kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Back everything up"), proposed, self.tr("Backups (*{suffix})").format(suffix=SUFFIX)
        )
        if not name:
            return
        path = Path(name)
        path = path if path.suffix else path.with_suffix(SUFFIX)
        try:
            size = self._write(path)
        except StoreError as error:
            self._tell(self.tr("The backup could not be written."), fault_words(error))
            return
        sentence = self.tr("Settings, tournaments and every deal are now in one file.")
        self._tell(sentence, self.tr("{file}\n{size}").format(file=path, size=_size(size)))

    def _write(self, path: Path) -> int:
        """Writes everything, and returns how many bytes that is; many deals take a moment, which the cursor tells."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            write_backup(self._config, self._data, path)
            return path.stat().st_size
        finally:
            QGuiApplication.restoreOverrideCursor()

    def restore(self) -> None:
        """Asks for a backup, looks whether it is sound, and asks once more."""
        kinds = self.tr("Backups (*{suffix});;All files (*)").format(suffix=SUFFIX)
        name, _kind = QFileDialog.getOpenFileName(self._window, self.tr("Restore a backup"), "", kinds)
        if not name:
            return
        path = Path(name)
        try:
            manifest = read_manifest(path)
        except (FormatError, OSError) as error:
            sentence = self.tr("{file} cannot be restored, and nothing has been changed.").format(
                file=isolated(path.name)
            )
            self._tell(sentence, fault_words(error))
            return
        if self._is_meant(path, manifest):
            self.to_restore = path
            if not self._window.close():
                self.to_restore = None

    def _is_meant(self, path: Path, manifest: Manifest) -> bool:
        here = manifest.made.astimezone()
        clock = locale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
        box = QMessageBox(self._window)
        dress(box, self._window.page.look)
        box.setWindowTitle(self.tr("Restore a backup"))
        box.setIconPixmap(QIcon(":/cards/app.svg").pixmap(64, 64))
        box.setText(
            self.tr("Bring everything back as it was on {day} at {time}?").format(
                day=day_text(manifest.made), time=clock
            )
        )
        box.setInformativeText(
            self.tr("What there is now is put into a backup of its own first, beside this one:\n{folder}").format(
                folder=path.parent
            )
        )
        restore = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole))
        box.exec()
        return box.clickedButton() is restore

    def _tell(self, sentence: str, detail: str) -> None:
        tell(self._window, self._window.page.look, self.tr("Backup"), sentence, detail)


def restore_now(path: Path, config: Path, data: Path) -> str:
    """Brings everything back while no window has it open; returns what is to be told."""
    try:
        before = restore_backup(path, config, data)
    except (FormatError, StoreError) as error:
        sentence = QCoreApplication.translate("Backups", "The backup could not be restored.\n\n{reason}")
        return sentence.format(reason=fault_words(error))
    sentence = QCoreApplication.translate("Backups", "Everything is as it was when the backup was made.")
    if before is None:
        return sentence
    kept = QCoreApplication.translate("Backups", "What there was before is kept in:\n{file}").format(file=before)
    return f"{sentence}\n\n{kept}"


def _size(size: int) -> str:
    return locale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
