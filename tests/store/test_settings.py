"""Settings are never lost: a broken file is put aside and told of, unknown keys are kept."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.engine.house_rules import HouseRules, Shuffle
from laksewhist.match.dealing import PACKETS, DealingPattern, KittyPlace
from laksewhist.store.atomic import put_aside
from laksewhist.store.settings import Settings, SettingsFile, WindowPlace, read_settings, write_settings
from tests.store.sample import encoded
from tests.store.test_house_rules import house_rules

ALL = Settings(
    language="da",
    theme="contrast",
    player_name="Åse 🐟",
    dealing_pattern=DealingPattern((13,), KittyPlace.FIRST),
    speed="quick",
    participants=5,
    house_rules=HouseRules(shuffle=Shuffle.GATHERED),
    window=WindowPlace(-5, 20, 1280, 800),
    tour_seen=True,
    unknown={"sound": {"volume": 3, "muted": [True, None]}, "Ø": "å"},
)
HEADING = {"format": "laksewhist-settings", "version": 1}

lengths = st.integers(1, 100_000)
settings = st.builds(
    Settings,
    language=st.sampled_from(["da", "en", None]),
    theme=st.sampled_from(["light", "dark", "contrast", None]),
    player_name=st.text(st.characters(exclude_categories=["Cs"])),
    dealing_pattern=st.builds(DealingPattern, st.sampled_from(PACKETS), st.sampled_from(KittyPlace)),
    participants=st.sampled_from([4, 5, 6]),
    house_rules=house_rules,
    tour_seen=st.booleans(),
    window=st.none() | st.builds(WindowPlace, x=st.integers(-9999, 9999), y=lengths, width=lengths, height=lengths),
    unknown=st.dictionaries(st.just("from a newer program"), st.booleans() | st.lists(st.integers(0, 9))),
)


def put(folder: Path, data: bytes) -> SettingsFile:
    file = SettingsFile(folder)
    file.path.write_bytes(data)
    return file


@given(settings)
def test_settings_are_read_as_they_were_written(written: Settings) -> None:
    assert read_settings(write_settings(written)) == (written, ())


def test_settings_are_saved_and_loaded_in_a_folder_that_is_made(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "dybt" / "nede")
    file.save(ALL)
    loaded = file.load()
    assert (loaded.settings, loaded.problem) == (ALL, None)
    assert "Åse 🐟" in file.path.read_text(encoding="utf-8")


def test_without_a_file_there_are_the_defaults_and_no_problem(tmp_path: Path) -> None:
    loaded = SettingsFile(tmp_path).load()
    assert (loaded.settings, loaded.problem) == (Settings(), None)
    assert list(tmp_path.iterdir()) == [], "reading writes nothing"


def test_the_tour_is_new_to_whoever_has_no_file_and_to_nobody_else(tmp_path: Path) -> None:
    assert not SettingsFile(tmp_path).load().settings.tour_seen
    assert put(tmp_path, encoded({**HEADING, "language": "da"})).load().settings.tour_seen
    assert not put(tmp_path, encoded({**HEADING, "tour_seen": False})).load().settings.tour_seen


def test_keys_that_are_not_known_go_back_into_the_file(tmp_path: Path) -> None:
    file = put(tmp_path, encoded({**HEADING, "language": "da", "volume": 0.30, "list": []}))
    loaded = file.load()
    assert loaded.problem is None
    file.save(loaded.settings)
    saved = json.loads(file.path.read_bytes())
    assert (saved["volume"], saved["list"], saved["language"]) == (0.3, [], "da")


BROKEN: list[tuple[str, Any, str]] = [
    ("empty", b"", "line 1, column 1: not JSON: Expecting value"),
    ("zeros", bytes(400), "line 1, column 1: not JSON: Expecting value"),
    ("list", [], "the file: must be an object, not []"),
    ("newer", {**HEADING, "version": 2}, "version: 2 is newer than this program"),
    ("another format", {"format": "x", "version": 1}, 'format: must be "laksewhist-settings", not "x"'),
    ("language", {**HEADING, "language": "de"}, "language: invalid enum value 'de'"),
    ("theme", {**HEADING, "theme": False}, "theme: expected str | null, got bool"),
    ("name", {**HEADING, "player_name": None}, "player_name: expected str, got null"),
    ("window", {**HEADING, "window": {"x": 0, "y": 0, "width": 0, "height": 9}}, "window.width: expected int >= 1"),
    ("window key", {**HEADING, "window": {"x": 0, "y": 0, "width": 9, "height": 9, "z": 1}}, "window.z: unknown key"),
    (
        "packets",
        {**HEADING, "dealing_pattern": {"packets": [4, 4], "kitty": "last"}},
        "dealing_pattern: R5: packets must add up to 13, not (4, 4)",
    ),
    ("rules", {**HEADING, "house_rules": {"shuffle": "x"}}, "house_rules: shuffle must be"),
    (
        "half a letter",
        b'{"format": "laksewhist-settings", "version": 1, "player_name": "\\ud83d"}',
        "player_name: not text: ",
    ),
]


@pytest.mark.parametrize(("content", "fault"), [each[1:] for each in BROKEN], ids=[each[0] for each in BROKEN])
def test_a_broken_file_is_put_aside_and_told_of(tmp_path: Path, content: Any, fault: str) -> None:
    data = content if isinstance(content, bytes) else encoded(content)
    file = put(tmp_path, data)
    problem = file.load().problem
    assert problem is not None
    assert problem.faults[0].startswith(fault)
    assert problem.aside == tmp_path / "settings.broken-1.json"
    assert problem.aside.read_bytes() == data
    assert file.load().problem is None, "it is told of once"


def test_what_can_be_read_of_a_broken_file_is_kept(tmp_path: Path) -> None:
    file = put(tmp_path, encoded({**HEADING, "language": "da", "theme": 3, "player_name": 4, "volume": 3}))
    loaded = file.load()
    assert loaded.settings == Settings(language="da", tour_seen=True, unknown={"volume": 3})
    assert loaded.problem is not None
    assert [fault.split(":")[0] for fault in loaded.problem.faults] == ["player_name", "theme"]
    assert file.load().settings == loaded.settings, "and is still there the next time"


def test_a_file_that_breaks_while_the_program_runs_is_put_aside_when_saving(tmp_path: Path) -> None:
    file = put(tmp_path, b"{")
    file.save(ALL)
    assert (tmp_path / "settings.broken-1.json").read_bytes() == b"{"
    assert file.load().settings == ALL


def test_a_file_that_cannot_be_moved_is_told_of_and_left_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = put(tmp_path, b"{")

    def read_only(path: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(f"{SettingsFile.__module__}.{put_aside.__name__}", read_only)
    loaded = file.load()
    assert loaded.settings == Settings(tour_seen=True)
    assert loaded.problem is not None
    assert loaded.problem.aside is None
    assert "Permission denied" in loaded.problem.faults[-1]
    with pytest.raises(PermissionError):
        file.save(ALL)
    assert file.path.read_bytes() == b"{"


def test_a_folder_in_the_file_s_place_is_told_of(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.path.mkdir()
    loaded = file.load()
    assert loaded.settings == Settings(tour_seen=True)
    assert loaded.problem is not None
    assert file.path.is_dir()


def test_a_full_disk_leaves_the_old_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path)
    file.save(ALL)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            file.save(Settings())
    assert file.load().settings == ALL


SAVED = write_settings(ALL)


@pytest.mark.parametrize("cut", range(0, len(SAVED), 7))
def test_a_file_that_is_cut_anywhere_is_never_lost(tmp_path: Path, cut: int) -> None:
    file = put(tmp_path, SAVED[:cut])
    problem = file.load().problem
    if problem is None:
        # Only the line break at the end can be missed.
        assert SAVED[:cut].strip() == SAVED.strip()
    else:
        assert problem.aside is not None
        assert problem.aside.read_bytes() == SAVED[:cut]


@given(st.integers(0, len(SAVED) - 1), st.integers(0, 255))
def test_a_file_with_a_wrong_byte_is_read_or_put_aside(at: int, byte: int) -> None:
    spoilt = SAVED[:at] + bytes([byte]) + SAVED[at + 1 :]
    with tempfile.TemporaryDirectory() as folder:
        file = put(Path(folder), spoilt)
        loaded = file.load()
        if loaded.problem is None:
            assert file.path.read_bytes() == spoilt
            assert read_settings(write_settings(loaded.settings)) == (loaded.settings, ())
        else:
            assert loaded.problem.aside is not None
            assert loaded.problem.aside.read_bytes() == spoilt
