"""The solver plays by the engine's rules: what is legal, who wins, who is known, when it ends (R4, R25 to R28)."""

from collections.abc import Callable
from itertools import pairwise

from hypothesis import given, settings

from laksewhist.ai.solver import words
from laksewhist.ai.solver.encode import (
    WHOLE_PACK,
    bit_of,
    card_at,
    deal_into,
    hand_at,
    set_partner,
    table_of,
    word_of,
    world_of,
)
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import PACK, SEATS
from laksewhist.engine.game import apply, legal_actions
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from tests.ai.solver.both_ways import fields, plain
from tests.ai.solver.deals import DEALS
from tests.engine.random_play import Step

Legal = Callable[[int, int, int, bool], int]


def played(step: Step) -> int:
    assert isinstance(step.action, PlayCard)
    return bit_of(step.action.card, step.state.contract.is_nolo)


def test_every_card_has_a_bit_of_its_own_and_comes_back() -> None:
    for nolo in (False, True):
        assert sorted(bit_of(card, nolo) for card in PACK) == list(range(55))
        assert all(card_at(bit_of(card, nolo), nolo) is card for card in PACK)
        assert hand_at(word_of(PACK[::3], nolo), nolo) == PACK[::3]


@settings(max_examples=60)
@given(DEALS)
def test_what_is_legal_in_the_engine_is_legal_in_the_solver(steps: list[Step]) -> None:
    for step in steps:
        world, state = world_of(step.state), step.state
        assert world.turn() == state.turn
        legal = {action.card for action in legal_actions(state)}
        assert set(hand_at(world.legal(), world.nolo)) == legal
        for legal_of in (words.legal, plain.words.legal):
            given_by = legal_of(world.hands[world.turn()], world.led(), world.called, world.may_lead_low)
            assert given_by == world.legal()


@settings(max_examples=60)
@given(DEALS)
def test_a_card_changes_a_world_as_it_changes_the_state(steps: list[Step]) -> None:
    for step, after in pairwise(steps):
        world = world_of(step.state)
        world.play(played(step))
        assert fields(world) == fields(world_of(after.state))
        assert not world.over()


@settings(max_examples=60)
@given(DEALS.filter(bool))
def test_the_deal_ends_when_the_engine_says_so_with_the_same_tricks(steps: list[Step]) -> None:
    world = world_of(steps[0].state)
    for step in steps:
        assert not world.over()
        world.play(played(step))
    end, _ = apply(steps[-1].state, steps[-1].action)
    assert isinstance(end, FinishedState)
    assert world.over()
    assert tuple(world.taken) == end.outcome.tricks
    if not world.nolo:
        assert world.tricks_of(world.side) == end.outcome.side_tricks


@settings(max_examples=30)
@given(DEALS)
def test_what_a_seat_sees_with_the_true_hands_put_in_is_the_true_world(steps: list[Step]) -> None:
    for step in steps[::5]:
        truth = world_of(step.state)
        for seat in SEATS:
            table = table_of(view_for(step.state, seat))
            assert table.hands[seat] == truth.hands[seat]
            assert all(not hand or hand == there for hand, there in zip(table.hands, truth.hands, strict=True))
            world = deal_into(table, truth.hands, truth.laid, step.state.partnership.partner)
            world.open_hands = truth.open_hands
            assert fields(world) == fields(truth)
            assert fields(table) != fields(truth) or table.hands == truth.hands


@settings(max_examples=30)
@given(DEALS)
def test_only_who_laid_cards_away_knows_them(steps: list[Step]) -> None:
    for step in steps[::5]:
        state = step.state
        kitty, layer = word_of(state.kitty, state.contract.is_nolo), world_of(state).layer
        first = state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST
        knew = [made.seat for made in state.exchanges if made.exchanged or first]
        assert layer == (knew[-1] if knew else -1)
        for seat in SEATS:
            assert table_of(view_for(state, seat)).laid == (kitty if seat == layer else 0)
            sight = Sight()
            world = world_of(state)
            world.leader = (seat - world.count) % 4
            sight.look(world)
            seen = kitty if seat == layer else 0
            assert sight.out == WHOLE_PACK & ~(world.gone | world.hands[seat] | seen)


def test_sides_follow_the_partner_and_in_nolo_all_others_want_tricks_for_the_first_declarer() -> None:
    world = World()
    world.declarer = 2
    set_partner(world, 0)
    assert (world.partner, world.side, world.maximisers) == (0, 0b0101, 0b0101)
    set_partner(world, None)
    assert (world.partner, world.side, world.maximisers) == (-1, 0b0100, 0b0100)
    world.nolo = True
    set_partner(world, None)
    assert (world.side, world.maximisers) == (0b0100, 0b1011)
