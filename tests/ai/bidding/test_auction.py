"""What bidding, joining and passing bring, put together from the prospects of what may follow."""

from typing import Any

import pytest
from hypothesis import given

from laksewhist.ai.bidding.auction import Auction
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.others import OthersValue
from laksewhist.ai.bidding.prospect import NOTHING, mixed
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.words import word_of
from laksewhist.engine.actions import Join, MakeBid, Pass
from laksewhist.engine.bids import LADDER, NoloBid, NoloKind, TrickBid, TrickKind, parse_bid, rung
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from tests.engine.builders import cards, talk, whole_deal
from tests.engine.random_play import SEEDS, play_out

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
HAND = "SA SK SQ S9 S7 S4 HA H5 D8 D3 C9 C7 C2"
LOW = "SA S2 S4 S6 HA H2 H3 H5 DA D3 D4 X1 X2"


def auction_of(hand: str, before: str = "", seat: int = 0) -> Auction:
    state: Any = whole_deal(*[hand if place == seat else "" for place in range(4)], rules=NO_IRON)
    state = talk(state, before)
    assert state.turn == seat
    return Auction(Mind(view_for(state, seat), DEFAULT_TABLE, 0.0))


def test_the_fourth_pass_brings_nothing() -> None:
    assert auction_of(HAND, "0: pas, 1: pas, 2: pas", seat=3).passing() == NOTHING


def test_passing_to_a_bid_that_stays_is_what_that_bid_brings() -> None:
    auction = auction_of(HAND, "0: 9 sans, 1: pas, 2: pas", seat=3)
    assert auction.passing().points == auction.mind.others.prospect(parse_bid("9 sans")).points


def test_passing_to_a_bid_that_may_be_overbid_lies_between_what_can_follow() -> None:
    auction = auction_of(HAND, "0: 9 sans", seat=1)
    others = auction.mind.others
    stays, later = others.prospect(parse_bid("9 sans")).points, others.later[rung(parse_bid("9 sans"))].points
    assert min(stays, later) <= auction.passing().points <= max(stays, later)


def test_the_last_bid_that_all_have_passed_is_declared() -> None:
    auction = auction_of(HAND, "0: pas, 1: pas, 2: pas", seat=3)
    bid = TrickBid(9, TrickKind.ALMINDELIGE)
    assert auction.bid(bid).points == pytest.approx(auction.declared[rung(bid)].points)
    assert auction.bid(bid).chance == auction.declared[rung(bid)].chance


def test_a_bid_may_be_overbid_and_is_worth_less_sure() -> None:
    first = auction_of(HAND)
    bid = TrickBid(9, TrickKind.ALMINDELIGE)
    stays = first.mind.others.stands(bid, 3)
    assert 0 < stays < first.mind.others.stands(bid, 1) < 1
    assert first.mind.others.stands(bid, 0) == 1
    assert first.mind.others.stands(LADDER[-1], 3) == 1
    mixture = mixed(((stays, first.declared[rung(bid)]), (1 - stays, first._overbid[rung(bid)])))
    assert first.bid(bid).points == pytest.approx(mixture.points)


def test_more_is_left_after_an_overbid_for_who_can_go_on() -> None:
    strong, weak = auction_of("SA SK SQ SJ ST S9 S8 HA HK HQ X1 X2 D2"), auction_of(HAND)
    low = rung(parse_bid("8 alm"))
    assert strong._overbid[low].points > strong.mind.others.later[low].points
    assert strong._overbid[low].points > weak._overbid[low].points


def test_joining_nolo_settles_with_the_other_declarer_too() -> None:
    auction = auction_of(LOW, "0: sol, 1: pas, 2: pas", seat=3)
    bid = NoloBid(NoloKind.SOL)
    cells = DEFAULT_TABLE.nolo_cells(NoloKind.SOL)
    made = auction.mind.value.nolo(NoloKind.SOL, 1)
    alone = 3 * (made * cells.made + (1 - made) * cells.fallen)
    joined = auction.joining()
    assert joined.points == pytest.approx(alone + auction.mind.others.prospect(bid).points)
    assert joined.chance == made


def test_everything_that_may_be_said_is_weighed() -> None:
    for before, seat, joins in (("", 0, False), ("0: 8 vip", 1, True), ("0: sol", 1, True), ("0: 12 sans", 1, False)):
        auction = auction_of(HAND, before, seat)
        actions = [action for action, _ in auction.weighed()]
        assert tuple(actions) == auction.mind.view.legal
        assert isinstance(actions[0], Pass)
        assert (Join(seat) in actions) == joins
        assert sum(isinstance(action, MakeBid) for action in actions) == len(LADDER) - auction.above - 1


@given(seed=SEEDS)
def test_what_others_may_play_later_is_weighed_by_how_often_it_is_played(seed: int) -> None:
    state = play_out(seed, NO_IRON, 13).states[0]
    others = OthersValue(word_of(view_for(state, 0).hand), 0, DEFAULT_TABLE)
    finals = shipped().auctions.finals
    for step in (0, 11, 30):
        parts = [(finals[up], others.by_rung[up]) for up in range(step + 1, len(LADDER))]
        assert others.later[step].points == pytest.approx(mixed(parts).points)
    assert others.later[-1] == NOTHING


def test_who_holds_the_aces_is_likelier_to_be_the_partner() -> None:
    bid = TrickBid(9, TrickKind.ALMINDELIGE)
    aces = OthersValue(word_of(cards("SA HA DA C2 C3 C4 C5 C6 C7 S2 S3 H2 H3")), 1, DEFAULT_TABLE)
    none = OthersValue(word_of(cards("SQ HQ DQ C2 C3 C4 C5 C6 C7 S2 S3 H2 H3")), 1, DEFAULT_TABLE)
    assert aces.prospect(bid).points > none.prospect(bid).points
