"""What a state holds, asked for in the same way in every phase."""

from typing import Any

from hypothesis import given

from laksewhist.engine.actions import AuctionAction, MakeBid, Pass
from laksewhist.engine.cards import Card
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
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import CallingState, FinishedState, VipState
from tests.engine.random_play import RULES, SEEDS, play_out


@given(seed=SEEDS, rules=RULES)
def test_the_auction_is_what_was_said_in_it(seed: int, rules: HouseRules) -> None:
    played = play_out(seed, rules)
    said: list[Any] = []
    for state, action in zip(played.states, [*(step.action for step in played.steps), None], strict=True):
        assert list(auction_of(state)) == said
        bids = [each.bid for each in said if isinstance(each, MakeBid)]
        assert standing_of(state) == (bids[-1] if bids else None)
        holders, passed = auction_roles(state)
        assert not set(holders) & set(passed)
        assert set(passed) == {each.seat for each in said if isinstance(each, Pass)}
        if isinstance(action, AuctionAction):
            said.append(action)


@given(seed=SEEDS, rules=RULES)
def test_what_is_settled_stays_as_it_is(seed: int, rules: HouseRules) -> None:
    """Contract, sides, declarer and trump are none until they are settled, and then those of the end."""
    played = play_out(seed, rules)
    settled = played.end.outcome.contract
    for state in played.states:
        contract = contract_of(state)
        assert contract in (None, settled)
        assert partnership_of(state) in (None, partnership_of(played.end))
        assert declarer_of(state, contract) in (None, declarer_of(played.end, settled))
        assert trump_of(state, contract) in ((False, None), trump_of(played.end, settled))
    assert contract_of(played.end) == settled


@given(seed=SEEDS, rules=RULES)
def test_a_seat_holds_its_cards_until_it_exchanges_or_plays_them(seed: int, rules: HouseRules) -> None:
    played = play_out(seed, rules)
    for state in played.states:
        play = play_of(state)
        table: list[Card] = [] if play is None else [card for trick in play.tricks for card in trick.cards]
        table += [] if play is None or isinstance(state, FinishedState) else play.trick.cards
        held = [card for hand in hands_of(state) for card in hand]
        assert len(set(held + table)) == len(held) + len(table) == 52
        if play is None:
            assert set(held) <= {card for hand in played.setup.hands for card in hand} | set(played.setup.kitty)


@given(seed=SEEDS, rules=RULES)
def test_R10_what_was_turned_stays_turned(seed: int, rules: HouseRules) -> None:
    before: tuple[Card, ...] = ()
    played = play_out(seed, rules)
    for state in played.states:
        turned = turned_of(state)
        assert turned[: len(before)] == before
        assert turned == played.setup.kitty[: len(turned)]
        assert turned or not isinstance(state, VipState)
        assert isinstance(state, VipState | CallingState) or turned in ((), turned_of(played.end))
        before = turned
