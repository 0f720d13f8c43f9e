"""The third verb: `view_for`, a state as one seat may see it.

Permuting cards that the seat cannot see never changes its view.
"""

from __future__ import annotations

from laksewhist.engine.auction import open_auction
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.cards import SEATS, Card, Hand, Seat
from laksewhist.engine.contract import Contract, Partnership
from laksewhist.engine.events import ExchangeMade, event_for
from laksewhist.engine.exchange import exchange_choice
from laksewhist.engine.facts import (
    auction_of,
    auction_roles,
    contract_of,
    declarer_of,
    hands_of,
    partnership_of,
    play_of,
    standing_of,
    trump_of,
    turned_of,
)
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
    state, turn = _as_it_looks(state, seat)
    play = play_of(state)
    contract = contract_of(state)
    holders, passed = auction_roles(state)
    trump_known, trump = trump_of(state, contract)
    hands = hands_of(state)
    partnership = partnership_of(state)
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
        actions=auction_of(state),
        standing=standing_of(state),
        holders=holders,
        passed=passed,
        turned=turned_of(state),
        declarer=declarer_of(state, contract),
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


def _kitty(state: DealState, seat: Seat) -> tuple[Card, ...] | None:
    """The kitty where this seat sees it: taking first and next to exchange, or when a played deal is over."""
    if isinstance(state, FinishedState):
        return state.setup.kitty if state.played else None
    if isinstance(state, ExchangeState) and state.turn == seat:
        takes_first = state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST
        return state.kitty if takes_first else None
    return None


def _as_it_looks(state: DealState, seat: Seat) -> tuple[DealState, Seat | None]:
    """The state and whose turn it is, as far as the seat may know of iron hands (R6)."""
    if not isinstance(state, IronHandState):
        return state, state.turn
    if seat in state.queue:
        return state, seat
    auction = open_auction(state.setup)
    return auction, None if seat == auction.turn else auction.turn


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
