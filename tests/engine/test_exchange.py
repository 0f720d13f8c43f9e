"""The exchange with the kitty."""

import pytest

from laksewhist.engine.events import ExchangeMade, PlayStarted
from laksewhist.engine.exchange import exchange_choice
from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules
from laksewhist.engine.illegal import Reason
from laksewhist.engine.state import ExchangeState, PlayState
from tests.engine.builders import cards, codes, deal, legal, refused, talk, told

DEFAULT = HouseRules()
HANDS = ("SA S2 S3 S4", "HA H2 H3 H4", "DA D2 D3 D4", "CA C2 C3 C4")
TAKE_FIRST = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
OTHERS_PASS = "1: pas, 2: pas, 3: pas"


def exchanging(bid: str, then: str, kitty: str = "X1 H9 D9", rules: HouseRules = DEFAULT) -> ExchangeState:
    state = talk(deal(*HANDS, kitty=kitty, rules=rules), f"0: {bid}, {OTHERS_PASS}, {then}")
    assert isinstance(state, ExchangeState)
    return state


@pytest.mark.parametrize(
    ("bid", "then", "who"),
    [
        ("8 alm", "0: kalder HA trumf S", 0),
        ("8 gode", "0: kalder HA", 0),
        ("8 sans", "0: kalder HA", 0),
        ("8 vip", "0: tager, 0: kalder HA", 0),
        ("8 halve", "0: kalder DA, 2: trumf S", 2),
        ("sol", "", 0),
    ],
)
def test_R12_R18_R20_who_exchanges(bid: str, then: str, who: int) -> None:
    state = exchanging(bid, then)
    assert state.queue == (who,)
    refused(state, f"{(who + 1) % 4}: bytter ikke", Reason.NOT_ASKED)


@pytest.mark.parametrize("bid", ["8 alm", "8 gode", "8 halve", "8 sans", "sol"])
def test_R26_everywhere_but_in_vip_the_exchange_may_be_declined(bid: str) -> None:
    then = {"8 alm": "0: kalder HA trumf S", "8 halve": "0: kalder DA, 2: trumf S", "sol": ""}.get(bid, "0: kalder HA")
    state = exchanging(bid, then)
    assert exchange_choice(state).may_decline
    after = talk(state, f"{state.turn}: bytter ikke")
    assert isinstance(after, PlayState)
    assert (after.hands, after.kitty) == (state.setup.hands, state.setup.kitty)


def test_R26_in_vip_the_exchange_is_a_duty() -> None:
    state = exchanging("8 vip", "0: tager, 0: kalder HA")
    assert not exchange_choice(state).may_decline
    refused(state, "0: bytter ikke", Reason.MUST_EXCHANGE)
    assert len(legal(state)) == 4


def test_R26_all_three_or_none() -> None:
    state = exchanging("8 gode", "0: kalder HA")
    for wrong in ("S2", "S2 S3", "S2 S2 S3", "SA S2 S3 S4", "S2 S2 S2"):
        refused(state, f"0: bytter {wrong}", Reason.ALL_OR_NOTHING)
    assert len(legal(state)) == 1 + 4


def test_R26_blind_the_cards_are_chosen_before_the_kitty_is_taken() -> None:
    state = exchanging("8 gode", "0: kalder HA")
    assert codes(exchange_choice(state).cards) == "S2 S3 S4 SA"
    refused(state, "0: bytter X1 S2 S3", Reason.NOT_AMONG_CARDS)
    refused(state, "0: bytter H2 S2 S3", Reason.NOT_AMONG_CARDS)
    after, events = told(state, "0: bytter S2 S3 S4")
    assert codes(after.hands[0]) == "D9 H9 SA X1"
    assert codes(after.kitty) == "S2 S3 S4"
    assert events == [ExchangeMade(0, True, cards("S2 S3 S4"), cards("X1 H9 D9")), PlayStarted(after.contract, 0)]


def test_R26_take_first_gives_any_three_of_hand_and_kitty() -> None:
    state = exchanging("8 gode", "0: kalder HA", rules=TAKE_FIRST)
    assert codes(exchange_choice(state).cards) == "D9 H9 S2 S3 S4 SA X1"
    assert len(legal(state)) == 1 + 35
    after = talk(state, "0: bytter H9 D9 S2")
    assert codes(after.hands[0]) == "S3 S4 SA X1"
    assert codes(after.kitty) == "D9 H9 S2"
    refused(state, "0: bytter H2 D9 S2", Reason.NOT_AMONG_CARDS)


def test_R26_take_first_a_decline_lets_the_kitty_be_seen_and_blind_does_not() -> None:
    _, seen = told(exchanging("sol", "", rules=TAKE_FIRST), "0: bytter ikke")
    _, unseen = told(exchanging("sol", ""), "0: bytter ikke")
    assert seen[0] == ExchangeMade(0, False, (), cards("X1 H9 D9"))
    assert unseen[0] == ExchangeMade(0, False, (), None)


@pytest.mark.parametrize("rules", [HouseRules(), TAKE_FIRST], ids=["blind", "take_first"])
def test_R12_in_halve_the_partner_may_not_give_the_called_card_away(rules: HouseRules) -> None:
    state = exchanging("8 halve", "0: kalder DA, 2: trumf S", rules=rules)
    refused(state, "2: bytter DA D2 D3", Reason.KEEP_CALLED_CARD)
    assert all("DA" not in words for words in legal(state))
    assert "DA" in codes(talk(state, "2: bytter D2 D3 D4").hands[2])


def test_R12_R21_in_halve_a_called_card_from_the_kitty_may_not_be_given_back() -> None:
    hands = ("SK S2 S3 S4", "HA H2 H3 H4", "DA D2 D3 D4", "CA C2 C3 C4")
    start = deal(*hands, kitty="X1 SA D9", rules=TAKE_FIRST)
    state = talk(start, f"0: 8 halve, {OTHERS_PASS}, 0: kalder SA, 0: trumf H")
    refused(state, "0: bytter SA S2 S3", Reason.KEEP_CALLED_CARD)
    assert "SA" in codes(talk(state, "0: bytter X1 S2 S3").hands[0])
    assert "SA" in codes(talk(state, "0: bytter ikke").kitty), "but the whole kitty may be left"


@pytest.mark.parametrize("bid", ["8 alm", "8 gode", "8 sans"])
def test_R21_elsewhere_a_called_card_taken_from_the_kitty_may_be_given_back(bid: str) -> None:
    hands = ("SK S2 S3 S4", "HA H2 H3 H4", "DA D2 D3 D4", "CA C2 C3 C4")
    call = "kalder SA trumf H" if bid == "8 alm" else "kalder SA"
    state = talk(deal(*hands, kitty="X1 SA D9", rules=TAKE_FIRST), f"0: {bid}, {OTHERS_PASS}, 0: {call}")
    assert "SA" in codes(talk(state, "0: bytter SA S2 S3").kitty)


def test_R26_an_own_called_ace_may_be_given_away_and_declarer_stays_alone() -> None:
    own = HouseRules(call_own_ace=CallOwnAce.YES)
    state = exchanging("8 gode", "0: kalder SA", rules=own)
    after = talk(state, "0: bytter SA S2 S3")
    assert "SA" in codes(after.kitty)
    assert after.partnership.self_partner


def test_R18_in_nolo_the_bidder_exchanges_first_and_the_joiners_from_what_then_lies_there() -> None:
    state = talk(deal(*HANDS, kitty="X1 H9 D9"), "0: sol, 1: med, 2: pas, 3: med")
    assert state.queue == (0, 1, 3)
    state = talk(state, "0: bytter SA S2 S3")
    assert codes(state.kitty) == "S2 S3 SA"
    state = talk(state, "1: bytter ikke")
    assert isinstance(state, ExchangeState)
    refused(state, "3: bytter S2 S3 SA", Reason.NOT_AMONG_CARDS)
    after, events = told(state, "3: bytter C2 C3 C4")
    assert codes(after.hands[3]) == "CA S2 S3 SA"
    assert codes(after.hands[0]) == "D9 H9 S4 X1"
    assert codes(after.kitty) == "C2 C3 C4"
    assert events[0] == ExchangeMade(3, True, cards("C2 C3 C4"), cards("S2 S3 SA"))


def test_R18_R26_take_first_each_joiner_takes_what_the_one_before_gave() -> None:
    state = talk(deal(*HANDS, kitty="X1 H9 D9", rules=TAKE_FIRST), "0: sol, 1: med, 2: pas, 3: pas")
    state = talk(state, "0: bytter X1 SA H9")
    assert codes(exchange_choice(state).cards) == "H2 H3 H4 H9 HA SA X1"
    after = talk(state, "1: bytter X1 SA H4")
    assert codes(after.hands[1]) == "H2 H3 H9 HA"
    assert codes(after.kitty) == "H4 SA X1"


def test_R26_with_fewer_than_three_cards_vip_can_decline_as_nothing_else_is_possible() -> None:
    state = talk(deal("SA", "HA", "DA", "CA", kitty="C5 X1 X2"), f"0: 8 vip, {OTHERS_PASS}, 0: tager, 0: kalder HA")
    assert legal(state) == {"bytter ikke"}
    assert isinstance(talk(state, "0: bytter ikke"), PlayState)
