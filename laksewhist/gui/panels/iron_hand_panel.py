"""An iron hand: to show it for a new deal, or to keep it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from laksewhist.engine.actions import CallIronHand, KeepHand
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.widgets import Label


class IronHandPanel(AskingPanel):
    """Asks whether an iron hand is shown (R6): emits CallIronHand or KeepHand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.explanation = Label(15, "ink", wrap=True)
        self.body.addWidget(self.explanation)
        self.body.addStretch(1)
        self.keep_button = self.add_button(40)
        self.show_button = self.add_button(60, main=True)
        self.keep_button.clicked.connect(self._keep)
        self.show_button.clicked.connect(self._show)
        self.retranslate()

    def take_focus(self) -> None:
        """Gives the keyboard to keeping the hand, which tells the others nothing."""
        self.keep_button.setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Iron hand"))
        self.title.setToolTip(explain("iron_hand"))
        self.explanation.setText(
            self.tr("You hold no ace, king, queen or jack. Show the hand and the cards are dealt again, or play it.")
        )
        self.keep_button.setText(self.tr("Keep it"))
        self.show_button.setText(self.tr("Show, deal again"))
        legal = self.shown.view.legal if self.shown is not None else ()
        self.keep_button.setEnabled(any(isinstance(each, KeepHand) for each in legal))
        self.show_button.setEnabled(any(isinstance(each, CallIronHand) for each in legal))

    def _keep(self) -> None:
        if self.shown is not None:
            self.decide(KeepHand(self.shown.view.seat))

    def _show(self) -> None:
        if self.shown is not None:
            self.decide(CallIronHand(self.shown.view.seat))
