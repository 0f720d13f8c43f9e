"""Icons for Windows and macOS, each a file of its own form around the PNGs that the program's art was drawn into."""

from __future__ import annotations

import struct
from collections.abc import Mapping

# The sizes in which Windows shows a program, and the names that Apple gave its sizes.
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES: Mapping[int, bytes] = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of the PNGs, given by their size; 256 is written as 0. Raises KeyError for a size that lacks."""
    heads, bodies = [], []
    offset = 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        picture = pictures[size]
        side = size % 256
        heads.append(struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), offset))
        bodies.append(picture)
        offset += len(picture)
    return struct.pack("<3H", 0, 1, len(ICO_SIZES)) + b"".join([*heads, *bodies])


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon of macOS of the PNGs, given by their size. Raises KeyError for a size that lacks."""
    parts = [kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for size, kind in ICNS_TYPES.items()]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
