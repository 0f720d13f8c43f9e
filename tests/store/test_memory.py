"""Tournaments and deals together: each brings back what the other has lost."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from laksewhist.match.length import Length, LengthKind
from laksewhist.store.history import opening, replacing, rescue, schema
from laksewhist.store.history.copies import KEPT_WEEKS, weekly_copies
from laksewhist.store.history.database import Database
from laksewhist.store.history.opening import open_history
from laksewhist.store.keeping import TournamentKeeper
from laksewhist.store.memory import Memory
from laksewhist.store.trouble import StoreError, Trouble

from .evenings import again, book, match_of, opened, play, played_through, told, tournament


def test_a_tournament_whose_file_is_gone_comes_back_from_the_history(memory, tmp_path):
    made = tournament(id="evening", name="Torsdag")
    memory.save(made)
    play(memory.history, made, 1)
    before = told(memory)
    path = tmp_path / "config" / "tournaments" / "evening.json"
    was = path.read_bytes()
    path.unlink()
    later = again(memory, tmp_path)
    assert later.problems == ()
    assert told(later) == before
    assert path.read_bytes() == was
    later.close()


def test_a_tournament_that_only_has_a_file_goes_into_the_history(memory, tmp_path):
    memory.save(tournament(id="evening"))
    memory.close()
    (tmp_path / "data" / "history.sqlite").unlink()
    later = opened(tmp_path)
    assert later.problems == ()
    assert later.history.ids() == ("evening",)
    later.close()


def test_a_tournament_is_renamed_archived_deleted_and_had_back(memory, tmp_path):
    memory.save(tournament(id="evening"))
    play(memory.history, memory.tournament("evening"), 1)
    assert memory.rename("evening", "Fredag").name == "Fredag"
    with pytest.raises(ValueError, match="letters"):
        memory.rename("evening", "x" * 65)
    memory.archive("evening", True)
    assert memory.tournaments(archived=False) == ()
    assert memory.last_played() is None
    memory.archive("evening", False)
    memory.delete("evening")
    assert memory.tournaments() == ()
    assert memory.history.scores() == []
    later = again(memory, tmp_path)
    (deleted,) = later.tournaments(deleted=True)
    assert later.undelete(deleted.id).name == "Fredag"
    assert len(later.history.scores()) == 4
    assert later.last_played() == later.tournament("evening")
    later.close()


def test_the_bin_is_emptied_after_thirty_days(memory, tmp_path):
    memory.save(tournament(id="evening"))
    play(memory.history, memory.tournament("evening"), 1)
    memory.delete("evening")
    memory.close()
    for days, left in ((29, 1), (31, 0)):
        later = Memory(
            tmp_path / "config", tmp_path / "data", lambda days=days: datetime.now(UTC) + timedelta(days=days)
        )
        assert len(later.tournaments(deleted=True)) == left
        later.close()
    assert not (tmp_path / "config" / "tournaments" / "evening.json").exists()


def test_what_was_played_last_is_offered_and_neither_books_nor_what_is_over(memory):
    memory.save(book(id="book"))
    short = tournament(id="short", length=Length(LengthKind.DEALS, 1))
    for each in (tournament(id="first"), tournament(id="second"), short, tournament(id="unplayed")):
        memory.save(each)
    for ident in ("second", "first", "short"):
        play(memory.history, memory.tournament(ident), 1)
    assert memory.last_played().id == "first"
    order = [each.id for each in memory.tournaments()]
    assert order.index("short") < order.index("first") < order.index("second")


def test_in_a_folder_that_cannot_be_written_the_game_goes_on_and_is_told(tmp_path):
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    memory = Memory(tmp_path / "config", tmp_path / "data")
    (problem,) = memory.problems
    assert problem.trouble in (Trouble.READ_ONLY, Trouble.REFUSED)
    assert not memory.is_kept
    made = tournament()
    memory.save(made)
    match = play(memory.history, made, 2)
    assert memory.summaries()[made.id].standings == match.standings
    memory.close()
    assert (tmp_path / "data").read_text("utf-8") == "no folder"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_told(memory, tmp_path):
    memory.save(tournament(id="evening"))
    memory.close()
    (tmp_path / "data").chmod(0o500)
    later = opened(tmp_path)
    assert later.problems[0].trouble is Trouble.READ_ONLY
    later.close()
    (tmp_path / "data").chmod(0o700)


def test_what_may_only_be_read_is_read_and_can_be_gone_on_with(memory, tmp_path, monkeypatch):
    memory.save(tournament(id="evening"))
    match = play(memory.history, memory.tournament("evening"), 2)
    memory.close()
    was = (tmp_path / "data" / "history.sqlite").read_bytes()

    def refuse(self):
        raise StoreError(Trouble.READ_ONLY, self.path, "attempt to write a readonly database")

    monkeypatch.setattr(Database, "tune", refuse)
    monkeypatch.setattr(opening.os, "access", lambda *_args: False)
    later = opened(tmp_path)
    assert [problem.trouble for problem in later.problems] == [Trouble.READ_ONLY]
    assert later.summaries()["evening"].standings == match.standings
    keeper = TournamentKeeper(later, later.tournament("evening"))
    played_through(keeper, match, later.tournament("evening"), 1)
    assert len(later.history.sheet("evening")) == 3
    later.close()
    assert (tmp_path / "data" / "history.sqlite").read_bytes() == was


def test_another_program_that_writes_is_waited_for_and_then_told(memory, tmp_path, monkeypatch):
    monkeypatch.setattr("laksewhist.store.history.database.BUSY_SECONDS", 0.05)
    memory.save(tournament(id="evening"))
    later = opened(tmp_path)
    with closing(sqlite3.connect(tmp_path / "data" / "history.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            later.rename("evening", "Fredag")
        assert caught.value.trouble is Trouble.BUSY
        other.execute("ROLLBACK")
    later.rename("evening", "Fredag")
    later.close()


def test_a_newer_history_is_left_alone(memory, tmp_path):
    memory.save(tournament(id="evening"))
    memory.history.database.run(f"PRAGMA user_version = {schema.VERSION + 1}")
    memory.close()
    was = (tmp_path / "data" / "history.sqlite").read_bytes()
    later = opened(tmp_path)
    assert [problem.trouble for problem in later.problems] == [Trouble.NEWER]
    assert not later.is_kept
    later.close()
    assert (tmp_path / "data" / "history.sqlite").read_bytes() == was


def test_a_copy_is_made_each_week_and_eight_are_kept(memory, tmp_path):
    memory.save(tournament(id="evening"))
    play(memory.history, memory.tournament("evening"), 1)
    memory.close()
    days = (0, 1, 6, 7, 13, 14, *range(21, 100, 7))
    for day in days:
        moment = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day)
        opened_then = open_history(tmp_path / "data", now=lambda moment=moment: moment)
        opening.close_history(opened_then.history, is_damaged=False)
    names = [path.name for path in weekly_copies(tmp_path / "data")]
    assert len(names) == KEPT_WEEKS
    assert names[-1] == f"history-{datetime(2026, 1, 1) + timedelta(days=days[-1]):%Y%m%d}-week.sqlite"


def test_what_a_damaged_history_has_lost_comes_from_the_copy(memory, tmp_path):
    memory.save(tournament(id="evening"))
    match = play(memory.history, memory.tournament("evening"), 2)
    again(memory, tmp_path).close()  # the weekly copy is made
    (tmp_path / "data" / "history.sqlite").write_bytes(b"nothing but rubbish" * 500)
    later = opened(tmp_path)
    (problem,) = later.problems
    assert (problem.trouble, problem.rescued, problem.lost) == (Trouble.DAMAGED, 2, None)
    assert [deal.points for deal in later.history.sheet("evening")] == [deal.points for deal in match.deals]
    later.close()


def test_damage_that_shows_late_is_rescued_at_the_next_start(memory, tmp_path):
    memory.save(tournament(id="evening"))
    play(memory.history, memory.tournament("evening"), 3)
    memory.history.database.run("UPDATE action SET doing = 'x' WHERE deal = 2 AND place = 3")
    memory.distrust()
    later = again(memory, tmp_path)
    (problem,) = later.problems
    assert (problem.rescued, problem.lost) == (2, 1)
    assert [deal.place for deal in later.history.sheet("evening")] == [0, 2]
    later.close()


@pytest.mark.parametrize("step", range(1, 9))
def test_a_rescue_that_is_cut_off_anywhere_loses_nothing(memory, tmp_path, monkeypatch, step):
    """Stands for a kill: the step raises what nobody catches, and the next start finds what then lay there."""
    memory.save(tournament(id="evening"))
    match = play(memory.history, memory.tournament("evening"), 3)
    memory.history.database.run("UPDATE action SET doing = 'x' WHERE deal = 2 AND place = 3")
    memory.distrust()
    memory.close()
    done = []

    def cut(work):
        def counted(*arguments, **named):
            done.append(work)
            if len(done) == step:
                raise KeyboardInterrupt
            return work(*arguments, **named)

        return counted

    with monkeypatch.context() as cutting:
        for name in ("replace", "unlink"):
            cutting.setattr(Path, name, cut(getattr(Path, name)))
        cutting.setattr("laksewhist.store.history.replacing.copy_aside", cut(replacing.copy_aside))
        cutting.setattr("laksewhist.store.history.rescue._copy_deal", cut(rescue._copy_deal))
        with suppress(KeyboardInterrupt):
            opened(tmp_path).close()
    later = opened(tmp_path)
    points = {deal.place: deal.points for deal in later.history.sheet("evening")}
    assert points == {place: match.deals[place].points for place in (0, 2)}
    assert list((tmp_path / "data").glob("history.broken-*.sqlite"))
    later.close()


# ---- keeping


def test_a_keeper_writes_each_action_at_once(memory):
    found = tournament(id="evening")
    keeper = TournamentKeeper(memory, found)
    played_through(keeper, match_of(found), found, 1)
    plan = match_of(found).next_deal()
    keeper.begin(plan)
    assert memory.tournament("evening") == found
    assert memory.history.unfinished("evening").actions == ()
    keeper.suspend()


def test_a_keeper_goes_on_after_a_disk_that_was_full_and_tells_twice(memory):
    found = tournament(id="evening")
    memory.save(found)
    heard = []
    keeper = TournamentKeeper(memory, found, heard.append)
    database = memory.history.database
    database.run(f"PRAGMA max_page_count = {database.number('page_count')}")
    match = match_of(found)
    played_through(keeper, match, found, 3)
    assert [error.trouble for error in heard] == [Trouble.FULL]
    assert len(memory.history.sheet("evening")) < 3
    database.run("PRAGMA max_page_count = 1073741823")
    played_through(keeper, match, found, 1)
    assert heard[1:] == [None]
    assert [deal.points for deal in memory.history.sheet("evening")] == [deal.points for deal in match.deals]
