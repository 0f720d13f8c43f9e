"""Everything as one file, and back again."""

import json
import shutil
import zipfile

import pytest

from laksewhist.store.backup import MANIFEST, read_manifest, restore_backup, write_backup
from laksewhist.store.errors import FormatError
from laksewhist.store.settings import Settings, SettingsFile
from laksewhist.store.trouble import StoreError, Trouble

from .evenings import book, keep_book, opened, play, told, tournament


@pytest.fixture
def evening(tmp_path):
    """Two tournaments, settings and a picture; what is told of them; and the memory, which is open."""
    memory = opened(tmp_path)
    for each in (tournament(5, id="a-played"), book(id="b-book")):
        memory.save(each)
    play(memory.history, memory.tournament("a-played"), 2, and_actions=9)
    keep_book(memory.history, memory.tournament("b-book"))
    SettingsFile(tmp_path / "config").save(Settings(player_name="Søren Ærø"))
    (tmp_path / "data" / "pictures").mkdir()
    (tmp_path / "data" / "pictures" / "bag æøå.png").write_bytes(b"picture")
    yield memory
    memory.close()


def test_a_backup_made_while_the_game_is_open_brings_everything_back(evening, tmp_path):
    before = told(evening)
    path = tmp_path / "all.laksewhist-backup"
    manifest = write_backup(tmp_path / "config", tmp_path / "data", path)
    assert read_manifest(path) == manifest
    assert "data/pictures/bag æøå.png" in manifest.sizes
    assert restore_backup(path, tmp_path / "new" / "config", tmp_path / "new" / "data") is None
    again = opened(tmp_path / "new")
    assert again.problems == ()
    assert told(again) == before
    again.close()
    assert SettingsFile(tmp_path / "new" / "config").load().settings.player_name == "Søren Ærø"
    assert (tmp_path / "new" / "data" / "pictures" / "bag æøå.png").read_bytes() == b"picture"


def test_what_was_there_is_kept_in_a_backup_of_its_own(evening, tmp_path):
    path = tmp_path / "all.laksewhist-backup"
    write_backup(tmp_path / "config", tmp_path / "data", path)
    other = opened(tmp_path / "other")
    other.save(tournament(id="other"))
    play(other.history, other.tournament("other"), 1)
    before = told(other)
    other.close()
    kept = restore_backup(path, tmp_path / "other" / "config", tmp_path / "other" / "data")
    now = opened(tmp_path / "other")
    assert told(now) == told(evening)
    now.close()
    restore_backup(kept, tmp_path / "other" / "config", tmp_path / "other" / "data")
    back = opened(tmp_path / "other")
    assert told(back) == before
    back.close()


def test_a_damaged_backup_is_refused_and_nothing_is_touched(evening, tmp_path):
    path = tmp_path / "all.laksewhist-backup"
    write_backup(tmp_path / "config", tmp_path / "data", path)
    whole, refused = path.read_bytes(), 0
    target = tmp_path / "target"
    for position in range(0, len(whole), len(whole) // 60):
        data = bytearray(whole)
        data[position] ^= 0x55
        path.write_bytes(data)
        try:
            restore_backup(path, target / "config", target / "data")
        except FormatError:
            refused += 1
            assert not target.exists()
        else:  # a byte that says nothing, such as the time in the zip's own list
            again = opened(target)
            assert told(again) == told(evening)
            again.close()
            shutil.rmtree(target)
    assert refused > 40


@pytest.mark.parametrize("name", ["../config/x", "elsewhere/x", "config/../../x", "config\\x", "config/C:x", "config"])
def test_a_backup_that_would_write_elsewhere_is_refused(tmp_path, name):
    path = tmp_path / "bad.laksewhist-backup"
    files = {name: {"bytes": 1, "sha256": "00"}}
    document = {"format": "laksewhist-backup", "version": 1, "program": "1", "made": "2026-01-01T00:00:00Z"}
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(MANIFEST, json.dumps({**document, "files": files}))
        archive.writestr(name, "x")
    with pytest.raises(FormatError, match="not a file of Laksewhist"):
        read_manifest(path)


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_backup_is_refused(tmp_path, content):
    path = tmp_path / "no.laksewhist-backup"
    path.write_bytes(content)
    with pytest.raises(FormatError, match="no backup"):
        read_manifest(path)


def test_a_disk_that_refuses_is_told(evening, tmp_path):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(StoreError) as caught:
        write_backup(tmp_path / "config", tmp_path / "data", tmp_path / "file" / "x")
    assert caught.value.trouble is Trouble.READ_ONLY
