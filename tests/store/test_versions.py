"""Versions: newer files are refused, older ones converted step by step."""

from typing import Any

import pytest

from laksewhist.store.errors import FormatError
from laksewhist.store.versions import FileFormat

FIRST = FileFormat("laksewhist-test", 1)


def one_to_two(document: dict[str, Any]) -> dict[str, Any]:
    return {key if key != "colour" else "suit": value for key, value in document.items()}


def two_to_three(document: dict[str, Any]) -> dict[str, Any]:
    return {**document, "suit": document["suit"].upper()}


THIRD = FileFormat("laksewhist-test", 3, {1: one_to_two, 2: two_to_three})


def refusal(document: object, **how: Any) -> str:
    with pytest.raises(FormatError) as caught:
        FIRST.up_to_date(document, **how)
    return str(caught.value)


def test_the_present_version_loses_only_its_heading() -> None:
    document = {**FIRST.heading, "suit": "h"}
    assert FIRST.up_to_date(document) == {"suit": "h"}
    assert document == {"format": "laksewhist-test", "version": 1, "suit": "h"}, "the document itself is not changed"


@pytest.mark.parametrize(
    ("version", "body"), [(1, {"colour": "h"}), (2, {"suit": "h"}), (3, {"suit": "H"})], ids=["oldest", "old", "now"]
)
def test_an_older_version_goes_through_every_step(version: int, body: dict[str, Any]) -> None:
    assert THIRD.up_to_date({"format": "laksewhist-test", "version": version, **body}) == {"suit": "H"}


def test_a_chain_with_a_gap_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="a converter is needed for each version below 3"):
        FileFormat("laksewhist-test", 3, {2: two_to_three})


@pytest.mark.parametrize("version", [0, -1, "1", 1.5, True, None, [1]])
def test_a_version_is_a_whole_number_from_one(version: object) -> None:
    assert refusal({"format": "laksewhist-test", "version": version}).startswith("version: must be a whole number")


def test_a_newer_version_is_called_newer_whatever_else_it_holds() -> None:
    message = refusal({"format": "laksewhist-test", "version": 2, "what nobody knows": []})
    assert message == "version: 2 is newer than this program: this program reads laksewhist-test up to version 1"


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({}, 'format: is missing; "laksewhist-test" is expected'),
        ({"format": "laksewhist-points", "version": 1}, 'format: must be "laksewhist-test", not "laksewhist-points"'),
        ({"format": "laksewhist-test"}, "version: is missing"),
        ([1, 2], "the file: must be an object, not [1, 2]"),
        (None, "the file: must be an object, not null"),
    ],
)
def test_the_heading_is_checked(document: object, message: str) -> None:
    assert refusal(document) == message


def test_inside_another_file_the_heading_may_be_left_out() -> None:
    assert FIRST.up_to_date({"a": 1}, place="inner", embedded=True) == {"a": 1}
    assert FIRST.up_to_date({**FIRST.heading, "a": 1}, place="inner", embedded=True) == {"a": 1}
    newer = refusal({"version": 9}, place="inner", embedded=True)
    assert newer.startswith("inner.version: 9 is newer")
