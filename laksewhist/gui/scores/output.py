"""The score sheet to paper and to files; what a printer or a disk refuses is said in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from laksewhist.gui.dress import dress
from laksewhist.gui.scores.csv_text import csv_bytes
from laksewhist.gui.scores.file_names import file_name
from laksewhist.gui.scores.paper import page_layout, paint, pdf_bytes
from laksewhist.gui.store_words import trouble_words
from laksewhist.gui.words import isolated
from laksewhist.store.atomic import write_atomically
from laksewhist.store.trouble import Trouble, trouble_of

if TYPE_CHECKING:
    from laksewhist.gui.scores.window import ScoresWindow


class Output(QObject):
    """What the buttons at the foot of a score sheet's window do."""

    def __init__(self, window: ScoresWindow) -> None:
        super().__init__(window)
        self._window = window

    def print_it(self) -> None:
        """Asks for a printer and prints."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout(self._window.ledger))
        printer.setDocName(self._window.ledger.title)
        dialog = QPrintDialog(printer, self._window)
        dialog.setWindowTitle(self.tr("Print the score sheet"))
        if dialog.exec() != QPrintDialog.DialogCode.Accepted:
            return
        try:
            paint(self._window.ledger, printer)
        except OSError as error:
            self._warn(self.tr("The score sheet could not be printed."), str(error))

    def save_pdf(self) -> None:
        """Asks for a name and writes the pages."""
        path = self._ask(self.tr("Save the score sheet as PDF"), ".pdf", self.tr("PDF files (*.pdf)"))
        if path is not None:
            self.write(path, lambda: pdf_bytes(self._window.ledger))

    def save_csv(self) -> None:
        """Asks for a name and writes the deals, for a spreadsheet or for other programs."""
        for_spreadsheets, plain = self.tr("For spreadsheets (*.csv)"), self.tr("Plain, with commas (*.csv)")
        kinds = f"{for_spreadsheets};;{plain}"
        title, name = self.tr("Save the score sheet as CSV"), file_name(self._window.ledger.title, ".csv")
        chosen, kind = QFileDialog.getSaveFileName(self._window, title, name, kinds)
        if chosen:
            spreadsheet = not kind or kind == for_spreadsheets
            self.write(_with(chosen, ".csv"), lambda: csv_bytes(self._window.ledger, for_spreadsheet=spreadsheet))

    def write(self, path: Path, make: Callable[[], bytes]) -> bool:
        """Writes a file as a whole, or not at all; says how it went, and returns whether it went well."""
        try:
            write_atomically(path, make())
        except OSError as error:
            trouble = trouble_of(error)
            reason = str(error.strerror or error) if trouble is Trouble.REFUSED else trouble_words(trouble)
            self._warn(self.tr("{file} could not be written.").format(file=isolated(path.name)), f"{reason}\n{path}")
            return False
        self._window.say(self.tr("{file} is written.").format(file=isolated(path.name)))
        return True

    def _ask(self, title: str, suffix: str, kinds: str) -> Path | None:
        name, _kind = QFileDialog.getSaveFileName(
            self._window, title, file_name(self._window.ledger.title, suffix), kinds
        )
        return _with(name, suffix) if name else None

    def _warn(self, sentence: str, reason: str) -> None:
        box = QMessageBox(self._window)
        dress(box, self._window.look)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Score sheet"))
        box.setText(f"{sentence}\n\n{reason}")
        box.open()
        box.finished.connect(box.deleteLater)


def _with(name: str, suffix: str) -> Path:
    """The path, with the suffix where the name has not this one: `3. december` has none."""
    return Path(name) if name.lower().endswith(suffix) else Path(name + suffix)
