"""How quick the statistics are over many stored deals, against the same rows read with one bare SQL query."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.lab.bench.solver import Comparison
from laksewhist.match.match import Match
from laksewhist.store.history.database import Database
from laksewhist.store.history.history import History
from laksewhist.store.history.rows import Score
from laksewhist.store.memory import Memory
from laksewhist.store.statistics_choice import Choice, offered_by
from laksewhist.store.statistics_pages import Subject, page_of
from laksewhist.store.statistics_reading import facts_of
from laksewhist.store.tournament import Participant, new_tournament

NAMES: Final = ("Søren", "Karen", "Bodil", "Mads")
SEED: Final = "bench history"
_PLAYED: Final = 40
"""So many deals are played; the others are their copies, for only the number of rows matters."""
_SQL: Final = f"SELECT {', '.join(Score._fields)} FROM scores ORDER BY deal, participant"


def opening(deals: int, times: int) -> Comparison:
    """Stores so many deals where nothing stays, and measures opening their statistics so many times."""
    with tempfile.TemporaryDirectory() as folder:
        return against_bare_sql(write_deals(Path(folder), deals), times)


def write_deals(folder: Path, deals: int) -> Path:
    """Stores so many finished deals below the folder, whose results can be read; returns the database."""
    memory = Memory(folder / "config", folder / "data")
    levels = [SIMPLEST_LEVEL] * len(NAMES)
    people = [Participant(name, level) for name, level in zip(NAMES, levels, strict=True)]
    played = new_tournament(tuple(people), seed=SEED)
    memory.save(played)
    match = Match(played.names, played.rules, played.table, played.seed)
    for _ in range(min(_PLAYED, deals)):
        plan = match.next_deal()
        done = play_with_computers(plan, levels, played.seed)
        memory.history.finish(memory.history.begin(played.id, plan), done)
        match.add(plan, done)
    _copy(memory.history.database, deals)
    path = memory.history.database.path
    memory.close()
    return path


def _copy(database: Database, deals: int) -> None:
    """Copies the first deals again and again, a second after one another."""
    names = [row[1] for row in database.run("PRAGMA table_info(deal)")]
    new = {"id": "id + :more", "place": "place + :more", "finished": "finished + 1000 * :more"}
    values = ", ".join(new.get(name, name) for name in names)
    first = database.run("SELECT max(id) FROM deal")[0][0]
    with database.transaction() as connection:
        for more in range(first, deals, first):
            chosen = {"more": more, "most": min(first, deals - more)}
            connection.execute(f"INSERT INTO deal SELECT {values} FROM deal WHERE id <= :most", chosen)
            connection.execute(
                "INSERT INTO score SELECT deal + :more, participant, role, points, tricks, side_tricks, made, checked"
                " FROM score WHERE deal <= :most",
                chosen,
            )


def against_bare_sql(path: Path, times: int) -> Comparison:
    """Opening the statistics so many times, and reading the same rows, in turn: milliseconds of the processor."""
    ours, theirs = list[float](), list[float]()
    for _ in range(times):
        theirs.append(_milliseconds(lambda: _read_bare(path)))
        ours.append(_milliseconds(lambda: open_statistics(path)))
    return Comparison("statistics opened", "bare SQL", tuple(ours), tuple(theirs))


def open_statistics(path: Path) -> int:
    """All that the window reckons before its first table can be seen; returns the number of its rows."""
    database = Database.connect(path)
    try:
        facts = facts_of(History(database))
    finally:
        database.close()
    offered_by(facts)
    return len(page_of(facts, Choice(), Subject.PARTICIPANTS).groups)


def _read_bare(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return len(connection.execute(_SQL).fetchall())


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.process_time()  # of the work itself: others may use the machine too
    work()
    return (time.process_time() - start) * 1000
