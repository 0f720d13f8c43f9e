"""Whether anything was kept here before: a look at names, for a start that need not open what is not there."""

from __future__ import annotations

import os
from pathlib import Path


def is_anything_kept(config: Path, data: Path) -> bool:
    """Whether there is a tournament, a history, or a match that an older version kept, in these folders."""
    return (
        any(name.endswith(".json") for name in _names(config / "tournaments"))
        or "history.sqlite" in (kept := _names(data))
        or any(name.startswith("match-") and name.endswith(".laksewhist") for name in kept)
    )


def _names(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []
