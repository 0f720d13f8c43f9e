"""House rules as text: the options that differ from the default, alone in a file or inside a record."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from typing import Any, Final

from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError, hint, shown
from laksewhist.store.json_text import an_object, readable, typed
from laksewhist.store.sealed import up_to_date
from laksewhist.store.strict_json import parse
from laksewhist.store.versions import FileFormat

RULES_FORMAT: Final = FileFormat("laksewhist-rules", 1)

_DEFAULTS: Final[dict[str, Any]] = {each.name: getattr(HouseRules(), each.name) for each in fields(HouseRules)}


@dataclass(frozen=True, slots=True)
class NamedRules:
    """House rules with the name that people gave them."""

    name: str
    rules: HouseRules


def read_options(value: object, place: str = "house_rules") -> HouseRules:
    """The house rules of an object of options; the rest is Laksestuen's default. Raises FormatError at `place`."""
    options = an_object(value, place)
    try:
        return HouseRules(**{name: _option(name, given, place) for name, given in options.items()})
    except FormatError:
        raise
    except ValueError as error:
        raise FormatError(place, str(error)) from error


def _option(name: str, given: object, place: str) -> Any:
    if name not in _DEFAULTS:
        raise FormatError(place, f"unknown option {shown(name)}{hint(name, list(_DEFAULTS))}")
    default = _DEFAULTS[name]
    if isinstance(default, Enum):
        for choice in type(default):
            if choice.value == given:
                return choice
        choices = " or ".join(shown(choice.value) for choice in type(default))
        raise FormatError(place, f"{name} must be {choices}, not {shown(given)}")
    if not isinstance(given, int) or isinstance(given, bool):
        raise FormatError(place, f"{name} must be a whole number of seconds, not {shown(given)}")
    return given


def options_of(rules: HouseRules) -> dict[str, object]:
    """The options that differ from the default, in their usual order."""
    given = {name: getattr(rules, name) for name in _DEFAULTS}
    return {
        name: value.value if isinstance(value, Enum) else value
        for name, value in given.items()
        if value != _DEFAULTS[name]
    }


def read_rules(data: bytes) -> NamedRules:
    """The house rules in a file; raises FormatError."""
    from laksewhist.store.forms import RulesForm

    form = typed(up_to_date(RULES_FORMAT, parse(data)), RulesForm)
    return NamedRules(form.name, read_options(form.rules, "rules"))


def write_rules(named: NamedRules) -> bytes:
    """The file that `read_rules` reads as the same."""
    text = readable({**RULES_FORMAT.heading, "name": named.name, "rules": options_of(named.rules)})
    return (text + "\n").encode()
