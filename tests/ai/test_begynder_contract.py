"""Vip, the call, the trump and the exchange: each line is a hand and what begynder does with it."""

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules, IronHand
from tests.ai.selfplay import answer
from tests.engine.builders import talk, whole_deal, words_of

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
TAKE_FIRST = HouseRules(iron_hand=IronHand.OFF, exchange=ExchangeOrder.TAKE_FIRST)
OWN_ACE = HouseRules(iron_hand=IronHand.OFF, call_own_ace=CallOwnAce.YES)

SPADES_AND_HEARTS = "SA SK SQ S9 S7 S4 HA HQ HJ H5 D8 D3 C9"


def does(hand: str, before: str, kitty: str = "C2 C3 C4", rules: HouseRules = NO_IRON) -> str:
    """What seat 0 does with this hand after it has bid and the others have passed, and more was said."""
    bid, _, more = before.partition("; ")
    state = talk(whole_deal(hand, kitty=kitty, rules=rules), f"0: {bid}, 1: pas, 2: pas, 3: pas, {more}")
    assert state.turn == 0
    return words_of(answer(state, brain_for("begynder")))


@pytest.mark.parametrize(
    ("kitty", "before", "answered"),
    [
        ("S2 C3 C4", "8 vip", "tager"),
        ("H2 C3 C4", "8 vip", "tager"),
        ("D2 C3 C4", "8 vip", "nej"),
        ("C2 D4 C4", "8 vip; 0: nej", "nej"),
        ("C2 H4 C4", "8 vip; 0: nej", "tager"),
        ("C2 D4 C4", "8 vip; 0: nej, 0: nej", "tager"),
        ("X1 D4 C4", "8 vip", "nej"),
    ],
)
def test_vip_takes_the_card_that_suits_the_hand(kitty: str, before: str, answered: str) -> None:
    assert does(SPADES_AND_HEARTS, before, kitty) == answered


def test_a_joker_means_no_trump_and_suits_a_hand_with_honours_everywhere() -> None:
    assert does("SA SK S7 HA HK H7 DK DQ D4 CQ CT C7 X2", "8 vip", "X1 D3 C4") == "tager"


@pytest.mark.parametrize(
    ("hand", "bid", "called"),
    [
        # strong behind the ace
        ("SA SK SQ S9 S7 S4 HK HQ H5 D8 D3 C9 C7", "9 alm", "kalder HA trumf S"),
        # void, to ruff
        ("SA SK SQ S9 S7 S4 D8 D6 D4 D3 C9 C8 C5", "9 alm", "kalder HA trumf S"),
        # without trump, where it is strongest
        ("SA SK SQ HK HQ H5 H4 DK D7 D3 CK C9 C7", "8 sans", "kalder HA"),
        # the only ace left is not called with its own suit as trump
        ("SA SK S9 S7 HA H5 DA D8 D3 CK CQ CJ CT", "8 alm", "kalder CA trumf S"),
        ("SK SQ S9 HA H5 H4 DA D8 D3 CA CQ CJ CT", "8 gode", "kalder SA"),
        # all four aces: a king
        ("SA SQ S9 S7 HA H5 DA D8 CA CK CQ CJ CT", "9 gode", "kalder SK"),
    ],
)
def test_calls_where_it_is_strong_or_void(hand: str, bid: str, called: str) -> None:
    assert does(hand, bid) == called


@pytest.mark.parametrize(
    ("hand", "called"),
    [
        ("SA SK SQ SJ S9 S7 S4 HA HK HQ DK X1 X2", "kalder DA"),
        ("SA SK SQ S9 S7 HQ H8 H5 D8 D3 C9 C7 C5", "kalder HA"),
    ],
)
def test_an_ace_face_up_in_the_kitty_is_called_only_by_a_hand_that_can_play_alone(hand: str, called: str) -> None:
    assert does(hand, "8 vip; 0: nej, 0: nej, 0: tager", "DA C3 S2") == called


def test_an_own_ace_is_called_only_by_a_hand_that_can_play_alone() -> None:
    assert does("SA SK SQ SJ S9 S7 S4 HA HK HQ DK X1 X2", "8 alm", rules=OWN_ACE) == "kalder HA trumf S"
    assert does("SA SK SQ S9 S7 HA H8 H5 D8 D3 C9 C7 C5", "8 alm", rules=OWN_ACE) != "kalder HA trumf S"


@pytest.mark.parametrize(
    ("holder", "named"),
    [
        ("SA S5 HK HQ HJ H9 H7 D8 D6 D4 C9 C8 C5", "trumf H"),
        ("SA S9 S8 S7 S6 S5 H7 D8 D6 D4 C9 CK CQ", "trumf C"),
    ],
)
def test_halve_trump_is_the_best_suit_but_the_called_one(holder: str, named: str) -> None:
    state = whole_deal("", holder, rules=NO_IRON)
    state = talk(state, "0: 8 halve, 1: pas, 2: pas, 3: pas, 0: kalder SA")
    assert words_of(answer(state, brain_for("begynder"))) == named


@pytest.mark.parametrize(
    ("hand", "before", "given"),
    [
        # shortens a side suit, keeps trumps, aces and jokers
        ("SA SK SQ S9 S7 HA HQ H8 D8 D3 C9 C7 X1", "8 alm; 0: kalder CA trumf S", "bytter C7 D3 D8"),
        ("SA SK SQ S9 S7 HA HK HQ D8 D6 D3 CK X1", "8 alm; 0: kalder CA trumf S", "bytter D3 D6 D8"),
        # nothing to give away
        ("SA SK SQ SJ ST S9 S8 S7 HA HK DA DK X1", "8 alm; 0: kalder CA trumf S", "bytter ikke"),
        # vip must exchange
        ("SA SK SQ SJ ST S9 S8 HA HK DA DK D4 X1", "8 vip; 0: tager, 0: kalder CA", "bytter D4 DK HK"),
        # nolo: the most dangerous cards, never a joker
        ("SA S3 S5 S8 HA H3 H5 HQ HK DA D3 DJ X1", "sol", "bytter DJ HQ HK"),
        ("SA S2 S4 S6 HA H2 H3 H5 DA D3 D4 X1 X2", "ren sol", "bytter ikke"),
    ],
)
def test_exchange(hand: str, before: str, given: str) -> None:
    assert does(hand, before, "C2 C3 C4" if "S2" in hand else "S2 C3 C4") == given


@pytest.mark.parametrize(
    ("hand", "before", "kitty", "given"),
    [
        ("SA SK SQ S9 S7 HA HQ H8 D8 D3 C9 C7 X1", "8 alm; 0: kalder CA trumf S", "SJ DA X2", "bytter C7 C9 D3"),
        ("SA SK SQ SJ S7 HA HK HQ DA DK D9 CK X1", "8 alm; 0: kalder CA trumf S", "C2 H3 C4", "bytter ikke"),
        ("SA S2 S4 S6 HA H2 H3 H5 DA D3 D4 X1 X2", "ren sol", "CK CQ CJ", "bytter ikke"),
    ],
)
def test_exchange_where_the_kitty_is_taken_first(hand: str, before: str, kitty: str, given: str) -> None:
    assert does(hand, before, kitty, TAKE_FIRST) == given


def test_halve_never_gives_the_called_card_away() -> None:
    state = whole_deal("", "SA S2 HK HQ HJ HT H9 H8 H7 CK CQ CJ X1", rules=NO_IRON)
    state = talk(state, "0: 8 halve, 1: pas, 2: pas, 3: pas, 0: kalder SA, 1: trumf H")
    given = words_of(answer(state, brain_for("begynder")))
    assert given.startswith("bytter")
    assert "SA" not in given
