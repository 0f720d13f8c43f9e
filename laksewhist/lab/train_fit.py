"""Fits an ordinal logistic model, and says how well it does on hands that it was not fitted to.

With numpy: the same in plain Python takes minutes for each model. It is needed here only, never to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from laksewhist.ai.models.ordinal import Ordinal

Array = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]

_RIDGE = 3.0
"""How strongly weights are drawn to zero, in hands: features that hardly ever come up get hardly any weight."""
_PRIOR = 0.05
"""How strongly thresholds are drawn to zero, so that none of them runs away."""
_LIKE = 3.0
"""How strongly they are drawn to those of a model that this one should be like."""
_STEPS = 25
_DIGITS = 4
"""To so many places the numbers are shipped."""


def fit(rows: Array, counts: Counts, top: int, like: Ordinal | None = None) -> Ordinal:
    """The model of `P(count >= n)`, n from 1 to `top`, that fits these hands best.

    Every threshold is a logistic regression of its own with weights in common; the sum of their log-likelihoods, less
    the ridge, is concave, and Newton's method climbs it. The ridge draws the model to `like`, or to plain frequencies:
    for few hands that is what comes out. Raises ValueError for no hands.
    """
    if not len(rows):
        raise ValueError("there is nothing to learn from")
    reached = (counts[:, None] >= np.arange(1, top + 1)).astype(np.float64)
    share = (reached.sum(axis=0) + 0.5) / (len(rows) + 1)
    aim = np.zeros(rows.shape[1]) if like is None else np.array(like.weights)
    middle = np.zeros(top) if like is None else np.array(like.thresholds)
    thresholds, weights = -np.log(share / (1 - share)) if like is None else middle.copy(), aim.copy()
    for _ in range(_STEPS):
        step = _newton_step(rows, reached, weights, thresholds, (aim, middle, _PRIOR if like is None else _LIKE))
        size = float(np.abs(step).max())
        step *= min(1.0, 2.0 / size) if size else 0.0
        weights += step[: rows.shape[1]]
        thresholds += step[rows.shape[1] :]
        if size < 1e-7:
            break
    rising = np.maximum.accumulate(np.round(thresholds, _DIGITS))
    return Ordinal(tuple(map(float, np.round(weights, _DIGITS) + 0.0)), tuple(map(float, rising + 0.0)))


def shift_of(model: Ordinal, rows: Array, counts: Counts, *, towards: float, strength: float) -> float:
    """How much higher all scores of a model should be, in logits, for what came with these hands.

    It is drawn to `towards` as strongly as by so many even chances, each of which counts a quarter.
    """
    reached = counts[:, None] >= np.arange(1, len(model.thresholds) + 1)
    line = (rows @ np.array(model.weights))[:, None] - np.array(model.thresholds)
    shift = towards
    for _ in range(_STEPS):
        chances = _sigmoid(line + shift)
        slope = float((reached - chances).sum()) - strength * (shift - towards) / 4
        shift += slope / (float((chances * (1 - chances)).sum()) + strength / 4)
    return shift


def shifts_of(
    model: Ordinal, rows: Array, counts: Counts, *, towards: float, strength: float, own_strength: float
) -> tuple[float, ...]:
    """The same for each threshold by itself: what has few tricks may come oftener, and what has many less often.

    Each is drawn by `own_strength` to the shift of all of them, and that by `strength` to `towards`.
    """
    common = shift_of(model, rows, counts, towards=towards, strength=strength)
    shifts = []
    for at, threshold in enumerate(model.thresholds, 1):
        one = Ordinal(model.weights, (threshold,))
        reached = (counts >= at).astype(np.int64)
        shifts.append(shift_of(one, rows, reached, towards=common, strength=own_strength))
    return tuple(shifts)


def moved(model: Ordinal, shifts: Sequence[float]) -> Ordinal:
    """The model whose scores are so much higher against each threshold."""
    thresholds = [each - shift for each, shift in zip(model.thresholds, shifts, strict=True)]
    rising = np.maximum.accumulate(np.round(thresholds, _DIGITS))
    return Ordinal(model.weights, tuple(map(float, rising + 0.0)))


def _newton_step(
    rows: Array, reached: Array, weights: Array, thresholds: Array, drawn_to: tuple[Array, Array, float]
) -> Array:
    aim, middle, prior = drawn_to
    chances = _sigmoid((rows @ weights)[:, None] - thresholds)
    slopes = chances * (1 - chances)
    gradient = np.concatenate(
        (
            rows.T @ (reached - chances).sum(axis=1) - _RIDGE * (weights - aim),
            (chances - reached).sum(axis=0) - prior * (thresholds - middle),
        )
    )
    across = -(rows.T @ slopes)
    size = rows.shape[1]
    hessian = np.zeros((len(gradient), len(gradient)))
    hessian[:size, :size] = rows.T @ (rows * slopes.sum(axis=1)[:, None]) + _RIDGE * np.eye(size)
    hessian[:size, size:], hessian[size:, :size] = across, across.T
    hessian[size:, size:] = np.diag(slopes.sum(axis=0) + prior)
    return np.asarray(np.linalg.solve(hessian, gradient))


def _sigmoid(x: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -40.0, 40.0))))


@dataclass(frozen=True, slots=True)
class Bin:
    """The hands whose predicted chance lies in one tenth: how many, the mean prediction, and how often it came true."""

    hands: int
    predicted: float
    came: float


@dataclass(frozen=True, slots=True)
class Scores:
    """How a model does: Brier score over the thresholds asked about, that of plain frequencies, and the bins."""

    hands: int
    brier: float
    plain_brier: float
    bins: tuple[Bin, ...]

    @property
    def worst_bin(self) -> float:
        """The largest gap between prediction and what came, over the bins with 200 hands or more."""
        return max((abs(each.predicted - each.came) for each in self.bins if each.hands >= 200), default=0.0)

    def as_json(self) -> dict[str, Any]:
        """The scores as the shipped file tells them."""
        return {
            "hands": self.hands,
            "brier": round(self.brier, 4),
            "frequencies": round(self.plain_brier, 4),
            "worst_bin": round(self.worst_bin, 4),
        }


def scores(model: Ordinal, rows: Array, counts: Counts, asked: Sequence[int]) -> Scores:
    """The model on held-out hands, over the chances of at least so many for each count asked about."""
    line = rows @ np.asarray(model.weights)
    wanted = np.asarray([model.thresholds[count - 1] for count in asked])
    return scored(_sigmoid(line[:, None] - wanted), (counts[:, None] >= np.asarray(asked)).astype(np.float64))


def scored(predicted: Array, came: Array) -> Scores:
    """How well chances were predicted: a row for each hand, a column for each chance, 1 where it came."""
    plain = came.mean(axis=0)
    return Scores(
        len(came),
        float(((predicted - came) ** 2).mean()),
        float(((plain - came) ** 2).mean()),
        tuple(_bins(predicted.ravel(), came.ravel())),
    )


def _bins(predicted: Array, came: Array) -> list[Bin]:
    places = np.minimum((predicted * 10).astype(int), 9)
    found = []
    for tenth in range(10):
        here = places == tenth
        if here.any():
            found.append(Bin(int(here.sum()), float(predicted[here].mean()), float(came[here].mean())))
    return found


def pooled(several: Sequence[Scores]) -> Scores:
    """The scores of several models taken together, each hand counting alike; ValueError where there is none."""
    hands = sum(each.hands for each in several)
    if not hands:
        raise ValueError("there are no scores to pool")
    tenths: dict[int, list[Bin]] = {}
    for score in several:
        for each in score.bins:
            tenths.setdefault(min(int(each.predicted * 10), 9), []).append(each)
    return Scores(
        hands,
        sum(each.hands * each.brier for each in several) / hands,
        sum(each.hands * each.plain_brier for each in several) / hands,
        tuple(_merged(bins) for _, bins in sorted(tenths.items())),
    )


def _merged(bins: Sequence[Bin]) -> Bin:
    hands = sum(each.hands for each in bins)
    predicted = sum(each.hands * each.predicted for each in bins) / hands
    return Bin(hands, predicted, sum(each.hands * each.came for each in bins) / hands)
