"""An evening with real cards: what the book-keeper enters for a deal, whether it can be, and what follows from it."""

from __future__ import annotations

from enum import Enum
from typing import Final

from laksewhist.engine.bids import Bid, NoloBid, TrickBid, TrickKind
from laksewhist.engine.cards import HAND_SIZE, Card, Seat, Suit, card
from laksewhist.engine.contract import NO_CONTRACT, Contract, Outcome
from laksewhist.engine.values import dataclass
from laksewhist.match.rotation import Participant, Seating, seating

_SOME_ACE: Final[Card] = card("SA")
"""Nobody writes down which card was called, and no point depends on it: any that is never of the trump suit does."""


class EntryFault(Enum):
    """Why an entry cannot be."""

    DEALER = "the dealer does not take part"
    NO_DECLARER = "nobody is named who played the bid"
    SEVERAL_DECLARERS = "a trick bid has one declarer"
    DECLARER_TWICE = "a declarer is named twice"
    DECLARER_SITS_OUT = "a declarer sits out this deal"
    PARTNER_IN_NOLO = "nolo has no partner"
    PARTNER_MISSING = "it is not said who the partner is, or that declarer played alone"
    PARTNER_AND_ALONE = "whoever plays alone has no partner"
    PARTNER_IS_DECLARER = "the partner is somebody else than the declarer"
    PARTNER_SITS_OUT = "the partner sits out this deal"
    ALONE_IN_NOLO = "in nolo it is not said who plays alone"
    VIP_CARD = "vip needs the number of the card that was taken, 1 to 3; nothing else has one"
    TRICKS_MISSING = "the tricks are missing"
    TRICKS_RANGE = "a number of tricks is from 0 to 13"
    TRICKS_SUM = "there are 13 tricks in a deal"
    NOT_PLAYED = "a deal that was not played has no declarer, partner or tricks"


@dataclass(frozen=True, slots=True)
class BookEntry:
    """One deal as the book-keeper writes it down; participants by their numbers.

    `bid` is None where nothing was played: four passes, or an iron hand (`iron_hand` tells whose). `declarers` is one
    participant in a trick bid; in nolo the bidder and then the joiners. `partner` is who helped, None with `alone` (a
    declarer who was his own partner) and in nolo. `vip_card` is 1 to 3 in vip. `tricks` is one number in a trick bid,
    what declarer and partner took together; in nolo one number for each declarer.
    """

    dealer: Participant
    bid: Bid | None = None
    declarers: tuple[Participant, ...] = ()
    partner: Participant | None = None
    alone: bool = False
    vip_card: int | None = None
    tricks: tuple[int, ...] = ()
    iron_hand: Participant | None = None


def entry_faults(entry: BookEntry, participants: int) -> tuple[EntryFault, ...]:
    """Everything that keeps the entry from being a deal of so many participants; empty where it can be."""
    if entry.dealer not in range(participants):
        return (EntryFault.DEALER,)
    players = seating(participants, entry.dealer).players
    if entry.bid is None:
        nothing = BookEntry(entry.dealer, iron_hand=entry.iron_hand)
        at_table = entry.iron_hand is None or entry.iron_hand in players
        return () if entry == nothing and at_table else (EntryFault.NOT_PLAYED,)
    who = [*_declarer_faults(entry, players), *_partner_faults(entry, players)]
    if (entry.vip_card in (1, 2, 3)) != (isinstance(entry.bid, TrickBid) and entry.bid.kind is TrickKind.VIP):
        who.append(EntryFault.VIP_CARD)
    if entry.iron_hand is not None:
        who.append(EntryFault.NOT_PLAYED)
    return (*who, *_trick_faults(entry))


def _declarer_faults(entry: BookEntry, players: tuple[Participant, ...]) -> list[EntryFault]:
    checks = (
        (not entry.declarers, EntryFault.NO_DECLARER),
        (len(entry.declarers) > 1 and not isinstance(entry.bid, NoloBid), EntryFault.SEVERAL_DECLARERS),
        (len(set(entry.declarers)) != len(entry.declarers), EntryFault.DECLARER_TWICE),
        (any(each not in players for each in entry.declarers), EntryFault.DECLARER_SITS_OUT),
    )
    return [fault for is_so, fault in checks if is_so]


def _partner_faults(entry: BookEntry, players: tuple[Participant, ...]) -> list[EntryFault]:
    partner = entry.partner
    if isinstance(entry.bid, NoloBid):
        checks: tuple[tuple[bool, EntryFault], ...] = (
            (partner is not None, EntryFault.PARTNER_IN_NOLO),
            (entry.alone, EntryFault.ALONE_IN_NOLO),
        )
    else:
        checks = (
            (partner is None and not entry.alone, EntryFault.PARTNER_MISSING),
            (partner is not None and entry.alone, EntryFault.PARTNER_AND_ALONE),
            (partner is not None and partner in entry.declarers, EntryFault.PARTNER_IS_DECLARER),
            (partner is not None and partner not in players, EntryFault.PARTNER_SITS_OUT),
        )
    return [fault for is_so, fault in checks if is_so]


def _trick_faults(entry: BookEntry) -> list[EntryFault]:
    expected = len(entry.declarers) if isinstance(entry.bid, NoloBid) else 1
    if len(entry.tricks) != expected:
        return [EntryFault.TRICKS_MISSING]
    if any(not 0 <= each <= HAND_SIZE for each in entry.tricks):
        return [EntryFault.TRICKS_RANGE]
    return [EntryFault.TRICKS_SUM] if sum(entry.tricks) > HAND_SIZE else []


def entry_outcome(entry: BookEntry, participants: int) -> tuple[Seating, Outcome]:
    """The places and the outcome, for `points`; raises ValueError with the first fault.

    In a trick bid all tricks of the side stand with the declarer, since nobody writes down who of the two took them.
    """
    faults = entry_faults(entry, participants)
    if faults:
        raise ValueError(faults[0].value)
    places = seating(participants, entry.dealer)
    if entry.bid is None:
        return places, NO_CONTRACT
    seats = tuple(places.players.index(each) for each in entry.declarers)
    partner = None if entry.partner is None else places.players.index(entry.partner)
    taken = dict(zip(seats, entry.tricks, strict=True))
    first, second, third, fourth = (taken.get(seat, 0) for seat in range(4))
    contract = nominal_contract(entry.bid, seats, entry.vip_card)
    made = _made(entry.bid, entry.tricks)
    return places, Outcome(contract, partner, entry.alone, (first, second, third, fourth), made)


def nominal_contract(bid: Bid, seats: tuple[Seat, ...], vip_card: int | None) -> Contract:
    """A contract that gives the right points where trump and called card are not known."""
    if isinstance(bid, NoloBid):
        return Contract(bid, seats, trump=None, called=None)
    trump = Suit.CLUBS if bid.kind is TrickKind.GODE else None
    return Contract(bid, seats, trump, _SOME_ACE, vip_card)


def _made(bid: Bid, tricks: tuple[int, ...]) -> tuple[bool, ...]:
    if isinstance(bid, NoloBid):
        return tuple(each <= bid.tricks_allowed for each in tricks)
    return (tricks[0] >= bid.level,)
