"""Values of settings that are plainly right: read without the forms, whose tool takes long to load.

Where there is any doubt the value is left to `settings_forms`, which also says what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from laksewhist.match.dealing import DealingPattern, KittyPlace
from laksewhist.store.house_rules import read_options
from laksewhist.store.settings import (
    PLACE_RANGES,
    RANGES,
    SOUND_SWITCHES,
    Back,
    CardClick,
    Cloth,
    HandSort,
    Language,
    Participants,
    Speed,
    TextSize,
    ThemeName,
    TrickStays,
    WindowPlace,
)

UNSURE: Final = object()
"""In the place of a value that the forms must look at."""

_CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "language": get_args(Language),
    "theme": get_args(ThemeName),
    "speed": get_args(Speed),
    "text_size": get_args(TextSize),
    "back": get_args(Back),
    "cloth": get_args(Cloth),
    "trick_stays": get_args(TrickStays),
    "card_click": get_args(CardClick),
    "hand_sort": get_args(HandSort),
    "participants": get_args(Participants),
}
_SWITCHES: Final = frozenset(SOUND_SWITCHES) | {
    "reduced_motion",
    "danish_indices",
    "four_colours",
    "card_drag",
    "select_ahead",
    "play_forced",
    "finish_settled",
    "see_all_tricks",
    "sounds",
    "tour_seen",
}
_TEXTS: Final = frozenset({"player_name", "own_back", "own_cloth"})
_OR_NONE: Final = frozenset({"language", "theme", "cloth", "own_back", "own_cloth", "window"})


def plain_value(name: str, given: object) -> object:
    """The value of a setting as it stands in the file, or UNSURE; raises FormatError for house rules only."""
    if given is None:
        return None if name in _OR_NONE else UNSURE
    match given:
        case bool():
            fits = name in _SWITCHES
        case int():
            fits = given in _CHOICES.get(name, ()) or (name in RANGES and _within(given, RANGES[name]))
        case str():
            fits = given in _CHOICES.get(name, ()) or name in _TEXTS
        case dict():
            return _from_object(name, given)
        case _:
            fits = False
    return given if fits else UNSURE


def _within(number: object, limits: tuple[int, int]) -> bool:
    return type(number) is int and limits[0] <= number <= limits[1]


def _from_object(name: str, given: dict[str, Any]) -> object:
    if name == "house_rules":
        return read_options(given)
    if name == "shortcuts" and all(type(each) is str for each in given.values()):
        return given
    if name == "window" and given.keys() == PLACE_RANGES.keys():
        fits = all(_within(given[each], limits) for each, limits in PLACE_RANGES.items())
        return WindowPlace(**given) if fits else UNSURE
    if name == "dealing_pattern" and given.keys() == {"packets", "kitty"}:
        return _pattern(given["packets"], given["kitty"])
    return UNSURE


def _pattern(packets: object, kitty: object) -> object:
    if not (type(packets) is list and type(kitty) is str and all(type(each) is int for each in packets)):
        return UNSURE
    try:
        return DealingPattern(tuple(packets), KittyPlace(kitty))
    except ValueError:
        return UNSURE
