"""Sol, ren sol, bordlægger and sniksnak: falling, open hands, and the early end."""

import pytest

from laksewhist.engine.events import DealEnded, DeclarerFell, Event, HandsShown, TrickTaken
from laksewhist.engine.play import has_fallen, outcome_of
from laksewhist.engine.state import FinishedState, PlayState
from tests.engine.builders import deal, legal, playing, settled, talk, told

TOP = ("SK S5 S2", "SJ S4 H4", "ST S3 H3", "S9 SA H5")
"""Seat 0 takes a trick with the king of spades, and another if it leads the five; the ace is the lowest spade."""
FIRST = "0: SK, 1: SJ, 2: ST, 3: S9"
SECOND = "0: S5, 1: S4, 2: S3, 3: SA"


def fallen(events: list[Event]) -> list[DeclarerFell]:
    return [event for event in events if isinstance(event, DeclarerFell)]


def test_R13_sol_is_made_with_one_trick_and_falls_on_the_second() -> None:
    state, events = told(playing(deal(*TOP), "sol"), FIRST)
    assert fallen(events) == []
    assert outcome_of(state).made == (True,)
    state, events = told(state, SECOND)
    assert fallen(events) == [DeclarerFell(0, 2)]
    assert events[-3:] == [TrickTaken(0, 2), DeclarerFell(0, 2), DealEnded(state.outcome)]
    assert settled(state) == (-48, 16, 16, 16)


def test_R13_sol_made_with_exactly_one_trick() -> None:
    hands = ("SK S2", "SJ S4", "ST S3", "S9 S5")
    state = talk(playing(deal(*hands), "sol"), "0: SK, 1: SJ, 2: ST, 3: S9, 0: S2, 1: S4, 2: S3, 3: S5")
    assert state.outcome.tricks == (1, 0, 0, 1)
    assert settled(state) == (60, -20, -20, -20)


@pytest.mark.parametrize(
    ("bid", "points"),
    [("ren sol", (-96, 32, 32, 32)), ("bordlægger", (-192, 64, 64, 64)), ("sniksnak", (-384, 128, 128, 128))],
)
def test_R14_R15_R16_the_others_fall_on_the_first_trick_and_the_deal_ends(bid: str, points: tuple[int, ...]) -> None:
    state, events = told(playing(deal(*TOP), bid), FIRST)
    assert isinstance(state, FinishedState)
    assert fallen(events) == [DeclarerFell(0, 1)]
    assert state.outcome.tricks == (1, 0, 0, 0)
    assert settled(state) == points


@pytest.mark.parametrize("bid", ["sol", "ren sol", "bordlægger", "sniksnak"])
def test_R13_R14_R15_R16_nolo_is_made_without_a_trick(bid: str) -> None:
    hands = ("S2 H2", "SJ H4", "ST H3", "S9 H5")
    state = talk(playing(deal(*hands), bid), "0: S2, 1: SJ, 2: ST, 3: S9, 1: H4, 2: H3, 3: H5, 0: H2")
    assert state.outcome.made == (True,)
    assert settled(state) == tuple(
        {"sol": value, "ren sol": 2 * value, "bordlægger": 4 * value, "sniksnak": 8 * value}[bid]
        for value in (60, -20, -20, -20)
    )


def test_R25_in_nolo_the_ace_is_the_lowest_card() -> None:
    state = talk(playing(deal("SA HK", "S2 H2", "DK D3", "CK C5"), "sol"), "0: SA, 1: S2, 2: D3, 3: C5")
    assert state.taken == (0, 1, 0, 0)


def test_R27_in_nolo_a_led_joker_always_takes_the_trick() -> None:
    state = talk(playing(deal("X1 HK", "SK H2", "DK D3", "X2 C5"), "ren sol"), "0: X1, 1: SK, 2: DK, 3: X2")
    assert state.outcome.made == (False,)


def several(bid: str = "sol") -> PlayState:
    """Seats 0 and 1 play against each other and against the rest; nobody exchanges."""
    hands = ("SK S5 S2", "SQ S6 H2", "ST S3 H3", "S9 SA H5")
    state = talk(deal(*hands), f"0: {bid}, 1: med, 2: pas, 3: pas, 0: bytter ikke, 1: bytter ikke")
    assert isinstance(state, PlayState)
    return state


def test_R18_with_several_declarers_each_is_judged_alone() -> None:
    state = talk(several(), "0: SK, 1: SQ, 2: ST, 3: S9, 0: S2, 1: S6, 2: S3, 3: SA")
    assert state.taken == (1, 1, 0, 0)
    state, events = told(state, "1: H2, 2: H3, 3: H5, 0: S5")
    assert state.outcome.made == (True, True)
    assert settled(state) == (40, 40, -40, -40)
    assert fallen(events) == []


def test_R18_the_deal_goes_on_until_every_declarer_has_fallen() -> None:
    state, events = told(several("ren sol"), "0: SK, 1: SQ, 2: ST, 3: S9")
    assert fallen(events) == [DeclarerFell(0, 1)]
    assert isinstance(state, PlayState)
    assert (has_fallen(state, 0), has_fallen(state, 1), has_fallen(state, 2)) == (True, False, False)
    state, events = told(state, "0: S2, 1: S6, 2: S3, 3: SA")
    assert fallen(events) == [DeclarerFell(1, 2)]
    assert isinstance(state, FinishedState)
    assert settled(state) == (-64, -64, 64, 64)


def test_R18_a_declarer_falls_only_once() -> None:
    state = talk(several("ren sol"), "0: SK, 1: SQ, 2: ST, 3: S9")
    _, events = told(state, "0: S5, 1: S6, 2: S3, 3: SA")
    assert fallen(events) == [DeclarerFell(1, 2)]
    _, events = told(state, "0: S2, 1: S6, 2: S3, 3: SA")
    assert fallen(events) == [DeclarerFell(1, 2)]
    twice = talk(deal("SK SQ S2", "S6 H2 D2", "ST S3 H3", "S9 SA HK"), "0: ren sol, 1: med, 2: pas, 3: pas")
    twice = talk(twice, "0: bytter ikke, 1: bytter ikke, 0: SK, 1: S6, 2: ST, 3: S9")
    _, events = told(twice, "0: SQ, 1: D2, 2: S3, 3: SA")
    assert fallen(events) == []


def test_R13_opponents_may_take_as_many_tricks_as_they_like() -> None:
    hands = ("S2 H2 D2", "SJ HJ DJ", "S3 H3 D3", "S5 H5 D5")
    state = talk(playing(deal(*hands), "sol"), "0: S2, 1: SJ, 2: S3, 3: S5, 1: HJ, 2: H3, 3: H5, 0: H2")
    assert state.taken == (0, 2, 0, 0)
    assert not has_fallen(state, 1)


@pytest.mark.parametrize(
    ("bid", "shown"), [("sol", False), ("ren sol", False), ("bordlægger", True), ("sniksnak", True)]
)
def test_R15_R16_the_declarers_hands_are_laid_down_after_the_first_trick(bid: str, shown: bool) -> None:
    hands = ("S2 H2", "SJ H4", "ST H3", "S9 H5")
    state = talk(deal(*hands), f"0: {bid}, 1: pas, 2: pas, 3: med, 0: bytter ikke, 3: bytter ikke")
    state, events = told(state, "0: S2, 1: SJ, 2: ST, 3: S9")
    assert (HandsShown((0, 3)) in events) is shown
    _, events = told(state, "1: H4, 2: H3, 3: H5, 0: H2")
    assert not any(isinstance(event, HandsShown) for event in events)


def test_R28_nothing_is_called_in_nolo_so_anything_may_be_led() -> None:
    assert legal(playing(deal(*TOP), "sol")) == {"SK", "S5", "S2"}
