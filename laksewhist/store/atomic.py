"""Writing files so that after a failure there is the old file or the new one, whole, and never a part."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Puts the data at the path: into a new file in the same folder, to the disk, and then in the old file's place.

    A link is followed and the file it points to replaced; a device such as `/dev/stdout` is written to directly.
    Raises OSError, and leaves what was there as it was.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        with open(target, "wb") as device:
            device.write(data)
        return
    beside = target.with_name(f".laksewhist-{secrets.token_hex(6)}.tmp")
    try:
        _write_new(beside, data)
        if target.exists():
            os.chmod(beside, target.stat().st_mode & 0o7777)
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _write_new(path: Path, data: bytes) -> None:
    with open(path, "xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Brings the new name to the disk too, where the system can do that; the file itself is there already."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def put_aside(path: Path) -> Path:
    """Gives a broken file a new name beside the old one, such as `settings.broken-1.json`, and returns it.

    No other file is ever overwritten. Raises OSError where the folder cannot be written.
    """
    for number in range(1, 10_000):
        aside = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        try:
            # The name is taken first, alone: two programs that put aside at once get two names.
            os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            continue
        try:
            os.replace(path, aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
        return aside
    raise FileExistsError(f"too many broken files beside {path}")
