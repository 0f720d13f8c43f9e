"""The state of a deal: one frozen type for each phase, so that a field which makes no sense yet cannot exist.

States hold everything, hidden cards too. Players get a `PlayerView` instead.
"""

from __future__ import annotations

from typing import TypeAlias

from laksewhist.engine.actions import AuctionAction
from laksewhist.engine.bids import Bid
from laksewhist.engine.cards import (
    HAND_SIZE,
    KITTY_SIZE,
    PACK,
    Card,
    Hand,
    Seat,
    Suit,
    hand_of,
)
from laksewhist.engine.contract import Contract, Outcome, Partnership
from laksewhist.engine.events import ExchangeMade
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.values import dataclass

Hands: TypeAlias = tuple[Hand, Hand, Hand, Hand]


@dataclass(frozen=True, slots=True)
class Setup:
    """The cards as dealt, who speaks and leads first, and the house rules (R3, R4, R5).

    Hands are put into the order of the pack; the kitty keeps its turning order. Hands may be shorter than 13
    (small positions for study), but equally long; `is_full` tells a whole deal of 55 cards.
    """

    rules: HouseRules
    forehand: Seat
    hands: Hands
    kitty: tuple[Card, ...]

    def __post_init__(self) -> None:
        if self.forehand not in range(4) or len(self.hands) != 4:
            raise ValueError("R2: there are four seats, 0 to 3")
        sizes = {len(hand) for hand in self.hands}
        if len(sizes) != 1 or not 1 <= sizes.copy().pop() <= HAND_SIZE:
            raise ValueError("R5: each seat gets equally many cards, 13 at the most")
        if len(self.kitty) != KITTY_SIZE:
            raise ValueError("R5: the kitty is three cards")
        everything = [*self.kitty, *(card for hand in self.hands for card in hand)]
        if len(set(everything)) != len(everything):
            twice = next(card for card in everything if everything.count(card) > 1)
            raise ValueError(f"R1: {twice} is dealt twice")
        first, second, third, fourth = (hand_of(hand) for hand in self.hands)
        object.__setattr__(self, "hands", (first, second, third, fourth))

    @property
    def is_full(self) -> bool:
        """Whether all 55 cards are dealt."""
        return len(self.hands[0]) * 4 + KITTY_SIZE == len(PACK)


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards played one after another: the first by `leader`, the rest clockwise."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None = None
    """Who took it; None while it is unfinished."""

    def card_of(self, seat: Seat) -> Card | None:
        """What this seat played to the trick, or None."""
        place = (seat - self.leader) % 4
        return self.cards[place] if place < len(self.cards) else None


@dataclass(frozen=True, slots=True)
class AuctionResult:
    """The whole auction: every action in order, the winning bid, the bidder and then the joiners."""

    actions: tuple[AuctionAction, ...]
    bid: Bid
    holders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class IronHandState:
    """Seats with an iron hand are asked in bidding order whether they show it (R6)."""

    setup: Setup
    queue: tuple[Seat, ...]

    @property
    def turn(self) -> Seat:
        """Who is asked."""
        return self.queue[0]


@dataclass(frozen=True, slots=True)
class AuctionState:
    """The auction (R3, R7 to R19): `holders` hold or have joined the standing bid, `passed` are out."""

    setup: Setup
    actions: tuple[AuctionAction, ...]
    turn: Seat
    standing: Bid | None
    holders: tuple[Seat, ...]
    passed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class VipState:
    """Card number `turned` (1 to 3) lies face up and is offered to `auction.holders[offer]` (R10, R19)."""

    setup: Setup
    auction: AuctionResult
    turned: int
    offer: int

    @property
    def turn(self) -> Seat:
        """Who is offered the card."""
        return self.auction.holders[self.offer]


@dataclass(frozen=True, slots=True)
class CallingState:
    """Declarer names the called card (R8, R20); `trump` is set in gode and vip, and None where it is open or none."""

    setup: Setup
    auction: AuctionResult
    turn: Seat
    trump: Suit | None
    vip_card: int | None


@dataclass(frozen=True, slots=True)
class TrumpState:
    """Halve: the called card's holder, or a declarer who is his own partner, names the trump (R12, R21)."""

    setup: Setup
    auction: AuctionResult
    declarer: Seat
    called: Card
    partnership: Partnership
    turn: Seat


@dataclass(frozen=True, slots=True)
class ExchangeState:
    """The seats in `queue` exchange one after another, each from the kitty that then lies there (R18, R26)."""

    setup: Setup
    auction: AuctionResult
    contract: Contract
    partnership: Partnership
    hands: Hands
    kitty: tuple[Card, ...]
    queue: tuple[Seat, ...]
    exchanges: tuple[ExchangeMade, ...]

    @property
    def turn(self) -> Seat:
        """Who may exchange."""
        return self.queue[0]


@dataclass(frozen=True, slots=True)
class PlayState:
    """The play (R27, R28).

    `kitty` are the three cards that nobody plays, `tricks` the complete tricks, `trick` the one on the table, `taken`
    the tricks of each seat, `called_suit_led` whether the called card's duty is over because its suit was led, and
    `partner_known` whether everybody knows who the partner is.
    """

    setup: Setup
    auction: AuctionResult
    contract: Contract
    partnership: Partnership
    exchanges: tuple[ExchangeMade, ...]
    hands: Hands
    kitty: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    taken: tuple[int, int, int, int]
    called_suit_led: bool
    partner_known: bool

    @property
    def turn(self) -> Seat:
        """Who plays the next card."""
        return (self.trick.leader + len(self.trick.cards)) % 4


@dataclass(frozen=True, slots=True)
class FinishedState:
    """The deal is over. After an iron hand or four passes `played` is None."""

    setup: Setup
    actions: tuple[AuctionAction, ...]
    played: PlayState | None
    outcome: Outcome
    iron_hand: Seat | None = None

    @property
    def turn(self) -> None:
        """Nobody is to act."""
        return None


DealState: TypeAlias = (
    IronHandState | AuctionState | VipState | CallingState | TrumpState | ExchangeState | PlayState | FinishedState
)
