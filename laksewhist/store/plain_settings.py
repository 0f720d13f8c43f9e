"""Values of settings that are plainly right: read without the forms, whose tool takes long to load.

Where there is any doubt the value is left to `settings_forms`, which also says what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from laksewhist.match.dealing import DealingPattern, KittyPlace
from laksewhist.store.house_rules import read_options
from laksewhist.store.settings import NAMES, PLACE_RANGES, RANGES, Settings, WindowPlace

UNSURE: Final = object()
"""In the place of a value that the forms must look at."""


def _parts(hint: Any) -> tuple[Any, ...]:
    """What a value may be, one after the other."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _literals(hint: Any) -> tuple[object, ...]:
    return tuple(value for part in _parts(hint) if get_origin(part) is Literal for value in get_args(part))


_HINTS: Final = {name: hint for name, hint in get_type_hints(Settings).items() if name in NAMES}
_CHOICES: Final[Mapping[str, tuple[object, ...]]] = {name: _literals(hint) for name, hint in _HINTS.items()}
_SWITCHES: Final = frozenset(name for name, hint in _HINTS.items() if hint is bool)
_TEXTS: Final = frozenset(name for name, hint in _HINTS.items() if str in _parts(hint))
_OR_NONE: Final = frozenset(name for name, hint in _HINTS.items() if NoneType in _parts(hint))


def plain_value(name: str, given: object) -> object:
    """The value of a setting as it stands in the file, or UNSURE; raises FormatError for house rules only."""
    if given is None:
        return None if name in _OR_NONE else UNSURE
    match given:
        case bool():
            fits = name in _SWITCHES
        case int():
            fits = given in _CHOICES[name] or (name in RANGES and _within(given, RANGES[name]))
        case str():
            fits = given in _CHOICES[name] or name in _TEXTS
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
