"""A deal that is being entered: what has been said so far, what is missing, and what cannot be. Knows no widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

from laksewhist.engine.bids import Bid, NoloBid, TrickKind
from laksewhist.engine.values import dataclass
from laksewhist.match.book import BookEntry, EntryFault, entry_faults
from laksewhist.match.rotation import Participant

SIDE: Final = -1
"""Whose tricks they are in a trick bid: those of declarer and partner together."""


class Redeal(Enum):
    """What can be entered in the place of a bid: nothing was played."""

    FOUR_PASSES = "four_passes"
    IRON_HAND = "iron_hand"


Call: TypeAlias = Bid | Redeal


class Field(Enum):
    """What is asked for, in this order."""

    DEALER = "dealer"
    BID = "bid"
    DECLARERS = "declarers"
    PARTNER = "partner"
    VIP_CARD = "vip_card"
    TRICKS = "tricks"


class Missing(Enum):
    """What only an entry that is not whole yet can lack."""

    BID = "bid"
    IRON_HAND = "iron_hand"


Fault: TypeAlias = EntryFault | Missing

_PLACES: Final[Mapping[Fault, Field]] = {
    Missing.BID: Field.BID,
    Missing.IRON_HAND: Field.DECLARERS,
    EntryFault.DEALER: Field.DEALER,
    EntryFault.NO_DECLARER: Field.DECLARERS,
    EntryFault.SEVERAL_DECLARERS: Field.DECLARERS,
    EntryFault.DECLARER_TWICE: Field.DECLARERS,
    EntryFault.DECLARER_SITS_OUT: Field.DECLARERS,
    EntryFault.NOT_PLAYED: Field.DECLARERS,
    EntryFault.PARTNER_IN_NOLO: Field.PARTNER,
    EntryFault.PARTNER_MISSING: Field.PARTNER,
    EntryFault.PARTNER_AND_ALONE: Field.PARTNER,
    EntryFault.PARTNER_IS_DECLARER: Field.PARTNER,
    EntryFault.PARTNER_SITS_OUT: Field.PARTNER,
    EntryFault.ALONE_IN_NOLO: Field.PARTNER,
    EntryFault.VIP_CARD: Field.VIP_CARD,
    EntryFault.TRICKS_MISSING: Field.TRICKS,
    EntryFault.TRICKS_RANGE: Field.TRICKS,
    EntryFault.TRICKS_SUM: Field.TRICKS,
}
"""At which field a fault is told."""
GAPS: Final[frozenset[Fault]] = frozenset(
    {
        *Missing,
        EntryFault.NO_DECLARER,
        EntryFault.PARTNER_MISSING,
        EntryFault.VIP_CARD,
        EntryFault.TRICKS_MISSING,
    }
)
"""What is merely not said yet: nobody is told of it while he is still writing."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been said of a deal. What a call does not ask for is kept, and stays out of the entry.

    `declarers` are the bidder and then those who joined; in an iron hand the one who showed it. `tricks` go by
    participant in nolo, and by `SIDE` in a trick bid.
    """

    dealer: Participant
    call: Call | None = None
    declarers: tuple[Participant, ...] = ()
    partner: Participant | None = None
    alone: bool = False
    vip_card: int | None = None
    tricks: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def is_nolo(self) -> bool:
        """Whether the bid is one of the four to take next to nothing."""
        return isinstance(self.call, NoloBid)

    @property
    def is_vip(self) -> bool:
        """Whether the bid is vip, of any level."""
        return not isinstance(self.call, Redeal | NoloBid | None) and self.call.kind is TrickKind.VIP

    @property
    def is_blank(self) -> bool:
        """Whether nothing but the dealer has been said."""
        return self == Draft(self.dealer)

    @property
    def fields(self) -> tuple[Field, ...]:
        """What is asked for under this call; under none, what most deals ask for."""
        match self.call:
            case Redeal.FOUR_PASSES:
                return Field.DEALER, Field.BID
            case Redeal.IRON_HAND:
                return Field.DEALER, Field.BID, Field.DECLARERS
            case NoloBid():
                return Field.DEALER, Field.BID, Field.DECLARERS, Field.TRICKS
        return tuple(each for each in Field if each is not Field.VIP_CARD or self.is_vip)

    @property
    def trick_keys(self) -> tuple[int, ...]:
        """Whose tricks are asked for: the side's, or each declarer's."""
        return self.declarers if self.is_nolo else (SIDE,)

    @property
    def entry(self) -> BookEntry:
        """The entry as far as it goes; `faults` tells whether it can be."""
        match self.call:
            case None | Redeal.FOUR_PASSES:
                return BookEntry(self.dealer)
            case Redeal.IRON_HAND:
                return BookEntry(self.dealer, iron_hand=self.declarers[0] if self.declarers else None)
        tricks = tuple(self.tricks[key] for key in self.trick_keys if key in self.tricks)
        if self.is_nolo:
            return BookEntry(self.dealer, self.call, self.declarers, tricks=tricks)
        vip_card = self.vip_card if self.is_vip else None
        return BookEntry(self.dealer, self.call, self.declarers, self.partner, self.alone, vip_card, tricks)

    def faults(self, participants: int) -> tuple[tuple[Field, Fault], ...]:
        """Everything that keeps it from being booked, with the field where it is told, in the order of the fields."""
        found: list[Fault] = list(entry_faults(self.entry, participants))
        if self.call is None:
            found.append(Missing.BID)
        elif self.call is Redeal.IRON_HAND and not self.declarers:
            found.append(Missing.IRON_HAND)
        placed = [(_PLACES[fault], fault) for fault in found]
        return tuple(sorted(placed, key=lambda each: tuple(Field).index(each[0])))


def draft_of(entry: BookEntry) -> Draft:
    """The entry as it is corrected."""
    if entry.bid is None:
        if entry.iron_hand is None:
            return Draft(entry.dealer, Redeal.FOUR_PASSES)
        return Draft(entry.dealer, Redeal.IRON_HAND, (entry.iron_hand,))
    keys = entry.declarers if isinstance(entry.bid, NoloBid) else (SIDE,)
    tricks = MappingProxyType(dict(zip(keys, entry.tricks, strict=True)))
    return Draft(entry.dealer, entry.bid, entry.declarers, entry.partner, entry.alone, entry.vip_card, tricks)
