"""Reading all that the statistics need, also from another thread than the one that plays."""

from __future__ import annotations

from collections.abc import Callable

from laksewhist.store.history.database import Database
from laksewhist.store.history.history import History
from laksewhist.store.history.rows import Assists
from laksewhist.store.memory import Memory
from laksewhist.store.statistics_choice import Facts


def facts_of(history: History) -> Facts:
    """Everything that was played to its end. Raises StoreError where the disk refuses, or the file is damaged."""
    iron = history.query("SELECT id FROM deal WHERE iron_hand IS NOT NULL AND finished IS NOT NULL")
    helped = history.query(
        "SELECT id, hints, take_backs, played_for FROM deal WHERE hints + take_backs + played_for > 0"
    )
    return Facts(
        tuple(history.scores()),
        frozenset(row[0] for row in iron),
        {deal: Assists(*numbers) for deal, *numbers in helped},
    )


def reader_of(memory: Memory) -> tuple[Callable[[], Facts], bool]:
    """What reads the facts, and whether it may run on another thread.

    A file is read through a connection of its own; what is kept in no file can only be read where it was made.
    """
    history = memory.history
    if not memory.is_kept:
        return lambda: facts_of(history), False
    path = history.database.path

    def read() -> Facts:
        database = Database.connect(path)
        try:
            return facts_of(History(database))
        finally:
            database.close()

    return read, True
