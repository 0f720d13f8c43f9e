"""The bookkeeping of an experiment."""

from math import sqrt
from random import Random
from statistics import fmean, pstdev

import pytest

from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.cardplay.trials import BEATEN, Trials
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.contract import Contract
from laksewhist.engine.point_table import DEFAULT_TABLE

CONTRACT = Contract(TrickBid(9, TrickKind.ALMINDELIGE), (0,), Suit.SPADES, card("HA"))
STAKES = Stakes(CONTRACT, DEFAULT_TABLE, 0, 13)
"""Declarer's: 20 for nine tricks, 30 for ten, -16 for eight, where seat 2 is the partner."""


def tried(*results: tuple[int, ...]) -> Trials:
    trials = Trials(len(results[0]), STAKES)
    for tricks in results:
        trials.add(2, tricks)
    return trials


def test_points_chances_and_tricks_are_averages() -> None:
    trials = tried((9, 8), (10, 8), (8, 9), (9, 9))
    assert trials.deals == 4
    assert [trials.points(number) for number in (0, 1)] == [pytest.approx((20 + 30 - 16 + 20) / 4), pytest.approx(2)]
    assert [trials.chance(number) for number in (0, 1)] == [0.75, 0.5]
    assert [trials.tricks(number) for number in (0, 1)] == [9.0, 8.5]
    assert trials.best() == [0]


def test_alone_declarer_gets_three_times_as_much() -> None:
    trials = Trials(1, STAKES)
    trials.add(None, [9])
    assert trials.points(0) == 60


def test_equals_are_all_best() -> None:
    assert tried((9, 8, 9), (8, 8, 8)).best() == [0, 2]


def test_a_card_is_beaten_by_the_rule_of_three_standard_errors() -> None:
    rng = Random(3)
    sides = set()
    for _ in range(300):
        count = rng.randint(5, 40)
        results = [(rng.choice((9, 9, 10)), rng.choice((8, 9, 10))) for _ in range(count)]
        trials = tried(*results)
        better, other = (0, 1) if trials.points(0) >= trials.points(1) else (1, 0)
        row = [STAKES.points(tricks, 2) for tricks in range(14)]
        differences = [row[result[better]] - row[result[other]] for result in results]
        margin = fmean(differences) - BEATEN * pstdev(differences) / sqrt(count)
        if abs(margin) < 1e-9:
            continue  # whole numbers know, fractions do not
        trials.drop_beaten()
        assert (trials.standing == [better]) == (margin > 0)
        sides.add(margin > 0)
    assert sides == {True, False}


def test_beaten_cards_are_tried_no_more() -> None:
    trials = tried(*[(9, 8)] * 5)
    trials.drop_beaten()
    assert trials.standing == [0]
    trials.add(2, [10])
    assert trials.deals == 6
    assert trials.points(1) == -16
