"""Pictures of one's own: turned, cut, copied, and refused where they are broken, huge or not there."""

import io
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from laksewhist.store import own_picture
from laksewhist.store.own_picture import (
    LARGEST_FILE,
    USES,
    PictureError,
    PictureFault,
    Use,
    keep_copy,
    read_picture,
)

SMALL = Use("back", 20, 30)
RED, BLUE = (200, 0, 0), (0, 0, 200)
ORIENTATION = 0x0112


def halves(size: tuple[int, int] = (40, 20)) -> Image.Image:
    """Red at the left, blue at the right."""
    picture = Image.new("RGB", size, RED)
    picture.paste(BLUE, (size[0] // 2, 0, *size))
    return picture


def saved(picture: Image.Image, path: Path, **options: object) -> Path:
    picture.save(path, **options)
    return path


def refused(path: Path) -> PictureFault:
    with pytest.raises(PictureError) as caught:
        read_picture(path)
    assert str(caught.value) == caught.value.fault.value
    return caught.value.fault


@pytest.mark.parametrize("ending", ["png", "jpg", "webp", "bmp", "gif", "tiff"])
def test_the_usual_formats_are_read(tmp_path, ending):
    picture = read_picture(saved(halves(), tmp_path / f"a.{ending}"))
    assert (picture.mode, picture.size) == ("RGB", (40, 20))
    left = picture.getpixel((2, 10))
    assert all(abs(a - b) < 12 for a, b in zip(left, RED, strict=True))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I", "I;16", "F"])
def test_every_kind_of_pixel_is_read_as_three_colours(tmp_path, mode):
    ending = "tiff" if mode in ("CMYK", "I", "F") else "png"
    path = tmp_path / f"a.{ending}"
    Image.new(mode, (8, 4)).save(path)
    assert read_picture(path).mode == "RGB"


def test_holes_show_the_paper_of_the_cards(tmp_path):
    path = saved(Image.new("RGBA", (8, 4), (0, 0, 0, 0)), tmp_path / "a.png")
    assert read_picture(path).getpixel((0, 0)) == (0xFF, 0xFD, 0xF8)


@pytest.mark.parametrize(
    ("orientation", "size", "red_at"),
    [(1, (40, 20), (2, 10)), (3, (40, 20), (37, 10)), (6, (20, 40), (10, 2)), (8, (20, 40), (10, 37))],
)
def test_a_photo_stands_as_its_camera_says(tmp_path, orientation, size, red_at):
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    picture = read_picture(saved(halves(), tmp_path / "a.png", exif=exif))
    assert picture.size == size
    assert picture.getpixel(red_at) == RED


def test_the_copy_is_the_middle_in_the_size_of_its_use(tmp_path):
    copy = keep_copy(saved(halves((400, 60)), tmp_path / "Ferie på Fanø.png"), tmp_path / "data" / "pictures", SMALL)
    with Image.open(copy) as kept:
        assert kept.size == (20, 30)
        assert kept.getpixel((2, 15)) == RED
        assert kept.getpixel((17, 15)) == BLUE
    assert copy.name.startswith("back-Ferie-på-Fanø-")


def test_the_copy_stays_when_the_original_goes_and_tells_nothing_of_the_camera(tmp_path):
    exif = Image.Exif()
    exif[0x010F] = "a camera"
    original = saved(halves(), tmp_path / "a.jpg", exif=exif)
    copy = keep_copy(original, tmp_path, SMALL)
    original.unlink()
    assert read_picture(copy).size == (20, 30)
    assert b"a camera" not in copy.read_bytes()


def test_another_picture_has_another_name_and_the_same_one_the_same(tmp_path):
    path = tmp_path / "a.png"
    first = keep_copy(saved(halves(), path), tmp_path, SMALL)
    assert keep_copy(path, tmp_path, SMALL) == first
    assert keep_copy(saved(Image.new("RGB", (9, 9)), path), tmp_path, SMALL) != first


def test_a_picture_may_be_kept_again_from_its_own_copy(tmp_path):
    first = keep_copy(saved(halves(), tmp_path / "a.png"), tmp_path, SMALL)
    again = keep_copy(first, tmp_path, SMALL)
    assert read_picture(again).tobytes() == read_picture(first).tobytes()


def test_a_back_has_the_ratio_of_the_room_inside_of_its_border():
    assert USES["own_back"].width / USES["own_back"].height == pytest.approx(218 / 313, rel=1e-3)


def test_no_such_file_and_a_folder(tmp_path):
    assert refused(tmp_path / "none.png") is PictureFault.MISSING
    assert refused(tmp_path) is PictureFault.MISSING


@pytest.mark.parametrize(
    "data", [b"", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"\xff\xd8\xff\xe0", b"no picture", b"%!PS-Adobe"]
)
def test_what_is_no_picture_is_refused(tmp_path, data):
    path = tmp_path / "a.png"
    path.write_bytes(data)
    assert refused(path) is PictureFault.BROKEN


@pytest.mark.parametrize("ending", ["png", "jpg", "webp", "gif", "tiff", "bmp"])
def test_a_file_that_is_cut_off_is_refused(tmp_path, ending):
    path = saved(halves((300, 200)).effect_spread(40), tmp_path / f"a.{ending}")
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert refused(path) is PictureFault.BROKEN


def png(width: int, height: int) -> bytes:
    """A PNG that says it has this size, and has next to nothing in it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.mark.parametrize("size", [(10_000, 5_001), (12_000, 10_000), (60_000, 60_000), (2**31 - 1, 2**31 - 1)])
def test_a_picture_of_too_many_pixels_is_refused_before_it_is_unpacked(tmp_path, size):
    path = tmp_path / "bomb.png"
    path.write_bytes(png(*size))
    assert refused(path) is PictureFault.TOO_MANY_PIXELS


def test_fifty_million_pixels_are_not_too_many_but_there_must_be_so_many(tmp_path):
    path = tmp_path / "a.png"
    path.write_bytes(png(10_000, 5_000))
    assert refused(path) is PictureFault.BROKEN


def test_a_file_that_is_too_large_is_refused(tmp_path):
    path = tmp_path / "a.png"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    assert refused(path) is PictureFault.FILE_TOO_LARGE


def test_a_file_as_large_as_may_be_is_read(tmp_path, monkeypatch):
    data = io.BytesIO()
    halves().save(data, "PNG")
    monkeypatch.setattr(own_picture, "LARGEST_FILE", len(data.getvalue()))
    path = tmp_path / "a.png"
    path.write_bytes(data.getvalue())
    assert read_picture(path).size == (40, 20)


def test_a_refused_picture_leaves_no_copy(tmp_path):
    (tmp_path / "a.png").write_bytes(b"no picture")
    with pytest.raises(PictureError):
        keep_copy(tmp_path / "a.png", tmp_path / "data", SMALL)
    assert not (tmp_path / "data").exists()
