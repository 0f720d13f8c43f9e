"""Writing files so that after a failure there is the old file or the new one, whole, and never a part.

Every OSError names the file that was meant.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Puts the data at the path: into a new file in the same folder, to the disk, and then in the old file's place.

    A link is followed and the file it points to replaced; a device or a pipe such as `/dev/stdout` is written to
    directly. Raises OSError, and leaves what was there as it was.
    """
    try:
        if _is_device(path):
            path.write_bytes(data)
        else:
            _replace(Path(os.path.realpath(path)), data)
    except OSError as error:
        error.filename, error.filename2 = str(path), None
        raise


def check_place(path: Path) -> None:
    """Raises OSError where it is plain beforehand that nothing could be written at the path."""
    if path.is_dir():
        raise _os_error(errno.EISDIR, path)
    if _is_device(path):
        return
    folder = path.parent
    folder.stat()
    if not folder.is_dir():
        raise _os_error(errno.ENOTDIR, folder)
    if not os.access(folder, os.W_OK):
        raise _os_error(errno.EACCES, folder)


def read_bytes(path: Path) -> bytes:
    """What is in the file; raises OSError, which names the file also where the system does not."""
    try:
        return path.read_bytes()
    except OSError as error:
        error.filename = str(path)
        raise


def _os_error(code: int, path: Path) -> OSError:
    return OSError(code, os.strerror(code), str(path))


def _is_device(path: Path) -> bool:
    return path.exists() and not path.is_file()


def _replace(target: Path, data: bytes) -> None:
    beside = target.with_name(f".laksewhist-{os.urandom(6).hex()}.tmp")
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
    return _aside(path, os.replace)


def copy_aside(path: Path) -> Path:
    """As `put_aside`, but the file stays where it is and the new one is a copy of it."""
    import shutil  # not for the first table

    return _aside(path, shutil.copyfile)


def _aside(path: Path, bring: Callable[[Path, Path], object]) -> Path:
    for number in range(1, 10_000):
        aside = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        try:
            # The name is taken first, alone: two programs that put aside at once get two names.
            os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            continue
        try:
            bring(path, aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
        return aside
    raise FileExistsError(f"too many broken files beside {path}")
