"""Files that notice when something has happened to them: a document carries the sum of what it says."""

from __future__ import annotations

from typing import Any, Final

from laksewhist.match.sums import sha256
from laksewhist.store.errors import FormatError, below
from laksewhist.store.json_text import an_object, compact
from laksewhist.store.versions import FileFormat

KEY: Final = "check"


def sum_of(document: dict[str, Any]) -> str:
    """Sixteen hexadecimal digits that follow from what the document says, not from how it is spaced."""
    said = {key: document[key] for key in sorted(document) if key != KEY}
    return sha256(compact(said).encode()).hex()[:16]


def sealed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with its sum as the last key."""
    return {**{key: value for key, value in document.items() if key != KEY}, KEY: sum_of(document)}


def unsealed(document: dict[str, Any], place: str = "") -> dict[str, Any]:
    """The document without its sum; raises FormatError where the sum is another one.

    Where there is no sum, as in a file that somebody wrote by hand, nothing is compared.
    """
    if KEY in document and document[KEY] != sum_of(document):
        raise FormatError(below(place, KEY), "the file has been damaged, or changed by another program")
    return {key: value for key, value in document.items() if key != KEY}


def up_to_date(form: FileFormat, value: object) -> dict[str, Any]:
    """The file's document in the present version of its format, compared with its sum where it carries one.

    As with `FileFormat.up_to_date` a newer file is called newer before anything else. Raises FormatError.
    """
    document = form.up_to_date(value)
    unsealed(an_object(value, "the file"))
    document.pop(KEY, None)
    return document
