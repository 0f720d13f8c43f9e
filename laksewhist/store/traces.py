"""Whether anything was kept here before: a look at names, for a start that need not open what is not there."""

from __future__ import annotations

from pathlib import Path


def is_anything_kept(config: Path, data: Path) -> bool:
    """Whether there is a tournament, a history, or a match that an older version kept, in these folders."""
    return (
        (data / "history.sqlite").exists()
        or any((config / "tournaments").glob("*.json"))
        or any(data.glob("match-*.laksewhist"))
    )
