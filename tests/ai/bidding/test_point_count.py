"""Points and length: the plain bidder that the other bidding is measured against."""

from random import Random

import pytest
from hypothesis import given, settings

from laksewhist.ai.bidding.counting import honour_points, nolo_height, tricks
from laksewhist.ai.bidding.point_count import PointCount
from laksewhist.ai.decision import Why
from laksewhist.ai.models.words import word_of
from laksewhist.engine.bids import TrickKind
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase
from tests.engine.builders import cards, talk, whole_deal, words_of
from tests.engine.random_play import RULES, SEEDS, play_out

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
PLAYER = PointCount(DEFAULT_TABLE)


def says(hand: str, before: str = "", seat: int = 0) -> str:
    state = talk(whole_deal(*[hand if place == seat else "" for place in range(4)], rules=NO_IRON), before)
    return words_of(PLAYER.decide(view_for(state, seat), Random(1)))


def test_points_and_height() -> None:
    assert honour_points(word_of(cards("SA SK SQ SJ X1 S2"))) == 12
    assert nolo_height(word_of(cards("SA S2 S3 HK X1"))) == 10
    counted = tricks(word_of(cards("SA SK SQ S9 S7 S4 HA H5 D8 D3 C9 C7 C2")))
    assert counted[TrickKind.ALMINDELIGE] == pytest.approx(3.2 + 0.15 * 13 + 0.86 * 6)


@pytest.mark.parametrize(
    ("hand", "before", "seat", "bid"),
    [
        ("SA SK SQ S9 S7 S4 HA H5 D8 D3 C9 C7 C2", "", 0, "10 alm"),
        ("SA SK SQ S9 S7 S4 HA H5 D8 D3 C9 C7 C2", "0: 11 sans", 1, "pas"),
        ("S9 S8 S4 S2 HT H7 H3 D9 D6 D2 CT C8 C3", "", 0, "pas"),
        ("SA S2 S4 S6 HA H2 H3 H5 DA D3 D4 X1 X2", "0: bordlægger", 1, "med"),
    ],
)
def test_bids(hand: str, before: str, seat: int, bid: str) -> None:
    assert says(hand, before, seat) == bid


@settings(max_examples=30)
@given(seed=SEEDS, rules=RULES)
def test_every_answer_is_legal(seed: int, rules: HouseRules) -> None:
    for state in play_out(seed, rules, 13).states[:-1]:
        view = view_for(state, state.turn)
        if view.phase is Phase.PLAY:
            break
        decision = PLAYER.consider(view, Random(seed))
        assert decision.action in view.legal
        assert (decision.why is Why.RULE_OF_THUMB) == (view.phase is Phase.AUCTION)
