"""Everything of one user in one file: settings, tables, tournaments, pictures and every deal; and back again.

The file is a zip with a manifest that names each member and its sum, so that a damaged one is never restored from.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import Final

from laksewhist import __version__
from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError, shown
from laksewhist.store.forms import Form
from laksewhist.store.history.database import Database
from laksewhist.store.history.opening import FILE_NAME
from laksewhist.store.history.tournament_rows import utc_now
from laksewhist.store.history.whole import ENDING
from laksewhist.store.json_text import readable, typed
from laksewhist.store.strict_json import parse
from laksewhist.store.tournament_form import read_time, time_text
from laksewhist.store.trouble import store_error
from laksewhist.store.versions import FileFormat

BACKUP_FORMAT: Final = FileFormat("laksewhist-backup", 1)
SUFFIX: Final = ".laksewhist-backup"
MANIFEST: Final = "manifest.json"
_FOLDERS: Final = ("config", "data")
_MOST_BYTES: Final = 4 * 1024**3
_UNPACKING: Final = (
    # What zipfile raises for an archive that was changed.
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    ValueError,
    NotImplementedError,
    RuntimeError,
    OSError,
)
_LEFT_OUT: Final = (f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", FILE_NAME + ENDING, "in-use.lock", "in-use.call")
"""What belongs to a running program, or is made anew by the next."""


class _MemberForm(Form, frozen=True):
    bytes: int
    sha256: str


class _ManifestForm(Form, frozen=True):
    program: str
    made: str
    files: dict[str, _MemberForm]


@dataclass(frozen=True, slots=True)
class Manifest:
    """What is in a backup: when it was made, by which version of the program, and how large each file is."""

    made: datetime
    program: str
    sizes: dict[str, int]


def write_backup(config: Path, data: Path, path: Path) -> Manifest:
    """Puts both folders into one file, atomically, also while the program is running. Raises StoreError."""
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".laksewhist-backup-") as scratch:
            packed = Path(scratch) / "backup"
            manifest = _pack({"config": config, "data": data}, Path(scratch), packed)
            with packed.open("rb+") as file:
                os.fsync(file.fileno())
            packed.replace(path)
    except OSError as error:
        raise store_error(error, path) from error
    return manifest


def _pack(folders: dict[str, Path], scratch: Path, packed: Path) -> Manifest:
    made, files = utc_now().replace(microsecond=0), {}
    with zipfile.ZipFile(packed, "x", zipfile.ZIP_DEFLATED) as archive:
        for name, path in _members(folders, scratch):
            archive.write(path, name)
            files[name] = {"bytes": path.stat().st_size, "sha256": _sum(path)}
        document = {**BACKUP_FORMAT.heading, "program": __version__, "made": time_text(made), "files": files}
        archive.writestr(MANIFEST, readable(document) + "\n")
    return Manifest(made, __version__, {name: int(str(each["bytes"])) for name, each in files.items()})


def _members(folders: dict[str, Path], scratch: Path) -> Iterator[tuple[str, Path]]:
    """Each file with its name in the backup; of the history a copy that is whole."""
    for folder, root in folders.items():
        for path in sorted(root.rglob("*")):
            if not path.is_file() or path.is_symlink() or path.name in _LEFT_OUT or path.suffix in (".tmp", SUFFIX):
                continue
            name = f"{folder}/{path.relative_to(root).as_posix()}"
            if name == f"data/{FILE_NAME}":
                copy = scratch / FILE_NAME
                with closing(Database.connect(path)) as database:
                    database.copy_to(copy)
                yield name, copy
            elif not path.is_relative_to(scratch):
                yield name, path


def read_manifest(path: Path) -> Manifest:
    """What is in a backup, after every sum has been checked; raises FormatError where it is damaged, and OSError."""
    with _opened(path) as archive:
        form = _manifest(archive)
        _check(archive, form)
    sizes = {name: each.bytes for name, each in form.files.items()}
    return Manifest(read_time(form.made, "made"), form.program, sizes)


def _opened(path: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(path)
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise FormatError("", f"this is no backup: {error}") from error


def _manifest(archive: zipfile.ZipFile) -> _ManifestForm:
    try:
        data = archive.read(MANIFEST)
    except (KeyError, *_UNPACKING) as error:
        raise FormatError(MANIFEST, "is missing or damaged: this is no backup of Laksewhist") from error
    form = typed(BACKUP_FORMAT.up_to_date(parse(data)), _ManifestForm)
    for name in form.files:
        parts = PurePosixPath(name).parts
        if len(parts) < 2 or parts[0] not in _FOLDERS or ".." in parts or "\\" in name or ":" in name:
            raise FormatError(MANIFEST, f"{shown(name)} is not a file of Laksewhist")
    if sum(each.bytes for each in form.files.values()) > _MOST_BYTES:
        raise FormatError(MANIFEST, "the backup says that it is larger than 4 GB")
    return form


def _check(archive: zipfile.ZipFile, form: _ManifestForm) -> None:
    known = {info.filename: info.file_size for info in archive.infolist()}
    if set(known) != {MANIFEST, *form.files}:
        raise FormatError(MANIFEST, "does not name the files that are there")
    for name, member in form.files.items():
        if known[name] != member.bytes or _unpacked_sum(archive, name) != member.sha256:
            raise FormatError(name, "is damaged")


def _unpacked_sum(archive: zipfile.ZipFile, name: str) -> str:
    found = hashlib.sha256()
    try:
        with archive.open(name) as file:
            while chunk := file.read(1 << 20):
                found.update(chunk)
    except _UNPACKING as error:
        raise FormatError(name, f"is damaged: {error}") from error
    return found.hexdigest()


def restore_backup(path: Path, config: Path, data: Path) -> Path | None:
    """Puts everything back as it was when the backup was made; returns a backup of what was there before, if anything.

    To be used while no program has the folders open. Nothing is touched unless the whole backup is sound: raises
    FormatError, and StoreError where the disk refuses.
    """
    read_manifest(path)
    before = _put_by(config, data, path.parent)
    try:
        with _opened(path) as archive:
            form = _manifest(archive)
            for name, root in (("config", config), ("data", data)):
                _restore(archive, [each for each in form.files if each.startswith(f"{name}/")], name, root)
    except OSError as error:
        raise store_error(error, path) from error
    return before


def _put_by(config: Path, data: Path, folder: Path) -> Path | None:
    """A backup of what is there now, in the same folder as the one to be restored."""
    if not any(path.is_file() for root in (config, data) if root.is_dir() for path in root.rglob("*")):
        return None
    name, number = f"before-restoring-{utc_now():%Y%m%d-%H%M%S}", 1
    before = folder / f"{name}{SUFFIX}"
    while before.exists():
        number += 1
        before = folder / f"{name}-{number}{SUFFIX}"
    write_backup(config, data, before)
    return before


def _restore(archive: zipfile.ZipFile, names: list[str], folder: str, root: Path) -> None:
    """The folder as it was, built beside the present one and then put in its place."""
    root.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root.parent, prefix=".laksewhist-restore-") as scratch:
        built, old = Path(scratch) / "new", Path(scratch) / "old"
        built.mkdir()
        for name in names:
            target = built / PurePosixPath(name).relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(name) as source, target.open("xb") as file:
                shutil.copyfileobj(source, file)
        if root.exists():
            root.replace(old)
        built.replace(root)


def _sum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
