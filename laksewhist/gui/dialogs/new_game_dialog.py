"""The dialog before a match: who plays, by which house rules."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import cast

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from laksewhist.ai.brain import LEVELS
from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.house_rules import MAX_SNIKSNAK_SECONDS, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.gui.dialogs.house_rules_choices import CHOICES
from laksewhist.gui.dress import dress
from laksewhist.gui.levels import level_name, level_sentence
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import match_setup, person_name
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.session import MatchSetup
from laksewhist.gui.tables.choice import TableChoice
from laksewhist.match.rotation import PARTICIPANT_COUNTS
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.table_files import table_folder
from laksewhist.store.tournament import LONGEST_NAME


class NewGameDialog(QDialog):
    """The quick way to a game: name, number of participants, level of the computers, rules; `setup` is the answer.

    With the folder of what is configured, house rules can also be chosen by name, and are explained, the point table
    can be another one than `table`, and there is a button to the wizard. Signal: `moreRequested()` when it is pressed.
    """

    moreRequested = Signal()

    def __init__(
        self,
        name: str,
        rules: HouseRules,
        participants: int,
        look: Look,
        parent: QWidget,
        config: Path | None = None,
        table: PointTable = DEFAULT_TABLE,
        level: str = SIMPLEST_LEVEL,
    ) -> None:
        super().__init__(parent)
        self._look, self._config = look, config
        self.setWindowTitle(self.tr("New game"))
        dress(self, look)
        self._make_company(name, participants, level)
        self.table = None if config is None else TableChoice(table_folder(config), self, table)
        self._make_rules(rules)
        self.explain_button = QPushButton(self.tr("House rules explained, and by name…"), self)
        self.explain_button.clicked.connect(self.explain)
        self.more_button = QPushButton(self.tr("&More…"), self)
        self.more_button.clicked.connect(self.more)
        for button in (self.explain_button, self.more_button):
            button.setVisible(config is not None)
            button.setAutoDefault(False)
        self._tell_level()
        self._lay_out()
        self._company_before = self._company

    def _make_company(self, name: str, participants: int, level: str) -> None:
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(person_name())
        self.count = QComboBox(self)
        for number in PARTICIPANT_COUNTS:
            self.count.addItem(str(number), number)
        self.count.setCurrentIndex(PARTICIPANT_COUNTS.index(participants))
        self.level, self.thinks = QComboBox(self), QLabel(self)
        for each in LEVELS:
            self.level.addItem(level_name(each), each)
        self.level.currentIndexChanged.connect(self._tell_level)
        self.level.setCurrentIndex(list(LEVELS).index(level))

    def _make_rules(self, rules: HouseRules) -> None:
        self.options = {field: self._option(field, values, rules) for field, _label, values in CHOICES}
        self.seconds = QSpinBox(self)
        self.seconds.setRange(0, MAX_SNIKSNAK_SECONDS)
        self.seconds.setSpecialValueText(self.tr("no limit"))
        self.seconds.setValue(rules.sniksnak_seconds)

    def _tell_level(self) -> None:
        self.thinks.setText(level_sentence(self.level.currentData()))

    def more(self) -> None:
        """Leaves for the wizard, which has everything there is to choose."""
        self.reject()
        self.moreRequested.emit()

    def _option(self, field: str, values: tuple[tuple[Enum, object], ...], rules: HouseRules) -> QComboBox:
        box = QComboBox(self)
        for value, words in values:
            box.addItem(QCoreApplication.translate("HouseRules", str(words)), value)
        box.setCurrentIndex([value for value, _words in values].index(getattr(rules, field)))
        return box

    def _lay_out(self) -> None:
        players = QFormLayout()
        players.addRow(self.tr("Your name"), self.name)
        players.addRow(self.tr("Participants"), self.count)
        players.addRow(self.tr("Computers play as"), self.level)
        self.thinks.setWordWrap(True)
        name_it(self.level, self.tr("Computers play as"))
        players.addRow("", self.thinks)
        if self.table is not None:
            players.addRow(self.tr("Point table"), self.table)
        house = QGroupBox(self.tr("House rules"), self)
        form = QFormLayout(house)
        for each in (players, form):
            each.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
            each.setHorizontalSpacing(self._look.px(16))
            each.setVerticalSpacing(self._look.px(8))
        for field, label, _values in CHOICES:
            form.addRow(QCoreApplication.translate("HouseRules", str(label)), self.options[field])
        form.addRow(self.tr("Seconds for a card in sniksnak"), self.seconds)
        form.addRow(self.explain_button)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.more_button, QDialogButtonBox.ButtonRole.ResetRole)  # at the left, away from the others
        start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(players)
        layout.addWidget(self._scrolling(house), 1)
        layout.addWidget(buttons)
        self._fit(house)

    def _scrolling(self, house: QWidget) -> QWidget:
        """The house rules are the longest part, and what scrolls where there is no room for all."""
        self._area = QScrollArea(self)
        self._area.setWidget(house)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return self._area

    def _fit(self, house: QWidget) -> None:
        """As large as everything needs, within the window it belongs to."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumWidth(house.sizeHint().width() + bar)
        wanted = self.sizeHint() - self._area.sizeHint() + house.sizeHint() + QSize(bar, 4)
        parent = self.parentWidget()
        assert parent is not None
        room = max(self._look.px(480), parent.window().height() - self._look.px(24))
        self.resize(max(wanted.width(), self.sizeHint().width()), min(wanted.height(), room))

    @property
    def _company(self) -> tuple[str, object, object]:
        return self.name.text(), self.count.currentData(), self.level.currentData()

    @property
    def is_company_changed(self) -> bool:
        """Whether name, number or level are other than those that were filled in."""
        return self._company != self._company_before

    def explain(self) -> None:
        """Opens the house rules with what they mean and the sets that have a name; what is chosen there is taken."""
        from laksewhist.gui.dialogs.house_rules_dialog import HouseRulesDialog

        assert self._config is not None
        dialog = HouseRulesDialog(self.rules, rules_folder(self._config), self._look, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.show_rules(dialog.rules))
        dialog.open()

    def show_rules(self, rules: HouseRules) -> None:
        """Chooses these rules."""
        for field, _label, values in CHOICES:
            self.options[field].setCurrentIndex([value for value, _words in values].index(getattr(rules, field)))
        self.seconds.setValue(rules.sniksnak_seconds)

    @property
    def rules(self) -> HouseRules:
        """The house rules as they are chosen."""
        chosen = {field: cast("Enum", box.currentData()) for field, box in self.options.items()}
        return HouseRules(**chosen, sniksnak_seconds=self.seconds.value())  # type: ignore[arg-type]

    @property
    def setup(self) -> MatchSetup:
        """The match as it is chosen, with a fresh seed."""
        name = self.name.text().strip() or person_name()
        table = DEFAULT_TABLE if self.table is None else self.table.table
        return match_setup(name, int(self.count.currentData()), self.rules, table=table, level=self.level.currentData())
