"""The welcome of the very first start: name and language, over a table that is dealt already."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from laksewhist.gui.cover import Veil
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import person_name
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table_page import TablePage
from laksewhist.store.tournament import LONGEST_NAME

NAMES = (("da", "Dansk"), ("en", "English"))


class WelcomeCard(Panel):
    """Asks for name and language. Signals: `languageChosen(str)`, `startRequested(bool)`: whether with the tour."""

    languageChosen = Signal(str)
    startRequested = Signal(bool)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(24, bold=True, least=18)
        self.text = Label(15, wrap=True)
        self.name_label, self.language_label = Label(14, "soft"), Label(14, "soft")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.languages = {code: QRadioButton(words) for code, words in NAMES}
        self._group = QButtonGroup(self)
        self.tour_button, self.start_button = Button(main=True), Button()
        self._build()
        self._connect(language)
        self.retranslate()

    def _build(self) -> None:
        choices, buttons = QHBoxLayout(), QHBoxLayout()
        for radio in self.languages.values():
            self._group.addButton(radio)
            choices.addWidget(radio)
        choices.addStretch(1)
        buttons.addWidget(self.start_button, 1)
        buttons.addWidget(self.tour_button, 1)
        column = QVBoxLayout(self)
        for widget in (self.title, self.text, self.name_label, self.name, self.language_label):
            column.addWidget(widget)
        column.addLayout(choices)
        column.addLayout(buttons)
        self.space(choices, (0, 0, 0, 8), 24)
        self.space(buttons, (0, 0, 0, 0), 10)
        self.space(column, (28, 22, 28, 28), 8)

    def _connect(self, language: str) -> None:
        self.languages[language].setChecked(True)
        for code, radio in self.languages.items():
            radio.clicked.connect(lambda _checked=False, code=code: self.languageChosen.emit(code))
        self.name.returnPressed.connect(self.tour_button.click)
        self.tour_button.clicked.connect(lambda: self.startRequested.emit(True))
        self.start_button.clicked.connect(lambda: self.startRequested.emit(False))

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        for widget in (self.name, *self.languages.values()):
            dress(widget, look)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Welcome to Laksewhist"))
        self.text.setText(self.tr("The cards are dealt. Who is sitting down?"))
        self.name_label.setText(self.tr("Your name"))
        self.name.setPlaceholderText(person_name())
        self.language_label.setText(self.tr("Language"))
        self.start_button.setText(self.tr("To the table"))
        self.tour_button.setText(self.tr("Show me round"))
        name_it(self.name, self.tr("Your name"))
        for code, words in NAMES:
            name_it(self.languages[code], f"{self.tr('Language')}: {words}")
        name_it(self, self.title.text(), self.text.text())


class Welcome(Veil):
    """Lies over the table until it is answered; Escape answers it as it stands.

    Signal: `answered(str, bool)` with the name, empty where none was given, and whether the tour is wanted.
    """

    answered = Signal(str, bool)

    def __init__(self, preferences: Preferences, page: TablePage, window: QWidget) -> None:
        self.card = WelcomeCard(preferences.language)
        super().__init__(page, self.card, window)
        self.card.languageChosen.connect(lambda code: preferences.change(language=code))
        self.card.startRequested.connect(self._answer)
        QShortcut(
            QKeySequence(Qt.Key.Key_Escape),
            self,
            lambda: self._answer(False),
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )

    def _answer(self, tour: bool) -> None:
        self.answered.emit(self.card.name.text().strip(), tour)

    def focusNextPrevChild(self, forward: bool) -> bool:
        card = self.card
        language = next(radio for radio in card.languages.values() if radio.isChecked())
        return self.turn_focus((card.name, language, card.start_button, card.tour_button), forward)
