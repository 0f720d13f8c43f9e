"""The foot of the summary: the called card and its story, the kitty as dealt, and how the points came about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.bids import TrickBid
from laksewhist.engine.cards import HAND_SIZE, KITTY_SIZE
from laksewhist.engine.contract import Outcome
from laksewhist.engine.points import shares
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.look import Look
from laksewhist.gui.medallion import first_signs
from laksewhist.gui.panels.facts import trick_of
from laksewhist.gui.panels.signs import CardTag, cards_row
from laksewhist.gui.panels.widgets import Label, Looks
from laksewhist.gui.shown import Shown
from laksewhist.gui.texts import share_text
from laksewhist.gui.words import breakable

LONGEST: Final = 28
"""Signs of a part of a sentence that still stand in one line."""


class SummaryFacts(Looks, QWidget):
    """Three facts of a played deal side by side; or the cards of an iron hand."""

    def __init__(self) -> None:
        super().__init__()
        top = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        self.called_head = Label(13, "soft")
        self.called_tag = CardTag(34)
        self.called_text = Label(15, wrap=True)
        self.kitty_head = Label(13, "soft")
        self.kitty = tuple(CardTag(34) for _ in range(KITTY_SIZE))
        self.points_head = Label(13, "soft", align=top)
        self.points_text = Label(15, align=top, wrap=True)
        self.hand = tuple(CardTag(30) for _ in range(HAND_SIZE))
        self._called, self._kitty, self._points, self._hand = (QWidget() for _ in range(4))
        self._rows: list[QHBoxLayout] = []
        self._block(self._called, self.called_head, self.called_tag, self.called_text)
        self._block(self._kitty, self.kitty_head, *self.kitty)
        self._block(self._points, self.points_head, self.points_text)
        self._block(self._hand, None, *self.hand)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._called, 5)
        self._row.addWidget(self._kitty, 0)
        self._row.addWidget(self._points, 5)
        self._row.addWidget(self._hand, 5)
        self.set_look(self.look)

    def _block(self, box: QWidget, head: Label | None, *pieces: QWidget) -> None:
        column, row = QVBoxLayout(box), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        if head is not None:
            column.addWidget(head)
        for piece in pieces:
            row.addWidget(piece, 1 if isinstance(piece, Label) else 0)
        if not any(isinstance(piece, Label) for piece in pieces):
            row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        self._rows.append(row)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(20))
        for row in self._rows:
            row.setSpacing(look.px(4 if row is self._rows[-1] else 8))

    def show_deal(self, shown: Shown) -> None:
        """Fills the facts of a deal that is over."""
        view, outcome = shown.view, shown.view.outcome
        self.called_head.setText(self.tr("The called card"))
        self.kitty_head.setText(self.tr("The kitty"))
        self.called_head.setToolTip(explain("called"))
        self.kitty_head.setToolTip(explain("kitty"))
        self.points_head.setText(self.tr("How it is counted"))
        contract = outcome.contract if outcome is not None else None
        self._called.setVisible(contract is not None and contract.called is not None)
        self._kitty.setVisible(contract is not None)
        self._points.setVisible(contract is not None)
        hand = view.shown[view.iron_hand] if view.iron_hand is not None else None
        self._hand.setVisible(hand is not None)
        cards_row(self.hand, hand or ())
        if outcome is None or contract is None:
            return
        cards_row(self.kitty, view.kitty or ())
        self.points_text.setText("\n".join(unbroken(each) for each in self._shares(shown, outcome)))
        self.called_tag.set_card(contract.called)
        self.called_text.setText(unbroken(self._story(shown, outcome)))
        for box in (self._called, self._points, self):
            box.updateGeometry()  # the sheet is hidden now, and hears of longer words no other way

    def _shares(self, shown: Shown, outcome: Outcome) -> list[str]:
        contract, table = outcome.contract, shown.company.table
        assert contract is not None
        bid = contract.bid
        exact = table.cell(bid, bid.level) if isinstance(bid, TrickBid) else None
        settled = shares(outcome, table)
        if len(settled) == 1:
            return [share_text(settled[0], exact)]
        #: one of several declarers of a nolo bid, and how his points came about
        text = self.tr("{name}: {share}")
        return [text.format(name=shown.names[each.declarer], share=share_text(each, exact)) for each in settled]

    def _story(self, shown: Shown, outcome: Outcome) -> str:
        """Where the called card was, and when it was played."""
        view, contract = shown.view, outcome.contract
        if contract is None or contract.called is None:
            return ""
        number = trick_of(view, contract.called)
        if outcome.partner is None and contract.called in (view.kitty or ()):
            if number is None:
                return self.tr("in the kitty, never played")
            return self.tr("in the kitty, played in trick {number}").format(number=number)
        holder = first_signs(
            shown.names[outcome.partner if outcome.partner is not None else contract.declarer], LONGEST
        )
        if number is None:
            return self.tr("with {name}, never played").format(name=holder)
        return self.tr("with {name}, played in trick {number}").format(name=holder, number=number)


def unbroken(text: str) -> str:
    """The text with line breaks allowed after its commas only, but anywhere in what is too long for a line."""
    parts = text.split(", ")
    return ", ".join(breakable(part) if len(part) > LONGEST else part.replace(" ", "\u00a0") for part in parts)
