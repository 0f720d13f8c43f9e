"""The exchange with the kitty: three cards or none (R12, R18, R20, R26)."""

from __future__ import annotations

from itertools import combinations

from laksewhist.engine.actions import Action, ExchangeCards
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import KITTY_SIZE, Card, Seat, hand_of
from laksewhist.engine.contract import Contract, Partnership
from laksewhist.engine.events import Event, ExchangeMade
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.illegal import Reason, refuse
from laksewhist.engine.play import start_play
from laksewhist.engine.state import AuctionResult, DealState, ExchangeState, Hands, Setup
from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class ExchangeChoice:
    """What the seat to exchange may do: give three of `cards`, or decline where it may."""

    cards: tuple[Card, ...]
    may_decline: bool


def start_exchange(
    setup: Setup,
    auction: AuctionResult,
    contract: Contract,
    partnership: Partnership,
    *,
    queue: tuple[Seat, ...],
) -> tuple[DealState, tuple[Event, ...]]:
    """The exchange before anybody has given; `queue` is the order of those who may (R18)."""
    state = ExchangeState(setup, auction, contract, partnership, setup.hands, setup.kitty, queue, exchanges=())
    return state, ()


def exchange_choice(state: ExchangeState) -> ExchangeChoice:
    """The cards to choose from: the hand, with the kitty where it is taken first; never the called card in halve."""
    cards = state.hands[state.turn]
    if state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST:
        cards = hand_of(cards + state.kitty)
    kind = _trick_kind(state.contract)
    if kind is TrickKind.HALVE:
        cards = tuple(card for card in cards if card is not state.contract.called)
    # A short hand, as in positions for study, may be unable to give three even in vip.
    return ExchangeChoice(cards, may_decline=kind is not TrickKind.VIP or len(cards) < KITTY_SIZE)


def exchange_actions(state: ExchangeState) -> tuple[Action, ...]:
    """Declining where it is allowed, and every choice of three cards."""
    choice = exchange_choice(state)
    decline = (ExchangeCards(state.turn, ()),) if choice.may_decline else ()
    return (*decline, *(ExchangeCards(state.turn, three) for three in combinations(choice.cards, KITTY_SIZE)))


def apply_exchange(state: ExchangeState, action: ExchangeCards) -> tuple[DealState, tuple[Event, ...]]:
    """The three cards change places with the kitty, or nothing moves; then the next exchanges or the play begins."""
    _check_exchange(state, action)
    made = _exchange_made(state, action)
    hands, kitty = state.hands, state.kitty
    if action.cards:
        pool = set(hands[action.seat] + kitty)
        hands = _with_hand(hands, action.seat, tuple(pool - set(action.cards)))
        kitty = action.cards
    after = ExchangeState(
        state.setup,
        state.auction,
        state.contract,
        state.partnership,
        hands,
        kitty,
        state.queue[1:],
        (*state.exchanges, made),
    )
    if after.queue:
        return after, (made,)
    play, events = start_play(after)
    return play, (made, *events)


def _check_exchange(state: ExchangeState, action: ExchangeCards) -> None:
    seat, cards = action.seat, action.cards
    choice = exchange_choice(state)
    if not cards:
        if not choice.may_decline:
            refuse(Reason.MUST_EXCHANGE, seat)
        return
    if len(cards) != KITTY_SIZE or len(set(cards)) != KITTY_SIZE:
        refuse(Reason.ALL_OR_NOTHING, seat)
    for card in cards:
        if card not in choice.cards:
            halve = _trick_kind(state.contract) is TrickKind.HALVE
            is_called = halve and card is state.contract.called
            refuse(Reason.KEEP_CALLED_CARD if is_called else Reason.NOT_AMONG_CARDS, seat, card=card.code)


def _exchange_made(state: ExchangeState, action: ExchangeCards) -> ExchangeMade:
    exchanged = bool(action.cards)
    sees_kitty = exchanged or state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST
    return ExchangeMade(action.seat, exchanged, action.cards, state.kitty if sees_kitty else None)


def _with_hand(hands: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    first, second, third, fourth = (hand_of(cards) if each == seat else hand for each, hand in enumerate(hands))
    return (first, second, third, fourth)


def _trick_kind(contract: Contract) -> TrickKind | None:
    return contract.bid.kind if isinstance(contract.bid, TrickBid) else None
