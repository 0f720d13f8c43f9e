"""Card play in nolo: each line is a small position and the card begynder plays. The ace is low (R25)."""

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.engine.cards import Seat
from tests.ai.selfplay import answer
from tests.engine.builders import deal, playing, talk, words_of


def plays(*hands: str, before: str = "", bid: str = "ren sol", seat: Seat = 0) -> str:
    """The card that the seat to play chooses after these; seat 0 is declarer and leads to the first trick."""
    state = talk(playing(deal(*hands), bid), before)
    assert state.turn == seat
    return words_of(answer(state, brain_for("begynder")))


@pytest.mark.parametrize(
    ("hands", "before", "card"),
    [
        # leads what others must go over; never a joker
        (("HA H9 S9 X1", "H5 H4 D5 S2", "H6 H7 S3 D7", "H8 HJ S5 D6"), "", "HA"),
        (("H4 SA X1", "H5 D4 D5", "H6 H7 S3", "H8 HJ S5"), "", "SA"),
        (("X1 X2", "D4 D5", "H6 H7", "H8 HJ"), "", "X1"),
        # as high as possible under what lies
        (
            ("DA H7 H4 HQ", "H9 H2 D5 D6", "H6 HT S3 S4", "H8 HJ S5 S6"),
            "0: DA, 1: D5, 2: S3, 3: S5, 1: H9, 2: H6, 3: H8",
            "H7",
        ),
        # the ace is lowest
        (
            ("DA HA HK H4", "H3 H2 D5 D6", "H6 HT S3 S4", "H8 HJ S5 S6"),
            "0: DA, 1: D5, 2: S3, 3: S5, 1: H2, 2: H6, 3: H8",
            "H4",
        ),
        # the trick is lost: the highest card goes
        (
            ("DA HQ HK HJ", "H3 H2 D5 D6", "H6 H5 S3 S4", "H8 H9 S5 S6"),
            "0: DA, 1: D5, 2: S3, 3: S5, 1: H2, 2: H6, 3: H8",
            "HK",
        ),
        # the most dangerous card is thrown
        (
            ("DA SK CA C5", "H3 H2 D5 D6", "H6 H5 S3 S4", "H8 H9 S5 S6"),
            "0: DA, 1: D5, 2: S3, 3: S5, 1: H2, 2: H6, 3: H8",
            "SK",
        ),
    ],
)
def test_declarer(hands: tuple[str, ...], before: str, card: str) -> None:
    assert plays(*hands, before=before) == card


def test_declarer_in_sol_takes_the_trick_he_may_take_with_his_highest_card() -> None:
    hands = ("DA HQ HK HJ", "H3 H2 D5 D6", "H6 H5 S3 S4", "H8 H9 S5 S6")
    assert plays(*hands, before="0: DA, 1: D5, 2: S3, 3: S5, 1: H2, 2: H6, 3: H8", bid="sol") == "HK"


@pytest.mark.parametrize(
    ("hands", "before", "seat", "card"),
    [
        # under a declarer who wins, with the highest card that stays under
        (("H9 S9 SA", "H5 H7 HJ", "H6 H8 S3", "H2 HT S5"), "0: H9", 1, "H7"),
        # he has to be beaten: the highest card goes
        (("H4 S9 SA", "H5 H7 HJ", "H6 H8 S3", "H2 HT S5"), "0: H4", 1, "HJ"),
        # the highest card of the shortest suit is thrown, and a joker kept: it does no harm
        (("H4 S9 SA", "C5 CK X1", "H6 H8 S3", "H2 HT S5"), "0: H4", 1, "CK"),
        (("H4 S9 SA", "C5 CK D4", "H6 H8 S3", "H2 HT S5"), "0: H4", 1, "D4"),
        # leads low from the shortest suit, never a joker
        (
            ("HA S9 SK D5 D3", "H5 S7 ST D8 D9", "H6 H8 S3 C8 D4", "HT S5 X1 C7 C6"),
            "0: HA, 1: H5, 2: H6, 3: HT",
            3,
            "S5",
        ),
    ],
)
def test_defenders(hands: tuple[str, ...], before: str, seat: Seat, card: str) -> None:
    assert plays(*hands, before=before, seat=seat) == card


def test_an_open_hand_is_led_to_where_it_is_in_danger() -> None:
    hands = ("HA SK S9 D5 D2", "HK S8 S7 D9 D8", "H6 S3 S2 D7 D6", "H2 ST S5 C8 C7")
    first = "0: HA, 1: HK, 2: H6, 3: H2"
    assert plays(*hands, before=first, bid="bordlægger", seat=1) == "S7"


def test_a_suit_that_an_open_hand_does_not_hold_is_not_led() -> None:
    """Not even where it is the defender's shortest."""
    hands = ("HA SK S9 D5 D2", "HK C5 S7 S8 D9", "H6 S3 S2 D7 D6", "H2 ST S5 C8 C7")
    assert plays(*hands, before="0: HA, 1: HK, 2: H6, 3: H2", bid="bordlægger", seat=1) == "S7"


def test_with_several_declarers_each_is_alone_against_all() -> None:
    """Who has fallen plays on against those who have not (R18)."""
    hands = ("HK S9 SA", "H5 H7 S3", "H6 H8 S4", "H2 HT S5")
    state = deal(*hands)
    state = talk(state, "0: ren sol, 1: med, 2: pas, 3: pas, 0: bytter ikke, 1: bytter ikke")
    state = talk(state, "0: HK, 1: H7, 2: H8, 3: HT")
    assert state.turn == 0
    assert words_of(answer(state, brain_for("begynder"))) == "SA"
