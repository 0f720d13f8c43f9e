"""What is wrong with a file, and where in it."""

from __future__ import annotations

import json
from decimal import Decimal


class FormatError(ValueError):
    """A file that cannot be read; `place` is where in it (such as `deals[0].actions[6]`), empty for the whole file.

    The message is English, for whoever mends the file. `newer` tells that a newer version of the program wrote it.
    """

    def __init__(self, place: str, message: str, *, newer: bool = False) -> None:
        super().__init__(place, message)
        self.place = place
        self.message = message
        self.newer = newer

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


def below(place: str, key: str) -> str:
    """The place of a key inside another place; an empty key shows as `""`."""
    named = key or '""'
    return f"{place}.{named}" if place else named


def shown(value: object) -> str:
    """A value as it would stand in the file, for messages; long ones are cut."""
    text = str(value) if isinstance(value, Decimal) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def hint(word: str, known: list[str]) -> str:
    """A question such as `; did you mean "exchange"?`, or nothing where no known word is near."""
    from difflib import get_close_matches  # only where a word is wrong

    near = get_close_matches(word.casefold(), known, n=1, cutoff=0.7)
    return f"; did you mean {shown(near[0])}?" if near else ""
