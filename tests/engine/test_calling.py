"""The called card and the trump, before the exchange."""

import pytest

from laksewhist.engine.calling import callable_cards, holder_of
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.events import CardCalled, TrumpNamed
from laksewhist.engine.house_rules import CallOwnAce, HouseRules
from laksewhist.engine.illegal import Reason
from laksewhist.engine.state import CallingState, ExchangeState, TrumpState
from tests.engine.builders import cards, codes, deal, legal, refused, talk, told

DEFAULT = HouseRules()
OWN = HouseRules(call_own_ace=CallOwnAce.YES)
ONE_ACE = ("SA H2 D2 C5", "HA H3 D3 C6", "DA H4 D4 C7", "CA H5 D5 C8")
ALL_ACES = ("SA HA DA CA", "SK H3 D3 C6", "HK H4 D4 C7", "DK H5 D5 C8")


def calling(
    bid: str, hands: tuple[str, ...] = ONE_ACE, kitty: str = "C2 C3 C4", rules: HouseRules = DEFAULT
) -> CallingState:
    state = talk(deal(*hands, kitty=kitty, rules=rules), f"0: {bid}, 1: pas, 2: pas, 3: pas")
    assert isinstance(state, CallingState)
    return state


def offered(hand: str, trump: str = "", rules: HouseRules = DEFAULT) -> str:
    suit = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}.get(trump)
    return codes(callable_cards(cards(hand), suit, rules))


def test_R08_in_alm_any_suit_is_trump_and_the_called_ace_is_of_another() -> None:
    pairs = {f"kalder {suit}A trumf {trump}" for suit in "HDC" for trump in "SHDC" if suit != trump}
    state = calling("8 alm")
    assert legal(state) == pairs
    refused(state, "0: kalder HA trumf H", Reason.CALLED_IS_TRUMP)
    refused(state, "0: kalder HA", Reason.TRUMP_MISSING)


def test_R20_trump_and_called_card_are_named_before_the_exchange() -> None:
    state = calling("8 alm")
    refused(state, "0: bytter ikke", Reason.WRONG_PHASE)
    state, events = told(state, "0: kalder HA trumf S")
    assert isinstance(state, ExchangeState)
    assert events == [CardCalled(0, card("HA"), Suit.SPADES)]
    refused(state, "0: kalder DA trumf S", Reason.WRONG_PHASE)


def test_R09_in_gode_clubs_are_trump_and_the_ace_of_clubs_cannot_be_called() -> None:
    state = calling("8 gode")
    assert legal(state) == {"kalder HA", "kalder DA"}
    refused(state, "0: kalder CA", Reason.CALLED_IS_TRUMP)
    refused(state, "0: kalder HA trumf S", Reason.TRUMP_NOT_FREE)
    assert talk(state, "0: kalder HA").contract.trump is Suit.CLUBS


def test_R17_sans_has_no_trump() -> None:
    state = calling("8 sans")
    assert legal(state) == {"kalder HA", "kalder DA", "kalder CA"}
    contract = talk(state, "0: kalder CA").contract
    assert (contract.trump, contract.called) == (None, card("CA"))


@pytest.mark.parametrize(
    ("hand", "trump", "expected"),
    [
        ("SA H2 D2 C2", "", "CA DA HA"),
        ("SA H2 D2 C2", "H", "CA DA"),
        ("SA HA DA C2", "", "CA"),
        ("SA HA DA C2", "C", "DK HK SK"),
        ("SA HA DA CA", "", "CK DK HK SK"),
        ("SA HA DA CA", "S", "CK DK HK"),
        ("SA HA DA CA SK HK", "", "CK DK"),
        ("SA HA DA CA SK HK DK CK", "", "CQ DQ HQ SQ"),
        ("SA HA DA CA SK HK DK", "C", "DQ HQ SQ"),
        ("HA DA CA HK DK CK HQ DQ CQ HJ", "S", "CJ DJ"),
        ("X1 X2 X3 SK", "", "CA DA HA SA"),
    ],
)
def test_R24_kings_and_so_on_down_are_called_only_when_nothing_higher_can_be(
    hand: str, trump: str, expected: str
) -> None:
    assert offered(hand, trump) == expected


@pytest.mark.parametrize(
    ("hand", "trump", "expected"),
    [
        ("SA H2 D2 C2", "", "SA CA DA HA"),
        ("SA H2 D2 C2", "S", "CA DA HA"),
        ("SA HA DA C2", "C", "DA HA SA DK HK SK"),
        ("SA HA DA CA", "", "CA DA HA SA CK DK HK SK"),
        ("SA HA DA CA SK HK DK CK", "D", "CA HA SA CQ HQ SQ"),
        ("S2 H2 D2 C2", "", "CA DA HA SA"),
    ],
)
def test_R24_the_house_may_let_declarer_call_an_ace_of_his_own(hand: str, trump: str, expected: str) -> None:
    assert offered(hand, trump, OWN) == expected


def test_R08_with_three_aces_the_pair_must_be_callable_together() -> None:
    state = calling("8 alm", ("SA HA DA C5", "CA H3 D3 C6", "SK H4 D4 C7", "HK H5 D5 C8"), kitty="DK C3 C4")
    fourth = {f"kalder CA trumf {trump}" for trump in "SHD"}
    kings = {f"kalder {suit}K trumf C" for suit in "SHD"}
    assert legal(state) == fourth | kings
    refused(state, "0: kalder CA trumf C", Reason.CALLED_IS_TRUMP)
    refused(state, "0: kalder SK trumf H", Reason.CALLED_RANK)


def test_R24_with_all_four_aces_a_king_is_called() -> None:
    state = calling("8 sans", ALL_ACES)
    assert legal(state) == {"kalder SK", "kalder HK", "kalder DK", "kalder CK"}
    refused(state, "0: kalder SA", Reason.CALLED_IS_OWN)
    refused(state, "0: kalder SQ", Reason.CALLED_RANK)
    assert talk(state, "0: kalder HK").partnership.partner == 2


def test_R24_no_own_ace_no_joker_and_no_small_card() -> None:
    state = calling("8 sans")
    refused(state, "0: kalder SA", Reason.CALLED_IS_OWN)
    refused(state, "0: kalder X1", Reason.CALLED_JOKER)
    refused(state, "0: kalder H3", Reason.CALLED_RANK)
    refused(state, "1: kalder DA", Reason.NOT_ASKED)


@pytest.mark.parametrize("bid", ["8 alm", "8 gode", "8 vip", "8 sans"])
def test_R23_the_ace_of_trumps_is_never_called(bid: str) -> None:
    start = talk(deal(*ONE_ACE, kitty="H6 X1 X2"), f"0: {bid}, 1: pas, 2: pas, 3: pas")
    state = talk(start, "0: tager") if bid == "8 vip" else start
    trump = {"8 alm": "", "8 gode": "C", "8 vip": "H", "8 sans": ""}[bid]
    called = {words.split()[1] for words in legal(state)}
    assert called == {"HA", "DA", "CA"} - {f"{trump}A"}


def test_R08_the_holder_of_the_called_card_is_the_partner() -> None:
    state = talk(calling("8 alm"), "0: kalder DA trumf S")
    assert (state.partnership.partner, state.partnership.self_partner) == (2, False)
    assert not state.partnership.open_from_start
    assert holder_of(state.setup, card("CA")) == 3
    assert holder_of(state.setup, card("C2")) is None


def test_R21_a_called_card_in_the_kitty_makes_declarer_his_own_partner() -> None:
    hands = ("SA H2 D2 C5", "HK H3 D3 C6", "DA H4 D4 C7", "CA H5 D5 C8")
    state = talk(calling("8 alm", hands, kitty="C2 HA C3"), "0: kalder HA trumf S")
    assert (state.partnership.partner, state.partnership.self_partner) == (None, True)
    assert not state.partnership.open_from_start, "nobody knows yet"


def test_R21_an_own_called_ace_makes_declarer_his_own_partner() -> None:
    state = talk(calling("8 sans", rules=OWN), "0: kalder SA")
    assert state.partnership.self_partner
    assert "kalder SA" not in legal(calling("8 sans"))


def test_R12_in_halve_the_holder_of_the_called_card_names_the_trump() -> None:
    state, events = told(calling("8 halve"), "0: kalder DA")
    assert isinstance(state, TrumpState)
    assert state.turn == 2
    assert events == [CardCalled(0, card("DA"), None)]
    assert legal(state) == {"trumf S", "trumf H", "trumf C"}
    refused(state, "2: trumf D", Reason.TRUMP_IS_CALLED_SUIT)
    refused(state, "0: trumf S", Reason.NOT_ASKED)
    state, events = told(state, "2: trumf C")
    assert events == [TrumpNamed(2, Suit.CLUBS)]
    assert state.contract.trump is Suit.CLUBS
    assert state.partnership.open_from_start, "so all know who the partner is"


def test_R21_in_halve_a_declarer_who_is_his_own_partner_names_the_trump() -> None:
    hands = ("SA H2 D2 C5", "HK H3 D3 C6", "DA H4 D4 C7", "CA H5 D5 C8")
    state = talk(calling("8 halve", hands, kitty="C2 HA C3"), "0: kalder HA")
    assert isinstance(state, TrumpState)
    assert state.turn == 0
    assert legal(state) == {"trumf S", "trumf D", "trumf C"}
    state = talk(state, "0: trumf S")
    assert state.turn == 0, "and exchanges himself"
    assert state.partnership.open_from_start


def test_R12_in_halve_every_ace_but_an_own_one_can_be_called() -> None:
    assert legal(calling("8 halve")) == {"kalder HA", "kalder DA", "kalder CA"}
    refused(calling("8 halve"), "0: kalder HA trumf S", Reason.TRUMP_NOT_FREE)
    own = talk(calling("8 halve", rules=OWN), "0: kalder SA")
    assert own.turn == 0


@pytest.mark.parametrize("bid", ["sol", "ren sol", "bordlægger", "sniksnak"])
def test_R18_nolo_has_no_trump_and_no_partner(bid: str) -> None:
    state = talk(deal(*ONE_ACE), f"0: {bid}, 1: pas, 2: pas, 3: pas")
    assert isinstance(state, ExchangeState)
    assert (state.contract.trump, state.contract.called, state.partnership.partner) == (None, None, None)
