"""The contract in one line, for small windows."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QWidget

from laksewhist.engine.bids import NoloBid, TrickBid
from laksewhist.gui.help.help_button import HelpButton
from laksewhist.gui.help.topics import bid_place
from laksewhist.gui.panels.contract_words import ContractWords
from laksewhist.gui.panels.facts import fell_in, playing, track_count
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.rows import Upright
from laksewhist.gui.panels.score_cell import short
from laksewhist.gui.panels.signs import CardTag, Track, TrumpTile
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.shown import Shown
from laksewhist.gui.texts import bid_text, capital, tricks_text


class ContractStrip(Panel):
    """The same facts as the contract panel, in the same order, 46 units high.

    Signal: `helpRequested(Place)` with what explains the bid.
    """

    radius = 12.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tile = TrumpTile(32, 32)
        self.bid = Label(21, bold=True, least=15)
        self.doubled = Label(15, "hot", bold=True)
        self.who = Label(15, "soft")
        self.tag = CardTag(28)
        self.called = Label(15)
        self.partner = Label(15)
        self.count = Label(16, bold=True)
        self.track = Track(14)
        self.uprights = tuple(Upright() for _ in range(3))
        self.help_button = HelpButton()
        self.help_button.clicked.connect(self._ask_for_help)
        row = QHBoxLayout(self)
        pieces: tuple[QWidget, ...] = (
            *(self.tile, self.bid, self.doubled, self.who, self.uprights[0], self.tag, self.called),
            *(self.uprights[1], self.partner, self.uprights[2], self.count, self.track),
        )
        self._facts = tuple(piece for piece in pieces if piece is not self.bid)
        for piece in pieces:
            row.addWidget(piece)
        row.setStretchFactor(self.track, 1)
        row.addStretch(0)
        row.addWidget(self.help_button)
        self.space(row, (10, 6, 16, 10), 9)
        self.retranslate()

    def retranslate(self) -> None:
        view = self.shown.view if self.shown is not None else None
        bid = playing(view) if view is not None else None
        for piece in self._facts:
            piece.setVisible(False)
        self.bid.setText("" if bid is None else capital(bid_text(bid)))
        self.setToolTip("")
        if self.shown is None or view is None or bid is None:
            return
        shown = _with_short_names(self.shown)
        words = ContractWords(shown)
        self.setToolTip(ContractWords(self.shown).sentence())
        #: beside the bid in one line: all points count twice
        self.doubled.setText(self.tr("× 2"))
        self.doubled.setToolTip(self.tr("All points are doubled"))
        self.tile.set_trump(view.trump)
        self.tile.setVisible(view.trump_known)
        if isinstance(bid, NoloBid):
            self._say(self.uprights[0], self.called, self._declarers(shown))
            return
        if view.declarer is not None:
            self._say(None, self.who, shown.names[view.declarer])
        if view.called is not None:
            self.tag.set_card(view.called)
            self.tag.setVisible(True)
            self._say(self.uprights[0], self.called, words.called())
            self._say(self.uprights[1], self.partner, words.partner_in_line())
        if view.contract is not None:
            self.doubled.setVisible(view.contract.doubled)
            self._show_track(bid, words)

    def _ask_for_help(self) -> None:
        bid = playing(self.shown.view) if self.shown is not None else None
        if bid is not None:
            self.helpRequested.emit(bid_place(bid))

    def _show_track(self, bid: TrickBid, words: ContractWords) -> None:
        assert self.shown is not None
        count = track_count(self.shown.view)
        text = self.tr("{taken} of {needed}").format(taken=count.taken, needed=bid.level)
        self._say(self.uprights[2], self.count, text)
        self.track.set_tricks(need=bid.level, taken=count.taken, lost=count.lost, still_open=count.still_open)
        self.track.setToolTip(words.track())
        self.track.setAccessibleName(words.track())
        self.track.setVisible(True)

    def _declarers(self, shown: Shown) -> str:
        """Each declarer of a nolo bid with his tricks, fallen ones marked."""
        view, contract = shown.view, shown.view.contract
        if contract is None:
            return ""
        parts = []
        for seat in contract.declarers:
            fallen = fell_in(view, contract, seat) is not None
            text = self.tr("{name}: {tricks}, fallen") if fallen else self.tr("{name}: {tricks}")
            parts.append(text.format(name=shown.names[seat], tricks=tricks_text(view.taken[seat])))
        return "   ".join(parts)

    def _say(self, upright: Upright | None, label: Label, text: str) -> None:
        if upright is not None:
            upright.setVisible(True)
        label.setText(text)
        label.setVisible(bool(text))


def _with_short_names(shown: Shown) -> Shown:
    """The same deal with names as long as the plates have them, so that no name takes the room of a fact."""
    names = tuple(short(name) for name in shown.company.participants)
    return replace(shown, company=replace(shown.company, participants=names))
