"""Touching cards stand for each other."""

from typing import Any

from laksewhist.ai.cardplay.candidates import touching
from laksewhist.engine.redact import view_for
from tests.engine.builders import codes, deal, playing, talk, whole_deal


def groups(state: Any) -> set[str]:
    view = view_for(state, state.turn)
    return {codes(group) for group in touching(view, view.contract is not None and view.contract.is_nolo)}


def test_neighbours_in_one_suit_are_equal_and_jokers_too() -> None:
    state = playing(whole_deal("SA SK SQ S9 H2 H3 H5 D7 D9 C4 C3 X1 X3"), "8 alm", "HA trumf S")
    assert groups(state) == {"SQ SK SA", "S9", "H2 H3", "H5", "D7", "D9", "C3 C4", "X1 X3"}


def test_a_card_of_a_finished_trick_lies_between_no_more() -> None:
    hands = ("SA SQ ST H2", "SK SJ S3 H3", "S4 S5 S6 HA", "S7 S8 S9 H5")
    state = playing(deal(*hands), "8 alm", "HA trumf C")
    assert groups(state) == {"SA", "SQ", "ST", "H2"}
    state = talk(state, "0: SA, 1: SK, 2: S4, 3: S7")
    assert groups(state) == {"SQ", "ST", "H2"}
    state = talk(state, "0: SQ, 1: SJ, 2: S5, 3: S8")
    assert groups(state) == {"ST", "H2"}


def test_cards_become_equal_when_the_one_between_them_is_thrown() -> None:
    hands = ("SA SQ H9", "SK SJ D2", "S4 S5 H3", "S7 S8 H5")
    state = playing(deal(*hands), "8 alm", "DA trumf C")
    assert groups(state) == {"SA", "SQ", "H9"}
    state = talk(state, "0: H9, 1: SK, 2: H3, 3: H5")
    assert groups(state) == {"SQ SA"}


def test_a_card_in_the_running_trick_still_lies_between() -> None:
    hands = ("SA SQ H2", "SK SJ H9", "S4 S5 H3", "S7 S8 H5")
    state = talk(playing(deal(*hands), "8 alm", "DA trumf C"), "0: H2, 1: H9, 2: H3, 3: H5, 1: SK, 2: S4, 3: S7")
    assert groups(state) == {"SA", "SQ"}


def test_the_called_card_is_alone() -> None:
    hands = ("S2 H3 H4", "HA HK HQ", "H5 H6 H7", "H8 H9 HT")
    state = talk(playing(deal(*hands), "8 alm", "HA trumf S"), "0: S2")
    assert groups(state) == {"HA", "HQ HK"}


def test_in_nolo_the_ace_touches_the_two() -> None:
    hands = ("SA S2 SK SQ", "S3 S4 S5 S6", "S7 S8 S9 ST", "SJ H2 H3 H4")
    assert groups(playing(deal(*hands), "sol")) == {"SA S2", "SQ SK"}
