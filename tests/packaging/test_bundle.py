"""A bundle that is too large, incomplete, or has more of Qt than the game uses is refused; so is a blank picture."""

import struct
import zlib
from pathlib import Path

import bundle
import check_pictures
import pytest
from build_hook import BuildError
from screen import Screen, read_screen, write_png


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder that looks like a bundle."""
    parts = tmp_path / "_internal" / "PySide6"
    parts.mkdir(parents=True)
    for name in bundle.QT_MODULES:
        (parts / f"{name}.abi3.so").touch()
    for name in bundle.PROGRAMS:
        (tmp_path / name).touch(mode=0o755)
    return tmp_path


def test_a_bundle_that_is_right_passes(made: Path) -> None:
    bundle.check_bundle(made)


def test_a_bundle_over_the_limit_is_refused(made: Path) -> None:
    with (made / "big").open("wb") as file:
        file.truncate(131_000_000)
    with pytest.raises(BuildError, match="131 MB; at most 130"):
        bundle.check_bundle(made)


def test_a_bundle_without_one_of_the_programs_is_refused(made: Path) -> None:
    (made / "laksewhist-lab").unlink()
    with pytest.raises(BuildError, match="lacks laksewhist-lab"):
        bundle.check_bundle(made)


@pytest.mark.parametrize("more", ["QtNetwork", "QtQml"])
def test_a_part_of_qt_that_is_not_used_is_refused(made: Path, more: str) -> None:
    (made / "_internal" / "PySide6" / f"{more}.abi3.so").touch()
    with pytest.raises(BuildError, match=more):
        bundle.check_bundle(made)


def screen_of(colours: int) -> Screen:
    """Lines of 40 pixels, each followed by a filler that is not shown."""
    lines = [
        b"".join(struct.pack("<I", 40 * y + x if 40 * y + x < colours else 0) for x in range(40)) for y in range(9)
    ]
    return Screen(40, 9, 164, b"".join(line + b"fill" for line in lines))


def test_the_screen_is_copied_pixel_by_pixel(tmp_path: Path) -> None:
    write_png(Screen(2, 1, 12, b"\x01\x02\x03\xff\x04\x05\x06\xfffill"), tmp_path / "shot.png")
    written = (tmp_path / "shot.png").read_bytes()
    start = written.index(b"IDAT") + 4
    assert zlib.decompressobj().decompress(written[start:]) == b"\x00\x03\x02\x01\x06\x05\x04"


def test_the_head_of_the_screens_file_is_read(tmp_path: Path) -> None:
    fields = [104, 7, 2, 24, 3, 2, *[0] * 6, 12, *[0] * 6, 2, *[0] * 5]
    content = struct.pack(">25I", *fields).ljust(104, b"\0") + bytes(24) + b"pixels"
    (tmp_path / "screen").write_bytes(content)
    assert read_screen(tmp_path / "screen") == Screen(3, 2, 12, b"pixels")


@pytest.mark.gui
def test_blank_and_missing_pictures_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(check_pictures.LEAST_PICTURES):
        write_png(screen_of(100), tmp_path / f"{number}.png")
    assert check_pictures.main([str(tmp_path)]) == 0
    write_png(screen_of(3), tmp_path / "0.png")
    assert check_pictures.main([str(tmp_path)]) == 1
    assert "0.png is blank" in capsys.readouterr().out
    (tmp_path / "0.png").unlink()
    assert check_pictures.main([str(tmp_path)]) == 1
    assert "has 9 pictures" in capsys.readouterr().out
