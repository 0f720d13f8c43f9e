"""Files with one byte changed: the program goes on, and either everything is as it was or the user is told."""

import shutil
import sqlite3
from contextlib import suppress
from dataclasses import replace

import pytest

from laksewhist.store.errors import FormatError
from laksewhist.store.history import whole
from laksewhist.store.settings import Settings, SettingsFile
from laksewhist.store.tournaments import TournamentFiles
from laksewhist.store.trouble import StoreError, Trouble

from .evenings import book, keep_book, opened, play, told, tournament

STEP = 64
STEPS = (STEP * 29, pytest.param(STEP, marks=pytest.mark.stress))
"""Every 64th byte of a database takes a minute: the suite looks at every 29th of these, the long run at all."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A small memory that was closed as it should be, and what was in it."""
    folder = tmp_path_factory.mktemp("evening")
    memory = opened(folder)
    played, kept = tournament(5, id="a-played"), book(id="b-book")
    for each in (played, kept):
        memory.save(each)
    play(memory.history, played, 2, and_actions=20)
    keep_book(memory.history, kept)
    before = told(memory)
    memory.close()
    return folder, before


def spoilt(path, position):
    data = bytearray(path.read_bytes())
    data[position] ^= 0x55
    path.write_bytes(data)


def positions(path, step=STEP):
    return range(0, path.stat().st_size, step)


def test_a_byte_of_a_tournaments_file(evening, tmp_path):
    folder, before = evening
    source = folder / "config" / "tournaments" / "a-played.json"
    for position in positions(source):
        here = tmp_path / str(position)
        shutil.copytree(folder, here)
        path = here / "config" / "tournaments" / "a-played.json"
        spoilt(path, position)
        damaged = path.read_bytes()
        memory = opened(here)
        assert told(memory) == before
        if memory.problems:
            (problem,) = memory.problems
            kept = problem.aside or problem.path
            assert kept.read_bytes() == damaged
        else:
            assert TournamentFiles(here / "config").find().problems == ()
        memory.close()


def damaged_copy(folder, here, position):
    """The evening with a byte of its database changed: what lies there then."""
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree(folder, here)
    path = here / "data" / "history.sqlite"
    spoilt(path, position)
    return path.read_bytes()


@pytest.mark.parametrize("step", STEPS)
def test_a_byte_of_the_database_is_made_again(evening, tmp_path, step):
    folder, before = evening
    for position in positions(folder / "data" / "history.sqlite", step):
        damaged = damaged_copy(folder, tmp_path / "here", position)
        memory = opened(tmp_path / "here")
        (problem,) = memory.problems
        assert problem.aside.read_bytes() == damaged
        assert (problem.rescued, problem.lost) == (6, 0)
        assert told(memory) == before
        memory.close()


@pytest.mark.parametrize("step", STEPS)
def test_a_byte_of_the_database_after_a_crash_is_told_or_changes_nothing(evening, tmp_path, step):
    """After a crash there is no note of what the file was like: SQLite's check and the sums of the rows are left."""
    folder, before = evening
    for position in positions(folder / "data" / "history.sqlite", step):
        damaged = damaged_copy(folder, tmp_path / "here", position)
        whole.forget(tmp_path / "here" / "data" / "history.sqlite")
        memory = opened(tmp_path / "here")
        if not memory.is_kept:  # the byte that says by which version the file was written
            (problem,) = memory.problems
            assert problem.trouble is Trouble.NEWER
            assert problem.path.read_bytes() == damaged
        elif memory.problems:
            (problem,) = memory.problems
            assert problem.aside.read_bytes() == damaged
            assert problem.lost != 0 or told(memory) == before
        else:
            with suppress(FormatError, StoreError):  # told when it is looked at
                assert told(memory) == before
        memory.close()


def test_a_byte_of_the_settings(tmp_path):
    first = SettingsFile(tmp_path / "first")
    first.save(Settings(language="da", player_name="Søren", four_colours=True))
    for position in positions(first.path, 16):
        other = SettingsFile(tmp_path / str(position))
        other.path.parent.mkdir()
        shutil.copy(first.path, other.path)
        spoilt(other.path, position)
        damaged = other.path.read_bytes()
        loaded = other.load()
        if replace(loaded.settings, unknown={}) != first.load().settings:
            assert loaded.problem is not None, damaged
            assert loaded.problem.aside.read_bytes() == damaged


def test_a_foreign_database_is_put_aside(tmp_path):
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "history.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE other (x)")
    connection.close()
    memory = opened(tmp_path)
    (problem,) = memory.problems
    assert problem.aside.exists()
    assert memory.is_kept
    memory.close()
