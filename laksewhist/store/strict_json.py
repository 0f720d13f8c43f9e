"""Reads strict JSON: exact decimals, no key twice, no NaN, and errors that name the place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from laksewhist.store.errors import FormatError, below, shown

_LONGEST_WHOLE: Final = 18
_LONGEST_DECIMAL: Final = 80
_DEEPEST: Final = 50
_TOO_DEEP: Final = "too many objects inside each other"
_LONG_EXPONENT: Final = re.compile(r"[eE][+-]?\d{3}")


class _KeyTwice(dict[str, Any]):
    """An object in which a key stands twice; `key` is the first such."""

    key: str


class _Unfit:
    """Stands in the place of a number that nobody could work with."""

    def __init__(self, message: str) -> None:
        self.message = message


def parse(data: bytes) -> object:
    """The JSON document, with every number that has a point or an exponent as the exact Decimal it is written as.

    Raises FormatError for text that is not UTF-8 or not JSON, for a key that stands twice in an object, and for what
    nobody could work with: numbers of many digits, halves of letters, objects many levels deep.
    """
    try:
        text = data.decode("utf-8-sig")
        document = _Loader().load(text)
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


class _Loader:
    """Reads one document, and notes whether anything in it has to be refused."""

    def __init__(self) -> None:
        self._is_faulty = False

    def load(self, text: str) -> object:
        document: object = json.loads(
            text,
            object_pairs_hook=self._object,
            parse_int=self._whole,
            parse_float=self._decimal,
            parse_constant=self._constant,
        )
        if self._is_faulty:
            _refuse_first(document)
        return document

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        built = dict(pairs)
        if len(built) == len(pairs):
            return built
        self._is_faulty = True
        twice = _KeyTwice(built)
        keys = [key for key, _ in pairs]
        twice.key = next(key for key in keys if keys.count(key) > 1)
        return twice

    def _whole(self, digits: str) -> int | _Unfit:
        return self._too_long(digits) if len(digits) > _LONGEST_WHOLE else int(digits)

    def _decimal(self, digits: str) -> Decimal | _Unfit:
        """The number, exact; one whose exponent leads nowhere would take all memory in exact arithmetic."""
        too_long = len(digits) > _LONGEST_DECIMAL or _LONG_EXPONENT.search(digits)
        return self._too_long(digits) if too_long else Decimal(digits)

    def _constant(self, word: str) -> _Unfit:
        return self._unfit(f"not JSON: {word} is not a number")

    def _too_long(self, digits: str) -> _Unfit:
        return self._unfit(f"a number is too long: {shown(digits)}")

    def _unfit(self, message: str) -> _Unfit:
        self._is_faulty = True
        return _Unfit(message)


def _everything(value: object, place: str = "") -> Iterator[tuple[str, object]]:
    """The value and all that is inside it, each with its place, in the order of the file."""
    yield place, value
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _everything(each, below(place, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _everything(each, f"{place}[{number}]")


def _refuse_first(document: object) -> None:
    """Raises FormatError at the first object in which a key stands twice, or the first unfit number."""
    for place, value in _everything(document):
        if isinstance(value, _KeyTwice):
            raise FormatError(below(place, value.key), "stands twice")
        if isinstance(value, _Unfit):
            raise FormatError(place, value.message)


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
    for place, value in _everything(document):
        texts = [value] if isinstance(value, str) else value if isinstance(value, dict) else ()
        try:
            "".join(texts).encode()
        except UnicodeEncodeError as error:
            raise FormatError(place, f"not text: {error.object[error.start]!r} is half of a letter") from error
