"""What begynder bids: each line is a hand, what was said before, and what it says."""

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.engine.cards import Seat
from laksewhist.engine.house_rules import HouseRules, IronHand
from tests.ai.selfplay import answer
from tests.engine.builders import talk, whole_deal, words_of

NO_IRON = HouseRules(iron_hand=IronHand.OFF)

POOR = "S9 S8 S4 S2 HT H7 H3 D9 D6 D2 CT C8 C3"
LONG_SPADES = "SA SK SQ S9 S7 S4 HA H5 D8 D3 C9 C7 C2"
LONG_CLUBS = "CA CK CQ C9 C7 C4 HA H5 D8 D3 S9 S7 S2"
SOLID_SPADES = "SA SK SQ SJ S9 S7 S4 HA HK D8 D3 X1 X2"
BALANCED = "SA SJ S7 S4 HK HT H8 DA DJ D9 CQ CT X1"
HONOURS = "SA SK S7 HA HK H7 DK DQ D4 CQ CT C7 X1"
JOKERS = "SA SK SQ HA HK H7 DK DQ D4 CQ X1 X2 X3"
ALL_ROUND = "SA S8 S2 HA HT H8 H7 DQ D9 D3 CT C9 C3"
LOW = "SA S2 S4 SK HA H3 H4 HT DA D3 DT CT X2"
LOWER = "SA S4 S6 S9 HA H4 H7 H8 DA D4 D6 D9 X2"
LOWER_YET = "SA S2 S4 S7 H3 H2 H4 H6 DA D3 D7 D9 X2"
LOWEST = "SA S2 S4 S6 HA H2 H3 H5 DA D3 D4 X1 X2"


def says(hand: str, before: str = "", seat: Seat = 0, rules: HouseRules = NO_IRON) -> str:
    hands = [hand if place == seat else "" for place in range(4)]
    state = talk(whole_deal(*hands, rules=rules), before)
    assert state.turn == seat
    return words_of(answer(state, brain_for("begynder")))


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        (POOR, "pas"),
        (LONG_SPADES, "9 alm"),
        (LONG_CLUBS, "9 gode"),
        (SOLID_SPADES, "12 alm"),
        (BALANCED, "8 vip"),
        (ALL_ROUND, "8 halve"),
        (HONOURS, "9 sans"),
        (JOKERS, "10 sans"),
        (LOW, "sol"),
        (LOWER, "ren sol"),
        (LOWER_YET, "bordlægger"),
        (LOWEST, "sniksnak"),
    ],
)
def test_openings(hand: str, opening: str) -> None:
    assert says(hand) == opening


@pytest.mark.parametrize(
    ("hand", "standing", "answered"),
    [
        (LONG_SPADES, "9 gode", "10 alm"),
        (LONG_SPADES, "10 alm", "pas"),
        (LONG_CLUBS, "10 alm", "10 gode"),
        (LONG_CLUBS, "10 gode", "pas"),
        (HONOURS, "9 sans", "10 sans"),
        (HONOURS, "10 sans", "pas"),
        (POOR, "8 alm", "pas"),
    ],
)
def test_bids_up_while_the_hand_is_good_for_it(hand: str, standing: str, answered: str) -> None:
    assert says(hand, f"0: pas, 1: {standing}", seat=2) == answered


@pytest.mark.parametrize(
    ("hand", "standing", "answered"),
    [
        (LOW, "sol", "med"),
        (LOW, "ren sol", "pas"),
        (LOWER, "sol", "ren sol"),
        (LOWER, "ren sol", "med"),
        (LOWEST, "sniksnak", "med"),
        (LOWER_YET, "sniksnak", "pas"),
        (POOR, "sol", "pas"),
        (BALANCED, "8 vip", "med"),
        (POOR, "8 vip", "pas"),
        (HONOURS, "8 vip", "9 sans"),
    ],
)
def test_joins_what_it_could_have_bid_itself(hand: str, standing: str, answered: str) -> None:
    assert says(hand, f"0: pas, 1: {standing}", seat=2) == answered


@pytest.mark.parametrize(
    ("hand", "answered"),
    [
        ("S2 S9 ST S6 H4 H2 H9 HT D2 D3 D9 X1 X2", "jernhånd"),
        ("S2 S3 S4 S6 H4 H2 H3 H5 D2 D3 D4 X1 X2", "spiller"),
    ],
)
def test_an_iron_hand_is_kept_only_for_nolo(hand: str, answered: str) -> None:
    assert says(hand, rules=HouseRules()) == answered
