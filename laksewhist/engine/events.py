"""What has happened: past tense, frozen, in the order in which the table sees it.

Events are written for everybody; `event_for` takes out what a seat may not know.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from laksewhist.engine.bids import Bid
from laksewhist.engine.cards import Card, Hand, Seat, Suit
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class IronHandShown:
    """A seat showed its iron hand; the deal is over (R6)."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class IronHandKept:
    """A seat kept its iron hand: nobody else learns that it had one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Joined:
    """A seat joined the standing bid."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class AuctionEnded:
    """The auction is over; `holders` are the bidder and then the joiners, empty after four passes."""

    bid: Bid | None
    holders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The kitty's card with this number, 1 to 3, was turned up in vip (R10)."""

    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardRefused:
    """A seat did not want the turned card (R19)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class CardAccepted:
    """A seat took the turned card and is declarer; `trump` is None after a joker (R10)."""

    seat: Seat
    number: int
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class CardCalled:
    """Declarer called a card; `trump` is what is known of the trump by then."""

    seat: Seat
    card: Card
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The called card's holder, or a declarer who is his own partner, named the trump in halve (R12, R21)."""

    seat: Seat
    trump: Suit


@dataclass(frozen=True, slots=True)
class ExchangeMade:
    """A seat exchanged or declined (R26).

    `given` are the three cards given (empty when declined), None for every other seat. `kitty` are the three that lay
    there, None unless the seat saw them now: by taking them, or by looking first. What was turned in vip is known
    besides.
    """

    seat: Seat
    exchanged: bool
    given: tuple[Card, ...] | None
    kitty: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class PlayStarted:
    """The contract stands and the forehand leads."""

    contract: Contract
    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """Everybody knows now who the partner is; None means that declarer plays alone (R21)."""

    partner: Seat | None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat took the trick with this number, 1 to 13."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """The declarers' hands lie face up from now on (R15, R16)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DeclarerFell:
    """A nolo declarer took one trick too many (R13 to R16)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over."""

    outcome: Outcome


Event: TypeAlias = (
    IronHandShown
    | IronHandKept
    | BidMade
    | Passed
    | Joined
    | AuctionEnded
    | CardTurned
    | CardRefused
    | CardAccepted
    | CardCalled
    | TrumpNamed
    | ExchangeMade
    | PlayStarted
    | CardPlayed
    | PartnerRevealed
    | TrickTaken
    | HandsShown
    | DeclarerFell
    | DealEnded
)


def event_for(event: Event, seat: Seat) -> Event | None:
    """The event as this seat may see it, or None where it sees nothing at all."""
    if isinstance(event, ExchangeMade) and event.seat != seat:
        return replace(event, given=None, kitty=None)
    if isinstance(event, IronHandKept) and event.seat != seat:
        return None
    return event
