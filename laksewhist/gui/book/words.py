"""The words of the book-keeper: what is wrong with an entry, what it says, and what is asked next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from laksewhist.engine.bids import NoloBid
from laksewhist.gui.book.draft import Call, Fault, Field, Missing, Redeal
from laksewhist.gui.tournaments.words import cut
from laksewhist.gui.words import bid_text, capital, name_list, signed, tricks_text
from laksewhist.match.book import BookEntry, EntryFault

_FAULTS: Final[Mapping[Fault, object]] = {
    Missing.BID: QT_TRANSLATE_NOOP("Book", "What was bid? For example 9g, 10 vip, ren sol, or p for four passes."),
    Missing.IRON_HAND: QT_TRANSLATE_NOOP("Book", "Who showed the iron hand?"),
    EntryFault.DEALER: QT_TRANSLATE_NOOP("Book", "The dealer does not take part."),
    EntryFault.NO_DECLARER: QT_TRANSLATE_NOOP("Book", "Who played it?"),
    EntryFault.SEVERAL_DECLARERS: QT_TRANSLATE_NOOP("Book", "A trick bid has one declarer."),
    EntryFault.DECLARER_TWICE: QT_TRANSLATE_NOOP("Book", "A declarer is named twice."),
    EntryFault.DECLARER_SITS_OUT: QT_TRANSLATE_NOOP("Book", "A declarer sits out this deal."),
    EntryFault.NOT_PLAYED: QT_TRANSLATE_NOOP("Book", "Whoever showed the iron hand sits out this deal."),
    EntryFault.PARTNER_IN_NOLO: QT_TRANSLATE_NOOP("Book", "Nolo has no partner."),
    EntryFault.PARTNER_MISSING: QT_TRANSLATE_NOOP("Book", "Who was the partner? 0 where the declarer was alone."),
    EntryFault.PARTNER_AND_ALONE: QT_TRANSLATE_NOOP("Book", "Whoever plays alone has no partner."),
    EntryFault.PARTNER_IS_DECLARER: QT_TRANSLATE_NOOP("Book", "The partner is somebody else than the declarer."),
    EntryFault.PARTNER_SITS_OUT: QT_TRANSLATE_NOOP("Book", "The partner sits out this deal."),
    EntryFault.ALONE_IN_NOLO: QT_TRANSLATE_NOOP("Book", "In nolo it is not said who plays alone."),
    EntryFault.VIP_CARD: QT_TRANSLATE_NOOP("Book", "Which card was taken: the first, the second or the third?"),
    EntryFault.TRICKS_MISSING: QT_TRANSLATE_NOOP("Book", "How many tricks?"),
    EntryFault.TRICKS_RANGE: QT_TRANSLATE_NOOP("Book", "A number of tricks is from 0 to 13."),
    EntryFault.TRICKS_SUM: QT_TRANSLATE_NOOP("Book", "Together that is more than the 13 tricks of a deal."),
}


class BookWords(QObject):
    """What stands in the fields, by field and call."""

    def head(self, field: Field, call: Call | None) -> str:
        """What a field is called under a call."""
        if field is Field.DECLARERS and call is Redeal.IRON_HAND:
            return self.tr("Shown by")
        if field is Field.DECLARERS and isinstance(call, NoloBid):
            return self.tr("Declarers")
        return {
            Field.DEALER: self.tr("Dealer"),
            Field.BID: self.tr("Bid"),
            Field.DECLARERS: self.tr("Declarer"),
            Field.PARTNER: self.tr("Partner"),
            Field.VIP_CARD: self.tr("Vip card"),
            Field.TRICKS: self.tr("Tricks"),
        }[field]

    def call(self, call: Call) -> str:
        """A bid or a redeal as it is said."""
        match call:
            case Redeal.FOUR_PASSES:
                return self.tr("four passes")
            case Redeal.IRON_HAND:
                return self.tr("iron hand")
        return bid_text(call)

    def line(self, entry: BookEntry, names: Sequence[str], points: Sequence[int] | None) -> str:
        """A whole entry in one line: `Karen and Mads: 9 gode with 10 tricks, +38 each`; points where they are given."""
        what = self.what(entry)
        if entry.bid is None:
            return f"{self.who(entry, names)}: {what}" if entry.iron_hand is not None else what
        line = f"{self.who(entry, names)}: {what}"
        return line if points is None else f"{line}, {self._points(entry, points)}"

    def who(self, entry: BookEntry, names: Sequence[str]) -> str:
        """Who it was: declarer and partner, the declarers of nolo, whoever showed an iron hand; else empty."""
        side = self._side(entry) if entry.iron_hand is None else (entry.iron_hand,)
        who = name_list([cut(names[each]) for each in side])
        return self.tr("{name} alone").format(name=who) if entry.alone else who

    def what(self, entry: BookEntry) -> str:
        """What it was: `9 gode with 10 tricks`, `four passes`."""
        if entry.bid is None:
            return self.call(Redeal.FOUR_PASSES if entry.iron_hand is None else Redeal.IRON_HAND)
        bid = bid_text(entry.bid)
        if entry.vip_card == 3:
            #: the bid was vip and the third card was taken, which doubles
            bid = self.tr("{bid} doubled").format(bid=bid)
        return self.tr("{bid} with {tricks}").format(bid=bid, tricks=self._tricks(entry))

    def _side(self, entry: BookEntry) -> tuple[int, ...]:
        return entry.declarers if entry.partner is None else (*entry.declarers, entry.partner)

    def _tricks(self, entry: BookEntry) -> str:
        if len(entry.tricks) == 1:
            return tricks_text(entry.tricks[0])
        return self.tr("{numbers} tricks").format(numbers=name_list([str(each) for each in entry.tricks]))

    def _points(self, entry: BookEntry, points: Sequence[int]) -> str:
        got = [points[each] for each in self._side(entry)]
        if entry.partner is not None:
            #: what declarer and partner get, each of them: +38 each
            return self.tr("{points} each").format(points=signed(got[0]))
        return name_list([signed(each) for each in got])


def fault_words(fault: Fault) -> str:
    """What is missing or cannot be, in a sentence."""
    return QCoreApplication.translate("Book", str(_FAULTS[fault]))


def entry_words(entry: BookEntry, names: Sequence[str], points: Sequence[int] | None = None) -> str:
    """A whole entry in one line, with a capital."""
    return capital(BookWords().line(entry, names, points))
