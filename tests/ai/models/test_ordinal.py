"""The ordinal model: chances that add up, rise and fall as they should, and come out alike everywhere."""

from math import exp, fsum, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.models.ordinal import Ordinal, sigmoid

MODEL = Ordinal((1.0, -0.5), (-2.0, 0.0, 2.0))
SCORES = st.floats(-60, 60)


@given(SCORES)
def test_chances_are_a_distribution(score: float) -> None:
    chances = MODEL.chances(score)
    assert len(chances) == 4
    assert all(0 <= chance <= 1 for chance in chances)
    assert isclose(fsum(chances), 1, abs_tol=1e-8)


@given(SCORES)
def test_at_least_sums_the_chances_from_there_up(score: float) -> None:
    chances = MODEL.chances(score)
    for count in range(6):
        assert isclose(MODEL.at_least(score, count), fsum(chances[count:]), abs_tol=1e-8)


@given(SCORES)
def test_the_mean_is_that_of_the_chances(score: float) -> None:
    mean = fsum(count * chance for count, chance in enumerate(MODEL.chances(score)))
    assert isclose(MODEL.mean(score), mean, abs_tol=1e-7)


@given(SCORES, st.floats(0, 5))
def test_a_higher_score_never_takes_less(score: float, more: float) -> None:
    assert MODEL.mean(score + more) >= MODEL.mean(score)


def test_a_score_is_the_weighted_sum() -> None:
    assert MODEL.score((3.0, 2.0)) == 2.0
    with pytest.raises(ValueError, match="this model has 2 features, not 3"):
        MODEL.score((1.0, 2.0, 3.0))


def test_the_sigmoid_is_rounded_and_never_overflows() -> None:
    assert sigmoid(0.0) == 0.5
    assert sigmoid(1.0) == round(1 / (1 + exp(-1)), 9)
    assert (sigmoid(1e9), sigmoid(-1e9)) == (1.0, 0.0)


def test_what_makes_no_model_is_refused() -> None:
    with pytest.raises(ValueError, match="has weights and thresholds"):
        Ordinal((), (1.0,))
    with pytest.raises(ValueError, match="rise"):
        Ordinal((1.0,), (1.0, 0.5))
