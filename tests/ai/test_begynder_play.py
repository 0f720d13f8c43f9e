"""Card play in trick bids: each line is a small position and the card begynder plays.

Seat 0 plays 8 alm with spades as trump and calls the ace of diamonds, unless the line says otherwise; the kitty stays.
"""

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.engine.cards import Seat
from tests.ai.selfplay import answer
from tests.engine.builders import deal, playing, talk, words_of

SPADES = "DA trumf S"


def plays(*hands: str, before: str = "", bid: str = "8 alm", call: str = SPADES, seat: Seat = 0) -> str:
    """The card that the seat to play chooses after these; seat 0 leads to the first trick."""
    state = talk(playing(deal(*hands), bid, call), before)
    assert state.turn == seat
    return words_of(answer(state, brain_for("begynder")))


@pytest.mark.parametrize(
    ("hands", "card"),
    [
        # trumps from the top while others may have some
        (("SA SK S4 HA", "S2 S3 DA H2", "S5 S6 C5 H4", "S7 S8 D5 H5"), "SA"),
        # a sequence drives the ace out
        (("SQ SJ ST H9", "SA S3 DA H2", "S5 S6 C5 H4", "S7 S8 D5 H5"), "SQ"),
        # no trump strength: a joker, which costs a trump or wins
        (("S2 H9 H3 X1", "SA SK DA H2", "S5 S6 C5 H4", "S7 S8 D5 H5"), "X1"),
        # the called suit, low, for the partner's ace
        (("S2 H9 D9 D3", "SA SK DA H2", "S5 S6 C5 H4", "S7 S8 D5 H5"), "D3"),
        # a suit that nobody can beat
        (("S2 HA H9 C9", "SA SK DA H2", "S5 S6 C5 H4", "S7 S8 D5 H5"), "HA"),
    ],
)
def test_declarer_leads(hands: tuple[str, ...], card: str) -> None:
    assert plays(*hands) == card


@pytest.mark.parametrize(
    ("hands", "before", "seat", "card"),
    [
        # the partner leads trumps to declarer
        (("S2 H9 D3 C9", "SK DA H2 C7", "S5 C5 H4 D6", "S7 S8 D5 H5"), "0: D3, 1: DA, 2: D6, 3: D5", 1, "SK"),
        # a defender leads a high card of a side suit
        (("S9 D9 D3 C9", "S5 DA H2 C7", "SA S6 HA H4", "S7 S8 D5 H5"), "0: S9, 1: S5, 2: SA, 3: S7", 2, "HA"),
        # or a joker, before it is too late
        (("S9 D9 D3 C9", "S5 DA H2 C7", "SA S6 HA X1", "S7 S8 D5 H5"), "0: S9, 1: S5, 2: SA, 3: S7", 2, "X1"),
        # a lone card, to ruff the next round
        (("S9 D9 D3 C9", "S5 DA H2 C7", "SA S6 C6 H4", "S7 S8 D5 H5"), "0: S9, 1: S5, 2: SA, 3: S7", 2, "H4"),
    ],
)
def test_others_lead(hands: tuple[str, ...], before: str, seat: Seat, card: str) -> None:
    assert plays(*hands, before=before, seat=seat) == card


@pytest.mark.parametrize(
    ("hands", "before", "seat", "card"),
    [
        # second hand low
        (("H3 H9 S9", "HK H4 DA", "HQ H6 S3", "HA H7 S4"), "0: H3", 1, "H4"),
        # second hand takes what nobody can beat
        (("H3 H9 S9", "HA H4 DA", "HQ H6 S3", "HK H7 S4"), "0: H3", 1, "HA"),
        # third hand high, with the lowest of a sequence
        (("H3 H9 S9", "H5 H4 DA", "HK HQ S3", "HA H7 S4"), "0: H3, 1: H5", 2, "HQ"),
        # fourth hand as cheaply as possible
        (("H3 H9 S9", "H5 H4 DA", "HT H6 S3", "HA HJ S4"), "0: H3, 1: H5, 2: HT", 3, "HJ"),
        # fourth hand low where it cannot win
        (("H3 H9 S9", "H5 H4 DA", "HK H6 S3", "HQ HJ S4"), "0: H3, 1: H5, 2: HK", 3, "HJ"),
        # declarer's trick is trumped, with a low trump
        (("HK H9 S9", "H5 H4 DA", "HJ H6 S3", "SK S4 C5"), "0: HK, 1: H5, 2: HJ", 3, "S4"),
        # not one that may be a friend's, whom nobody knows yet
        (("H3 H9 S9", "H5 H4 DA", "HK H6 S3", "SK S4 C5"), "0: H3, 1: H5, 2: HK", 3, "C5"),
        # the partner's trick is not trumped, nor overtaken
        (("HA H9 S9", "C5 S4 DA", "H6 H7 S3", "H8 HJ S5"), "0: HA", 1, "C5"),
        (("HQ H9 S9", "HA H4 DA", "HK H6 S3", "HJ H7 S5"), "0: HQ", 1, "HA"),
        # the lowest card of a useless suit is thrown, not a trump, a joker or a bare guard
        (("HA H9 S9", "C5 X1 DA", "H6 H7 S3", "H8 HJ S5"), "0: HA", 1, "C5"),
    ],
)
def test_following(hands: tuple[str, ...], before: str, seat: Seat, card: str) -> None:
    assert plays(*hands, before=before, seat=seat) == card


@pytest.mark.parametrize(
    ("hands", "card"),
    [
        # jokers always win without trump, and are led
        (("X1 H9 S9 C9", "HA SA DA C8", "HK SK D9 C7", "HQ SQ D8 C6"), "X1"),
        # then high cards
        (("HA C5 S9 C9", "HT SA DA C8", "HK SK D9 C7", "HQ SQ D8 C6"), "HA"),
        # a long suit is set up while another suit still stops the others
        (("HA CQ CJ C9 C8", "HT SA DA CA H3", "HK SK D9 CK H4", "HQ SQ D8 C6 H5"), "CQ"),
    ],
)
def test_sans_leads(hands: tuple[str, ...], card: str) -> None:
    assert plays(*hands, bid="8 sans", call="DA") == card


def test_a_joker_is_not_thrown_in_sans() -> None:
    hands = ("HA H9 S9", "X1 SQ SJ", "H6 H7 DA", "H8 HJ S5")
    assert plays(*hands, before="0: HA", seat=1, bid="8 sans", call="DA") == "SJ"
