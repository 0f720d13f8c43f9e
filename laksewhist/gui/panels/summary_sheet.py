"""The sheet after a deal: how it ended, what everybody got, and why."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.contract import Outcome
from laksewhist.engine.house_rules import AllPass
from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.contract_words import ContractWords
from laksewhist.gui.panels.facts import fell_in
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.settling import Settling
from laksewhist.gui.panels.signs import Track
from laksewhist.gui.panels.summary_facts import SummaryFacts
from laksewhist.gui.panels.summary_row import NARROW_WIDTHS, WIDTHS, PlayerResult, SummaryHead, SummaryRow
from laksewhist.gui.panels.widgets import RIGHT, Label, Rule
from laksewhist.gui.shown import Shown
from laksewhist.gui.texts import Role, bid_text, capital, result_headline, role_text

NARROW: Final = 640
"""Width under which margins and columns close up."""


class SummarySheet(Panel):
    """Shows a deal that is over. The standings of the company that it is shown with include the deal.

    Signals:
        nextDeal: the main button, or Return anywhere on the sheet; not in the first `settling_ms` after the sheet has
            come up, and not by a key that is held down: whoever hurried the last trick has not seen the result yet.
        pointsRequested: the person wants to see the score sheet.
        whyRequested: the person wants to know why the computers played as they did.
    """

    nextDeal = Signal()
    pointsRequested = Signal()
    whyRequested = Signal()
    radius = 18.0
    settling_ms: ClassVar[int] = 400

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settling = Settling(self.settling_ms)
        self.intro = Label(15, "soft")
        self.headline = Label(34, bold=True, least=20)
        self.track = Track(20)
        self.taken = Label(13, "soft")
        self.lost = Label(13, "soft", align=RIGHT)
        self.head = SummaryHead()
        self.rows = tuple(SummaryRow() for _ in SEATS)
        self.facts = SummaryFacts()
        self.remark = Label(15, wrap=True)
        self.points_button = Button()
        self.why_button = Button()
        self.next_button = Button(main=True)
        self._track_box = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # it closes up when it gets narrow
        self._build()
        self.points_button.clicked.connect(self.pointsRequested)
        self.why_button.clicked.connect(self.whyRequested)
        self.next_button.clicked.connect(self._go_on)
        self.set_look(self.look)
        self.retranslate()

    def _build(self) -> None:
        captions = QHBoxLayout()
        captions.addWidget(self.taken)
        captions.addStretch(1)
        captions.addWidget(self.lost)
        track = QVBoxLayout(self._track_box)
        track.addWidget(self.track)
        track.addLayout(captions)
        table = QVBoxLayout()
        for piece in (self.head, *self.rows, Rule()):
            table.addWidget(piece)
        buttons = QHBoxLayout()
        buttons.addWidget(self.points_button)
        buttons.addWidget(self.why_button)
        buttons.addStretch(1)
        buttons.addWidget(self.next_button)
        for piece in (self.intro, self.headline, self.remark, self._track_box):
            self._column.addWidget(piece)
        self._column.addStretch(1)
        self._column.addLayout(table)
        self._column.addStretch(1)
        self._column.addWidget(self.facts)
        self._column.addStretch(3)
        self._column.addLayout(buttons)
        self.space(track, (0, 4, 0, 0), 4)
        self.space(table, (0, 0, 0, 6), 0)
        self.space(buttons, (0, 0, 0, 0), 12)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._fit_width()
        self.points_button.setMinimumWidth(look.px(120))
        self.next_button.setMinimumWidth(look.px(200))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_width()

    def _fit_width(self) -> None:
        """Margins and columns for the width that there is."""
        look = self.look
        narrow = self.width() < look.px(NARROW)
        edge, above, spacing = (26, 16, 5) if narrow or look.small else (40, 26, 8)
        self._column.setContentsMargins(look.px(edge), look.px(above), look.px(edge), look.px(edge * 0.8))
        self._column.setSpacing(look.px(spacing))
        widths = NARROW_WIDTHS if narrow else WIDTHS
        self.head.set_widths(widths)
        for row in self.rows:
            row.set_widths(widths)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.settling.begin()

    def _go_on(self) -> None:
        if self.settling.is_over:
            self.nextDeal.emit()

    def take_focus(self) -> None:
        """Gives the keyboard to the main button."""
        self.next_button.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.next_button.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.points_button.setText(self.tr("Points"))
        #: on a button after the deal: the computers tell the reasons of what they did
        self.why_button.setText(self.tr("Why?"))
        self.next_button.setText(self.tr("Next deal"))
        #: heads of columns: tricks, sum before, points of this deal, sum now
        self.head.say((self.tr("tricks"), self.tr("before"), self.tr("deal"), self.tr("total")))
        outcome = self.shown.view.outcome if self.shown is not None else None
        if self.shown is None or outcome is None:
            return
        view = self.shown.view
        self.headline.setText(result_headline(outcome, self.shown.names, view.iron_hand))
        self.intro.setText(self._intro(self.shown, outcome))
        self._show_track(outcome)
        for row, seat in zip(self.rows, _order(self.shown, outcome), strict=True):
            row.show_result(self._result(self.shown, outcome, seat))
        self.facts.show_deal(self.shown)
        self.facts.setVisible(outcome.contract is not None or view.iron_hand is not None)
        self.remark.setText(self._what_next(self.shown))
        self.remark.setVisible(outcome.contract is None)

    def _intro(self, shown: Shown, outcome: Outcome) -> str:
        if outcome.contract is None:
            return self.tr("Deal {number}").format(number=shown.company.deal_number)
        #: the bid and who played it
        text = self.tr("{bid} · {names}")
        return text.format(bid=capital(bid_text(outcome.contract.bid)), names=ContractWords(shown).side())

    def _show_track(self, outcome: Outcome) -> None:
        contract = outcome.contract
        self._track_box.setVisible(contract is not None and not contract.is_nolo)
        if contract is None:
            return
        taken, lost = outcome.side_tricks, sum(outcome.tricks) - outcome.side_tricks
        self.track.set_tricks(need=contract.tricks_needed, taken=taken, lost=lost)
        alone = outcome.partner is None
        left = self.tr("{tricks} to the declarer") if alone else self.tr("{tricks} to declarer and partner")
        self.taken.setText(left.format(tricks=taken))
        self.lost.setText(self.tr("{tricks} to the others").format(tricks=lost))

    def _result(self, shown: Shown, outcome: Outcome, seat: Seat) -> PlayerResult:
        got = shown.points[seat] if shown.points is not None else 0
        now = shown.company.standings[shown.seating.players[seat]]
        role, remark, bad = self._role(shown, outcome, seat)
        return PlayerResult(shown.names[seat], role, remark, outcome.tricks[seat], now - got, got, now, bad)

    def _role(self, shown: Shown, outcome: Outcome, seat: Seat) -> tuple[Role | None, str, bool]:
        """The role, in words, and whether it is one to regret."""
        contract = outcome.contract
        if contract is None:
            dealer = seat == shown.seating.dealer_seat
            return None, role_text(Role.DEALER) if dealer else "", False
        if seat not in contract.declarers:
            partner = seat == outcome.partner
            return (Role.PARTNER, role_text(Role.PARTNER), False) if partner else (None, "", False)
        role = Role.DECLARER if seat == contract.declarer else Role.JOINED
        number = fell_in(shown.view, contract, seat)
        if number is not None:
            text = self.tr("{role}, fell in trick {number}")
            return role, text.format(role=role_text(role), number=number), True
        if outcome.self_partner:
            return role, self.tr("declarer, alone"), False
        return role, role_text(role), False

    def _what_next(self, shown: Shown) -> str:
        """Who deals after a deal that was not played."""
        again = shown.view.iron_hand is not None or shown.view.rules.all_pass is AllPass.REDEAL
        if again:
            return self.tr("Nothing is scored. The same dealer deals again.")
        return self.tr("Nothing is scored. The next one deals.")


def _order(shown: Shown, outcome: Outcome) -> tuple[Seat, ...]:
    """Declarers, then the partner, then the others from the south on."""
    first = (*outcome.contract.declarers,) if outcome.contract is not None else ()
    side = (*first, outcome.partner) if outcome.partner is not None else first
    return (*side, *(seat for seat in shown.seats_by_position if seat not in side))
