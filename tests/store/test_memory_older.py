"""What older versions of the program have left comes into the history."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

from laksewhist.engine.house_rules import HouseRules
from laksewhist.store.history import schema
from laksewhist.store.history.copies import FOLDER
from laksewhist.store.history.database import Database
from laksewhist.store.history.opening import open_history
from laksewhist.store.keeping import TournamentKeeper
from laksewhist.store.record import Record, RecordedDeal, save_record
from laksewhist.store.result import result_of

from .evenings import match_of, opened, play, played_through, told, tournament


def test_old_games_are_taken_in_once(memory, tmp_path):
    found = tournament(5, rules=HouseRules())
    match = match_of(found)
    keeper = TournamentKeeper(memory, found)
    played_through(keeper, match, found, 6)
    deals = []
    for deal in match.deals:
        names = tuple(found.names[who] for who in deal.plan.seating.players)
        seat_points = tuple(deal.points[who] for who in deal.plan.seating.players)
        result = result_of(deal.played.state.outcome, seat_points)
        deals.append(RecordedDeal(names, deal.played.setup, deal.played.actions, result))
    folder = tmp_path / "old"
    (folder / "data").mkdir(parents=True)
    path = folder / "data" / "match-20260102-213000-123456.laksewhist"
    save_record(path, Record(found.rules, None, found.names, tuple(deals)))
    (folder / "data" / "match-20260103-213000-1.laksewhist").write_bytes(b"{")
    for _start in range(2):
        later = opened(folder)
        (taken,) = later.tournaments()
        assert taken.created == datetime(2026, 1, 2, 21, 30, tzinfo=UTC)
        assert [deal.points for deal in later.history.sheet(taken.id)] == [deal.points for deal in match.deals]
        assert [(d.number, d.attempt, d.seating) for d in later.history.sheet(taken.id)] == [
            (d.plan.number, d.plan.attempt, d.plan.seating) for d in match.deals
        ]
        later.close()
    assert not path.exists()
    assert (folder / "data" / "old-matches" / path.name).exists()
    assert (folder / "data" / "match-20260103-213000-1.laksewhist").exists()


def test_an_older_history_is_copied_and_brought_up_to_date(memory, tmp_path, monkeypatch):
    """With a made-up next version: the way is the same for every step."""
    memory.save(tournament(id="evening"))
    play(memory.history, memory.tournament("evening"), 1)
    before = told(memory)
    memory.close()
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    step = {schema.VERSION - 1: lambda connection: connection.execute("ALTER TABLE deal ADD COLUMN note TEXT")}
    monkeypatch.setattr(schema, "MIGRATIONS", {**schema.MIGRATIONS, **step})
    monkeypatch.setattr(schema, "TABLES", schema.TABLES.replace("    UNIQUE (t", "    note TEXT,\n    UNIQUE (t"))
    later = opened(tmp_path)
    assert later.problems == ()
    assert told(later) == before
    assert later.history.database.number("user_version") == schema.VERSION
    later.close()
    (kept,) = (tmp_path / "data" / FOLDER).glob(f"history-*-before-version-{schema.VERSION}.sqlite")
    with closing(Database.reading(kept)) as old:
        assert old.number("user_version") == schema.VERSION - 1


def test_a_step_that_fails_leaves_the_old_history(memory, tmp_path, monkeypatch):
    memory.save(tournament(id="evening"))
    memory.close()
    shutil.copy(tmp_path / "data" / "history.sqlite", tmp_path / "before")

    def fail(connection):
        connection.execute("ALTER TABLE deal ADD COLUMN note TEXT")
        raise sqlite3.OperationalError("no")

    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    monkeypatch.setattr(schema, "MIGRATIONS", {schema.VERSION - 1: fail})
    found = open_history(tmp_path / "data")
    assert found.problem is not None
    found.history.database.close()
    monkeypatch.undo()
    later = opened(tmp_path)
    assert later.history.ids() == ("evening",)
    later.close()
