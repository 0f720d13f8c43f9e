"""Strict JSON: exact decimals, no key twice, no NaN, and errors that name the place."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from laksewhist.store.errors import FormatError, below, shown

T = TypeVar("T")

_LONGEST_WHOLE: Final = 18
_LONGEST_DECIMAL: Final = 80
_DEEPEST: Final = 50
_TOO_DEEP: Final = "too many objects inside each other"
_LONG_EXPONENT: Final = re.compile(r"[eE][+-]?\d{3}")


class _KeyTwice(dict[str, Any]):
    """An object in which a key stands twice; `key` is the first such."""

    key: str


def parse(data: bytes) -> object:
    """The JSON document, with every number that has a point or an exponent as the exact Decimal it is written as.

    Raises FormatError for text that is not UTF-8 or not JSON, for a key that stands twice in an object, and for what
    nobody could work with: numbers of many digits, halves of letters, objects many levels deep.
    """
    try:
        text = data.decode("utf-8-sig")
        document = _loaded(text)
    except json.JSONDecodeError as error:
        raise FormatError(f"line {error.lineno}, column {error.colno}", f"not JSON: {error.msg}") from error
    except UnicodeDecodeError as error:
        raise FormatError("", f"not UTF-8 text: byte {error.start} is {data[error.start]:#04x}") from error
    except RecursionError as error:
        raise FormatError("", _TOO_DEEP) from error
    _refuse_deep(document)
    if "\\u" in text:
        _refuse_half_letters(document)
    return document


def _loaded(text: str) -> object:
    found_twice: list[_KeyTwice] = []

    def build(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        built = dict(pairs)
        if len(built) == len(pairs):
            return built
        twice = _KeyTwice(built)
        keys = [key for key, _ in pairs]
        twice.key = next(key for key in keys if keys.count(key) > 1)
        found_twice.append(twice)
        return twice

    document: object = json.loads(
        text, object_pairs_hook=build, parse_int=_whole, parse_float=_decimal, parse_constant=_no_constant
    )
    if found_twice:
        _refuse_twice(document, "")
    return document


def _no_constant(word: str) -> NoReturn:
    raise FormatError("", f"not JSON: {word} is not a number")


def _whole(digits: str) -> int:
    if len(digits) > _LONGEST_WHOLE:
        raise FormatError("", f"a number is too long: {shown(digits)}")
    return int(digits)


def _decimal(digits: str) -> Decimal:
    """The number, exact; one whose exponent leads nowhere would take all memory in exact arithmetic."""
    if len(digits) > _LONGEST_DECIMAL or _LONG_EXPONENT.search(digits):
        raise FormatError("", f"a number is too long: {shown(digits)}")
    return Decimal(digits)


def _refuse_deep(document: object) -> None:
    """Whoever walks through a document afterwards may call itself for each level."""
    level = [document]
    for _ in range(_DEEPEST):
        level = [
            each
            for value in level
            if isinstance(value, dict | list)
            for each in (value.values() if isinstance(value, dict) else value)
        ]
        if not level:
            return
    raise FormatError("", _TOO_DEEP)


def _refuse_half_letters(document: object) -> None:
    """Half of a surrogate pair, written as an escape, is no letter: it could never be written to a file again."""
    try:
        json.dumps(document, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError as error:
        raise FormatError("", f"not text: {error.object[error.start]!r} is half of a letter") from error


def _refuse_twice(value: object, place: str) -> None:
    """Raises FormatError at the first object in which a key stands twice."""
    if isinstance(value, _KeyTwice):
        raise FormatError(below(place, value.key), "stands twice")
    if isinstance(value, dict):
        for key, each in value.items():
            _refuse_twice(each, below(place, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            _refuse_twice(each, f"{place}[{number}]")


def typed(document: object, form: type[T], place: str = "") -> T:
    """The document as this form; raises FormatError at the first key or value that does not fit."""
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


_ENCODER = msgspec.json.Encoder(decimal_format="number")


def compact(value: object) -> str:
    """The value as JSON in one line; Decimals as the exact numbers they are."""
    return _ENCODER.encode(value).decode()


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
