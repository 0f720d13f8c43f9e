"""The dialog before a match: who plays, by which house rules."""

from __future__ import annotations

from enum import Enum
from typing import Final, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from laksewhist.engine.house_rules import (
    MAX_SNIKSNAK_SECONDS,
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    HouseRules,
    IronHand,
    Shuffle,
    SniksnakTalk,
)
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import match_setup, person_name
from laksewhist.gui.session import MatchSetup
from laksewhist.match.rotation import PARTICIPANT_COUNTS

LONGEST_NAME: Final = 24

_CHOICES: Final[tuple[tuple[str, object, tuple[tuple[Enum, object], ...]], ...]] = (
    (
        "shuffle",
        QT_TRANSLATE_NOOP("HouseRules", "Shuffle"),
        (
            (Shuffle.THOROUGH, QT_TRANSLATE_NOOP("HouseRules", "thorough")),
            (Shuffle.GATHERED, QT_TRANSLATE_NOOP("HouseRules", "gathered and cut: wild hands")),
        ),
    ),
    (
        "iron_hand",
        QT_TRANSLATE_NOOP("HouseRules", "Iron hand (no ace, no picture)"),
        (
            (IronHand.OPTIONAL, QT_TRANSLATE_NOOP("HouseRules", "may be shown for a new deal")),
            (IronHand.OFF, QT_TRANSLATE_NOOP("HouseRules", "must be played")),
        ),
    ),
    (
        "all_pass",
        QT_TRANSLATE_NOOP("HouseRules", "When all four pass"),
        (
            (AllPass.REDEAL, QT_TRANSLATE_NOOP("HouseRules", "the same dealer deals again")),
            (AllPass.NEXT_DEALER, QT_TRANSLATE_NOOP("HouseRules", "the next one deals")),
        ),
    ),
    (
        "call_own_ace",
        QT_TRANSLATE_NOOP("HouseRules", "An ace of one's own"),
        (
            (CallOwnAce.NO, QT_TRANSLATE_NOOP("HouseRules", "may not be called")),
            (CallOwnAce.YES, QT_TRANSLATE_NOOP("HouseRules", "may be called: selvmakker")),
        ),
    ),
    (
        "exchange",
        QT_TRANSLATE_NOOP("HouseRules", "Exchange"),
        (
            (ExchangeOrder.BLIND, QT_TRANSLATE_NOOP("HouseRules", "give three, then see the kitty")),
            (ExchangeOrder.TAKE_FIRST, QT_TRANSLATE_NOOP("HouseRules", "take the kitty, then give three")),
        ),
    ),
    (
        "holder_may_lead_low",
        QT_TRANSLATE_NOOP("HouseRules", "The called card's holder leads its suit"),
        (
            (HolderMayLeadLow.NO, QT_TRANSLATE_NOOP("HouseRules", "with the called card")),
            (HolderMayLeadLow.YES, QT_TRANSLATE_NOOP("HouseRules", "with any card of it")),
        ),
    ),
    (
        "sniksnak_talk",
        QT_TRANSLATE_NOOP("HouseRules", "Talk in sniksnak"),
        (
            (SniksnakTalk.ALL, QT_TRANSLATE_NOOP("HouseRules", "is heard by all")),
            (SniksnakTalk.OPPONENTS, QT_TRANSLATE_NOOP("HouseRules", "is between the opponents")),
        ),
    ),
)
"""Each house option: its name in `HouseRules`, its label, and its values with their words; the default stands first."""


class NewGameDialog(QDialog):
    """Asks for the person's name, the number of participants and the house rules; `setup` is the answer."""

    def __init__(self, name: str, rules: HouseRules, participants: int, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        dress(self, look)
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(person_name())
        self.count = QComboBox(self)
        for number in PARTICIPANT_COUNTS:
            self.count.addItem(str(number), number)
        self.count.setCurrentIndex(PARTICIPANT_COUNTS.index(participants))
        self.options = {field: self._option(field, values, rules) for field, _label, values in _CHOICES}
        self.seconds = QSpinBox(self)
        self.seconds.setRange(0, MAX_SNIKSNAK_SECONDS)
        self.seconds.setSpecialValueText(self.tr("no limit"))
        self.seconds.setValue(rules.sniksnak_seconds)
        self._lay_out()

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
        house = QGroupBox(self.tr("House rules"), self)
        form = QFormLayout(house)
        for each in (players, form):
            each.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        for field, label, _values in _CHOICES:
            form.addRow(QCoreApplication.translate("HouseRules", str(label)), self.options[field])
        form.addRow(self.tr("Seconds for a card in sniksnak"), self.seconds)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(players)
        layout.addWidget(house)
        layout.addWidget(buttons)

    @property
    def rules(self) -> HouseRules:
        """The house rules as they are chosen."""
        chosen = {field: cast("Enum", box.currentData()) for field, box in self.options.items()}
        return HouseRules(**chosen, sniksnak_seconds=self.seconds.value())  # type: ignore[arg-type]

    @property
    def setup(self) -> MatchSetup:
        """The match as it is chosen, with a fresh seed."""
        return match_setup(self.name.text().strip() or person_name(), int(self.count.currentData()), self.rules)
