"""The verbs themselves: whose turn, which phase, and the end."""

import pytest

from laksewhist.engine.game import apply, legal_actions, outcome
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.illegal import Reason
from laksewhist.engine.state import (
    AuctionState,
    CallingState,
    ExchangeState,
    FinishedState,
    IronHandState,
    PlayState,
    TrumpState,
    VipState,
)
from tests.engine.builders import deal, dealt, refused, settled, talk, told, whole_deal

IRON = ("S2 H2", "SA H3", "SK H4", "SQ H5")
HANDS = ("SA H2", "SK H3", "SQ H4", "SJ H5")
HALVE = "0: 8 halve, 1: pas, 2: pas, 3: pas"
A_SEAT_DOES_EVERYTHING = {
    "jernhånd": IronHandState,
    "spiller": IronHandState,
    "13 sans": AuctionState,
    "pas": AuctionState,
    "med": AuctionState,
    "tager": VipState,
    "nej": VipState,
    "kalder DA": CallingState,
    "trumf S": TrumpState,
    "bytter ikke": ExchangeState,
    "S2": PlayState,
}


def one_of_each_phase() -> list[object]:
    """A state of every phase but the last, with seat 0 or 3 to act."""
    hands = ("SK H2", "DA H3", "SQ H4", "SJ H5")
    halve = talk(deal(*hands, kitty="SA C3 C4"), HALVE)
    naming = talk(halve, "0: kalder SA")
    exchanging = talk(naming, "0: trumf H")
    vip = talk(deal(*HANDS), "0: 8 vip, 1: pas, 2: pas, 3: pas")
    return [dealt(*IRON), deal(*HANDS), vip, halve, naming, exchanging, talk(exchanging, "0: bytter ikke")]


def test_R03_what_belongs_to_another_phase_is_refused() -> None:
    states = one_of_each_phase()
    assert [type(state) for state in states] == [
        IronHandState,
        AuctionState,
        VipState,
        CallingState,
        TrumpState,
        ExchangeState,
        PlayState,
    ]
    for state in states:
        for words, phase in A_SEAT_DOES_EVERYTHING.items():
            if not isinstance(state, phase):
                refused(state, f"0: {words}", Reason.WRONG_PHASE)


def test_R03_nobody_acts_out_of_turn_in_any_phase() -> None:
    for state in one_of_each_phase():
        for words in A_SEAT_DOES_EVERYTHING:
            for seat in (1, 2, 3):
                refused(state, f"{seat}: {words}", Reason.NOT_ASKED)


def test_R20_a_deal_goes_through_its_phases_in_order() -> None:
    state = whole_deal("SA HA S2", "DA", kitty="C4 C3 C2")
    seen = [type(state)]
    for words in (HALVE, "0: kalder DA", "1: trumf S", "1: bytter ikke", "0: S2"):
        state = talk(state, words)
        seen.append(type(state))
    assert seen == [AuctionState, CallingState, TrumpState, ExchangeState, PlayState, PlayState]


def test_a_deal_that_goes_on_has_no_outcome() -> None:
    for state in one_of_each_phase():
        with pytest.raises(ValueError, match="not over"):
            outcome(state)  # type: ignore[arg-type]


def test_R05_a_whole_deal_ends_after_13_tricks() -> None:
    state = talk(whole_deal("SA HA", "DA"), "0: 8 sans, 1: pas, 2: pas, 3: pas, 0: kalder DA, 0: bytter ikke")
    count = 0
    while not isinstance(state, FinishedState):
        state, _ = apply(state, legal_actions(state)[0])
        count += 1
    assert count == 52
    assert sum(state.outcome.tricks) == 13
    assert legal_actions(state) == ()
    assert sum(settled(state)) == 0
    refused(state, "0: SA", Reason.DEAL_OVER)


def test_R26_the_number_of_choices_is_what_it_should_be() -> None:
    call = "0: 8 sans, 1: pas, 2: pas, 3: pas, 0: kalder DA"
    assert len(legal_actions(talk(whole_deal("SA HA", "DA"), call))) == 1 + 286
    first = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
    assert len(legal_actions(talk(whole_deal("SA HA", "DA", rules=first), call))) == 1 + 560


def test_a_whole_small_deal_with_its_points() -> None:
    state = deal("SA C5 HQ", "HA H3 D9", "DA CJ S4", "CK H5 X1", kitty="CA D2 D3")
    state = talk(state, "0: 8 gode, 1: pas, 2: pas, 3: pas, 0: kalder HA, 0: bytter ikke")
    state, events = told(state, "0: SA, 1: D9, 2: S4, 3: CK, 3: X1, 0: C5, 1: H3, 2: CJ, 2: DA, 3: H5, 0: HQ, 1: HA")
    assert state.outcome.tricks == (0, 0, 2, 1)
    assert settled(state) == (-45, -45, 45, 45), "eight under: 10 · (1 + 7/2)"
    assert len(events) == 12 + 3 + 2
