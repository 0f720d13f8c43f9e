"""The duty of the called card, and when the table learns who the partner is (R28)."""

import pytest

from laksewhist.engine.events import Event, PartnerRevealed
from laksewhist.engine.house_rules import CallOwnAce, HolderMayLeadLow, HouseRules
from laksewhist.engine.illegal import Reason
from laksewhist.engine.state import PlayState
from tests.engine.builders import deal, legal, playing, refused, talk, told

LOW = HouseRules(holder_may_lead_low=HolderMayLeadLow.YES)
HANDS = ("H2 S2 D2", "HA H3 S3", "HK H4 S4", "HQ X1 S5")
"""Seat 0 plays and calls the ace of hearts of seat 1."""


def revealed(events: list[Event]) -> list[int | None]:
    return [event.partner for event in events if isinstance(event, PartnerRevealed)]


def _led_by_one(hands: tuple[str, ...], rules: HouseRules | None = None) -> PlayState:
    """Seat 0 has bid 8 sans and called the ace of hearts, and seat 1 is to lead."""
    start = deal(*hands, forehand=1, rules=rules)
    state = talk(start, "1: pas, 2: pas, 3: pas, 0: 8 sans, 0: kalder HA, 0: bytter ikke")
    assert isinstance(state, PlayState)
    return state


def test_R28_the_called_card_falls_the_first_time_its_suit_is_led() -> None:
    state = talk(playing(deal(*HANDS), "8 sans", "HA"), "0: H2")
    assert legal(state) == {"HA"}
    refused(state, "1: H3", Reason.MUST_PLAY_CALLED)
    state, events = told(state, "1: HA, 2: H4, 3: HQ")
    assert revealed(events) == [1]
    assert state.called_suit_led
    assert state.partner_known


def test_R28_another_suit_led_leaves_the_duty_for_later() -> None:
    state = talk(playing(deal(*HANDS), "8 sans", "HA"), "0: S2, 1: S3, 2: S4, 3: S5")
    assert not state.called_suit_led
    assert legal(talk(state, "3: HQ, 0: H2")) == {"HA"}


def test_R28_the_holder_who_leads_the_suit_himself_leads_the_called_card() -> None:
    hands = ("H2 S2 D2", "HA H3 S9", "HK H4 S4", "HQ X1 S5")
    state = talk(playing(deal(*hands), "8 sans", "HA"), "0: S2, 1: S9, 2: S4, 3: S5")
    assert legal(state) == {"HA"}
    refused(state, "1: H3", Reason.MUST_LEAD_CALLED)
    assert state.turn == 1


def test_R28_the_holder_may_lead_another_suit() -> None:
    hands = ("H2 S2 D2", "HA H3 SA", "HK H4 S4", "HQ X1 S5")
    assert legal(_led_by_one(hands)) == {"HA", "SA"}


def test_R28_the_house_may_let_the_holder_lead_low_and_then_the_duty_is_over() -> None:
    hands = ("H2 S2 D2", "HA H3 H9", "HK H4 S4", "HQ X1 S5")
    state = _led_by_one(hands, LOW)
    assert legal(state) == {"HA", "H3", "H9"}
    state, events = told(state, "1: H3, 2: HK, 3: HQ, 0: H2")
    assert revealed(events) == [], "who holds the card has not been seen"
    assert state.called_suit_led
    assert not state.partner_known
    state = talk(state, "2: S4, 3: S5, 0: S2")
    assert legal(state) == {"HA", "H9"}
    _, events = told(state, "1: HA")
    assert revealed(events) == [1]


def test_R28_the_option_does_not_free_the_holder_when_others_lead_the_suit() -> None:
    state = talk(playing(deal(*HANDS, rules=LOW), "8 sans", "HA"), "0: H2")
    assert legal(state) == {"HA"}


def test_R28_the_called_card_may_be_trumped() -> None:
    hands = ("H2 S2 D2", "HA H3 S3", "C9 S9 S4", "HQ X1 S5")
    state = playing(deal(*hands), "8 gode", "HA")
    state = talk(state, "0: H2, 1: HA, 2: C9, 3: HQ")
    assert state.taken == (0, 0, 1, 0)


def test_R28_a_led_joker_does_not_count_as_the_suit() -> None:
    hands = ("X2 H2 D2", "HA H3 S3", "HK H4 S4", "HQ X1 S5")
    state = talk(playing(deal(*hands), "8 sans", "HA"), "0: X2")
    assert legal(state) == {"HA", "H3", "S3"}
    state = talk(state, "1: H3, 2: HK, 3: HQ")
    assert not state.called_suit_led
    assert legal(talk(state, "0: H2")) == {"HA"}


def test_R28_the_called_card_may_be_thrown_on_a_led_joker_and_the_duty_ends() -> None:
    hands = ("X2 H2 D2", "HA H3 S3", "HK H4 S4", "HQ X1 S5")
    state = talk(playing(deal(*hands), "8 sans", "HA"), "0: X2")
    state, events = told(state, "1: HA, 2: HK, 3: HQ")
    assert revealed(events) == [1]
    assert state.taken == (1, 0, 0, 0)
    assert legal(talk(state, "0: H2")) == {"H3"}


def test_R28_a_holder_who_cannot_follow_may_throw_the_called_card_and_the_duty_ends() -> None:
    hands = ("D2 H2 D3", "HA H3 S3", "HK H4 D4", "HQ H5 D5")
    state = talk(playing(deal(*hands), "8 sans", "HA"), "0: D2")
    assert legal(state) == {"HA", "H3", "S3"}
    state, events = told(state, "1: HA, 2: D4, 3: D5")
    assert revealed(events) == [1]
    state = talk(state, "3: H5, 0: H2")
    assert legal(state) == {"H3"}, "he follows like anybody"


def test_R28_the_duty_stays_when_the_holder_threw_something_else() -> None:
    hands = ("D2 H2 D3", "HA H3 S3", "HK H4 D4", "HQ H5 D5")
    state = talk(playing(deal(*hands), "8 sans", "HA"), "0: D2, 1: H3, 2: D4, 3: D5")
    state = talk(state, "3: H5, 0: H2")
    assert legal(state) == {"HA"}


def test_R21_R28_declarer_who_took_the_called_card_from_the_kitty_has_the_duty_himself() -> None:
    hands = ("S2 S6 S7 H2", "HK H3 S3 D3", "HJ H4 S4 D4", "HQ X1 S5 D5")
    start = deal(*hands, kitty="HA H9 C3")
    state = talk(start, "0: 8 sans, 1: pas, 2: pas, 3: pas, 0: kalder HA, 0: bytter S2 S6 S7")
    assert legal(state) == {"HA", "C3"}
    _, events = told(state, "0: HA")
    assert revealed(events) == [None]


def test_R21_R28_a_called_card_in_the_discards_binds_nobody_and_shows_declarer_alone() -> None:
    hands = ("H2 SK D2", "H8 H3 SQ", "HK H4 S4", "HQ X1 S5")
    state = playing(deal(*hands, kitty="HA C2 C3"), "8 sans", "HA")
    assert state.partnership.self_partner
    assert not state.partner_known
    state = talk(state, "0: H2")
    assert legal(state) == {"H8", "H3"}
    state, events = told(state, "1: H8, 2: HK, 3: HQ")
    assert revealed(events) == [None]
    assert state.partner_known


def test_R21_R28_where_holders_may_lead_low_declarer_who_leads_the_suit_in_vain_is_seen_to_be_alone() -> None:
    hands = ("H2 SK D2", "H8 H3 SQ", "HK H4 S4", "HQ X1 S5")
    state = playing(deal(*hands, kitty="HA C2 C3", rules=LOW), "8 sans", "HA")
    state, events = told(state, "0: H2, 1: H8, 2: HK, 3: HQ")
    assert revealed(events) == [None]
    assert state.partner_known


def test_R28_an_own_called_ace_that_was_given_away_binds_nobody() -> None:
    rules = HouseRules(call_own_ace=CallOwnAce.YES)
    hands = ("HA SK D2", "H8 H3 SQ", "HK H4 S4", "HQ X1 S5")
    start = talk(deal(*hands, kitty="H9 H7 C3", rules=rules), "0: 8 sans, 1: pas, 2: pas, 3: pas, 0: kalder HA")
    state = talk(start, "0: bytter HA SK D2")
    assert legal(state) == {"H9", "H7", "C3"}
    state, events = told(state, "0: H9, 1: H3, 2: HK, 3: HQ")
    assert revealed(events) == [None]
    assert state.partnership.self_partner


def test_R28_an_own_called_ace_must_fall_the_first_time_too() -> None:
    rules = HouseRules(call_own_ace=CallOwnAce.YES)
    hands = ("HA HT D2", "H8 H3 SQ", "HK H4 S4", "HQ X1 S5")
    state = playing(deal(*hands, rules=rules), "8 sans", "HA")
    assert legal(state) == {"HA", "D2"}
    refused(state, "0: HT", Reason.MUST_LEAD_CALLED)


@pytest.mark.parametrize("rules", [HouseRules(call_own_ace=CallOwnAce.YES), None], ids=["own ace", "from the kitty"])
def test_R21_R28_the_duty_binds_a_declarer_who_follows_as_it_binds_anybody(rules: HouseRules | None) -> None:
    if rules is None:
        start = deal("HT SK D2 S2", "H8 H3 SQ C5", "HK H4 S4 C6", "HQ X1 S5 C7", kitty="HA H9 H7", forehand=1)
        exchange = "0: bytter SK D2 S2"
    else:
        start = deal("HA HT D2", "H8 H3 SQ", "HK H4 S4", "HQ X1 S5", rules=rules, forehand=1)
        exchange = "0: bytter ikke"
    state = talk(start, f"1: pas, 2: pas, 3: pas, 0: 8 sans, 0: kalder HA, {exchange}, 1: H3, 2: HK, 3: HQ")
    assert legal(state) == {"HA"}
    refused(state, "0: HT", Reason.MUST_PLAY_CALLED)


def test_R24_R28_a_called_king_has_the_same_duty() -> None:
    hands = ("SA HA DA CA H2", "HK H3 S3 D3 C5", "HJ H4 S4 D4 C6", "HQ X1 S5 D5 C7")
    state = talk(playing(deal(*hands), "8 sans", "HK"), "0: H2")
    assert legal(state) == {"HK"}
    refused(state, "1: H3", Reason.MUST_PLAY_CALLED)


@pytest.mark.parametrize("kitty", ["DA C2 C3", "C2 C3 C4"])
def test_R12_in_halve_everybody_knows_the_partner_and_nothing_is_revealed_again(kitty: str) -> None:
    hands = ("D2 SK C9", "D8 H3 SQ", "DK H4 S4", "HQ X1 S5")
    if "DA" not in kitty:
        hands = ("D2 SK C9", "D8 H3 SQ", "DA H4 S4", "HQ X1 S5")
    state = talk(deal(*hands, kitty=kitty), "0: 8 halve, 1: pas, 2: pas, 3: pas, 0: kalder DA")
    state = talk(state, f"{state.turn}: trumf S")
    state = talk(state, f"{state.turn}: bytter ikke")
    assert state.partner_known
    _, events = told(state, "0: D2, 1: D8, 2: DK, 3: HQ" if "DA" in kitty else "0: D2, 1: D8, 2: DA, 3: HQ")
    assert revealed(events) == []
