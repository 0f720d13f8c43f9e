"""The buttons at the foot of the column during the play: claim the rest, and let the computer play."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.widgets import name_it


class RestPanel(Panel):
    """Two buttons without a panel round them. Signals: `claimed()`, `switched()`.

    A click leaves the keyboard with the cards; Tab reaches the buttons.
    """

    claimed = Signal()
    switched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.claim_button, self.play_button = Button(), Button()
        self.play_button.setCheckable(True)
        self.claim_button.clicked.connect(self.claimed)
        self.play_button.clicked.connect(self._on_switch)
        self._on = self._settled = False
        row = QHBoxLayout(self)
        for button in (self.claim_button, self.play_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button, 1)
        self.space(row, (0, 0, 0, 0), 8)
        self.retranslate()

    def show_playing(self, on: bool) -> None:
        """Whether a computer plays for the person: then the button gives the cards back."""
        self._on = on
        self.retranslate()

    def show_settled(self, settled: bool) -> None:
        """Whether the points can no longer change: then the button that plays the rest out stands out."""
        self._settled = settled
        self.retranslate()

    def retranslate(self) -> None:
        self.claim_button.setText(self.tr("Claim the rest"))
        self.claim_button.setEnabled(not self._on)
        self.claim_button.set_main(self._settled)
        #: on a small button: from now on a computer plays for the person
        self.play_button.setText(self.tr("Play on yourself") if self._on else self.tr("Let it play"))
        self.play_button.setChecked(self._on)
        claims = self.tr("The rest is played out where it is certain, whatever the others hold and play.")
        plays = self.tr("Your cards are played by mester to the end of the deal, or until you take them back.")
        for button, tip in ((self.claim_button, claims), (self.play_button, plays)):
            button.setToolTip(tip)
            name_it(button, button.text(), tip)

    def _on_switch(self) -> None:
        self.play_button.setChecked(self._on)  # it follows what is, not what was pressed
        self.switched.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but the buttons."""
