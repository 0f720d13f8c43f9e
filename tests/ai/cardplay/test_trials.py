"""The bookkeeping of an experiment."""

from math import sqrt
from operator import mul
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


def test_beaten_cards_are_tried_no_more_and_stay_as_far_behind() -> None:
    trials = tried(*[(9, 8)] * 5)
    trials.drop_beaten()
    assert trials.standing == [0]
    trials.add(2, [10])
    assert trials.deals == 6
    assert trials.points(1) == pytest.approx((5 * 20 + 30) / 6 - (20 + 16))
    assert trials.chance(1) == 0
    assert trials.tricks(1) == pytest.approx(55 / 6 - 1)
    trials.add(None, [0], weight=60)
    assert trials.points(1) == STAKES.range[0] < trials.points(0), "nobody loses more than there is to lose"
    assert trials.chance(1) == trials.tricks(1) == 0


def with_beaten(rng: Random) -> tuple[Trials, list[list[int]], list[int]]:
    """Four cards of which some are beaten, all results as they were added (tricks by card), and their weights."""
    trials, columns, weights = Trials(4, STAKES), [[], [], [], []], []
    strengths = rng.choices([(8, 9), (8, 9, 10), (9, 10), (7, 8, 9), (9,)], k=4)
    for _ in range(8):
        for _ in range(6):
            weights.append(rng.randint(1, 3))
            results = [rng.choice(strengths[number]) for number in trials.standing]
            trials.add(2, results, weights[-1])
            for number, tricks in zip(trials.standing, results, strict=True):
                columns[number].append(tricks)
        trials.drop_beaten()
    return trials, columns, weights


def test_a_beaten_card_is_below_the_one_that_beat_it() -> None:
    """Whatever happens later, some card that stands has more points than each that was beaten."""
    rng, beaten = Random(8), 0
    for _ in range(60):
        trials, columns, weights = with_beaten(rng)
        for number in set(range(4)) - set(trials.standing):
            beaten += 1
            assert trials.points(number) < max(map(trials.points, trials.standing))
            assert 0 <= trials.chance(number) <= 1
            assert trials.tricks(number) >= 0
        for number in trials.standing:
            row = [STAKES.points(tricks, 2) for tricks in columns[number]]
            assert trials.points(number) == sum(map(mul, row, weights)) / sum(weights)
    assert beaten > 30


def test_a_card_that_one_beat_differs_from_it_as_where_both_were_tried() -> None:
    rng, seen = Random(9), 0
    for _ in range(60):
        trials, columns, weights = with_beaten(rng)
        if len(trials.standing) != 1 or len({len(column) for column in columns}) != 2:
            continue  # who beat which is certain where all were beaten at once
        (victor,) = trials.standing
        for number in set(range(4)) - {victor}:
            both = list(zip(columns[number], columns[victor], weights, strict=False))
            weight = sum(each for _mine, _theirs, each in both)
            for measure, found in (
                (lambda tricks: STAKES.points(tricks, 2), trials.points),
                (lambda tricks: tricks >= 9, trials.chance),
                (lambda tricks: tricks, trials.tricks),
            ):
                apart = sum((measure(mine) - measure(theirs)) * each for mine, theirs, each in both) / weight
                if 0 < found(number) < 1 or found is not trials.chance:
                    assert found(number) == pytest.approx(max(found(victor) + apart, STAKES.range[0]))
                    seen += 1
    assert seen > 20


def test_a_result_that_weighs_more_counts_as_if_it_came_so_often() -> None:
    rng = Random(4)
    for _ in range(40):
        results = [(rng.choice((8, 9, 10)), rng.choice((8, 9, 10)), rng.randint(1, 4)) for _ in range(20)]
        weighed, repeated = Trials(2, STAKES), Trials(2, STAKES)
        for one, other, weight in results:
            weighed.add(2, (one, other), weight)
            for _ in range(weight):
                repeated.add(2, (one, other))
        for number in (0, 1):
            assert weighed.points(number) == repeated.points(number)
            assert weighed.chance(number) == repeated.chance(number)
            assert weighed.tricks(number) == repeated.tricks(number)
        assert weighed.best() == repeated.best()


def test_the_error_goes_by_the_weights() -> None:
    trials = Trials(2, STAKES)
    results = [((9, 8), 1), ((9, 9), 5), ((8, 9), 2), ((10, 8), 3)]
    for tricks, weight in results:
        trials.add(2, tricks, weight)
    row = [STAKES.points(tricks, 2) for tricks in range(14)]
    weights = [weight for _tricks, weight in results]
    differences = [row[one] - row[other] for (one, other), _weight in results]
    mean = sum(w * d for w, d in zip(weights, differences, strict=True)) / sum(weights)
    squares = sum((w * (d - mean)) ** 2 for w, d in zip(weights, differences, strict=True))
    errors = mean / (sqrt(squares) / sum(weights))
    assert trials.leads(0, 1, errors - 0.001)
    assert not trials.leads(0, 1, errors + 0.001)
