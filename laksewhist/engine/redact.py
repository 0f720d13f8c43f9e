"""The third verb: `view_for`, a state as one seat may see it.

Permuting cards that the seat cannot see never changes its view.
"""

from __future__ import annotations

from laksewhist.engine.actions import AuctionAction, Pass
from laksewhist.engine.auction import open_auction, standing_bid
from laksewhist.engine.bids import Bid, NoloBid, NoloKind, TrickBid, TrickKind
from laksewhist.engine.cards import SEATS, Card, Hand, Seat, Suit
from laksewhist.engine.contract import Contract, Partnership
from laksewhist.engine.events import ExchangeMade, event_for
from laksewhist.engine.exchange import exchange_choice
from laksewhist.engine.game import legal_actions
from laksewhist.engine.house_rules import ExchangeOrder, SniksnakTalk
from laksewhist.engine.play import has_fallen
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
from laksewhist.engine.view import Phase, PlayerView

_PHASES: dict[type, Phase] = {
    IronHandState: Phase.IRON_HAND,
    AuctionState: Phase.AUCTION,
    VipState: Phase.VIP,
    CallingState: Phase.CALLING,
    TrumpState: Phase.TRUMP,
    ExchangeState: Phase.EXCHANGE,
    PlayState: Phase.PLAY,
    FinishedState: Phase.FINISHED,
}


def view_for(state: DealState, seat: Seat) -> PlayerView:
    """What this seat may know of the state.

    While iron hands are asked for, a seat that has none sees the auction about to begin, and one that has sees itself
    asked, whoever is asked first: nobody learns who else holds an iron hand (R6).
    """
    turn = state.turn
    if isinstance(state, IronHandState):
        if seat in state.queue:
            turn = seat
        else:
            state = open_auction(state.setup)
            turn = None if seat == state.turn else state.turn
    play = _play_of(state)
    contract = _contract_of(state)
    holders, passed = _auction_roles(state)
    trump_known, trump = _trump_of(state, contract)
    hands = _hands_of(state)
    partnership = _partnership_of(state)
    public = play.partner_known if play else partnership is not None and partnership.open_from_start
    known = partnership is not None and (public or _knows_partner(state, seat, contract, partnership))
    asks = turn == seat and state.turn == seat
    return PlayerView(
        seat=seat,
        phase=_PHASES[type(state)],
        rules=state.setup.rules,
        forehand=state.setup.forehand,
        turn=turn,
        hand=hands[seat],
        hand_sizes=tuple([len(hand) for hand in hands]),
        shown=_shown(state, seat, hands),
        actions=_auction_actions(state),
        standing=_standing_of(state),
        holders=holders,
        passed=passed,
        turned=_turned(state),
        declarer=_declarer_of(state, contract),
        called=state.called if isinstance(state, TrumpState) else contract.called if contract else None,
        trump=trump,
        trump_known=trump_known,
        contract=contract,
        exchanges=_exchanges(state, seat),
        kitty=_kitty(state, seat),
        partner=partnership.partner if partnership is not None and known else None,
        partner_known=known,
        partner_public=public,
        tricks=play.tricks if play else (),
        trick=state.trick if isinstance(state, PlayState) else None,
        taken=play.taken if play else (0, 0, 0, 0),
        called_suit_led=play is not None and play.called_suit_led,
        fallen=tuple([each for each in contract.declarers if has_fallen(play, each)]) if play and contract else (),
        legal=legal_actions(state) if asks else (),
        choice=exchange_choice(state) if asks and isinstance(state, ExchangeState) else None,
        outcome=state.outcome if isinstance(state, FinishedState) else None,
        iron_hand=state.iron_hand if isinstance(state, FinishedState) else None,
    )


def _play_of(state: DealState) -> PlayState | None:
    if isinstance(state, PlayState):
        return state
    return state.played if isinstance(state, FinishedState) else None


def _hands_of(state: DealState) -> Hands:
    match state:
        case PlayState() | ExchangeState():
            return state.hands
        case FinishedState(played=PlayState() as played):
            return played.hands
        case _:
            return state.setup.hands


def _contract_of(state: DealState) -> Contract | None:
    match state:
        case PlayState() | ExchangeState():
            return state.contract
        case FinishedState(played=PlayState() as played):
            return played.contract
        case _:
            return None


def _partnership_of(state: DealState) -> Partnership | None:
    match state:
        case PlayState() | ExchangeState() | TrumpState():
            return state.partnership
        case FinishedState(played=PlayState() as played):
            return played.partnership
        case _:
            return None


def _auction_actions(state: DealState) -> tuple[AuctionAction, ...]:
    match state:
        case IronHandState():
            return ()
        case AuctionState() | FinishedState():
            return state.actions
        case _:
            return state.auction.actions


def _standing_of(state: DealState) -> Bid | None:
    match state:
        case AuctionState():
            return state.standing
        case IronHandState():
            return None
        case FinishedState():
            return standing_bid(state.actions)
        case _:
            return state.auction.bid


def _auction_roles(state: DealState) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
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


def _declarer_of(state: DealState, contract: Contract | None) -> Seat | None:
    match state:
        case CallingState():
            return state.turn
        case TrumpState():
            return state.declarer
        case _:
            return contract.declarer if contract else None


def _trump_of(state: DealState, contract: Contract | None) -> tuple[bool, Suit | None]:
    """Whether the trump is settled, and which suit it is (None: no trump)."""
    if contract is not None:
        return True, contract.trump
    if isinstance(state, CallingState) and not _names_trump_later(state.auction.bid):
        return True, state.trump
    return False, None


def _names_trump_later(bid: Bid) -> bool:
    """Whether somebody chooses the trump with or after the call (R8, R12)."""
    return isinstance(bid, TrickBid) and bid.kind in (TrickKind.ALMINDELIGE, TrickKind.HALVE)


def _turned(state: DealState) -> tuple[Card, ...]:
    """The kitty cards that everybody saw in vip (R10)."""
    match state:
        case VipState():
            number = state.turned
        case CallingState():
            number = state.vip_card or 0
        case _:
            contract = _contract_of(state)
            number = (contract.vip_card or 0) if contract else 0
    return state.setup.kitty[:number]


def _kitty(state: DealState, seat: Seat) -> tuple[Card, ...] | None:
    """The kitty where this seat sees it: taking first and next to exchange, or when a played deal is over."""
    if isinstance(state, FinishedState):
        return state.setup.kitty if state.played else None
    if isinstance(state, ExchangeState) and state.turn == seat:
        takes_first = state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST
        return state.kitty if takes_first else None
    return None


def _exchanges(state: DealState, seat: Seat) -> tuple[ExchangeMade, ...]:
    match state:
        case PlayState() | ExchangeState():
            seen = [event_for(made, seat) for made in state.exchanges]
            return tuple([made for made in seen if isinstance(made, ExchangeMade)])
        case FinishedState(played=PlayState() as played):
            return played.exchanges
        case _:
            return ()


def _knows_partner(state: DealState, seat: Seat, contract: Contract | None, partnership: Partnership) -> bool:
    """Whether the seat can tell who the partner is although it is not public: it has had the called card itself."""
    if isinstance(state, FinishedState):
        return True
    if contract is None or contract.called is None:
        return False
    if seat == partnership.partner:
        return True
    if seat != contract.declarer or not partnership.self_partner:
        return False
    if contract.called in state.setup.hands[seat]:
        return True
    play = state if isinstance(state, PlayState | ExchangeState) else None
    seen = [made.kitty or () for made in play.exchanges if made.seat == seat] if play else []
    looks = _kitty(state, seat) or ()
    return contract.called in looks or any(contract.called in cards for cards in seen)


def _shown(state: DealState, seat: Seat, hands: Hands) -> tuple[Hand | None, ...]:
    """For each seat the hand that lies open to this one (R6, R15, R16); everything once a played deal is over."""
    match state:
        case FinishedState(iron_hand=int() as shown):
            return tuple([hands[each] if each == shown else None for each in SEATS])
        case FinishedState(played=PlayState()):
            return hands
        case PlayState(contract=Contract(bid=NoloBid(kind=kind))) if kind in _OPEN_KINDS:
            return tuple([hands[each] if _lies_open(state, kind, each, seat) else None for each in SEATS])
        case _:
            return (None, None, None, None)


_OPEN_KINDS = (NoloKind.BORDLAEGGER, NoloKind.SNIKSNAK)


def _lies_open(state: PlayState, kind: NoloKind, owner: Seat, onlooker: Seat) -> bool:
    declarers = state.contract.declarers
    if owner in declarers:
        return len(state.tricks) > 0
    if kind is not NoloKind.SNIKSNAK:
        return False
    return state.setup.rules.sniksnak_talk is SniksnakTalk.ALL or onlooker not in declarers
