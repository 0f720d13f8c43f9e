"""What a state holds, asked for in the same way in every phase. What of it a seat may know, `redact` decides."""

from __future__ import annotations

from laksewhist.engine.actions import AuctionAction, Pass
from laksewhist.engine.auction import standing_bid
from laksewhist.engine.bids import Bid, TrickBid, TrickKind
from laksewhist.engine.cards import SEATS, Card, Seat, Suit
from laksewhist.engine.contract import Contract, Partnership
from laksewhist.engine.state import (
    AuctionState,
    CallingState,
    DealState,
    ExchangeState,
    FinishedState,
    Hands,
    IronHandState,
    PlayState,
    TrumpState,
    VipState,
)


def play_of(state: DealState) -> PlayState | None:
    """The play, of a deal that is being played or was."""
    if isinstance(state, PlayState):
        return state
    return state.played if isinstance(state, FinishedState) else None


def hands_of(state: DealState) -> Hands:
    """The four hands as they are now: a secret of the deal."""
    match state:
        case PlayState() | ExchangeState():
            return state.hands
        case FinishedState(played=PlayState() as played):
            return played.hands
        case _:
            return state.setup.hands


def contract_of(state: DealState) -> Contract | None:
    """The contract, once it stands."""
    match state:
        case PlayState() | ExchangeState():
            return state.contract
        case FinishedState(played=PlayState() as played):
            return played.contract
        case _:
            return None


def partnership_of(state: DealState) -> Partnership | None:
    """Who helps the declarer, once the card is called: a secret of the deal."""
    match state:
        case PlayState() | ExchangeState() | TrumpState():
            return state.partnership
        case FinishedState(played=PlayState() as played):
            return played.partnership
        case _:
            return None


def auction_of(state: DealState) -> tuple[AuctionAction, ...]:
    """Every action of the auction so far."""
    match state:
        case IronHandState():
            return ()
        case AuctionState() | FinishedState():
            return state.actions
        case _:
            return state.auction.actions


def standing_of(state: DealState) -> Bid | None:
    """The highest bid so far."""
    match state:
        case AuctionState():
            return state.standing
        case IronHandState():
            return None
        case FinishedState():
            return standing_bid(state.actions)
        case _:
            return state.auction.bid


def auction_roles(state: DealState) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who holds or has joined the standing bid, and who has passed."""
    match state:
        case IronHandState():
            return (), ()
        case AuctionState():
            return state.holders, state.passed
        case FinishedState():
            if state.played is None:
                return (), tuple([action.seat for action in state.actions if isinstance(action, Pass)])
            holders = state.played.auction.holders
        case _:
            holders = state.auction.holders
    return holders, tuple([seat for seat in SEATS if seat not in holders])


def declarer_of(state: DealState, contract: Contract | None) -> Seat | None:
    """Who plays the contract, once that is settled."""
    match state:
        case CallingState():
            return state.turn
        case TrumpState():
            return state.declarer
        case _:
            return contract.declarer if contract else None


def trump_of(state: DealState, contract: Contract | None) -> tuple[bool, Suit | None]:
    """Whether the trump is settled, and which suit it is (None: no trump)."""
    if contract is not None:
        return True, contract.trump
    if isinstance(state, CallingState) and not _names_trump_later(state.auction.bid):
        return True, state.trump
    return False, None


def _names_trump_later(bid: Bid) -> bool:
    """Whether somebody chooses the trump with or after the call (R8, R12)."""
    return isinstance(bid, TrickBid) and bid.kind in (TrickKind.ALMINDELIGE, TrickKind.HALVE)


def turned_of(state: DealState) -> tuple[Card, ...]:
    """The kitty cards that everybody saw in vip (R10)."""
    match state:
        case VipState():
            number = state.turned
        case CallingState():
            number = state.vip_card or 0
        case _:
            contract = contract_of(state)
            number = (contract.vip_card or 0) if contract else 0
    return state.setup.kitty[:number]
