"""Chooses house rules: each option explained, and whole sets of them kept by name."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.dialogs.house_rules_bar import PresetBar
from laksewhist.gui.dialogs.house_rules_presets import Presets
from laksewhist.gui.dialogs.house_rules_rows import OptionRow
from laksewhist.gui.help.house import OPTIONS
from laksewhist.gui.help.topics import option_place
from laksewhist.gui.look import Look


class HouseRulesEditor(QWidget):
    """Shows `rules` and lets one change them; to be put into a dialog or a page, whose look it takes with `set_look`.

    Signals: `changed()` when other rules are chosen; `helpRequested(Place)` with the page that explains an option.
    """

    changed = Signal()
    helpRequested = Signal(object)

    def __init__(self, presets: Presets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets = presets
        self._rules = HouseRules()
        self.bar = PresetBar(presets, self)
        self.rows = {field: OptionRow(field, self) for field in OPTIONS}
        self._area = QScrollArea(self)
        self._lay_out()
        for field, row in self.rows.items():
            row.changed.connect(self._read)
            row.helpWanted.connect(lambda field=field: self.helpRequested.emit(option_place(field)))
        self.bar.chosen.connect(self._choose)
        self.set_rules(self._rules)

    @property
    def rules(self) -> HouseRules:
        """The rules that are chosen."""
        return self._rules

    def set_rules(self, rules: HouseRules) -> None:
        """Shows rules, without telling."""
        self._rules = rules
        for field, row in self.rows.items():
            row.show_value(getattr(rules, field))
            row.show_meaning(rules)
        self.bar.show_rules(rules)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.bar.set_look(look)
        for row in self.rows.values():
            row.set_look(look)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.bar.retranslate()
        for row in self.rows.values():
            row.retranslate()
            row.show_meaning(self._rules)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        inner = QWidget(self._area)
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 4, 0)
        for row in self.rows.values():
            rows.addWidget(row)
        rows.addStretch(1)
        self._area.setWidget(inner)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes from choice to choice, and they scroll it
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.bar)
        column.addWidget(self._area, 1)

    def _read(self) -> None:
        chosen: dict[str, Any] = {field: row.value for field, row in self.rows.items()}
        self._choose(HouseRules(**chosen))

    def _choose(self, rules: HouseRules) -> None:
        if rules != self._rules:
            self.set_rules(rules)
            self.changed.emit()
