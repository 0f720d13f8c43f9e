"""Histories that older versions of the program wrote are read for ever."""

import json
import shutil
from pathlib import Path

import pytest

from laksewhist.store.history import schema

from .evenings import opened
from .write_database import summary

FOLDER = Path(__file__).parent / "databases"
DATABASES = sorted(FOLDER.glob("history-*.sqlite"))


def test_there_is_one_of_every_version():
    versions = sorted(int(path.stem.rpartition("-")[2]) for path in DATABASES)
    assert versions == list(range(1, schema.VERSION + 1))
    assert sorted(schema.MIGRATIONS) == list(range(1, schema.VERSION))


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: path.stem)
def test_a_stored_history_is_read_as_it_was_written(tmp_path, path):
    (tmp_path / "data").mkdir()
    shutil.copy(path, tmp_path / "data" / "history.sqlite")
    memory = opened(tmp_path)
    assert memory.problems == ()
    assert summary(memory.history) == json.loads(path.with_suffix(".json").read_bytes())
    assert sum(score.points for score in memory.history.scores()) == 0
    memory.close()
