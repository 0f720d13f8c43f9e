"""Begynder's cards: those of the play-outs' rules of thumb, always legal, and never from a hand that it cannot see.

Which card that is in plain positions is in `test_begynder_play` and `test_begynder_nolo`.
"""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.begynder.player import play
from laksewhist.ai.brain import brain_for
from laksewhist.ai.solver.encode import card_at, table_of, world_of
from laksewhist.ai.solver.playout import choose
from laksewhist.engine.actions import ExchangeCards, Join, MakeBid, Pass, PlayCard
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules, IronHand, SniksnakTalk
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import AuctionState, FinishedState, PlayState
from tests.ai.selfplay import played, setup_of
from tests.ai.solver.deals import DEALS
from tests.engine.random_play import SEEDS, Step, random_setup


def looked_at(state: PlayState) -> None:
    """The seat plays what the rules of thumb would play if it saw everything, and that is legal."""
    view = view_for(state, state.turn)
    table = table_of(view)
    assert all(not hand or seat == view.seat or view.shown[seat] for seat, hand in enumerate(table.hands))
    card = PlayCard(view.seat, card_at(choose(world_of(state)), table.nolo))
    assert play(view) == card
    assert card in view.legal


@settings(max_examples=40)
@given(DEALS)
def test_in_random_deals_of_every_house(steps: list[Step]) -> None:
    for step in steps:
        looked_at(step.state)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(NoloKind), st.sampled_from(SniksnakTalk))
def test_in_nolo_of_every_kind(seed: int, kind: NoloKind, talk: SniksnakTalk) -> None:
    """With open hands, talking opponents, and several declarers of whom some have fallen (R15, R16, R18)."""
    rng = Random(seed)
    state = start_deal(random_setup(rng, HouseRules(iron_hand=IronHand.OFF, sniksnak_talk=talk)))
    while not isinstance(state, FinishedState):
        actions = legal_actions(state)
        if isinstance(state, AuctionState):
            bid = MakeBid(state.turn, NoloBid(kind))
            others = [each for each in actions if isinstance(each, Join | Pass)]
            action = bid if bid in actions and state.standing is None else rng.choice(others)
        elif isinstance(state, PlayState):
            looked_at(state)
            action = rng.choice(actions)
        else:
            action = ExchangeCards(state.turn, ())
        state, _ = apply(state, action)
    assert state.outcome.contract is not None
    assert state.outcome.contract.bid == NoloBid(kind)


def test_in_deals_that_it_plays_with_itself() -> None:
    player = brain_for("begynder")
    for seed in range(12):
        for state in played(setup_of(seed), [player] * 4, seed):
            if isinstance(state, PlayState):
                looked_at(state)
