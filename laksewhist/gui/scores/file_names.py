"""Names for files that are written: from whatever people call their tournaments, fit for every disk."""

from __future__ import annotations

import unicodedata
from typing import Final

_NOT_IN_NAMES: Final = frozenset('/\\:*?"<>|')
_MOST_BYTES: Final = 180
"""A disk takes 255 bytes in a name, some with encryption fewer; the ending needs some of them too."""


def file_name(title: str, suffix: str) -> str:
    """A name for a file, such as `Søndag.pdf`; letters that a disk refuses, or that hide what it is, become spaces."""
    kept = "".join(" " if letter in _NOT_IN_NAMES or _is_hidden(letter) else letter for letter in title)
    words = " ".join(kept.split()).strip(". ")
    cut = words.encode()[:_MOST_BYTES].decode(errors="ignore").rstrip(". ")
    return (cut or "laksewhist") + suffix


def _is_hidden(letter: str) -> bool:
    """Whether it is a control, or one that only steers the direction: it would make `fdp.exe` look like another."""
    return unicodedata.category(letter) == "Cc" or unicodedata.bidirectional(letter) in {
        "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    }  # fmt: skip
