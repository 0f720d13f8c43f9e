"""What one seat may know of a deal, and nothing else.

A view is a value of its own; `view_for` (in `redact`) builds it from a state and leaves no way back.
"""

from __future__ import annotations

from enum import Enum

from laksewhist.engine.actions import Action, AuctionAction
from laksewhist.engine.bids import Bid
from laksewhist.engine.cards import Card, Hand, Seat, Suit
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.events import ExchangeMade
from laksewhist.engine.exchange import ExchangeChoice
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import Trick
from laksewhist.engine.values import dataclass


class Phase(Enum):
    """What the table is busy with."""

    IRON_HAND = "iron_hand"
    AUCTION = "auction"
    VIP = "vip"
    CALLING = "calling"
    TRUMP = "trump"
    EXCHANGE = "exchange"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A deal as one seat sees it.

    `shown` holds for each seat the hand that lies open to this one, or None; `turned` the kitty cards that everybody
    saw in vip; `kitty` the kitty that this seat looks at before it exchanges (taking first), and the kitty as it was
    dealt when a played deal is over. `trump` is what is known of it (`trump_known` tells "none" from "not yet").
    `partner_known` tells whether this seat knows the sides; `partner` None then means that declarer plays alone or that
    there are no partners. `legal` is empty unless it is this seat's turn.
    """

    seat: Seat
    phase: Phase
    rules: HouseRules
    forehand: Seat
    turn: Seat | None
    hand: Hand
    hand_sizes: tuple[int, ...]
    shown: tuple[Hand | None, ...]
    actions: tuple[AuctionAction, ...]
    standing: Bid | None
    holders: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    turned: tuple[Card, ...]
    declarer: Seat | None
    called: Card | None
    trump: Suit | None
    trump_known: bool
    contract: Contract | None
    exchanges: tuple[ExchangeMade, ...]
    kitty: tuple[Card, ...] | None
    partner: Seat | None
    partner_known: bool
    partner_public: bool
    tricks: tuple[Trick, ...]
    trick: Trick | None
    taken: tuple[int, int, int, int]
    called_suit_led: bool
    fallen: tuple[Seat, ...]
    legal: tuple[Action, ...]
    choice: ExchangeChoice | None
    outcome: Outcome | None
    iron_hand: Seat | None
