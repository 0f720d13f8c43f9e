"""What a start looks for before it opens what lasts."""

import pytest

from laksewhist.store.traces import is_anything_kept


def test_nothing_is_kept_in_folders_that_are_not_there_or_hold_other_things(tmp_path):
    assert not is_anything_kept(tmp_path / "config", tmp_path / "data")
    for name in ("config/settings.json", "config/tournaments/readme.txt", "data/laksewhist.log", "data/match.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert not is_anything_kept(tmp_path / "config", tmp_path / "data")


@pytest.mark.parametrize(
    "name", ["config/tournaments/20260101-120000-ab.json", "data/history.sqlite", "data/match-20260101.laksewhist"]
)
def test_a_trace_of_a_match_is_enough(tmp_path, name):
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.touch()
    assert is_anything_kept(tmp_path / "config", tmp_path / "data")
