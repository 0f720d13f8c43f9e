"""What holds in every deal, by whatever rules it is played."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from laksewhist.engine.bids import LADDER, NoloBid, beats
from laksewhist.engine.cards import PACK, SEATS, Card, Suit
from laksewhist.engine.events import DealEnded
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import AuctionState, ExchangeState, FinishedState, PlayState, Setup
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out, random_setup, random_table

FEWER = settings(max_examples=max(1, settings.default.max_examples * 2 // 5))  # type: ignore[union-attr]


def where_the_cards_are(state: Any) -> list[Card]:
    """Every card of the deal, wherever it lies now."""
    play = state.played if isinstance(state, FinishedState) else state
    if not isinstance(play, PlayState | ExchangeState):
        setup: Setup = state.setup
        return [*setup.kitty, *(each for hand in setup.hands for each in hand)]
    found = [*play.kitty, *(each for hand in play.hands for each in hand)]
    if isinstance(play, PlayState):
        found += [each for trick in (*play.tricks, play.trick) for each in trick.cards]
    return found


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_R01_cards_are_conserved_in_every_state(seed: int, rules: HouseRules, size: int) -> None:
    played = play_out(seed, rules, size)
    everything = sorted(each.index for each in (*played.setup.kitty, *(c for hand in played.setup.hands for c in hand)))
    assert len(everything) == 4 * size + 3
    for state in played.states:
        assert sorted(each.index for each in where_the_cards_are(state)) == everything


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_what_is_offered_never_raises_and_is_never_nothing(seed: int, rules: HouseRules, size: int) -> None:
    rng = Random(seed)
    for step in play_out(seed, rules, size).steps:
        actions = legal_actions(step.state)
        assert actions
        assert len(set(actions)) == len(actions)
        assert all(action.seat == step.state.turn for action in actions)
        for action in rng.sample(actions, min(5, len(actions))):
            after, events = apply(step.state, action)
            assert events
            assert after != step.state


@given(seed=SEEDS, rules=RULES, size=SIZES, table_seed=SEEDS)
def test_R29_every_deal_sums_to_zero(seed: int, rules: HouseRules, size: int, table_seed: int) -> None:
    outcome = play_out(seed, rules, size).end.outcome
    given_points = points(outcome, random_table(table_seed))
    assert sum(given_points) == 0
    if outcome.contract is None:
        assert given_points == (0, 0, 0, 0)
    elif not outcome.contract.is_nolo:
        values = {seat: given_points[seat] for seat in SEATS}
        assert len({values[seat] for seat in SEATS if seat not in outcome.side}) == 1


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_replaying_the_actions_gives_the_very_same_states_and_events(seed: int, rules: HouseRules, size: int) -> None:
    played = play_out(seed, rules, size)
    state: Any = start_deal(deepcopy(played.setup))
    for step in played.steps:
        assert state == step.state
        state, events = apply(state, step.action)
        assert events == step.events
    assert state == played.end
    assert hash(state) == hash(played.end)


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_R13_R14_R29_the_end_agrees_with_the_tricks(seed: int, rules: HouseRules, size: int) -> None:
    played = play_out(seed, rules, size)
    outcome, play = played.end.outcome, played.end.played
    assert played.steps[-1].events[-1] == DealEnded(outcome)
    if play is None or outcome.contract is None:
        assert outcome.tricks == (0, 0, 0, 0)
        return
    winners = [trick.winner for trick in play.tricks]
    assert outcome.tricks == tuple(winners.count(seat) for seat in SEATS)
    bid = outcome.contract.bid
    if isinstance(bid, NoloBid):
        assert outcome.made == tuple(outcome.tricks[seat] <= bid.tricks_allowed for seat in outcome.contract.declarers)
        assert len(winners) == size or not any(outcome.made)
    else:
        assert len(winners) == size
        assert outcome.made == (outcome.side_tricks >= bid.level,)


@given(seed=SEEDS)
def test_R03_in_any_auction_the_next_who_neither_passed_nor_holds_the_bid_speaks(seed: int) -> None:
    rng = Random(seed)
    state: Any = start_deal(random_setup(rng, HouseRules(iron_hand=IronHand.OFF), 1))
    passed: set[int] = set()
    holders: set[int] = set()
    seat = state.setup.forehand
    while isinstance(state, AuctionState):
        assert state.turn == seat
        action = rng.choice(legal_actions(state)[: rng.randint(1, 5)])
        passed |= {seat} if isinstance(action, Pass) else set()
        holders = {seat} if isinstance(action, MakeBid) else holders | ({seat} if isinstance(action, Join) else set())
        state, _ = apply(state, action)
        free = [(seat + step) % 4 for step in (1, 2, 3, 4) if (seat + step) % 4 not in passed | holders]
        assert isinstance(state, AuctionState) is bool(free)
        seat = free[0] if free else seat


def every_action(rng: Random, state: Any, count: int) -> list[Action]:
    """Actions of every kind, by every seat and with every card, mostly by the seat whose turn it is."""
    kinds: list[Any] = [CallIronHand, KeepHand, Pass, Join, AcceptCard, RefuseCard]
    found: list[Action] = [kind(seat) for kind in kinds for seat in SEATS]
    for _ in range(count):
        seat = state.turn if state.turn is not None and rng.random() < 0.8 else rng.randrange(4)
        some = tuple(
            rng.choice([*state.setup.hands[seat], *state.setup.kitty, *PACK])
            for _ in range(rng.choice([0, 1, 2, 3, 3, 3, 4]))
        )
        found += [
            MakeBid(seat, rng.choice(LADDER)),
            CallCard(seat, rng.choice(PACK[:52:13] + PACK[12:52:13] + PACK), rng.choice([None, *Suit])),
            NameTrump(seat, rng.choice(list(Suit))),
            ExchangeCards(seat, some),
            PlayCard(seat, rng.choice(PACK)),
        ]
    return found


@FEWER
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_what_is_not_offered_is_refused_and_changes_nothing(seed: int, rules: HouseRules, size: int) -> None:
    rng = Random(seed)
    for state in play_out(seed, rules, size).states:
        offered = set(legal_actions(state))
        before = deepcopy(state)
        for action in every_action(rng, state, 12):
            if action in offered:
                apply(state, action)
            else:
                with pytest.raises(IllegalAction):
                    apply(state, action)
        assert state == before


@given(low=st.sampled_from(LADDER), middle=st.sampled_from(LADDER), high=st.sampled_from(LADDER))
def test_R07_the_ladder_is_transitive(low: Any, middle: Any, high: Any) -> None:
    if beats(middle, low) and beats(high, middle):
        assert beats(high, low)
    assert not beats(low, low)


@FEWER
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_a_view_tells_the_truth(seed: int, rules: HouseRules, size: int) -> None:
    for state in play_out(seed, rules, size).states:
        for seat in SEATS:
            view = view_for(state, seat)
            play = state.played if isinstance(state, FinishedState) else state
            hands = play.hands if isinstance(play, PlayState | ExchangeState) else state.setup.hands
            assert view.hand == hands[seat]
            assert view.legal == (legal_actions(state) if state.turn == seat else ())
            assert all(shown in (None, hands[owner]) for owner, shown in enumerate(view.shown))
            if view.partner_known:
                assert play is not None
                assert view.partner == play.partnership.partner
