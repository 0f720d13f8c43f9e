"""Strict JSON: what is read exactly, what is refused, and how errors name their place."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.store.errors import FormatError
from laksewhist.store.forms import Form
from laksewhist.store.json_text import compact, readable, typed
from laksewhist.store.strict_json import parse


class Leaf(Form, frozen=True):
    number: int


class Tree(Form, frozen=True):
    leaves: tuple[Leaf, ...]


def error(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        parse(data)
    return str(caught.value)


def test_decimals_are_exactly_what_is_written() -> None:
    assert parse(b"[1.10, 0.1e1, 0.1000000000000000055511151231257827]") == [
        Decimal("1.10"),
        Decimal("1.0"),
        Decimal("0.1000000000000000055511151231257827"),
    ]


def test_a_byte_order_mark_is_no_fault() -> None:
    assert parse("\ufeff[1]".encode()) == [1]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "line 1, column 1: not JSON: Expecting value"),
        (b'{"a": 1,\n "b": }', "line 2, column 7: not JSON: Expecting value"),
        (b'["\xe6"]', "not UTF-8 text: byte 2 is 0xe6"),
        (b"NaN", "not JSON: NaN is not a number"),
        (b'{"a": [1, NaN]}', "a[1]: not JSON: NaN is not a number"),
        (b"[-Infinity]", "[0]: not JSON: -Infinity is not a number"),
        (b"[" + b"9" * 5000 + b"]", '[0]: a number is too long: "' + "9" * 56 + "..."),
        (b'[{"n": 1e999999999}]', '[0].n: a number is too long: "1e999999999"'),
        (b"[0." + b"1" * 99 + b"]", '[0]: a number is too long: "0.' + "1" * 54 + "..."),
        (b'{"a": 1e999, "b": 1, "b": 1}', "b: stands twice"),
        (b'{"a": 1e999, "a": 1}', "a: stands twice"),
        (b"[" * 60 + b"]" * 60, "too many objects inside each other"),
        (b"[" * 100_000, "too many objects inside each other"),
        (rb'["\ud83d"]', r"[0]: not text: '\ud83d' is half of a letter"),
        (rb'{"a": [{"\ud83d": 1}]}', r"a[0]: not text: '\ud83d' is half of a letter"),
        (b'{"a": 1, "b": 2, "a": 1}', "a: stands twice"),
        (b'{"x": [{}, {"y": {"a": 1, "a": 1}}]}', "x[1].y.a: stands twice"),
    ],
)
def test_what_nobody_can_work_with_is_refused(data: bytes, message: str) -> None:
    assert error(data) == message


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"leaves": [{"number": 1}, {"number": "x"}]}, "leaves[1].number: expected int, got str"),
        ({"leaves": [{"number": True}]}, "leaves[0].number: expected int, got bool"),
        ({"leaves": [{}]}, "leaves[0].number: is missing"),
        ({"leaves": [{"number": 1, "numbr": 1}]}, "leaves[0].numbr: unknown key"),
        ({"leaves": [{"number": 1, "a` - at `$.b": 1}]}, "leaves[0].a` - at `$.b: unknown key"),
        ({"leaves": [], "more": 1}, "more: unknown key"),
        ({"leaves": [], "": 1}, '"": unknown key'),
        ({"leaves": [{"number": 1, "": 1}]}, 'leaves[0]."": unknown key'),
        ({}, "leaves: is missing"),
        ([], "expected object, got array"),
    ],
)
def test_a_fault_names_its_place(document: object, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        typed(document, Tree)
    assert str(caught.value) == message


def test_a_place_can_lie_inside_another() -> None:
    with pytest.raises(FormatError) as caught:
        typed({"leaves": [{"number": None}]}, Tree, "garden")
    assert (caught.value.place, caught.value.message) == ("garden.leaves[0].number", "expected int, got null")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text("aæ😀 ", max_size=3), inside, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text("kø", max_size=3), json_values, max_size=4))
def test_what_is_written_is_read_as_the_same(value: dict[str, object]) -> None:
    assert parse(readable(value).encode()) == value
    assert parse(compact(value).encode()) == value


@given(st.decimals("-1e12", "1e12", allow_nan=False, places=9))
def test_a_decimal_is_written_exactly(number: Decimal) -> None:
    assert parse(compact([number]).encode()) == [number]


def test_readable_text_keeps_a_row_in_one_line() -> None:
    text = readable({"name": "Åse", "cells": {"8 alm": [1, 2]}, "flat": {"x": 1, "y": None}, "none": {}})
    assert text.splitlines() == [
        "{",
        '  "name": "Åse",',
        '  "cells": {',
        '    "8 alm": [1, 2]',
        "  },",
        '  "flat": {"x": 1, "y": null},',
        '  "none": {}',
        "}",
    ]
