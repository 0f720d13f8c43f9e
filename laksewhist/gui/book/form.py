"""The form for one deal: six fields, a line that says what they come to, and who gets what."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from laksewhist.gui.book.announce import announce
from laksewhist.gui.book.bid_field import BidField
from laksewhist.gui.book.chip_row import ChipRow
from laksewhist.gui.book.choices import card_choices, dealer_choices, declarer_choices, partner_choices
from laksewhist.gui.book.draft import GAPS, Draft, Field
from laksewhist.gui.book.drafting import ALONE, field_after, with_call, with_declarer, with_partner, with_tricks
from laksewhist.gui.book.field_area import FieldArea
from laksewhist.gui.book.field_row import MARK, FieldRow
from laksewhist.gui.book.log import BookLog
from laksewhist.gui.book.outcome_bar import OutcomeBar
from laksewhist.gui.book.tricks_box import TricksBox
from laksewhist.gui.book.words import BookWords, entry_words, fault_words
from laksewhist.gui.look import Look
from laksewhist.match.book import entry_faults


class BookForm(QWidget):
    """Shows a draft and changes it. Digits and clicks go on to the next field by themselves; `go_on` is Enter.

    Signals: `booked(BookEntry)` when the entry is whole and wanted; `draftChanged()`.
    """

    booked = Signal(object)
    draftChanged = Signal()

    def __init__(self, log: BookLog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self.draft = Draft(log.next_dealer)
        self._tried, self._ordered = False, 0
        self.dealer, self.declarers, self.partner, self.cards = (ChipRow(self) for _ in range(4))
        self.bid, self.tricks = BidField(self), TricksBox(self)
        self.outcome = OutcomeBar(log.tournament.participants, self)
        fields = (self.dealer, self.bid, self.declarers, self.partner, self.cards, self.tricks)
        self.rows = {field: FieldRow(content, self) for field, content in zip(Field, fields, strict=True)}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._fields = QVBoxLayout()
        for field, row in self.rows.items():
            self._fields.addWidget(row, 1 if field is Field.BID else 0)
        self._area = FieldArea(self._fields, self)
        self._column.addWidget(self._area, 1)
        self._column.addWidget(self.outcome)
        self._connect()

    # ---- what is said

    def show_draft(self, draft: Draft) -> None:
        """Begins with this draft, at the bid."""
        self._tried = False
        self.draft = draft
        self.bid.show_call(draft.call)
        self._show()
        self.bid.take_focus()

    @property
    def is_whole(self) -> bool:
        """Whether it can be booked."""
        return not self.bid.is_unread and not self.draft.faults(self._count)

    def go_on(self) -> None:
        """Books the deal; where something is missing or cannot be, goes there and says so."""
        if self.is_whole:
            self.booked.emit(self.draft.entry)
            return
        self._tried = True
        self._show()
        faults = self.draft.faults(self._count)
        field = Field.BID if self.bid.is_unread else faults[0][0]
        self._go_to(field)
        announce(self, self.rows[field].fault.text().removeprefix(MARK))

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for row in self.rows.values():
            row.set_look(look)
        for chips in (self.dealer, self.declarers, self.partner, self.cards):
            chips.set_look(look)
        for part in (self.bid, self.tricks, self.outcome):
            part.set_look(look)
        for lines in (self._column, self._fields):
            lines.setSpacing(look.px(5 if look.small else 9))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.bid.retranslate()
        self.bid.show_meaning(self.draft.call)
        self._show()

    # ---- within

    @property
    def _count(self) -> int:
        return len(self._log.tournament.participants)

    def _connect(self) -> None:
        self.dealer.picked.connect(lambda who: self._say(replace(self.draft, dealer=who), Field.DEALER))
        self.bid.edited.connect(lambda call: self._say(with_call(self.draft, call)))
        self.bid.picked.connect(lambda call: self._say(with_call(self.draft, call), Field.BID))
        self.bid.digitTyped.connect(self._on_digit)
        self.declarers.picked.connect(self._on_declarer)
        self.partner.picked.connect(lambda who: self._say(with_partner(self.draft, who), Field.PARTNER))
        self.cards.picked.connect(lambda card: self._say(replace(self.draft, vip_card=card), Field.VIP_CARD))
        self.tricks.edited.connect(
            lambda key, number: self._say(with_tricks(self.draft, key, number if number >= 0 else None))
        )

    def _on_digit(self, digit: str) -> None:
        """A digit after the bid names who played it."""
        self.declarers.take_focus()
        self.declarers.take_digit(digit)

    def _on_declarer(self, who: int) -> None:
        draft = with_declarer(self.draft, who)
        self._say(draft, None if draft.is_nolo else Field.DECLARERS)

    def _say(self, draft: Draft, said: Field | None = None) -> None:
        """Takes over a change, and goes on where a field has been answered as a whole."""
        self.draft = draft
        if said is Field.BID:
            self.bid.show_meaning(draft.call)
        self._show()
        if said is not None:
            after = field_after(draft, said)
            if after is not None:
                self._go_to(after)
        self.draftChanged.emit()

    def _go_to(self, field: Field) -> None:
        match field:
            case Field.BID:
                self.bid.take_focus()
            case Field.TRICKS:
                self.tricks.take_focus(self.draft.tricks)
            case _:
                rows = {
                    Field.DEALER: self.dealer,
                    Field.DECLARERS: self.declarers,
                    Field.PARTNER: self.partner,
                    Field.VIP_CARD: self.cards,
                }
                rows[field].take_focus()
        self._area.show_focused()

    def _show(self) -> None:
        draft, people = self.draft, self._log.tournament.participants
        self.dealer.show_choices(dealer_choices(people), [draft.dealer])
        self.declarers.show_choices(declarer_choices(people, draft), draft.declarers)
        chosen = [ALONE] if draft.alone else [] if draft.partner is None else [draft.partner]
        self.partner.show_choices(partner_choices(people, draft), chosen)
        self.cards.show_choices(card_choices(), [] if draft.vip_card is None else [draft.vip_card])
        names = [people[key].name if key >= 0 else "" for key in draft.trick_keys]
        self.tricks.show_tricks(draft.trick_keys, names, draft.tricks, self._preview)
        self.bid.show_meaning(draft.call)
        words, shown = BookWords(), draft.fields
        for field, row in self.rows.items():
            row.head.setText(words.head(field, draft.call))
            row.setVisible(field in shown)
        self._order_tabs()
        self._tell()

    def _order_tabs(self) -> None:
        """Tab goes through the fields as they stand, whenever their parts were made."""
        bid, lines = self.bid, self.tricks.lines
        before: list[QWidget] = [*self.dealer.chips, bid.edit, *bid.redeals.chips, *bid.ladder.cells.values()]
        after = [*self.declarers.chips, *self.partner.chips, *self.cards.chips]
        order = (*before, *after, *(line.edit for line in lines))
        if len(order) != self._ordered:
            self._ordered = len(order)
            for one, next_one in pairwise(order):
                QWidget.setTabOrder(one, next_one)

    def _tell(self) -> None:
        """Says at each field what is wrong there, and below what it comes to."""
        faults = self.draft.faults(self._count)
        told: dict[Field, str] = {}
        for field, fault in faults:
            if self._tried or fault not in GAPS:
                told.setdefault(field, fault_words(fault))
        if self.bid.is_unread:
            told[Field.BID] = self.tr("That is no bid. For example: 9g, 10 vip, ren sol, or p for four passes.")
        for field, row in self.rows.items():
            row.tell(told.get(field, ""))
        if faults or self.bid.is_unread:
            self.outcome.ask(self.tr("Not a bid yet") if self.bid.is_unread else fault_words(faults[0][1]))
        else:
            got = self._log.points_of(self.draft.entry)
            names = self._log.tournament.names
            self.outcome.show_points(entry_words(self.draft.entry, names, got), got)

    def _preview(self, key: int, number: int) -> int | None:
        """What the declarer would get with so many tricks."""
        entry = with_tricks(self.draft, key, number).entry
        if self.draft.call is None or not entry.declarers or entry_faults(entry, self._count):
            return None
        return self._log.points_of(entry)[key if key >= 0 else entry.declarers[0]]
