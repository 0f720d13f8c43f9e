"""The called card and the trump, named before the exchange (R8, R9, R12, R20 to R24)."""

from __future__ import annotations

from laksewhist.engine.actions import Action, CallCard, NameTrump
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Card, Hand, Rank, Seat, Suit, card_of
from laksewhist.engine.contract import Contract, Partnership
from laksewhist.engine.events import CardCalled, Event, TrumpNamed
from laksewhist.engine.exchange import start_exchange
from laksewhist.engine.house_rules import CallOwnAce, HouseRules
from laksewhist.engine.illegal import Reason, refuse
from laksewhist.engine.state import CallingState, DealState, Setup, TrumpState


def callable_cards(hand: Hand, trump: Suit | None, rules: HouseRules) -> tuple[Card, ...]:
    """The cards that can be called beside this trump (None: no trump, or not named yet as in halve).

    Aces that declarer does not hold and that are not trump (R8, R23); if he holds all of those, kings, and so on
    down (R24). With the house option, his own aces that are not trump as well.
    """
    suits = [suit for suit in Suit if suit is not trump]
    found: list[Card] = []
    for rank in reversed(Rank):
        found = [each for suit in suits if (each := card_of(suit, rank)) not in hand]
        if found:
            break
    if rules.call_own_ace is CallOwnAce.YES:
        own = [each for suit in suits if (each := card_of(suit, Rank.ACE)) in hand]
        found = own + [each for each in found if each not in own]
    return tuple(found)


def chooses_trump(state: CallingState) -> bool:
    """Whether declarer names the trump with the called card: in almindelige (R8)."""
    bid = state.auction.bid
    return isinstance(bid, TrickBid) and bid.kind is TrickKind.ALMINDELIGE


def calling_actions(state: CallingState) -> tuple[Action, ...]:
    """Every call that is allowed; in almindelige every pair of trump and called card."""
    seat, rules = state.turn, state.setup.rules
    hand = state.setup.hands[seat]
    if not chooses_trump(state):
        return tuple(CallCard(seat, each) for each in callable_cards(hand, state.trump, rules))
    return tuple(CallCard(seat, each, trump) for trump in Suit for each in callable_cards(hand, trump, rules))


def apply_calling(state: CallingState, action: CallCard) -> tuple[DealState, tuple[Event, ...]]:
    """The card is called; in halve the trump is named next (R12), else the exchange begins (R20)."""
    _check_call(state, action)
    trump = action.trump if chooses_trump(state) else state.trump
    called = CardCalled(action.seat, action.card, trump)
    bid = state.auction.bid
    assert isinstance(bid, TrickBid)
    partnership = _partnership(state.setup, action, bid.kind, state.vip_card)
    if bid.kind is TrickKind.HALVE:
        turn = action.seat if partnership.partner is None else partnership.partner
        return TrumpState(state.setup, state.auction, action.seat, action.card, partnership, turn), (called,)
    contract = Contract(bid, (action.seat,), trump, action.card, state.vip_card)
    after, events = start_exchange(state.setup, state.auction, contract, partnership, queue=(action.seat,))
    return after, (called, *events)


def _check_call(state: CallingState, action: CallCard) -> None:
    seat, card = action.seat, action.card
    if chooses_trump(state):
        if action.trump is None:
            refuse(Reason.TRUMP_MISSING, seat)
    elif action.trump is not None:
        refuse(Reason.TRUMP_NOT_FREE, seat, bid=state.auction.bid.text)
    trump = action.trump if chooses_trump(state) else state.trump
    hand = state.setup.hands[seat]
    if card in callable_cards(hand, trump, state.setup.rules):
        return
    if card.suit is None:
        refuse(Reason.CALLED_JOKER, seat)
    if card.suit is trump:
        refuse(Reason.CALLED_IS_TRUMP, seat, card=card.code)
    refuse(Reason.CALLED_IS_OWN if card in hand else Reason.CALLED_RANK, seat, card=card.code)


def _partnership(setup: Setup, action: CallCard, kind: TrickKind, vip_card: int | None) -> Partnership:
    """Who holds the called card before the exchange is the partner; declarer himself if he or the kitty does (R21)."""
    holder = holder_of(setup, action.card)
    alone = holder is None or holder == action.seat
    face_up = setup.kitty[: vip_card or 0]
    is_open = kind is TrickKind.HALVE or action.card in face_up
    return Partnership(None if alone else holder, self_partner=alone, open_from_start=is_open)


def holder_of(setup: Setup, card: Card) -> Seat | None:
    """The seat that was dealt the card; None if it lies in the kitty."""
    return next((seat for seat, hand in enumerate(setup.hands) if card in hand), None)


def trump_actions(state: TrumpState) -> tuple[Action, ...]:
    """Any suit but the called card's (R12)."""
    return tuple(NameTrump(state.turn, suit) for suit in Suit if suit is not state.called.suit)


def apply_trump(state: TrumpState, action: NameTrump) -> tuple[DealState, tuple[Event, ...]]:
    """The trump of halve is named; whoever named it exchanges (R12)."""
    if action.trump is state.called.suit:
        refuse(Reason.TRUMP_IS_CALLED_SUIT, action.seat, suit=action.trump.word)
    contract = Contract(state.auction.bid, (state.declarer,), action.trump, state.called)
    named = TrumpNamed(action.seat, action.trump)
    after, events = start_exchange(state.setup, state.auction, contract, state.partnership, queue=(action.seat,))
    return after, (named, *events)
