"""How computers deal: patterns that the table knows, by their taste for risk where it matters."""

from random import Random

import pytest

from laksewhist.ai.bidding.dealing import choose_packets
from laksewhist.ai.bidding.risk import RISK
from laksewhist.engine.house_rules import HouseRules, Shuffle
from laksewhist.match.dealing import DEFAULT_PATTERN, PACKETS

GATHERED = HouseRules(shuffle=Shuffle.GATHERED)


@pytest.mark.parametrize("risk", RISK.values())
def test_every_pattern_is_one_that_people_know(risk: float) -> None:
    for seed in range(20):
        assert choose_packets(GATHERED, risk, Random(seed)) in PACKETS


def test_the_more_risk_is_liked_the_larger_the_packets() -> None:
    largest = [max(max(choose_packets(GATHERED, risk, Random(seed))) for seed in range(20)) for risk in RISK.values()]
    assert largest == sorted(largest)
    assert largest[0] < largest[-1]


def test_a_thorough_shuffle_is_dealt_as_usual() -> None:
    assert choose_packets(HouseRules(), -1.0, Random(1)) == DEFAULT_PATTERN.packets
