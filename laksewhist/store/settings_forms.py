"""What each setting may be, as a typed form: for values that are not plainly right, to say what is wrong with them."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import msgspec

from laksewhist.match.dealing import DealingPattern, KittyPlace
from laksewhist.store.errors import FormatError
from laksewhist.store.forms import Form
from laksewhist.store.house_rules import read_options
from laksewhist.store.json_text import typed
from laksewhist.store.settings import NAMES, PLACE_RANGES, RANGES, Settings, WindowPlace

_Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=PLACE_RANGES["x"][0], le=PLACE_RANGES["x"][1])]
_Length: TypeAlias = Annotated[int, msgspec.Meta(ge=PLACE_RANGES["width"][0], le=PLACE_RANGES["width"][1])]


class _PlaceForm(Form, frozen=True):
    x: _Pixels
    y: _Pixels
    width: _Length
    height: _Length


class _PatternForm(Form, frozen=True):
    packets: tuple[int, ...]
    kitty: KittyPlace


def _whole(name: str) -> Any:
    least, most = RANGES[name]
    return Annotated[int, msgspec.Meta(ge=least, le=most)]


FORMS: Final[dict[str, Any]] = {
    **{name: hint for name, hint in get_type_hints(Settings).items() if name in NAMES},
    **{name: _whole(name) for name in RANGES},
    "dealing_pattern": _PatternForm,
    "shortcuts": dict[str, str],
    "house_rules": dict[str, Any],
    "window": _PlaceForm | None,
}
"""By the setting's name: as `Settings` has it, where no form or range of its own stands here."""


def checked_value(name: str, given: object) -> object:
    """The value of a setting as it stands in the file; raises FormatError for what it cannot be."""
    value = typed(given, FORMS[name], name)
    if name == "house_rules":
        return read_options(value)
    if isinstance(value, _PlaceForm):
        return WindowPlace(value.x, value.y, value.width, value.height)
    if not isinstance(value, _PatternForm):
        return value
    try:
        return DealingPattern(value.packets, value.kitty)
    except ValueError as error:
        raise FormatError(name, str(error)) from error
