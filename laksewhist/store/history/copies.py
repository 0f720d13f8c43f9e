"""Dated copies of the database: before it is changed to a newer version, and each week."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from laksewhist.store.history.database import Database

FOLDER: Final = "copies"
WEEK: Final = timedelta(days=7)
KEPT_WEEKS: Final = 8
_WEEKLY: Final = re.compile(r"history-(\d{8})-week\.sqlite")


def keep_copy(database: Database, why: str, now: datetime) -> Path:
    """A copy of the database beside it, named by day and reason; one of the same name is kept too. Raises OSError."""
    folder = database.path.parent / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    name = f"history-{now:%Y%m%d}-{why}"
    path, number = folder / f"{name}.sqlite", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.sqlite"
    unfinished = path.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    try:
        database.copy_to(unfinished)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return path


def weekly_copy(database: Database, now: datetime) -> Path | None:
    """A copy where the last weekly one is a week old, or there is none; only the last eight are kept."""
    weekly = weekly_copies(database.path.parent)
    latest = _day_of(weekly[-1]) if weekly else None
    is_due = latest is None or now.date() - latest.date() >= WEEK
    if not is_due or not database.run("SELECT 1 FROM deal LIMIT 1"):
        return None
    made = keep_copy(database, "week", now)
    for old in weekly_copies(database.path.parent)[:-KEPT_WEEKS]:
        old.unlink(missing_ok=True)
    return made


def weekly_copies(folder: Path) -> tuple[Path, ...]:
    """The weekly copies of the database in this folder, the oldest first."""
    found = (folder / FOLDER).glob("history-*-week.sqlite")
    return tuple(sorted((path for path in found if _WEEKLY.fullmatch(path.name)), key=lambda path: path.name))


def copies(folder: Path) -> tuple[Path, ...]:
    """Every copy, the latest first."""
    return tuple(sorted((folder / FOLDER).glob("history-*.sqlite"), key=lambda path: path.name, reverse=True))


def _day_of(path: Path) -> datetime:
    match = _WEEKLY.fullmatch(path.name)
    assert match is not None
    try:
        return datetime.fromisoformat(match[1])  # eight digits, as the pattern has it
    except ValueError:
        return datetime.min
