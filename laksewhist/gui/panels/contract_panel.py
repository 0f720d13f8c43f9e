"""The contract beside the table: what is played, by whom, with which trump and called card, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.bids import NoloBid, TrickBid
from laksewhist.engine.cards import SEATS
from laksewhist.engine.contract import Contract
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.help.help_button import HelpButton
from laksewhist.gui.help.topics import bid_place
from laksewhist.gui.panels.contract_strip import ContractStrip
from laksewhist.gui.panels.contract_words import ContractWords
from laksewhist.gui.panels.facts import fell_in, playing, track_count
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.rows import FactRow
from laksewhist.gui.panels.signs import Track, TrumpTile
from laksewhist.gui.panels.widgets import RIGHT, Label, Rule
from laksewhist.gui.shown import Shown
from laksewhist.gui.texts import bid_text, capital, tricks_text, trump_text

__all__ = ["ContractPanel", "ContractStrip"]


class ContractPanel(Panel):
    """Shows the contract from the end of the auction on; without one it is empty.

    Signal: `helpRequested(Place)` with what explains the bid.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = Label(13, "soft")
        self.help_button = HelpButton()
        self.help_button.clicked.connect(self._ask_for_help)
        self.bid = Label(36, bold=True, least=20)
        self.sentence = Label(13, "soft", wrap=True)
        self.doubled = Label(13, "hot", bold=True)
        self.tile = TrumpTile()
        self.rows = tuple(FactRow() for _ in SEATS)
        self.track = Track()
        self.track_label = Label(14, "soft")
        self.track_count = Label(16, bold=True, align=RIGHT)
        self.track_note = Label(13, "soft", wrap=True)
        self._track_box = QWidget()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        top = self._top()
        self._build_track()
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.sentence)
        column.addWidget(self.doubled)
        column.addSpacing(8)
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(self._track_box)
        column.addStretch(1)
        self.space(column, (20, 13, 20, 17), 2)

    def _top(self) -> QHBoxLayout:
        """The bid in words, with its tile beside it."""
        words = QVBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self.head)
        head.addWidget(self.help_button)
        head.addStretch(1)
        words.addLayout(head)
        words.addWidget(self.bid)
        words.addStretch(1)
        top = QHBoxLayout()
        top.addLayout(words, 1)
        top.addWidget(self.tile, 0, Qt.AlignmentFlag.AlignTop)
        self.space(words, (0, 0, 0, 0), 0)
        self.space(head, (0, 0, 0, 0), 6)
        self.space(top, (0, 4, 0, 0), 8)
        return top

    def _build_track(self) -> None:
        """The tricks so far against the bid, as a bar and a number."""
        count = QHBoxLayout()
        count.addWidget(self.track_label, 1)
        count.addWidget(self.track_count)
        track = QVBoxLayout(self._track_box)
        for piece in (Rule(), count, self.track, self.track_note):
            if isinstance(piece, QWidget):
                track.addWidget(piece)
            else:
                track.addLayout(piece)
        self.space(track, (0, 0, 0, 0), 6)

    def retranslate(self) -> None:
        self.head.setText(self.tr("Bid"))
        self.track_label.setText(self.tr("Declarer's tricks"))
        for row in self.rows:
            row.setVisible(False)
        view = self.shown.view if self.shown is not None else None
        bid = playing(view) if view is not None else None
        self.help_button.setVisible(bid is not None)
        if self.shown is None or view is None or bid is None:
            self.bid.setText("")
            self.sentence.setText("")
            self.doubled.setVisible(False)
            self.tile.setVisible(False)
            self._track_box.setVisible(False)
            return
        words = ContractWords(self.shown)
        self.bid.setText(capital(bid_text(bid)))
        self.bid.setToolTip(explain(bid.kind.value))
        self.sentence.setText(words.sentence())
        self.doubled.setText(self.tr("All points are doubled"))
        self.doubled.setVisible(view.contract is not None and view.contract.doubled)
        self.tile.setVisible(view.trump_known)
        self.tile.set_trump(view.trump)
        self._track_box.setVisible(isinstance(bid, TrickBid) and view.contract is not None)
        if isinstance(bid, NoloBid):
            self._show_declarers(self.shown, view.contract)
        else:
            self._show_partners(self.shown, words)
            self._show_track(self.shown, words)

    def _ask_for_help(self) -> None:
        bid = playing(self.shown.view) if self.shown is not None else None
        if bid is not None:
            self.helpRequested.emit(bid_place(bid))

    def _show_partners(self, shown: Shown, words: ContractWords) -> None:
        view = shown.view
        rows = iter(self.rows)
        if view.declarer is not None:
            next(rows).say(self.tr("Declarer"), shown.names[view.declarer], tip=explain("declarer"))
        if view.trump_known:
            next(rows).say(self.tr("Trump"), trump_text(view.trump), tip=explain("trump"))
        if view.called is not None:
            next(rows).say(self.tr("Called card"), words.called(), card=view.called, tip=explain("called"))
            next(rows).say(self.tr("Partner"), words.partner(), tip=explain("partner"))

    def _show_track(self, shown: Shown, words: ContractWords) -> None:
        bid, count = playing(shown.view), track_count(shown.view)
        if not isinstance(bid, TrickBid):
            return
        #: tricks taken of tricks needed
        text = self.tr("{taken} of {needed}")
        self.track_count.setText(text.format(taken=count.taken, needed=bid.level))
        self.track.set_tricks(need=bid.level, taken=count.taken, lost=count.lost, still_open=count.still_open)
        self.track.setToolTip(words.track())
        self.track.setAccessibleName(words.track())
        self.track_note.setText(words.open_tricks(count.still_open))
        self.track_note.setVisible(count.still_open > 0)

    def _show_declarers(self, shown: Shown, contract: Contract | None) -> None:
        view = shown.view
        for row, seat in zip(self.rows, contract.declarers if contract is not None else view.holders, strict=False):
            name = shown.names[seat]
            if contract is None:
                row.say(name, "")
                continue
            fallen = fell_in(view, contract, seat)
            if seat != contract.declarer:
                #: a name in the list of declarers of a nolo bid who joined the bidder
                name = self.tr("{name} (joined)").format(name=name)
            remark = self.tr("stands") if fallen is None else self.tr("fell in trick {number}").format(number=fallen)
            row.say(name, tricks_text(view.taken[seat]), remark=remark, good=fallen is None)
