"""The fitted models that are shipped with the program: a small text file beside this module, read once.

`laksewhist-lab train` writes it; the file says with which command, seed and sizes, and how well the models did on deals
that they were not fitted to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from laksewhist.ai.models.features import NOLO_HAND_NAMES, TRICK_NAMES
from laksewhist.ai.models.ordinal import Ordinal
from laksewhist.ai.models.others import OTHER_NAMES, STANDS_NAMES
from laksewhist.engine.bids import LADDER

FORMAT: Final = 1
FILE_NAME: Final = "hands.json"

FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "trick": TRICK_NAMES,
    "nolo": NOLO_HAND_NAMES,
    "other": OTHER_NAMES,
    "stands": STANDS_NAMES,
}
"""The features of each family of models, in the order of the weights."""

TRICK_MODELS: Final = (
    "suit",
    "suit alone",
    "sans",
    "sans alone",
    "halve",
    "halve alone",
    "vip",
    "vip alone",
    "holder",
    "suit kept",
    "suit final",
    "sans kept",
    "sans final",
    "holder kept",
    "holder final",
)
"""What declarer's side takes. Plain: before the exchange. `kept`: ten cards, before three unknown ones come. `final`:
the hand that is played. `holder` is the hand that names the trump in halve."""

NOLO_MODELS: Final = tuple(f"{kind}{when}" for kind in ("closed", "table", "open") for when in ("", " kept", " final"))
"""What a nolo declarer takes, up to two: with a closed hand (sol, ren sol), one that lies open after the first trick
(bordlægger), and against opponents who see each other's cards too (sniksnak)."""

OTHER_MODELS: Final = tuple(
    f"{kind} {role}"
    for kind in ("alm", "gode", "vip", "halve", "sans")
    for role in ("is partner", "partner", "defender")
)
"""While another declares: the chance to be the partner, and what declarer's side takes, for partner and defender."""

MODELS: Final[Mapping[str, str]] = {
    **dict.fromkeys(TRICK_MODELS, "trick"),
    **dict.fromkeys(NOLO_MODELS, "nolo"),
    **dict.fromkeys(OTHER_MODELS, "other"),
    "stands": "stands",
}
"""Every model with its family."""


@dataclass(frozen=True, slots=True)
class Auctions:
    """How auctions go.

    `finals` is how often each rung of the ladder was played, `all_pass` how often nobody bids where so many (0 to 3)
    may still speak, `accepts` how often the first, second or third turned card is taken by one who may refuse it,
    `nolo_falls` how often each nolo bid falls, and `nolo_shifts` what good opponents make of its odds (0: nothing).
    """

    finals: tuple[float, ...]
    all_pass: tuple[float, ...]
    accepts: tuple[float, ...]
    nolo_falls: tuple[float, ...]
    nolo_shifts: tuple[float, ...]

    def __post_init__(self) -> None:
        lists = (self.finals, self.all_pass, self.accepts, self.nolo_falls, self.nolo_shifts)
        if [len(each) for each in lists] != [len(LADDER), 4, 3, 4, 4]:
            raise ValueError("the figures of auctions have 34, 4, 3, 4 and 4 numbers")


@dataclass(frozen=True, slots=True, eq=False)
class Models:
    """Every model by name, how auctions go, and what the file says of its making. Equal only to itself."""

    ordinals: Mapping[str, Ordinal]
    auctions: Auctions
    made: Mapping[str, Any]

    def __getitem__(self, name: str) -> Ordinal:
        """The model of this name."""
        return self.ordinals[name]


_IN_PLACE: Final[list[Models]] = []


def shipped() -> Models:
    """The models of the program."""
    return _IN_PLACE[-1] if _IN_PLACE else _shipped()


@cache
def _shipped() -> Models:
    return read_models(files("laksewhist.ai.models").joinpath(FILE_NAME).read_text(encoding="utf-8"))


@contextmanager
def in_place_of_shipped(models: Models) -> Iterator[None]:
    """These models instead, for the whole process: only for the training of the next ones."""
    _IN_PLACE.append(models)
    try:
        yield
    finally:
        _IN_PLACE.pop()


def read_models(text: str) -> Models:
    """The models in a file's text; ValueError for another format, or for features that are no longer these."""
    data = json.loads(text)
    if data.get("format") != FORMAT:
        raise ValueError(f"the models are of format {data.get('format')!r}, not {FORMAT}")
    for family, names in FAMILIES.items():
        if tuple(data["features"].get(family, ())) != names:
            raise ValueError(f"the models were fitted to other features ({family}); run laksewhist-lab train again")
    if set(data["models"]) != set(MODELS):
        raise ValueError("the models are not those that the program uses; run laksewhist-lab train again")
    ordinals = {name: _ordinal(name, numbers) for name, numbers in data["models"].items()}
    auctions = Auctions(**{key: tuple(map(float, value)) for key, value in data["auctions"].items()})
    return Models(ordinals, auctions, data["made"])


def _ordinal(name: str, numbers: Mapping[str, Any]) -> Ordinal:
    weights = tuple(map(float, numbers["weights"]))
    if len(weights) != len(FAMILIES[MODELS[name]]):
        raise ValueError(f"the model {name!r} has {len(weights)} weights")
    return Ordinal(weights, tuple(map(float, numbers["thresholds"])))
