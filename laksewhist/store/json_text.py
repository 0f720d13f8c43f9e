"""JSON documents as typed forms, with errors that name the place; and values as JSON, in one line or for people."""

from __future__ import annotations

import json
import re
from functools import cache
from types import NoneType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from laksewhist.store.errors import FormatError, below, shown

if TYPE_CHECKING:
    from msgspec.json import Encoder

T = TypeVar("T")


def typed(document: object, form: type[T], place: str = "") -> T:
    """The document as this form; raises FormatError at the first key or value that does not fit."""
    import msgspec  # not for the first table: what is plainly right needs no check of its own

    try:
        return msgspec.convert(document, form, strict=True)
    except msgspec.ValidationError as error:
        raise _format_error(str(error), place) from error


_WITH_PATH = re.compile(r"(?P<what>.*) - at `\$(?P<path>.*)`", re.DOTALL)
_KEY_FAULTS = (
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), "unknown key"),
    (re.compile(r"Object missing required field `(.*)`", re.DOTALL), "is missing"),
)


def _format_error(text: str, place: str) -> FormatError:
    """The message of msgspec with our place: `Expected `int`, got `str` - at `$.deals[0].forehand``."""
    match = _WITH_PATH.fullmatch(text)
    if match is not None:
        text, path = match["what"], match["path"]
        place = place + path if place else path.removeprefix(".")
    for pattern, message in _KEY_FAULTS:
        if key := pattern.fullmatch(text):
            return FormatError(below(place, key[1]), message)
    text = text.replace("`", "")
    return FormatError(place, text[:1].lower() + text[1:])


def compact(value: object) -> str:
    """The value as JSON in one line; Decimals as the exact numbers they are."""
    if _is_plain(value):  # the same text, and nothing to be imported for it
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _encoder().encode(value).decode()


def _is_plain(value: object) -> bool:
    """Whether there are only texts, whole numbers, truths and nothing in it, in lists and objects."""
    kind = type(value)
    if kind is dict:
        return all(type(key) is str and _is_plain(each) for key, each in cast("dict[object, object]", value).items())
    if kind is list:
        return all(map(_is_plain, cast("list[object]", value)))
    return kind in (str, int, bool, NoneType)


@cache
def _encoder() -> Encoder:
    from msgspec.json import Encoder

    return Encoder(decimal_format="number")


def readable(value: dict[str, Any], depth: int = 0) -> str:
    """An object as JSON for people: a line for each key, lists and objects without objects inside in one line."""
    is_flat = not any(isinstance(each, dict | list) for each in value.values())
    if depth and is_flat:
        return _in_one_line(value)
    margin = "  " * (depth + 1)
    lines = (f"{margin}{_in_one_line(key)}: {_nested(each, depth + 1)}" for key, each in value.items())
    return "{\n" + ",\n".join(lines) + "\n" + "  " * depth + "}" if value else "{}"


def _nested(value: object, depth: int) -> str:
    return readable(value, depth) if isinstance(value, dict) else _in_one_line(value)


def _in_one_line(value: object) -> str:
    """Like `compact`, with a space after each comma and colon."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{compact(key)}: {_in_one_line(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_in_one_line(each) for each in value) + "]"
    return compact(value)


def an_object(value: object, place: str) -> dict[str, Any]:
    """The value, where it is an object; raises FormatError otherwise."""
    if not isinstance(value, dict):
        raise FormatError(place, f"must be an object, not {shown(value)}")
    return value
