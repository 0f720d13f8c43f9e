"""A house option: its label, its choice, what that means, and the way to the page that explains it."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget

from laksewhist.engine.house_rules import MAX_SNIKSNAK_SECONDS, HouseRules
from laksewhist.gui.dialogs.house_rules_choices import CHOICES
from laksewhist.gui.help.help_button import HelpButton
from laksewhist.gui.help.house import HouseWords
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.texts import capital

SECONDS = "sniksnak_seconds"


class OptionRow(QWidget):
    """One option of `HouseRules`, by its field. Signals: `changed()`, and `helpWanted()` for the question mark."""

    changed = Signal()
    helpWanted = Signal()

    def __init__(self, field: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self.label, self.meaning = Label(14, bold=True, wrap=True), Label(13, "soft", wrap=True)
        self.help = HelpButton()
        self.editor = self._editor()
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.label, 0, 0)
        self._grid.addWidget(self.editor, 0, 1)
        self._grid.addWidget(self.help, 0, 2)
        self._grid.addWidget(self.meaning, 1, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.editor.installEventFilter(self)
        self.help.clicked.connect(self.helpWanted)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page, unless the choice has the keyboard: nothing is changed in passing."""
        if event.type() == QEvent.Type.Wheel and not self.editor.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    @property
    def value(self) -> object:
        """What is chosen."""
        editor = self.editor
        return editor.value() if isinstance(editor, QSpinBox) else self._values()[editor.currentIndex()]

    def show_value(self, value: object) -> None:
        """Shows a choice without telling."""
        blocked = self.editor.blockSignals(True)
        if isinstance(self.editor, QSpinBox):
            assert isinstance(value, int)
            self.editor.setValue(value)
        else:
            assert isinstance(value, Enum)
            self.editor.setCurrentIndex(self._values().index(value))
        self.editor.blockSignals(blocked)

    def show_meaning(self, rules: HouseRules) -> None:
        """Says what the choice means."""
        self.meaning.setText(capital(HouseWords().meaning(rules, self.field)))

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for part in (self.label, self.meaning, self.help):
            part.set_look(look)
        self._grid.setContentsMargins(0, look.px(4), 0, look.px(4))
        self._grid.setHorizontalSpacing(look.px(8))
        self._grid.setVerticalSpacing(look.px(2))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        words = self._words()
        self.label.setText(words)
        name_it(self.editor, words)
        self.help.retranslate()
        #: the question mark beside a house option
        name_it(self.help, self.tr("Read about: {option}").format(option=words))
        if isinstance(self.editor, QSpinBox):
            self.editor.setSpecialValueText(self.tr("no limit"))
        else:
            for at, (_value, text) in enumerate(self._choices()):
                self.editor.setItemText(at, QCoreApplication.translate("HouseRules", str(text)))

    # ---- within

    def _editor(self) -> QComboBox | QSpinBox:
        if self.field == SECONDS:
            box = QSpinBox(self)
            box.setRange(0, MAX_SNIKSNAK_SECONDS)
            box.valueChanged.connect(self.changed)
            return box
        choice = QComboBox(self)
        choice.addItems([""] * len(self._choices()))
        choice.currentIndexChanged.connect(self.changed)
        return choice

    def _choices(self) -> tuple[tuple[Enum, object], ...]:
        return next(values for field, _label, values in CHOICES if field == self.field)

    def _values(self) -> list[Enum]:
        return [value for value, _words in self._choices()]

    def _words(self) -> str:
        if self.field == SECONDS:
            return self.tr("Seconds for a card in sniksnak")
        label = next(label for field, label, _values in CHOICES if field == self.field)
        return QCoreApplication.translate("HouseRules", str(label))
