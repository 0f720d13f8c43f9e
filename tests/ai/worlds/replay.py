"""A sampled layout as a state of the engine: dealt, and every action done again."""

from collections.abc import Iterator
from typing import Any

from laksewhist.ai.worlds.layout import Layout, cards_of
from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    ExchangeCards,
    KeepHand,
    NameTrump,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Card
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.state import IronHandState, Setup, TrumpState
from laksewhist.engine.view import Phase, PlayerView


def state_of(view: PlayerView, layout: Layout) -> Any:
    """The state that the view would come from if this layout were the real one; raises where an action is illegal."""
    first, second, third, fourth = (cards_of(mask) for mask in layout.dealt)
    setup = Setup(view.rules, view.forehand, (first, second, third, fourth), _kitty(view, layout))
    state: Any = start_deal(setup)
    if view.phase is not Phase.IRON_HAND:
        while isinstance(state, IronHandState):
            state, _ = apply(state, KeepHand(state.turn))
    elif isinstance(state, IronHandState):
        while state.turn != view.seat:
            state, _ = apply(state, KeepHand(state.turn))
    for action in view.actions:
        state, _ = apply(state, action)
    for action in after_auction(view, layout):
        if isinstance(action, NameTrump):
            assert isinstance(state, TrumpState)
            action = NameTrump(state.turn, action.trump)
        state, _ = apply(state, action)
    return state


def _kitty(view: PlayerView, layout: Layout) -> tuple[Card, ...]:
    """The dealt kitty, in the order in which this seat saw it."""
    cards = cards_of(layout.dealt_kitty)
    for seen in (view.kitty, *(made.kitty for made in view.exchanges)):
        if seen is not None and set(seen) == set(cards):
            return seen
    return (*view.turned, *(card for card in cards if card not in view.turned))


def after_auction(view: PlayerView, layout: Layout) -> Iterator[Action]:
    """What followed the auction; a trump is named by whoever may."""
    yield from _vip(view)
    contract = view.contract
    declarer = view.declarer
    if view.called is not None and declarer is not None:
        kind = view.standing.kind if isinstance(view.standing, TrickBid) else None
        yield CallCard(declarer, view.called, view.trump if kind is TrickKind.ALMINDELIGE else None)
        if kind is TrickKind.HALVE and contract is not None:
            assert contract.trump is not None
            yield NameTrump(declarer, contract.trump)
    for made, given in zip(view.exchanges, layout.given, strict=True):
        yield ExchangeCards(made.seat, cards_of(given))
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for place, card in enumerate(trick.cards):
            yield PlayCard((trick.leader + place) % 4, card)


def _vip(view: PlayerView) -> Iterator[Action]:
    """Refusals up to the card and the seat that took it, or that is being asked."""
    if not isinstance(view.standing, TrickBid) or view.standing.kind is not TrickKind.VIP or not view.turned:
        return
    for number in range(1, len(view.turned) + 1):
        for seat in view.holders:
            if number == len(view.turned) and seat == view.declarer:
                yield AcceptCard(seat)
                return
            if number == len(view.turned) and view.phase is Phase.VIP and seat == view.turn:
                return
            yield RefuseCard(seat)
