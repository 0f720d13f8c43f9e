"""Means, ratios and quantiles against plain counting, and the errors of the sequential test."""

import math
from random import Random
from statistics import NormalDist, mean, stdev

import pytest

from laksewhist.lab.league.statistics import Sprt, mean_of, quantile, ratio_of


def test_a_mean_and_its_interval() -> None:
    values = [NormalDist(3, 2).inv_cdf((each + 0.5) / 400) for each in range(400)]
    found = mean_of(values)
    assert found.mean == pytest.approx(mean(values))
    assert found.half == pytest.approx(1.966 * stdev(values) / 20, rel=0.001)
    assert (found.low, found.high) == (found.mean - found.half, found.mean + found.half)


@pytest.mark.parametrize(("count", "student"), [(5, 2.776), (10, 2.262), (30, 2.045)])
def test_few_deals_have_wider_intervals(count: int, student: float) -> None:
    values = [float(each % 3) for each in range(count)]
    assert mean_of(values).half == pytest.approx(student * stdev(values) / math.sqrt(count), rel=0.01)


def test_one_deal_says_nothing() -> None:
    assert math.isinf(mean_of([1.0]).half)


def test_intervals_of_ratios_hold_the_truth_as_often_as_they_say() -> None:
    rng, held = Random(1), 0
    for _ in range(300):
        common = [rng.gauss(2, 1) for _ in range(80)]
        tops = [0.7 * each + rng.gauss(0, 1) for each in common]
        found = ratio_of(tops, common)
        assert found is not None
        held += found.low <= 0.7 <= found.high
    assert 0.90 <= held / 300 <= 0.99


def test_there_is_no_ratio_to_nothing() -> None:
    assert ratio_of([1.0, 2.0], [1.0, -1.0]) is None


def test_quantiles() -> None:
    values = list(range(100, 0, -1))
    assert (quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95)) == (51, 96, 7)


@pytest.mark.parametrize("gain", [0.0, 1.0])
def test_the_sequential_test_seldom_errs(gain: float) -> None:
    rng, wrong, sprt = Random(3), 0, Sprt(0.0, 1.0)
    for _ in range(60):
        values: list[float] = []
        while (verdict := sprt.verdict(values)) is None:
            values += [rng.gauss(gain, 3) for _ in range(5)]
        wrong += verdict != gain
    assert wrong / 60 <= 0.12


def test_the_sequential_test_needs_some_deals_and_some_spread() -> None:
    assert Sprt(0, 1).verdict([5.0, 6.0] * 10) is None
    assert Sprt(0, 1).verdict([5.0] * 100) is None
