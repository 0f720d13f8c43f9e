"""Iron hands and the auction; the turning of the kitty in vip has a file of its own."""

import pytest

from laksewhist.engine.auction import standing_bid
from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.engine.contract import NO_CONTRACT
from laksewhist.engine.events import AuctionEnded, BidMade, DealEnded, IronHandKept, IronHandShown, Joined, Passed
from laksewhist.engine.game import legal_actions, outcome
from laksewhist.engine.house_rules import AllPass, HouseRules, IronHand
from laksewhist.engine.illegal import Reason
from laksewhist.engine.state import AuctionState, CallingState, ExchangeState, FinishedState, IronHandState
from tests.engine.builders import ALL_PASS, cards, deal, dealt, legal, refused, settled, talk, told

ONE_EACH = ("SA", "HA", "DA", "CA")
IRON = ("S2 H2", "SA H3", "S4 H4", "X1 H5")
"""Seats 0, 2 and 3 have an iron hand; the joker of seat 3 is no picture."""


def test_R06_iron_hands_are_asked_in_bidding_order_before_the_auction() -> None:
    state = dealt(*IRON, forehand=2)
    assert isinstance(state, IronHandState)
    assert state.queue == (2, 3, 0)
    assert legal(state) == {"jernhånd", "spiller"}
    refused(state, "3: jernhånd", Reason.NOT_ASKED)
    refused(state, "2: 8 alm", Reason.WRONG_PHASE)


def test_R06_a_called_iron_hand_is_shown_and_ends_the_deal_without_points() -> None:
    state, events = told(dealt(*IRON, forehand=2), "2: spiller, 3: jernhånd")
    assert events == [IronHandKept(2), IronHandShown(3, cards("H5 X1")), DealEnded(NO_CONTRACT)]
    assert isinstance(state, FinishedState)
    assert (state.iron_hand, state.played, state.turn) == (3, None, None)
    assert settled(state) == (0, 0, 0, 0)
    refused(state, "0: spiller", Reason.DEAL_OVER)


def test_R06_an_iron_hand_may_be_kept_and_the_auction_begins() -> None:
    state = talk(dealt(*IRON, forehand=2), "2: spiller, 3: spiller, 0: spiller")
    assert isinstance(state, AuctionState)
    assert (state.turn, state.standing) == (2, None)


def test_R06_the_house_can_do_without_iron_hands() -> None:
    assert isinstance(dealt(*IRON, rules=HouseRules(iron_hand=IronHand.OFF)), AuctionState)
    assert isinstance(dealt("SA H2", "SK H3", "SQ H4", "SJ H5"), AuctionState)


@pytest.mark.parametrize("forehand", [0, 1, 2, 3])
def test_R03_the_forehand_speaks_first_and_then_clockwise(forehand: int) -> None:
    state = deal(*ONE_EACH, forehand=forehand)
    order = []
    for bid in ("8 alm", "8 gode", "8 halve", "8 sans", "9 alm"):
        order.append(state.turn)
        state = talk(state, f"{state.turn}: {bid}")
    assert order == [(forehand + step) % 4 for step in range(5)]


def test_R07_a_bid_must_be_higher_than_the_standing_one() -> None:
    state = talk(deal(*ONE_EACH), "0: 9 gode")
    assert legal(state) == {"pas", *(bid.text for bid in LADDER[LADDER.index(parse_bid("9 vip")) :])}
    for low in ("8 sans", "9 alm", "sol", "9 gode"):
        refused(state, f"1: {low}", Reason.BID_TOO_LOW)
    assert len(legal_actions(deal(*ONE_EACH))) == 35


def test_R07_nothing_beats_13_sans() -> None:
    state = talk(deal(*ONE_EACH), "0: 13 sans")
    assert legal(state) == {"pas"}
    assert isinstance(talk(state, "1: pas, 2: pas, 3: pas"), CallingState)


def test_R03_a_pass_is_final() -> None:
    state = talk(deal(*ONE_EACH), "0: 8 alm, 1: pas, 2: 8 gode, 3: pas")
    assert state.turn == 0
    state = talk(state, "0: 9 alm")
    assert state.turn == 2
    refused(state, "1: 9 gode", Reason.NOT_ASKED)


def test_R03_who_has_passed_is_skipped_however_often_the_bidding_goes_round() -> None:
    state = talk(deal(*ONE_EACH), "0: pas, 1: 8 alm, 2: 8 gode, 3: 8 vip")
    asked = []
    for words in ("8 halve", "pas", "8 sans", "9 alm", "sol", "9 gode"):
        asked.append(state.turn)
        state = talk(state, f"{state.turn}: {words}")
    assert asked == [1, 2, 3, 1, 3, 1]
    assert isinstance(talk(state, "3: pas"), CallingState)


def test_R03_the_last_seat_still_speaks_when_the_others_have_passed() -> None:
    state, events = told(deal(*ONE_EACH), "0: pas, 1: pas, 2: pas, 3: 8 halve")
    assert isinstance(state, CallingState)
    assert state.turn == 3
    assert events == [Passed(0), Passed(1), Passed(2), BidMade(3, parse_bid("8 halve")), events[-1]]
    assert events[-1] == AuctionEnded(parse_bid("8 halve"), (3,))


@pytest.mark.parametrize("option", AllPass)
def test_R03_four_passes_end_the_deal_and_nothing_is_scored(option: AllPass) -> None:
    state, events = told(deal(*ONE_EACH, rules=HouseRules(all_pass=option)), ALL_PASS)
    assert events[-2:] == [AuctionEnded(None, ()), DealEnded(NO_CONTRACT)]
    assert outcome(state) is NO_CONTRACT
    assert settled(state) == (0, 0, 0, 0)
    assert state.iron_hand is None


@pytest.mark.parametrize("bid", ["8 vip", "13 vip", "sol", "ren sol", "bordlægger", "sniksnak"])
def test_R18_R19_vip_and_nolo_can_be_joined(bid: str) -> None:
    state = talk(deal(*ONE_EACH), f"0: {bid}")
    assert "med" in legal(state)
    state, events = told(state, "1: med")
    assert events == [Joined(1, parse_bid(bid))]
    assert state.holders == (0, 1)


@pytest.mark.parametrize("bid", ["8 alm", "8 gode", "8 halve", "8 sans"])
def test_R18_R19_other_bids_cannot_be_joined(bid: str) -> None:
    refused(talk(deal(*ONE_EACH), f"0: {bid}"), "1: med", Reason.CANNOT_JOIN)


def test_R18_there_must_be_a_bid_to_join() -> None:
    refused(deal(*ONE_EACH), "0: med", Reason.NOTHING_TO_JOIN)


def test_R18_a_seat_that_has_passed_cannot_join_later() -> None:
    state = talk(deal(*ONE_EACH), "0: pas, 1: sol, 2: pas")
    refused(state, "0: med", Reason.NOT_ASKED)
    assert talk(state, "3: pas").contract.declarers == (1,)


def test_R18_bidder_and_joiners_are_not_asked_until_someone_bids_higher() -> None:
    state = talk(deal(*ONE_EACH), "0: sol, 1: med, 2: pas")
    assert state.turn == 3
    higher = talk(state, "3: 9 gode")
    assert (higher.turn, higher.holders) == (0, (3,))
    assert talk(higher, "0: 9 vip").turn == 1
    joined = talk(state, "3: med")
    assert isinstance(joined, ExchangeState)
    assert joined.contract.declarers == (0, 1, 3)


def test_R18_the_bidder_comes_first_and_then_the_joiners_in_the_order_in_which_they_joined() -> None:
    state = talk(deal(*ONE_EACH, forehand=1), "1: 8 alm, 2: sol, 3: med, 0: med, 1: med")
    assert state.contract.declarers == (2, 3, 0, 1)


def test_a_higher_bid_of_the_same_seat_needs_somebody_between() -> None:
    refused(talk(deal(*ONE_EACH), "0: 8 alm"), "0: 9 alm", Reason.NOT_ASKED)


def test_the_standing_bid_is_the_last_one_made() -> None:
    state = talk(deal(*ONE_EACH), "0: 8 alm, 1: sol, 2: med, 3: pas")
    assert standing_bid(state.actions) == parse_bid("sol")
    assert standing_bid(()) is None
