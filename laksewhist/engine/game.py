"""The engine's verbs: what may be done in a state, and what follows when it is done.

`legal_actions` is never empty before the end, in a fixed order; applying one of them never raises. Anything else is
refused with `IllegalAction`, and the state stays as it was. The other two verbs are `view_for` and `points`.
"""

from __future__ import annotations

from typing import assert_never

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.auction import (
    apply_auction,
    apply_iron_hand,
    apply_vip,
    auction_actions,
    start_deal,
    vip_actions,
)
from laksewhist.engine.calling import apply_calling, apply_trump, calling_actions, trump_actions
from laksewhist.engine.contract import Outcome
from laksewhist.engine.events import Event
from laksewhist.engine.exchange import apply_exchange, exchange_actions
from laksewhist.engine.illegal import Reason, refuse
from laksewhist.engine.play import apply_play, play_actions
from laksewhist.engine.state import (
    AuctionState,
    CallingState,
    DealState,
    ExchangeState,
    FinishedState,
    IronHandState,
    PlayState,
    TrumpState,
    VipState,
)

__all__ = ["apply", "legal_actions", "outcome", "start_deal"]


def legal_actions(state: DealState) -> tuple[Action, ...]:
    """Everything that the seat to act may do; empty only when the deal is over."""
    match state:
        case PlayState():
            return play_actions(state)
        case AuctionState():
            return auction_actions(state)
        case ExchangeState():
            return exchange_actions(state)
        case CallingState():
            return calling_actions(state)
        case VipState():
            return vip_actions(state)
        case TrumpState():
            return trump_actions(state)
        case IronHandState():
            return (CallIronHand(state.turn), KeepHand(state.turn))
        case FinishedState():
            return ()
        case _:
            assert_never(state)


_PHASE_WORDS: dict[type, str] = {
    IronHandState: "an iron hand is asked for",
    AuctionState: "the auction goes on",
    VipState: "a card is turned",
    CallingState: "a card is called",
    TrumpState: "the trump is named",
    ExchangeState: "the kitty is exchanged",
    PlayState: "the cards are played",
}


def apply(state: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
    """The state after the action, and what happened; raises IllegalAction with the rule it breaks."""
    if isinstance(state, FinishedState):
        refuse(Reason.DEAL_OVER, action.seat)
    if action.seat != state.turn:
        refuse(Reason.NOT_ASKED, action.seat, turn=str(state.turn))
    match state, action:
        case PlayState(), PlayCard():
            return apply_play(state, action)
        case AuctionState(), MakeBid() | Pass() | Join():
            return apply_auction(state, action)
        case ExchangeState(), ExchangeCards():
            return apply_exchange(state, action)
        case CallingState(), CallCard():
            return apply_calling(state, action)
        case VipState(), AcceptCard() | RefuseCard():
            return apply_vip(state, action)
        case TrumpState(), NameTrump():
            return apply_trump(state, action)
        case IronHandState(), CallIronHand() | KeepHand():
            return apply_iron_hand(state, action)
        case _:
            refuse(Reason.WRONG_PHASE, action.seat, phase=_PHASE_WORDS[type(state)])


def outcome(state: DealState) -> Outcome:
    """How the deal ended; raises ValueError while it is still going on."""
    if not isinstance(state, FinishedState):
        raise ValueError("the deal is not over")
    return state.outcome
