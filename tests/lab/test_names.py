"""Names of every kind go through all that lasts and the headless program, and come back as they are."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.store.backup import restore_backup, write_backup
from laksewhist.store.exchange import SUFFIX, export_tournament, import_tournament, record_of_tournament
from laksewhist.store.record import load_record, save_record
from laksewhist.store.statistics_reading import facts_of
from laksewhist.store.table_files import export_table, table_folder
from laksewhist.store.tournament import Kind, Participant, new_tournament
from tests.store.evenings import keep_book, opened, play, told

NAMES = ("Søren Ærø-Østergård", "אסתר (בת-שבע) 2.", "محمد!", "👩‍👩‍👧 Familien 🐟", "Ø" * 64, "a\u0308 ä")
"""Danish, right to left with signs at both ends, emoji, 64 letters of two bytes, and one letter written in two ways."""
FILE = "Søren Ærø אסתר 🐟"
LOCALES = {"utf-8": {"LC_ALL": "C.UTF-8"}, "c": {"LC_ALL": "C"}, "plain c": {"LC_ALL": "C", "PYTHONUTF8": "0"}}
"""In the C locale Python speaks UTF-8 of itself, unless it is forbidden to."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """An evening of six in which a table of one's own counts, and a book; everything is called by hard names."""
    folder = tmp_path_factory.mktemp(FILE)
    memory = opened(folder)
    people = tuple(Participant(name, SIMPLEST_LEVEL if at else None) for at, name in enumerate(NAMES))
    table = replace(DEFAULT_TABLE, name=FILE)
    played = new_tournament(people, id="evening", name=FILE, table=table, seed="names")
    book = new_tournament(tuple(Participant(name) for name in NAMES[:4]), id="book", kind=Kind.BOOK_KEPT, name=NAMES[1])
    for each in (played, book):
        memory.save(each)
    play(memory.history, played, 3, and_actions=7)
    keep_book(memory.history, book)
    yield memory, folder
    memory.close()


@pytest.fixture
def memory(evening):
    return evening[0]


def headless(locale: str, *arguments: object) -> subprocess.CompletedProcess[bytes]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[2]), **LOCALES[locale]}
    command = [sys.executable, "-W", "error", "-m", "laksewhist.lab", *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=60)


def test_a_file_for_others(memory, tmp_path):
    there = opened(tmp_path)
    for ident in ("evening", "book"):
        export_tournament(memory, ident, tmp_path / f"{FILE}{SUFFIX}")
        assert import_tournament(there, tmp_path / f"{FILE}{SUFFIX}") == memory.tournament(ident)
    there.close()


def test_a_backup(evening, tmp_path):
    path = tmp_path / f"{FILE}.backup"
    memory, root = evening
    write_backup(root / "config", root / "data", path)
    restore_backup(path, tmp_path / FILE / "config", tmp_path / FILE / "data")
    again = opened(tmp_path / FILE)
    assert told(again) == told(memory)
    again.close()


def test_statistics_know_everybody(memory):
    assert {score.name for score in facts_of(memory.history).scores} == set(NAMES)


@pytest.mark.parametrize("name", [*NAMES, FILE])
def test_a_table_of_that_name(tmp_path, name):
    folder = table_folder(tmp_path)
    stored = folder.save(replace(DEFAULT_TABLE, name=name))
    assert folder.load().values == (stored,)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_headless_program_reads_what_was_played(memory, tmp_path, locale):
    played = memory.tournament("evening")
    record, table = tmp_path / f"{FILE}.laksewhist", tmp_path / f"{FILE}.json"
    save_record(record, record_of_tournament(memory.history, played))
    assert load_record(record).participants == NAMES
    export_table(table, played.table)
    replayed = headless(locale, "replay", record)
    assert (replayed.returncode, replayed.stderr, replayed.stdout.count(b"\n")) == (0, b"", 3)
    shown = headless(locale, "points", "--points", table)
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert shown.stdout.decode().splitlines()[0] == FILE


@pytest.mark.parametrize("locale", LOCALES)
def test_the_headless_program_names_what_it_cannot_read(tmp_path, locale):
    for name in NAMES[:4]:
        ran = headless(locale, "replay", tmp_path / name)
        assert (ran.returncode, ran.stdout) == (1, b"")
        assert ran.stderr.decode() == f"{tmp_path / name}: No such file or directory\n"
