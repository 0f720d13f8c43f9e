"""The last trick, in the order in which it was played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.cards import SEATS
from laksewhist.gui.panels.facts import last_trick, played_by
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.signs import CardPicture
from laksewhist.gui.panels.widgets import MIDDLE, RIGHT, Label


class LastTrickPanel(Panel):
    """Four small cards with their names; the winner's card has the gold outline, his name is bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(14, "soft")
        self.winner = Label(14, bold=True, align=RIGHT)
        self.pictures = tuple(CardPicture(62) for _ in SEATS)
        self.names = tuple(Label(13, "soft", align=MIDDLE) for _ in SEATS)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.winner, 1)
        cards = QHBoxLayout()
        for picture, name in zip(self.pictures, self.names, strict=True):
            column = QVBoxLayout()
            column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(name)
            self.space(column, (0, 0, 0, 0), 2)
            cards.addLayout(column, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addLayout(cards)
        layout.addStretch(1)
        self.space(cards, (0, 0, 0, 0), 2)
        self.space(layout, (16, 12, 16, 13), 4)
        self.space(head, (4, 0, 4, 0), 8)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Last trick"))
        last = last_trick(self.shown.view) if self.shown is not None else None
        if self.shown is None or last is None:
            self.winner.setText("")
            for picture, label in zip(self.pictures, self.names, strict=True):
                picture.set_card(None)
                label.setText("")
            return
        number, trick = last
        names = self.shown.names
        if trick.winner is not None:
            text = self.tr("trick {number} to {name}")
            self.winner.setText(text.format(number=number, name=names[trick.winner]))
        for (seat, card), picture, label in zip(played_by(trick), self.pictures, self.names, strict=True):
            won = seat == trick.winner
            picture.set_card(card, best=won)
            label.setText(names[seat])
            label.set_token("ink" if won else "soft", bold=won)
