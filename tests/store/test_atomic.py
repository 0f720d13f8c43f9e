"""After a failure there is the old file or the new one, and nothing beside it."""

import os
import stat
import sys
from pathlib import Path

import pytest

from laksewhist.store import atomic
from laksewhist.store.atomic import check_place, put_aside, read_bytes, write_atomically


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


@pytest.mark.parametrize("name", ["a.json", "blåbær.json", "🐟 og ord.json", "æ" * 100])
def test_a_file_is_written_and_written_again(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert names(tmp_path) == [name]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic.os, step, full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["a.json"]


def test_the_new_file_is_on_the_disk_before_it_takes_the_old_one_s_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    fsync, replace = os.fsync, os.replace
    monkeypatch.setattr(atomic.os, "fsync", lambda handle: (order.append("fsync"), fsync(handle)))
    monkeypatch.setattr(atomic.os, "replace", lambda *paths: (order.append("replace"), replace(*paths)))
    write_atomically(tmp_path / "a.json", b"new")
    assert order[:2] == ["fsync", "replace"]


def test_a_missing_folder_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "none" / "a.json"
    with pytest.raises(FileNotFoundError) as caught:
        write_atomically(path, b"new")
    assert (caught.value.filename, caught.value.filename2) == (str(path), None)


def test_where_nothing_can_be_written_is_told_beforehand(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    check_place(path)
    path.write_bytes(b"old")
    check_place(path)
    check_place(Path(os.devnull))
    with pytest.raises(IsADirectoryError):
        check_place(tmp_path)
    with pytest.raises(NotADirectoryError):
        check_place(path / "b.json")
    with pytest.raises(FileNotFoundError):
        check_place(tmp_path / "none" / "b.json")


def test_a_folder_that_cannot_be_written_is_told_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomic.os, "access", lambda folder, _mode: folder != tmp_path)
    with pytest.raises(PermissionError) as caught:
        check_place(tmp_path / "a.json")
    assert caught.value.filename == str(tmp_path)
    check_place(Path(os.devnull))


@pytest.mark.skipif(sys.platform != "linux", reason="a file that opens and cannot be read")
def test_a_file_that_cannot_be_read_is_named() -> None:
    with pytest.raises(OSError, match="/proc/self/mem"):
        read_bytes(Path("/proc/self/mem"))


@pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")
def test_permissions_are_kept_and_links_are_followed(tmp_path: Path) -> None:
    path, link = tmp_path / "a.json", tmp_path / "link.json"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="devices of POSIX")
def test_a_device_is_written_to_and_not_replaced() -> None:
    before = os.stat(os.devnull)
    write_atomically(Path(os.devnull), b"gone")
    assert os.path.samestat(before, os.stat(os.devnull))


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_pipe_is_written_to_by_its_name() -> None:
    reading, writing = os.pipe()
    write_atomically(Path(f"/dev/fd/{writing}"), b"through")
    os.close(writing)
    with open(reading, "rb") as pipe:
        assert pipe.read() == b"through"


def test_what_is_put_aside_gets_a_name_that_nothing_has(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    asides: list[Path] = []
    for content in (b"one", b"two"):
        path.write_bytes(content)
        asides.append(put_aside(path))
    assert names(tmp_path) == ["settings.broken-1.json", "settings.broken-2.json"]
    assert [aside.read_bytes() for aside in asides] == [b"one", b"two"]


def test_nothing_is_left_where_putting_aside_fails(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        put_aside(tmp_path / "none.json")
    assert names(tmp_path) == []
