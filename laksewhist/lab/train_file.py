"""The file of models: blank at first, filled model by model, and written as the program reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from laksewhist.ai.models.data import FAMILIES, FORMAT, MODELS, Auctions, Models, read_models
from laksewhist.ai.models.ordinal import Ordinal
from laksewhist.engine.bids import LADDER

TRICKS: Final = 13
NOLO_TRICKS: Final = 2


def top_of(model: str) -> int:
    """The highest count that a model tells apart."""
    family = MODELS[model]
    if family == "nolo":
        return NOLO_TRICKS
    return 1 if family == "stands" or model.endswith("is partner") else TRICKS


def asked_of(model: str) -> tuple[int, ...]:
    """The counts that a model is judged by: those that bids are made of."""
    return (8, 9, 10, 11) if top_of(model) == TRICKS else tuple(range(1, top_of(model) + 1))


def blank_models() -> Models:
    """Models that know nothing: every hand alike."""
    ordinals = {}
    for name, family in MODELS.items():
        top = top_of(name)
        thresholds = tuple((count - 9) * 0.6 for count in range(1, top + 1)) if top == TRICKS else (0.0, 1.0)[:top]
        ordinals[name] = Ordinal((0.0,) * len(FAMILIES[family]), tuple(thresholds))
    auctions = Auctions((1 / len(LADDER),) * len(LADDER), (1.0, 0.5, 0.3, 0.2), (0.5, 0.5, 0.5), (0.4,) * 4, (0.0,) * 4)
    return Models(ordinals, auctions, {})


def with_models(models: Models, fitted: Mapping[str, Ordinal], auctions: Auctions | None = None) -> Models:
    """The same with some of them replaced."""
    return Models({**models.ordinals, **fitted}, auctions or models.auctions, models.made)


def file_text(models: Models, made: Mapping[str, Any]) -> str:
    """The text of the file; what it says is read again before it is given out."""
    data = {
        "format": FORMAT,
        "made": dict(made),
        "features": {family: list(names) for family, names in FAMILIES.items()},
        "auctions": {
            "finals": [round(each, 5) for each in models.auctions.finals],
            "all_pass": [round(each, 4) for each in models.auctions.all_pass],
            "accepts": [round(each, 4) for each in models.auctions.accepts],
            "nolo_falls": [round(each, 4) for each in models.auctions.nolo_falls],
            "nolo_shifts": [round(each, 3) for each in models.auctions.nolo_shifts],
        },
        "models": {
            name: {"weights": list(models[name].weights), "thresholds": list(models[name].thresholds)}
            for name in MODELS
        },
    }
    lines = [f" {json.dumps(key)}: {_entry(value)}" for key, value in data.items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    read_models(text)
    return text


def _entry(value: Any) -> str:
    """One line for each entry of an object, so that a change can be read."""
    if not isinstance(value, dict):
        return json.dumps(value)
    lines = [f"  {json.dumps(key)}: {json.dumps(inner, separators=(',', ':'))}" for key, inner in value.items()]
    return "{\n" + ",\n".join(lines) + "\n }"
