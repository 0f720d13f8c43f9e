"""Numbers as people and spreadsheets write them, Danish and English, and blocks of them as tab-separated text.

Knows no widgets.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.values import dataclass

_MINUS: Final = "-\N{MINUS SIGN}\N{EN DASH}\N{FIGURE DASH}\N{NON-BREAKING HYPHEN}\N{FULLWIDTH HYPHEN-MINUS}"
_BLANKS: Final = re.compile(r"[\s\N{ZERO WIDTH SPACE}\N{WORD JOINER}\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}]+")
_GROUPED: Final = re.compile(
    r"(?P<whole>\d{1,3}(?P<mark>[.,'\N{RIGHT SINGLE QUOTATION MARK}])\d{3}(?:(?P=mark)\d{3})*)(?:(?!(?P=mark))[.,]0*)?"
)
_WHOLE: Final = re.compile(r"(\d+)(?:[.,]0*)?")
_DECIMAL: Final = re.compile(r"\d+(?:[.,]\d*)?|[.,]\d+")
_MOST_DIGITS: Final = 12
"""More digits than any cell may have, and few enough to compute with."""
MOST_DECIMALS: Final = 12
"""The most decimals that a number of the formula takes here."""

Block = tuple[tuple[int | None, ...], ...]
"""Rows of numbers; None where a cell is empty."""


class NumberError(ValueError):
    """A text that is no number of the kind that was asked for; `text` is what was written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not a number")
        self.text = text


@dataclass(frozen=True, slots=True)
class Span:
    """How many rows and columns a block has."""

    rows: int
    columns: int


def whole_number(text: str) -> int:
    """A whole number with or without signs of thousands, such as `−1.234`, `1 234` or `+20,0`; raises NumberError."""
    sign, plain = _sign(text)
    match = _GROUPED.fullmatch(plain) or _WHOLE.fullmatch(plain)
    digits = re.sub(r"\D", "", match[1]) if match is not None else ""
    if not 0 < len(digits) <= _MOST_DIGITS:
        raise NumberError(text.strip())
    return sign * int(digits)


def decimal_number(text: str) -> Fraction:
    """A number from 0 with a comma or a point before its decimals, such as `1,25`; exact. Raises NumberError."""
    plain = _BLANKS.sub("", text)
    if not _DECIMAL.fullmatch(plain) or len(plain) > _MOST_DIGITS + MOST_DECIMALS:
        raise NumberError(text.strip())
    return Fraction(Decimal(plain.replace(",", ".")))


def decimal_text(value: Fraction, mark: str) -> str:
    """A number of the formula with this decimal mark; as many decimals as it has, at most 60."""
    whole, rest = divmod(value, 1)
    digits = ""
    while rest and len(digits) < 60:
        digit, rest = divmod(rest * 10, 1)
        digits += str(digit)
    return f"{whole}{mark}{digits}" if digits else str(whole)


def _sign(text: str) -> tuple[int, str]:
    """The sign, and the text without it and without blanks; book-keepers write a loss in brackets."""
    plain = _BLANKS.sub("", text)
    if plain[:1] == "(" and plain[-1:] == ")":
        return -1, plain[1:-1]
    if plain[:1] and plain[0] in _MINUS:
        return -1, plain[1:]
    if plain[-1:] and plain[-1] in _MINUS:
        return -1, plain[:-1]
    return 1, plain.removeprefix("+")


def block_text(rows: Iterable[Sequence[int | None]]) -> str:
    """Numbers as tab-separated lines that every spreadsheet takes: plain digits and a plain minus."""
    return "".join("\t".join("" if each is None else str(each) for each in row) + "\n" for row in rows)


def read_block(text: str) -> Block:
    """The block in a text from a clipboard; raises NumberError at the first cell that is none, or where all is empty.

    A first column of bids and a head above it, as when a whole table was copied with them, are left out. Rows may
    be of different length: what is missing is empty.
    """
    rows = list(csv.reader(io.StringIO(text.replace("\r\n", "\n")), dialect="excel-tab"))
    while rows and not any(cell.strip() for cell in rows[-1]):
        rows.pop()
    rows = _without_heads(rows)
    width = max((len(row) for row in rows), default=0)
    if not width:
        raise NumberError(text.strip())
    block = tuple([tuple([_cell(row, column) for column in range(width)]) for row in rows])
    if all(each is None for row in block for each in row):
        raise NumberError(text.strip())
    return block


def span(block: Block) -> Span:
    """The size of a block."""
    return Span(len(block), len(block[0]))


def _cell(row: Sequence[str], column: int) -> int | None:
    text = row[column] if column < len(row) else ""
    return whole_number(text) if text.strip() else None


def _without_heads(rows: list[list[str]]) -> list[list[str]]:
    if rows and len(rows[0]) > 1 and not _is_bid(rows[0][0]) and any(_is_bid(row[0]) for row in rows[1:] if row):
        rows = rows[1:]
    if rows and all(row and _is_bid(row[0]) for row in rows):
        rows = [row[1:] for row in rows]
    return rows


def _is_bid(text: str) -> bool:
    try:
        parse_bid(text)
    except ValueError:
        return False
    return True
