"""Iron hand, auction and the turning of the kitty in vip (R3, R6, R7, R10, R18, R19)."""

from __future__ import annotations

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    AuctionAction,
    CallIronHand,
    Join,
    KeepHand,
    MakeBid,
    Pass,
    RefuseCard,
)
from laksewhist.engine.bids import LADDER, Bid, NoloBid, TrickKind, beats, can_be_joined, fixed_trump, rung
from laksewhist.engine.cards import KITTY_SIZE, Seat, is_iron, next_seat, seats_from
from laksewhist.engine.contract import NO_CONTRACT, NO_PARTNERSHIP, Contract
from laksewhist.engine.events import (
    AuctionEnded,
    BidMade,
    CardAccepted,
    CardRefused,
    CardTurned,
    DealEnded,
    Event,
    IronHandKept,
    IronHandShown,
    Joined,
    Passed,
)
from laksewhist.engine.exchange import start_exchange
from laksewhist.engine.house_rules import IronHand
from laksewhist.engine.illegal import Reason, refuse
from laksewhist.engine.state import (
    AuctionResult,
    AuctionState,
    CallingState,
    DealState,
    FinishedState,
    IronHandState,
    Setup,
    VipState,
)


def start_deal(setup: Setup) -> IronHandState | AuctionState:
    """The first state of a deal: the iron hands are asked where there are any (R6), else the auction begins."""
    queue: tuple[Seat, ...] = ()
    if setup.rules.iron_hand is IronHand.OPTIONAL:
        queue = tuple(seat for seat in seats_from(setup.forehand) if is_iron(setup.hands[seat]))
    return IronHandState(setup, queue) if queue else open_auction(setup)


def open_auction(setup: Setup) -> AuctionState:
    """The auction before anybody has spoken; the forehand begins (R3)."""
    return AuctionState(setup, actions=(), turn=setup.forehand, standing=None, holders=(), passed=())


def apply_iron_hand(state: IronHandState, action: CallIronHand | KeepHand) -> tuple[DealState, tuple[Event, ...]]:
    """Shows the hand and ends the deal, or goes on with the next iron hand or the auction (R6)."""
    if isinstance(action, CallIronHand):
        shown = IronHandShown(action.seat, state.setup.hands[action.seat])
        over = FinishedState(state.setup, (), None, NO_CONTRACT, iron_hand=action.seat)
        return over, (shown, DealEnded(NO_CONTRACT))
    rest = state.queue[1:]
    after = IronHandState(state.setup, rest) if rest else open_auction(state.setup)
    return after, (IronHandKept(action.seat),)


def auction_actions(state: AuctionState) -> tuple[Action, ...]:
    """Pass, join where it is possible, and every higher bid, lowest first."""
    seat = state.turn
    lowest = 0 if state.standing is None else rung(state.standing) + 1
    join = (Join(seat),) if state.standing is not None and can_be_joined(state.standing) else ()
    return (Pass(seat), *join, *(MakeBid(seat, bid) for bid in LADDER[lowest:]))


def apply_auction(state: AuctionState, action: AuctionAction) -> tuple[DealState, tuple[Event, ...]]:
    """The auction after a bid, a pass or a joining (R3, R7, R18, R19)."""
    seat, standing, holders, passed = action.seat, state.standing, state.holders, state.passed
    event: Event
    match action:
        case MakeBid(bid=bid):
            if not beats(bid, standing):
                refuse(Reason.BID_TOO_LOW, seat, standing="" if standing is None else standing.text)
            standing, holders, event = bid, (seat,), BidMade(seat, bid)
        case Join():
            if standing is None:
                refuse(Reason.NOTHING_TO_JOIN, seat)
            if not can_be_joined(standing):
                refuse(Reason.CANNOT_JOIN, seat, standing=standing.text)
            holders, event = (*holders, seat), Joined(seat, standing)
        case Pass():
            passed, event = (*passed, seat), Passed(seat)
    actions = (*state.actions, action)
    turn = _next_to_speak(seat, holders, passed)
    if turn is not None:
        return AuctionState(state.setup, actions, turn, standing, holders, passed), (event,)
    if standing is None:
        over = FinishedState(state.setup, actions, None, NO_CONTRACT)
        return over, (event, AuctionEnded(None, ()), DealEnded(NO_CONTRACT))
    result = AuctionResult(actions, standing, holders)
    after, more = _after_auction(state.setup, result)
    return after, (event, AuctionEnded(standing, holders), *more)


def _next_to_speak(seat: Seat, holders: tuple[Seat, ...], passed: tuple[Seat, ...]) -> Seat | None:
    """The next seat that has neither passed nor holds or joined the standing bid; None ends the auction (R3)."""
    for other in seats_from(next_seat(seat)):
        if other not in passed and other not in holders:
            return other
    return None


def _after_auction(setup: Setup, result: AuctionResult) -> tuple[DealState, tuple[Event, ...]]:
    bid = result.bid
    if isinstance(bid, NoloBid):
        contract = Contract(bid, result.holders, trump=None, called=None)
        return start_exchange(setup, result, contract, NO_PARTNERSHIP, queue=result.holders)
    if bid.kind is TrickKind.VIP:
        return VipState(setup, result, turned=1, offer=0), (CardTurned(1, setup.kitty[0]),)
    return CallingState(setup, result, result.holders[0], fixed_trump(bid.kind), vip_card=None), ()


def must_take_third(state: VipState) -> bool:
    """Whether the seat to act must accept: the last in vip, before the third card (R19)."""
    return state.turned == KITTY_SIZE and state.offer == len(state.auction.holders) - 1


def vip_actions(state: VipState) -> tuple[Action, ...]:
    """Accept, and refuse unless the third card must be taken (R19)."""
    accept = AcceptCard(state.turn)
    return (accept,) if must_take_third(state) else (accept, RefuseCard(state.turn))


def apply_vip(state: VipState, action: AcceptCard | RefuseCard) -> tuple[DealState, tuple[Event, ...]]:
    """Declarer is found, or the next is asked, or the next card is turned (R10, R19)."""
    seat = action.seat
    if isinstance(action, AcceptCard):
        trump = state.setup.kitty[state.turned - 1].suit
        after = CallingState(state.setup, state.auction, seat, trump, vip_card=state.turned)
        return after, (CardAccepted(seat, state.turned, trump),)
    if must_take_third(state):
        refuse(Reason.MUST_TAKE_THIRD, seat)
    refused = CardRefused(seat, state.turned)
    if state.offer + 1 < len(state.auction.holders):
        return VipState(state.setup, state.auction, state.turned, state.offer + 1), (refused,)
    number = state.turned + 1
    turned = CardTurned(number, state.setup.kitty[number - 1])
    return VipState(state.setup, state.auction, number, offer=0), (refused, turned)


def standing_bid(actions: tuple[AuctionAction, ...]) -> Bid | None:
    """The highest bid made so far, which is the last one."""
    return next((action.bid for action in reversed(actions) if isinstance(action, MakeBid)), None)
