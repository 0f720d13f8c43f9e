"""An iron hand: to show it for a new deal, or to keep it. Where several share the screen, all take up their hands."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from laksewhist.engine.actions import CallIronHand, KeepHand
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.widgets import Label


class IronHandPanel(AskingPanel):
    """Asks whether an iron hand is shown (R6): emits CallIronHand or KeepHand.

    Whoever takes up another hand at a screen that several share is asked nothing there, and goes on with the same key
    in the same place: `seen`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.explanation = Label(15, "ink", wrap=True)
        self.body.addWidget(self.explanation)
        self.body.addStretch(1)
        self.keep_button = self.add_button(40)
        self.show_button = self.add_button(60, main=True)
        self.go_on_button = self.add_button(40, main=True)
        self.keep_button.clicked.connect(self._keep)
        self.show_button.clicked.connect(self._show)
        self.go_on_button.clicked.connect(self._go_on)
        self.retranslate()

    @property
    def _asks(self) -> bool:
        """Whether there is an iron hand to decide about."""
        return self.shown is None or not self.shown.takes_up or bool(self.shown.view.legal)

    def take_focus(self) -> None:
        """Gives the keyboard to keeping the hand, which tells the others nothing, or to going on."""
        (self.keep_button if self._asks else self.go_on_button).setFocus()

    def retranslate(self) -> None:
        taken_up = self.shown is not None and self.shown.takes_up
        self.title.setText(self.tr("Your hand") if taken_up else self.tr("Iron hand"))
        self.title.setToolTip(explain("iron_hand"))
        self.explanation.setText(self._question() if self._asks else self._nothing())
        self.keep_button.setText(self.tr("Keep it"))
        self.show_button.setText(self.tr("Show, deal again"))
        self.go_on_button.setText(self.tr("Go on"))
        legal = self.shown.view.legal if self.shown is not None else ()
        self.keep_button.setEnabled(any(isinstance(each, KeepHand) for each in legal))
        self.show_button.setEnabled(any(isinstance(each, CallIronHand) for each in legal))
        for button in (self.keep_button, self.show_button):
            button.setVisible(self._asks)
        self.go_on_button.setVisible(not self._asks)

    def _question(self) -> str:
        return self.tr("You hold no ace, king, queen or jack. Show the hand and the cards are dealt again, or play it.")

    def _nothing(self) -> str:
        return self.tr(
            "It is no iron hand. Everybody takes up the hand before the first bid, so nobody can tell who holds one."
        )

    def _keep(self) -> None:
        if self.shown is not None:
            self.decide(KeepHand(self.shown.view.seat))

    def _show(self) -> None:
        if self.shown is not None:
            self.decide(CallIronHand(self.shown.view.seat))

    def _go_on(self) -> None:
        if self.settling.is_over:
            self.seen.emit()
