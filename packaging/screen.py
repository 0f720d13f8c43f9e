"""The screen of an X server without a monitor: Xvfb keeps it in a file in the format of xwd."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Screen:
    """What is on the screen: 32 bits a pixel (blue, green, red, unused), `stride` bytes a line."""

    width: int
    height: int
    stride: int
    pixels: bytes


def read_screen(framebuffer: Path) -> Screen:
    """What is on the screen now. The fields are those of an xwd header, of 32 bits each, big end first."""
    content = framebuffer.read_bytes()
    fields = struct.unpack_from(">25I", content)
    header_size, width, height, stride, colours = fields[0], fields[4], fields[5], fields[12], fields[19]
    return Screen(width, height, stride, content[header_size + 12 * colours :])


def write_png(screen: Screen, target: Path) -> None:
    """Write the screen as a PNG of red, green and blue. Raises OSError."""
    lines = []
    for top in range(screen.height):
        line = screen.pixels[top * screen.stride : top * screen.stride + 4 * screen.width]
        colours = bytearray(3 * screen.width)
        colours[0::3], colours[1::3], colours[2::3] = line[2::4], line[1::4], line[0::4]
        lines.append(b"\0" + bytes(colours))
    head = struct.pack(">2I5B", screen.width, screen.height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(lines))), (b"IEND", b""))
    written = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    target.write_bytes(b"\x89PNG\r\n\x1a\n" + written)
