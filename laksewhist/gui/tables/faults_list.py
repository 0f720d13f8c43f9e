"""What is odd or wrong in the table, in words; choosing a line goes to its cell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from laksewhist.engine.table_faults import Fault
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_editor_model import spot_of
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tables.words import FaultWords

_SPOT: Final = Qt.ItemDataRole.UserRole
_MOST: Final = 60
"""The most lines: more tell nothing more, and the table is being filled in anyway."""


class FaultsList(QListWidget):
    """Lists faults, errors first. Signal: `chosen(object)` with the spot of the cell that a line is about."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._faults: tuple[Fault, ...] = ()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.retranslate()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is listed, errors first."""
        return self._faults

    def show_faults(self, faults: tuple[Fault, ...]) -> None:
        """Lists these faults."""
        ordered = tuple(sorted(faults, key=lambda fault: not fault.is_error))
        if ordered != self._faults:
            self._faults = ordered
            self._fill()

    def set_look(self, look: Look) -> None:
        """Takes over sizes: three lines are to be seen."""
        self.setFixedHeight(look.px(92))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        name_it(self, self.tr("What is odd or wrong in this table"))
        self._fill()

    def _fill(self) -> None:
        self.clear()
        words = FaultWords()
        for fault in self._faults[:_MOST]:
            kind = self.tr("Error:") if fault.is_error else self.tr("Warning:")
            item = QListWidgetItem(f"{kind} {words.sentence(fault)}")
            item.setData(_SPOT, None if fault.cause is None else spot_of(fault.cause))
            self.addItem(item)
        if len(self._faults) > _MOST:
            self._add_plain(self.tr("… and %n more.", "", len(self._faults) - _MOST))
        if not self._faults:
            self._add_plain(self.tr("Nothing is odd or wrong in this table."))

    def _add_plain(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.addItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        spot = item.data(_SPOT)
        if spot is not None:
            self.chosen.emit(tuple(spot))
