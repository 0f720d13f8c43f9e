"""What can be done to a tournament in the list, each with a way back, and a sentence where the disk refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from laksewhist.gui.new_match import cleaned
from laksewhist.gui.scores.file_names import file_name
from laksewhist.gui.store_words import fault_words
from laksewhist.gui.tournaments.rows import Row
from laksewhist.gui.words import isolated
from laksewhist.store.errors import FormatError
from laksewhist.store.exchange import SUFFIX, export_tournament, import_tournament
from laksewhist.store.memory import Memory
from laksewhist.store.trouble import StoreError


class Deeds(QObject):
    """Acts on the memory. Signals: `done(str, str)` with what was done, in a sentence, and the id it was done to."""

    done = Signal(str, str)

    def __init__(self, memory: Memory, window: QWidget) -> None:
        super().__init__(window)
        self._memory, self._window = memory, window
        self._backs: list[tuple[str, Callable[[], object]]] = []

    @property
    def can_undo(self) -> bool:
        """Whether the last deed can be taken back."""
        return bool(self._backs)

    def undo(self) -> None:
        """Takes the last deed back; does nothing where there is none."""
        if self._backs:
            ident, back = self._backs[-1]
            if self._tried(back):
                self._backs.pop()
                self.done.emit(self.tr("Taken back."), ident)

    def rename(self, row: Row, name: str) -> None:
        """Gives it another name; an empty one calls it after its day again."""
        new, old = cleaned(name), row.tournament.name
        if new != old and self._tried(lambda: self._memory.rename(row.id, new)):
            self._remember(row, lambda: self._memory.rename(row.id, old), self.tr("{name} has another name now."))

    def archive(self, row: Row, archived: bool) -> None:
        """Puts it out of the way, or back among the others."""
        if self._tried(lambda: self._memory.archive(row.id, archived)):
            put = self.tr("{name} is in the archive now.")
            fetched = self.tr("{name} is among the others again.")
            self._remember(row, lambda: self._memory.archive(row.id, not archived), put if archived else fetched)

    def delete(self, row: Row) -> None:
        """Throws it away; it can be had back for thirty days."""
        if self._tried(lambda: self._memory.delete(row.id)):
            words = self.tr("{name} is deleted. It can be brought back for thirty days.")
            self._remember(row, lambda: self._memory.undelete(row.id), words)

    def bring_back(self, row: Row) -> None:
        """Takes it out of the bin."""
        if self._tried(lambda: self._memory.undelete(row.id)):
            self._remember(row, lambda: self._memory.delete(row.id), self.tr("{name} is back with all its deals."))

    def export(self, row: Row) -> None:
        """Asks where to, and writes it there with every deal."""
        name, _kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export the tournament"), file_name(row.title, SUFFIX), self._kinds
        )
        if name:
            path = Path(name) if Path(name).suffix else Path(f"{name}{SUFFIX}")
            if self._tried(lambda: export_tournament(self._memory, row.id, path)):
                words = self.tr("{name} is now also in {file}.")
                self.done.emit(words.format(name=isolated(row.title), file=isolated(path.name)), row.id)

    def take_in(self) -> None:
        """Asks for a file, and takes in the tournament in it."""
        all_files = self.tr("All files (*)")
        kinds = f"{self._kinds};;{all_files}"
        name, _kind = QFileDialog.getOpenFileName(self._window, self.tr("Import a tournament"), "", kinds)
        if name:
            self.take_in_file(Path(name))

    def take_in_file(self, path: Path) -> None:
        """Takes in the tournament in a file."""
        try:
            tournament = import_tournament(self._memory, path)
        except (FormatError, StoreError) as error:
            sentence = self.tr("{file} is not taken in; nothing is changed.\n\n{reason}")
            self._warn(sentence.format(file=isolated(path.name), reason=fault_words(error)))
            return
        self._backs.append((tournament.id, lambda: self._memory.delete(tournament.id)))
        self.done.emit(self.tr("Taken in with all its deals."), tournament.id)

    # ---- within

    @property
    def _kinds(self) -> str:
        return self.tr("Tournaments (*{suffix})").format(suffix=SUFFIX)

    def _remember(self, row: Row, back: Callable[[], object], sentence: str) -> None:
        self._backs.append((row.id, back))
        self.done.emit(sentence.format(name=isolated(row.title)), row.id)

    def _tried(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except (FormatError, StoreError) as error:
            self._warn(self.tr("That cannot be done just now.\n\n{reason}").format(reason=fault_words(error)))
            return False
        return True

    def _warn(self, sentence: str) -> None:
        QMessageBox.warning(self._window, self.tr("Tournaments"), sentence)
