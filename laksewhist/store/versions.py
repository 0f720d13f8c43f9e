"""Formats with a version of their own, and the one-step converters that bring an older file up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, TypeAlias

from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError, below, shown
from laksewhist.store.json_text import an_object

Document: TypeAlias = dict[str, Any]
Converter: TypeAlias = Callable[[Document], Document]


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A file format: its name and the version written now.

    `converters` holds under each older version the step to the next one; together they must be a whole chain.
    """

    name: str
    version: int
    converters: Mapping[int, Converter] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if set(self.converters) != set(range(1, self.version)):
            raise ValueError(f"{self.name}: a converter is needed for each version below {self.version}")

    @property
    def heading(self) -> Document:
        """The first two keys of a file of this format."""
        return {"format": self.name, "version": self.version}

    def up_to_date(self, value: object, *, place: str = "", embedded: bool = False) -> Document:
        """The document in the present version, without `format` and `version`; the value itself is not changed.

        Checked before anything else, so that a newer file is called newer, not faulty. Inside another file
        (`embedded`) the two keys may be left out. Raises FormatError.
        """
        document = dict(an_object(value, place or "the file"))
        self._check_name(document, place, embedded)
        version = self._version_of(document, place, embedded)
        for step in range(version, self.version):
            document = self.converters[step](document)
        document.pop("format", None)
        document.pop("version", None)
        return document

    def _check_name(self, document: Document, place: str, embedded: bool) -> None:
        where = below(place, "format")
        if "format" not in document:
            if embedded:
                return
            raise FormatError(where, f"is missing; {shown(self.name)} is expected")
        if document["format"] != self.name:
            raise FormatError(where, f"must be {shown(self.name)}, not {shown(document['format'])}")

    def _version_of(self, document: Document, place: str, embedded: bool) -> int:
        where = below(place, "version")
        if "version" not in document:
            if embedded:
                return self.version
            raise FormatError(where, "is missing")
        version = document["version"]
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise FormatError(where, f"must be a whole number from 1, not {shown(version)}")
        if version > self.version:
            newest = f"this program reads {self.name} up to version {self.version}"
            raise FormatError(where, f"{version} is newer than this program: {newest}", newer=True)
        return version
