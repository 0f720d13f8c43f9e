"""A seat's view and its events depend on nothing that it cannot see.

A played deal is played again with hidden cards swapped: other hands, the kitty, what others gave away. Where everything
that the seat has a right to know stayed the same, its view and all its events must be the same.
"""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings

from laksewhist.engine.actions import Action, ExchangeCards, KeepHand
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.cards import SEATS, Card, Seat, hand_of
from laksewhist.engine.events import Event, event_for
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules, SniksnakTalk
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import (
    AuctionState,
    CallingState,
    ExchangeState,
    FinishedState,
    IronHandState,
    PlayState,
    Setup,
    VipState,
)
from tests.engine.random_play import RULES, SEEDS, SIZES, Played, play_out

Swap = dict[Card, Card]
FEWER = settings(max_examples=max(1, settings.default.max_examples * 3 // 5))  # type: ignore[union-attr]


def turned(state: Any) -> int:
    """How many cards of the kitty lay face up in vip."""
    match state:
        case VipState():
            return state.turned
        case CallingState():
            return state.vip_card or 0
        case ExchangeState() | PlayState():
            return state.contract.vip_card or 0
        case _:
            return 0


def open_hands(state: Any, seat: Seat) -> list[Any]:
    """The hands of others that the rules lay open to this seat (R6, R15, R16)."""
    if isinstance(state, FinishedState) and state.iron_hand is not None:
        return [state.setup.hands[state.iron_hand]]
    if not isinstance(state, PlayState) or not isinstance(state.contract.bid, NoloBid):
        return []
    kind, declarers = state.contract.bid.kind, state.contract.declarers
    seen = []
    if kind in (NoloKind.BORDLAEGGER, NoloKind.SNIKSNAK) and state.tricks:
        seen += [state.hands[owner] for owner in declarers]
    if kind is NoloKind.SNIKSNAK and (seat not in declarers or state.setup.rules.sniksnak_talk is SniksnakTalk.ALL):
        seen += [state.hands[owner] for owner in SEATS if owner not in declarers]
    return seen


def rightly_known(state: Any, seat: Seat) -> tuple[Any, ...]:
    """All cards that the seat has seen apart from those played on the table, and who is being asked."""
    moved = state if isinstance(state, ExchangeState | PlayState) else None
    takes = isinstance(state, ExchangeState) and state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST
    begins = isinstance(state, IronHandState) or (isinstance(state, AuctionState) and not state.actions)
    return (
        state.setup.hands[seat],
        moved.hands[seat] if moved else None,
        [made for made in moved.exchanges if made.seat == seat] if moved else None,
        state.setup.kitty[: turned(state)],
        state.kitty if takes and state.turn == seat else None,
        open_hands(state, seat),
        state.turn == seat,
        None if begins else state.turn,
        isinstance(state, IronHandState | AuctionState) or type(state),
    )


def swapped(cards: tuple[Card, ...], swap: Swap) -> tuple[Card, ...]:
    return tuple(swap.get(each, each) for each in cards)


def again(setup: Setup, actions: list[Action], seat: Seat, swap: Swap, rng: Random) -> tuple[Any, list[Event]] | None:
    """The same deal with the swapped cards, as the seat would have lived through it; None if it cannot be."""
    north, east, south, west = (hand_of(swapped(hand, swap)) for hand in setup.hands)
    state: Any = start_deal(Setup(setup.rules, setup.forehand, (north, east, south, west), swapped(setup.kitty, swap)))
    events: list[Event] = []
    for action in actions:
        if isinstance(action, KeepHand) and action.seat != seat:
            continue
        while isinstance(state, IronHandState) and state.turn != action.seat:
            state, more = apply(state, KeepHand(state.turn))
            events += more
        if isinstance(action, ExchangeCards) and action.seat != seat and rng.random() < 0.8:
            done: Action = ExchangeCards(action.seat, swapped(action.cards, swap))
        else:
            done = action
        try:
            state, more = apply(state, done)
        except IllegalAction:
            return None
        events += more
    return state, events


def heard(events: list[Event], seat: Seat) -> list[Event]:
    """The events as they reach this seat."""
    reaching = [event_for(event, seat) for event in events]
    return [event for event in reaching if event is not None]


def hidden_swap(rng: Random, setup: Setup, seat: Seat) -> Swap:
    """Exchanges one to three pairs of cards that were not dealt to the seat."""
    others = [each for owner, hand in enumerate(setup.hands) if owner != seat for each in hand]
    hidden = [*others, *setup.kitty]
    rng.shuffle(hidden)
    pairs = rng.randint(1, min(3, len(hidden) // 2))
    firsts, seconds = hidden[:pairs], hidden[pairs : 2 * pairs]
    return dict(zip(firsts + seconds, seconds + firsts, strict=True))


def compare_worlds(played: Played, rng: Random, tries: int) -> Counter[str]:
    """Asserts that views and events agree in every other world found; counts them by phase."""
    checked: Counter[str] = Counter()
    for _ in range(tries):
        cut = rng.choice([rng.randrange(len(played.states)), rng.randrange(min(12, len(played.states)))])
        state, seat = played.states[cut], rng.randrange(4)
        if isinstance(state, FinishedState) and state.played is not None:
            continue
        steps = played.steps[:cut]
        other = again(played.setup, [step.action for step in steps], seat, hidden_swap(rng, played.setup, seat), rng)
        if other is None or other[0] == state or rightly_known(other[0], seat) != rightly_known(state, seat):
            continue
        assert view_for(other[0], seat) == view_for(state, seat)
        assert heard(other[1], seat) == heard([event for step in steps for event in step.events], seat)
        checked[type(state).__name__] += 1
    return checked


@FEWER
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_swapping_hidden_cards_changes_neither_view_nor_events(seed: int, rules: HouseRules, size: int) -> None:
    compare_worlds(play_out(seed, rules, size), Random(seed), tries=80)


def test_other_worlds_are_found_in_every_phase() -> None:
    checked: Counter[str] = Counter()
    for seed in range(60):
        size = (13, 4, 3, 2)[seed % 4]
        rules = HouseRules(exchange=list(ExchangeOrder)[seed % 2], sniksnak_talk=list(SniksnakTalk)[seed // 2 % 2])
        checked += compare_worlds(play_out(seed, rules, size), Random(seed), tries=40)
    phases = ["IronHandState", "AuctionState", "VipState", "CallingState", "TrumpState", "ExchangeState", "PlayState"]
    assert {phase: checked[phase] for phase in phases if checked[phase] < 5} == {}
    assert sum(checked.values()) > 300
