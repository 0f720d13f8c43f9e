"""The second look: layouts that fit the auction, played out, and weighed against the table of the hand."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.bidding import outcomes
from laksewhist.ai.bidding.counting import tricks
from laksewhist.ai.bidding.decide import Watched
from laksewhist.ai.bidding.fitting import fitting_layouts
from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.outcomes import exchanged, played
from laksewhist.ai.bidding.prospect import Prospect
from laksewhist.ai.bidding.second_look import TABLE_WORTH, blended, near_ties
from laksewhist.ai.bidding.trial import Contracted, nolo_tricks, side_tricks
from laksewhist.ai.decision import CancelledError, never
from laksewhist.ai.models.words import word_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import MakeBid, Pass
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import PACK, card
from laksewhist.engine.house_rules import HolderMayLeadLow, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from tests.engine.builders import cards, talk, whole_deal

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
STRONG = "SA SK SQ SJ ST S9 S8 HA HK HQ DA DK CA"


def mind_of(state: Any) -> Mind:
    return Mind(view_for(state, state.turn), DEFAULT_TABLE, 0.0)


def layouts_of(state: Any, count: int = 40) -> list[Layout]:
    view = view_for(state, state.turn)
    return list(fitting_layouts(view, Random(1), count=count, pool=8 * count, cancelled=never))


def test_who_bid_high_holds_more_in_the_layouts_than_who_passed() -> None:
    state = talk(whole_deal("C2 C3 H2 H3 D2 D3 S2 S3 S4 D4 C4 H4 H5", rules=NO_IRON), "0: pas, 1: 10 alm, 2: pas")
    assert state.turn == 3
    drawn = layouts_of(state)
    bidder, passed = ([tricks(layout.dealt[seat])[TrickKind.ALMINDELIGE] for layout in drawn] for seat in (1, 2))
    assert sum(bidder) / len(bidder) > sum(passed) / len(passed) + 0.3
    mine = word_of(view_for(state, 3).hand)
    assert all(layout.dealt[3] == mine for layout in drawn)


def test_drawing_repeats_and_can_be_cancelled() -> None:
    state = whole_deal(STRONG, rules=NO_IRON)
    assert layouts_of(state, 6) == layouts_of(state, 6)
    with pytest.raises(CancelledError):
        fitting_layouts(view_for(state, 0), Random(1), count=4, pool=8, cancelled=lambda: True)


def test_a_hand_of_masters_takes_every_trick() -> None:
    rest = [each for each in PACK if each not in cards(STRONG)]
    hands = [word_of(cards(STRONG)), *(word_of(rest[start : start + 13]) for start in (0, 13, 26))]
    partner = next(seat for seat in (1, 2, 3) if hands[seat] >> card("CK").index & 1)
    contract = Contracted(3, card("CK").index, 0, partner, False)
    assert side_tricks(hands, 0, contract) == 13


def test_a_nolo_hand_of_the_lowest_cards_takes_none() -> None:
    low = "SA S2 S3 HA H2 H3 DA D2 D3 CA C2 C3 C4"
    rest = [each for each in PACK[:52] if each not in cards(low)]
    hands = [word_of(cards(low)), *(word_of(rest[start : start + 13]) for start in (0, 13, 26))]
    for table in (False, True):
        assert nolo_tricks(hands, 1, [0], table=table) == [0]


def test_the_table_and_the_layouts_are_weighed_by_what_they_are_worth() -> None:
    table = Prospect(10.0, 100.0, 0.5, 9.0)
    whole = blended(table, [Prospect(30.0, 900.0, 1.0, 11.0)] * TABLE_WORTH)
    assert (whole.points, whole.chance, whole.tricks) == (pytest.approx(20), pytest.approx(0.75), pytest.approx(10))
    assert blended(table, []).points == pytest.approx(10)


def test_only_what_is_nearly_as_good_as_the_best_is_looked_at_again() -> None:
    mind = mind_of(whole_deal(STRONG, rules=NO_IRON))
    bids = [MakeBid(0, TrickBid(level, TrickKind.ALMINDELIGE)) for level in (8, 9, 10)]
    weighed = [(Pass(0), Prospect(0, 0)), *zip(bids, (Prospect(p, p * p) for p in (9.0, 12.5, 14.0)), strict=True)]
    assert near_ties(mind, weighed) == [bids[2], bids[1]]


def test_a_sure_plan_is_sure_in_every_layout() -> None:
    state = whole_deal(STRONG, rules=NO_IRON)
    mind = mind_of(state)
    bid = TrickBid(12, TrickKind.ALMINDELIGE)
    plan = next(plan for plan in mind.value.free if plan.trump == 3)
    for prospect in played(mind, bid, plan, layouts_of(state, 12)):
        assert prospect.chance == 1
        assert prospect.points >= DEFAULT_TABLE.cell(bid, 12)


@given(st.integers(0, 200))
def test_halve_is_named_and_exchanged_by_its_holder(seed: int) -> None:
    rng = Random(seed)
    hand = " ".join(each.code for each in rng.sample(PACK[:52], 13))
    state = whole_deal(hand, rules=NO_IRON)
    mind = mind_of(state)
    plan: Plan = mind.value.halve[0]
    for prospect in played(mind, TrickBid(8, TrickKind.HALVE), plan, layouts_of(state, 3)):
        assert prospect.tricks is not None
        assert 0 <= prospect.tricks <= 13


def test_gifts_are_tried_on_the_contract_that_stands() -> None:
    hand = "SA SK SQ SJ ST S9 S8 HA HK DQ DJ DT D9"
    called = talk(whole_deal(hand, rules=NO_IRON), "0: 10 alm, 1: pas, 2: pas, 3: pas, 0: kalder DA trumf S")
    mind = mind_of(called)
    drawn = layouts_of(called, 8)
    keeps = exchanged(mind, 0, drawn)
    bad = exchanged(mind, word_of(cards("SA SK HA")), drawn)
    assert sum(each.points for each in keeps) > sum(each.points for each in bad)


@pytest.mark.parametrize("rule", HolderMayLeadLow)
def test_contracts_are_tried_by_the_house_rule_of_the_called_card(
    rule: HolderMayLeadLow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[bool] = []

    def noted(hands: Any, forehand: int, contract: Contracted) -> int:
        tried.append(contract.may_lead_low)
        return side_tricks(hands, forehand, contract)

    monkeypatch.setattr(outcomes, "side_tricks", noted)
    hand, rules = "SA SK SQ SJ ST S9 S8 HA HK DQ DJ DT D9", replace(NO_IRON, holder_may_lead_low=rule)
    bidding = whole_deal(hand, rules=rules)
    mind = mind_of(bidding)
    played(mind, TrickBid(10, TrickKind.ALMINDELIGE), mind.value.free[0], layouts_of(bidding, 2))
    played(mind, TrickBid(10, TrickKind.HALVE), mind.value.halve[0], layouts_of(bidding, 2))
    called = talk(bidding, "0: 10 alm, 1: pas, 2: pas, 3: pas, 0: kalder DA trumf S")
    exchanged(mind_of(called), 0, layouts_of(called, 2))
    assert tried == [rule is HolderMayLeadLow.YES] * 6


def test_looking_stops_when_it_is_cancelled() -> None:
    """After the layouts are drawn as well: a play-out takes long where the core is not compiled."""
    state = whole_deal(STRONG, rules=NO_IRON)
    left = iter(range(5))
    watched = Watched(layouts_of(state, 8), lambda: next(left, None) is None)
    with pytest.raises(CancelledError):
        played(mind_of(state), TrickBid(12, TrickKind.ALMINDELIGE), mind_of(state).value.free[0], watched)
    assert next(left, None) is None
