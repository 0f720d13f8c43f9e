"""A picture of one's own for the backs or the table: read with care, cut to what is needed, and kept as a copy.

What is read may be anything: a file is refused before it is unpacked where it says that it is huge.
"""

from __future__ import annotations

import hashlib
import io
import re
import struct
import warnings
import zlib
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageOps

from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import write_atomically

FORMATS: Final = ("PNG", "JPEG", "WEBP", "BMP", "GIF", "TIFF")
LARGEST_FILE: Final = 30 * 1024 * 1024
"""Bytes."""
MOST_PIXELS: Final = 50_000_000
GROUND: Final = "#FFFDF8"
"""What shows through a picture that has holes: the paper of the cards."""
_BROKEN: Final = (
    # What Pillow's readers raise for files that are cut off or untrue; Image.UnidentifiedImageError is an OSError.
    OSError,
    ValueError,
    SyntaxError,
    EOFError,
    LookupError,
    TypeError,
    ArithmeticError,
    MemoryError,
    struct.error,
    zlib.error,
)


class PictureFault(Enum):
    """Why a picture is refused."""

    MISSING = "there is no such file"
    FILE_TOO_LARGE = "the file is larger than 30 MB"
    TOO_MANY_PIXELS = "the picture has more than 50 million pixels"
    BROKEN = "the file is broken, or is no picture that can be read"


class PictureError(ValueError):
    """A picture that cannot be used; `fault` is why."""

    def __init__(self, fault: PictureFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Use:
    """What a picture is for: the start of the copy's name, and its size in pixels."""

    name: str
    width: int
    height: int


USES: Final[Mapping[str, Use]] = MappingProxyType(
    {"own_back": Use("back", 654, 939), "own_cloth": Use("table", 2000, 1500)}
)
"""By the name of the setting. A back has the ratio of what is inside of a card's border, 218 by 313."""


FACE: Final = Use("face", 192, 192)
"""The picture of a participant."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that can be kept: where, and what is to be in it."""

    path: Path
    data: bytes

    def write(self) -> None:
        """Keeps it; raises OSError where it cannot be written."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self.path, self.data)


def read_picture(path: Path) -> Image.Image:
    """The first picture of a file, upright as its camera says, in red, green and blue. Raises PictureError."""
    return _read(_bytes(path))


def _read(data: bytes) -> Image.Image:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of sizes, which are looked at here, and of odd but harmless data
            with Image.open(io.BytesIO(data), formats=FORMATS) as opened:
                if opened.width * opened.height > MOST_PIXELS:
                    raise PictureError(PictureFault.TOO_MANY_PIXELS)
                return _flat(ImageOps.exif_transpose(opened))
    except Image.DecompressionBombError as error:
        raise PictureError(PictureFault.TOO_MANY_PIXELS) from error
    except PictureError:
        raise
    except _BROKEN as error:
        raise PictureError(PictureFault.BROKEN) from error


def keep_copy(path: Path, folder: Path, use: Use) -> Path:
    """Cuts the middle out of a picture, in the size of its use, and keeps it in the folder; returns where.

    The copy has none of what a camera writes into a file, such as a place. Its name tells what is in it, so that
    another picture has another name. Raises PictureError, and OSError where the copy cannot be written.
    """
    copy = _copy_of(read_picture(path), path.stem, folder, use)
    copy.write()
    return copy.path


def copy_of_bytes(data: bytes, stem: str, folder: Path, use: Use) -> Copy:
    """Such a copy of the picture in these bytes, which is still to be written. Raises PictureError."""
    return _copy_of(_read(data), stem, folder, use)


def _copy_of(picture: Image.Image, stem: str, folder: Path, use: Use) -> Copy:
    fitted = ImageOps.fit(picture, (use.width, use.height), Image.Resampling.LANCZOS)
    packed = io.BytesIO()
    fitted.save(packed, "PNG")
    data = packed.getvalue()
    word = re.sub(r"[^\w-]+", "-", stem).strip("-")[:24] or "picture"
    return Copy(folder / f"{use.name}-{word}-{hashlib.blake2b(data, digest_size=4).hexdigest()}.png", data)


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():  # a pipe or a device might never end
            raise PictureError(PictureFault.MISSING)
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise PictureError(PictureFault.BROKEN) from error
    if len(data) > LARGEST_FILE:
        raise PictureError(PictureFault.FILE_TOO_LARGE)
    return data


def _flat(picture: Image.Image) -> Image.Image:
    """In three colours, on paper where it has holes."""
    if not picture.has_transparency_data:
        return picture.convert("RGB")
    ground = Image.new("RGBA", picture.size, GROUND)
    return Image.alpha_composite(ground, picture.convert("RGBA")).convert("RGB")
