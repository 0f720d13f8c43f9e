"""The bidding models in tables, for the solver's quick look at a hand."""

from __future__ import annotations

from functools import cache
from math import fsum
from operator import mul
from typing import Final

from laksewhist.ai.models.data import Models, shipped
from laksewhist.ai.models.features import NOLO_HAND_NAMES, TRICK_NAMES
from laksewhist.ai.models.scoring import CALLED_AT, SIDES_AT
from laksewhist.ai.models.suits import (
    NOLO_NAMES,
    called_features,
    nolo_features,
    side_features,
    trump_features,
)
from laksewhist.ai.models.words import low_suit_of
from laksewhist.ai.solver.appraise import Appraisal

_HIGHEST_LOW: Final = 7
"""Of a suit's seven lowest cards only the number counts."""


def _weight_of(model: str, name: str, models: Models | None = None) -> float:
    """The weight of a feature, by its name."""
    return (models or shipped())[model].weights[TRICK_NAMES.index(name)]


@cache
def _tables(models: Models, model: str) -> tuple[list[int], list[int], list[int]]:
    """What a suit as trump, as called suit and beside adds, in thousandths."""
    weights = models[model].weights
    tables: tuple[list[int], list[int], list[int]] = ([], [], [])
    for place in range(512):
        held = place >> 3 << _HIGHEST_LOW | (1 << (place & 7)) - 1
        rows = (trump_features(held), called_features(held), side_features(held))
        for table, row, start in zip(tables, rows, (0, CALLED_AT, SIDES_AT), strict=True):
            table.append(round(1000 * fsum(map(mul, weights[start:], row))))
    return tables


def _jokers(models: Models, model: str) -> list[int]:
    one, more = (_weight_of(model, name, models) for name in ("jokers", "two_jokers"))
    return [round(1000 * (one * number + more * (number > 1))) for number in range(4)]


def _low(models: Models, model: str) -> list[int]:
    """How safe a suit is in nolo."""
    weights = models[model].weights[: len(NOLO_NAMES)]
    rows = (nolo_features(low_suit_of(held, 0)) for held in range(8192))
    return [-round(1000 * fsum(map(mul, weights, row))) for row in rows]


def _low_jokers(models: Models, model: str) -> list[int]:
    one, more = (models[model].weights[NOLO_HAND_NAMES.index(name)] for name in ("jokers", "jokers_squared"))
    return [-round(1000 * (one * number + more * number * number / 10)) for number in range(4)]


def appraisal(gift: str = "", trump: str = "suit") -> Appraisal:
    """The tables, for an exchange that is judged by the model of this name where there is one.

    `trump` is the model for bids with a trump: `suit`, or `vip` where it was turned.
    """
    return _appraisal(shipped(), gift, trump)


@cache
def _appraisal(models: Models, gift: str, trump: str) -> Appraisal:
    made = Appraisal()
    made.trump, made.called, made.side = _tables(models, trump)
    _, made.sans_called, made.sans_side = _tables(models, "sans")
    _, made.halve_called, made.halve_side = _tables(models, "halve")
    jokers = [_jokers(models, model) for model in (trump, "sans", "halve")]
    made.jokers = [number for each in (*jokers, _low_jokers(models, "closed")) for number in each]
    made.low = _low(models, "closed")
    made.ruffs = round(100 * _weight_of(trump, "ruffs", models))
    made.beside = round(100 * _weight_of(trump, "long_side_with_trumps", models))
    if gift:
        made.gift_trump, made.gift_called, made.gift_side = _tables(models, gift)
        made.gift_joker = _jokers(models, gift)[1]
        made.gift_ruffs = round(100 * _weight_of(gift, "ruffs", models))
    return made
