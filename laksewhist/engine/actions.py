"""What a seat can do: imperative, frozen, and naming its seat."""

from __future__ import annotations

from typing import TypeAlias

from laksewhist.engine.bids import Bid
from laksewhist.engine.cards import Card, Seat, Suit
from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class CallIronHand:
    """Show a hand without ace and picture and ask for a new deal (R6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeepHand:
    """Play an iron hand all the same (R6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Bid higher than the standing bid (R7)."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction for good (R3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Join:
    """Join the standing vip or nolo bid (R18, R19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AcceptCard:
    """Take the card just turned in vip, and become declarer (R10, R19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RefuseCard:
    """Leave the card just turned in vip to the next (R19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallCard:
    """Name the called card, in almindelige with the trump (R8, R20); `trump` is None in every other bid."""

    seat: Seat
    card: Card
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump in halve (R12)."""

    seat: Seat
    trump: Suit


@dataclass(frozen=True, slots=True)
class ExchangeCards:
    """Give three cards and take the kitty, or give none and decline (R26); the cards are in the pack's order."""

    seat: Seat
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=lambda card: card.index)))


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (R27, R28)."""

    seat: Seat
    card: Card


AuctionAction: TypeAlias = MakeBid | Pass | Join
Action: TypeAlias = (
    CallIronHand
    | KeepHand
    | MakeBid
    | Pass
    | Join
    | AcceptCard
    | RefuseCard
    | CallCard
    | NameTrump
    | ExchangeCards
    | PlayCard
)
