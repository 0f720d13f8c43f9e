"""Vip: the kitty is turned one card at a time and offered to bidder and joiners."""

import pytest

from laksewhist.engine.cards import Suit, card
from laksewhist.engine.events import CardAccepted, CardRefused, CardTurned
from laksewhist.engine.illegal import Reason
from laksewhist.engine.state import CallingState, VipState
from tests.engine.builders import deal, legal, refused, settled, talk, told

HANDS = ("SA H2 H3", "HA D2 D3", "DA C2 C3", "CA S2 S3")
TWO_IN_VIP = "0: 8 vip, 1: pas, 2: med, 3: pas"
THREE_IN_VIP = "0: pas, 1: pas, 2: 8 vip, 3: med"


def vip(kitty: str = "S4 X1 D4", talked: str = TWO_IN_VIP) -> VipState:
    state = talk(deal(*HANDS, kitty=kitty), talked)
    assert isinstance(state, VipState)
    return state


def test_R10_the_first_card_is_turned_when_the_auction_is_over() -> None:
    _, events = told(deal(*HANDS, kitty="S4 X1 D4"), TWO_IN_VIP)
    assert events[-1] == CardTurned(1, card("S4"))


def test_R19_each_card_goes_to_the_bidder_and_then_to_the_joiners() -> None:
    state = vip()
    order = []
    for _ in range(5):
        order.append((state.turned, state.turn))
        state = talk(state, f"{state.turn}: nej")
    assert [*order, (state.turned, state.turn)] == [(1, 0), (1, 2), (2, 0), (2, 2), (3, 0), (3, 2)]


def test_R19_the_offers_follow_the_order_of_joining_and_not_the_seats() -> None:
    state = talk(deal(*HANDS, kitty="S4 X1 D4"), "0: 8 alm, 1: 8 gode, 2: pas, 3: 8 vip, 0: med, 1: med")
    asked = []
    for _ in range(3):
        asked.append(state.turn)
        state = talk(state, f"{state.turn}: nej")
    assert asked == [3, 0, 1]


def test_R10_the_accepted_cards_suit_is_trump() -> None:
    state, events = told(vip(), "0: nej, 2: tager")
    assert isinstance(state, CallingState)
    assert (state.turn, state.trump, state.vip_card) == (2, Suit.SPADES, 1)
    assert events == [CardRefused(0, 1), CardAccepted(2, 1, Suit.SPADES)]


def test_R10_a_joker_means_no_trump() -> None:
    state, events = told(vip(), "0: nej, 2: nej, 0: tager")
    assert events[-2:] == [CardTurned(2, card("X1")), CardAccepted(0, 2, None)]
    contract = talk(state, "0: kalder HA").contract
    assert (contract.trump, contract.vip_card, contract.doubled) == (None, 2, False)


def test_R19_the_last_in_vip_must_take_the_third_card() -> None:
    state = talk(vip(), "0: nej, 2: nej, 0: nej, 2: nej")
    assert legal(state) == {"tager", "nej"}, "the bidder may still refuse the third card"
    state = talk(state, "0: nej")
    assert legal(state) == {"tager"}
    refused(state, "2: nej", Reason.MUST_TAKE_THIRD)
    assert talk(state, "2: tager").turn == 2


def test_R19_a_bidder_alone_must_take_the_third_card_himself() -> None:
    state = talk(vip(talked="0: 8 vip, 1: pas, 2: pas, 3: pas"), "0: nej, 0: nej")
    refused(state, "0: nej", Reason.MUST_TAKE_THIRD)


@pytest.mark.parametrize(("refusals", "doubled"), [(0, False), (1, False), (2, True)])
def test_R11_only_the_third_card_doubles(refusals: int, doubled: bool) -> None:
    state = talk(vip(talked="0: 8 vip, 1: pas, 2: pas, 3: pas"), ", ".join(["0: nej"] * refusals))
    state = talk(state, "0: tager, 0: kalder HA")
    assert state.contract.vip_card == refusals + 1
    assert state.contract.doubled is doubled


def test_R11_a_third_joker_doubles_too_and_means_no_trump() -> None:
    state = talk(vip(kitty="S4 D4 X1"), "0: nej, 2: nej, 0: nej, 2: nej, 0: tager, 0: kalder HA")
    assert state.contract.doubled
    assert state.contract.trump is None
    state = talk(state, "0: bytter SA H2 H3")
    state = talk(state, "0: S4, 1: HA, 2: C2, 3: S3, 0: D4, 1: D3, 2: DA, 3: S2, 2: C3, 3: CA, 0: X1, 1: D2")
    assert state.outcome.tricks == (1, 0, 1, 1)
    assert settled(state) == (-80, -80, 80, 80), "8 vip with 1 trick is seven under: 10 · (1 + 6/2) = 40, twice"


def test_R19_who_joined_and_did_not_become_declarer_may_be_the_partner() -> None:
    state = talk(vip(), "0: tager, 0: kalder DA")
    assert state.contract.declarers == (0,)
    assert state.partnership.partner == 2


def test_R10_R20_the_card_is_called_after_accepting_and_before_the_exchange() -> None:
    state = vip()
    refused(state, "0: kalder HA", Reason.WRONG_PHASE)
    state = talk(state, "0: tager")
    refused(state, "0: bytter SA H2 H3", Reason.WRONG_PHASE)
    refused(state, "0: kalder HA trumf S", Reason.TRUMP_NOT_FREE)
    assert legal(state) == {"kalder HA", "kalder DA", "kalder CA"}


def test_R21_an_ace_that_lies_face_up_in_the_kitty_may_be_called() -> None:
    hands = ("SK H2 H3", "HA D2 D3", "DA C2 C3", "CA S2 S3")
    start = talk(deal(*hands, kitty="SA D4 X1"), "0: 8 vip, 1: pas, 2: pas, 3: pas, 0: nej")
    state = talk(start, "0: tager, 0: kalder SA")
    assert state.partnership.self_partner
    assert state.partnership.open_from_start, "everybody saw it"
    unseen = talk(deal(*hands, kitty="D4 SA X1"), "0: 8 vip, 1: pas, 2: pas, 3: pas, 0: tager, 0: kalder SA")
    assert unseen.partnership.self_partner
    assert not unseen.partnership.open_from_start, "it lies there face down"


def test_R23_the_turned_aces_own_suit_is_trump_and_cannot_be_called() -> None:
    hands = ("SK H2 H3", "HA D2 D3", "DA C2 C3", "CA S2 S3")
    state = talk(deal(*hands, kitty="SA D4 X1"), "0: 8 vip, 1: pas, 2: pas, 3: pas, 0: tager")
    refused(state, "0: kalder SA", Reason.CALLED_IS_TRUMP)


def test_R19_three_in_vip_and_the_last_who_joined_is_forced() -> None:
    state = vip(talked=THREE_IN_VIP)
    assert state.auction.holders == (2, 3)
    state = talk(state, "2: nej, 3: nej, 2: nej, 3: nej, 2: nej")
    assert legal(state) == {"tager"}
    assert state.turn == 3
