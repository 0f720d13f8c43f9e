"""The walk through likely layouts: it never leaves those that agree with the view, and visits each as it should."""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.decision import CancelledError
from laksewhist.ai.solver.chain import Chain
from laksewhist.ai.solver.encode import card_at, hand_at, table_of
from laksewhist.ai.solver.playout import choose
from laksewhist.ai.worlds.belief import Habit
from laksewhist.ai.worlds.known import played_by
from laksewhist.ai.worlds.layout import Layout, mask_of
from laksewhist.ai.worlds.likely import Walk, chain_of, likely_worlds
from laksewhist.ai.worlds.past import Past
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.actions import Join, MakeBid, Pass, PlayCard
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.cards import PACK, SEATS
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState, PlayState
from laksewhist.engine.view import PlayerView
from laksewhist.lab.league.work import fixed_contract
from tests.ai.worlds.replay import state_of
from tests.ai.worlds.test_evenness import BLIND, FIRST, last_view
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out, random_setup

WALK = Walk(starts=2, warm_up=40, between=5)


def layout_of(view: PlayerView, chain: Chain) -> Layout:
    """Where the walk is, in a trick bid."""
    hands: Any = tuple(chain.hands)
    dealt = [chain.dealt(seat) for seat in SEATS]
    kitty, given = (chain.lay if chain.exchanger >= 0 else chain.left), (chain.left,) * len(view.exchanges)
    for made in view.exchanges:
        if made.exchanged and made.seat == view.seat:
            kitty, gave = mask_of(made.kitty or ()), mask_of(made.given or ())
            dealt[view.seat] = (dealt[view.seat] | gave) & ~kitty
            given = (gave,)
        elif not made.exchanged:
            given = (0,)
    return Layout(hands, chain.left, (dealt[0], dealt[1], dealt[2], dealt[3]), kitty, given, None)


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_the_walk_never_leaves_the_view(seed: int, rules: HouseRules, size: int) -> None:
    rng = Random(seed)
    states = [state for state in play_out(seed, rules, size).states if isinstance(state, PlayState)]
    for state in rng.sample(states, min(len(states), 3)):
        view = view_for(state, rng.randrange(4))
        chain = chain_of(view, Sampler(view), rng, WALK)
        for _ in range(4):
            chain.walk(15)
            layout = nolo_layout_of(view, chain, rng) if state.contract.is_nolo else layout_of(view, chain)
            assert view_for(state_of(view, layout), view.seat) == view


@given(seed=SEEDS, rules=RULES, kind=st.sampled_from(NoloKind), count=st.integers(1, 3))
def test_it_does_not_in_nolo_with_joiners_and_their_exchanges(
    seed: int, rules: HouseRules, kind: NoloKind, count: int
) -> None:
    rng = Random(seed)
    state: Any = start_deal(random_setup(rng, replace(rules, iron_hand=IronHand.OFF)))
    state, _ = apply(state, MakeBid(state.turn, NoloBid(kind)))
    for place in range(3):
        state, _ = apply(state, Join(state.turn) if place < count - 1 else Pass(state.turn))
    states = []
    while not isinstance(state, FinishedState):
        state, _ = apply(state, rng.choice(legal_actions(state)))
        states += [state] if isinstance(state, PlayState) else []
    for each in rng.sample(states, min(len(states), 2)):
        view = view_for(each, rng.randrange(4))
        chain = chain_of(view, Sampler(view), rng, WALK)
        for _ in range(3):
            chain.walk(20)
            assert view_for(state_of(view, nolo_layout_of(view, chain, rng)), view.seat) == view


def nolo_layout_of(view: PlayerView, chain: Chain, rng: Random) -> Layout:
    """Where the walk is, in nolo, with some way in which the cards can have come there."""
    first, second, third, fourth = (mask_of(hand_at(word, True)) for word in chain.hands)
    hands, left = (first, second, third, fourth), mask_of(hand_at(chain.left, True))
    dealt = [hand | played for hand, played in zip(hands, played_by(view), strict=True)]
    kitty, given, _ = Past(view, dealt[view.seat].bit_count()).dealt(dealt, left, rng)
    return Layout(hands, left, (dealt[0], dealt[1], dealt[2], dealt[3]), kitty, tuple(given), None)


@pytest.mark.parametrize(("rules", "kind"), [(BLIND, "GODE"), (FIRST, "ALMINDELIGE")])
def test_each_layout_is_visited_by_its_weight(rules: HouseRules, kind: str) -> None:
    """Three cards of declarer's kitty are unknown, and who of two has which card: all are weighed, and all visited."""
    view = last_view(rules, kind)
    walk = Walk(starts=1, warm_up=100, between=1, habits=(Habit(1.0, 0.64),))
    rng = Random(3)
    weights = Counter[int]()
    visits = Counter[int]()
    for _ in range(6):
        chain = chain_of(view, Sampler(view), rng, walk)
        behind = (view.seat + 1) % 4
        chain.walk(2000)
        for _ in range(2000):
            chain.walk(30)
            visits[chain.hands[behind]] += 1
    sampler = Sampler(view)
    for _ in range(20000):
        layout = sampler.draw(rng)
        chain.hands, chain.left, chain.lay = list(layout.hands), layout.kitty, layout.dealt_kitty
        weights[layout.hands[behind]] += chain.weigh()  # type: ignore[assignment]
    total = sum(weights.values())
    for hand, weight in weights.items():
        assert visits[hand] / 12000 == pytest.approx(weight / total, abs=0.04)


def test_cards_of_the_worlds_are_those_of_the_deal() -> None:
    state = next(state for state in reversed(play_out(6, HouseRules()).states) if isinstance(state, PlayState))
    view = view_for(state, state.turn)
    for each in likely_worlds(view, Random(1), WALK, 9):
        world = each.world
        assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
        assert sum(world.hands) & mask_of(card for card in PACK if card in view.hand) == mask_of(view.hand)


def test_looking_for_worlds_ends_when_it_is_cancelled() -> None:
    state = next(state for state in play_out(6, HouseRules()).states if isinstance(state, PlayState))
    with pytest.raises(CancelledError):
        likely_worlds(view_for(state, state.turn), Random(1), WALK, 9, lambda: True)


def by_the_rules(state: PlayState, seats: Collection[int], tricks: int) -> PlayState:
    """So many tricks on, these seats keeping to the rules of thumb and the others playing anything."""
    rng = Random(1)
    while len(state.tricks) < tricks or state.trick.cards:
        legal = [action for action in legal_actions(state) if isinstance(action, PlayCard)]
        view = view_for(state, state.turn)
        usual = card_at(choose(table_of(view)), bool(view.contract and view.contract.is_nolo))
        after, _ = apply(state, PlayCard(state.turn, usual) if state.turn in seats else rng.choice(legal))
        assert isinstance(after, PlayState)
        state = after
    return state


def test_opponents_are_told_by_their_cards_to_keep_to_the_rules_or_not() -> None:
    """Only those: whatever the partner does, opponents who keep to the rules are taken for what they are."""
    start = fixed_contract(3, 1)
    declarer, partner = start.contract.declarer, start.partnership.partner
    assert partner is not None
    opponents = [seat for seat in SEATS if seat not in (declarer, partner)]
    found = {}
    for keeping in ((*opponents, declarer), SEATS, (declarer, partner, opponents[0]), ()):
        view = view_for(by_the_rules(start, keeping, 7), declarer)
        likely = likely_worlds(view, Random(1), Walk(starts=4, warm_up=400, between=20), 40)
        found[keeping] = fmean(each.keeping for each in likely)
    *kept, one_odd, none = found.values()
    assert min(kept) > 0.5
    assert max(one_odd, none) < 0.2
