"""The card turned in vip: to accept or to refuse."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.actions import AcceptCard, RefuseCard
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.signs import CardPicture
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.texts import bid_text, card_text, suit_text

LAST: Final = 3
"""The number of the card that doubles all points (R11)."""


class OfferPanel(AskingPanel):
    """Offers the card that was turned last (R10, R19): emits AcceptCard or RefuseCard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = CardPicture(88)
        self.card_label = Label(14, "soft", wrap=True)
        self.trump_label = Label(21, bold=True, wrap=True)
        self.doubled_label = Label(15, "hot", bold=True, wrap=True)
        self.explanation = Label(14, "soft", wrap=True)
        words = QVBoxLayout()
        for label in (self.card_label, self.trump_label, self.doubled_label, self.explanation):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.space(row, (0, 0, 0, 0), 14)
        self.space(words, (0, 2, 0, 0), 6)
        self.body.addLayout(row, 1)
        self.refuse_button = self.add_button(40)
        self.accept_button = self.add_button(60, main=True)
        self.refuse_button.clicked.connect(self._refuse)
        self.accept_button.clicked.connect(self._accept)
        self.retranslate()

    def take_focus(self) -> None:
        """Gives the keyboard to the main button."""
        self.accept_button.setFocus()

    def retranslate(self) -> None:
        self.title.setText(self.tr("The turned card"))
        self.title.setToolTip(explain("vip"))
        self.refuse_button.setText(self.tr("Refuse"))
        self.accept_button.setText(self.tr("Accept"))
        if self.shown is None or not self.shown.view.turned:
            return
        view = self.shown.view
        number, card = len(view.turned), view.turned[-1]
        may_refuse = RefuseCard(view.seat) in view.legal
        self.aside.setText(self.tr("card {number} of 3").format(number=number))
        self.picture.set_card(card)
        self.card_label.setText(card_text(card))
        if card.suit is None:
            self.trump_label.setText(self.tr("No trump"))
        else:
            self.trump_label.setText(self.tr("Trump {suit}").format(suit=suit_text(card.suit)))
        self.doubled_label.setText(self.tr("All points are doubled"))
        self.doubled_label.setVisible(number == LAST)
        self.explanation.setText(self._explained(may_refuse, number))
        self.refuse_button.setVisible(may_refuse)
        self.accept_button.setEnabled(AcceptCard(view.seat) in view.legal)

    def _explained(self, may_refuse: bool, number: int) -> str:
        standing = self.shown.view.standing if self.shown is not None else None
        if not may_refuse:
            return self.tr("You are the last in the bid: the third card must be taken.")
        if number == LAST:
            return self.tr("If you refuse, the next in the bid is asked.")
        bid = bid_text(standing) if standing is not None else ""
        return self.tr("Whoever accepts plays {bid}.").format(bid=bid)

    def _accept(self) -> None:
        if self.shown is not None:
            self.decide(AcceptCard(self.shown.view.seat))

    def _refuse(self) -> None:
        if self.shown is not None:
            self.decide(RefuseCard(self.shown.view.seat))
