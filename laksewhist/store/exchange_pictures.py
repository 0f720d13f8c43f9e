"""The pictures of participants in a tournament's file: written into it as text, and taken out of it with care.

A file may come from anywhere. What is in it is read like a picture that somebody chooses, and written anew.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laksewhist.store.errors import FormatError
from laksewhist.store.tournament import Tournament

if TYPE_CHECKING:
    from laksewhist.store.own_picture import Copy

LARGEST_FACE: Final = 1024 * 1024
"""Bytes of one picture. A copy made by this program has about a tenth of it at the most."""
_OWN_NAME: Final = re.compile(r"face-(.+)-[0-9a-f]{8}\.png")


def pictures_text(tournament: Tournament, folder: Path) -> dict[str, str]:
    """The copies of this folder that the participants have, by name, in base64; those that are gone are left out."""
    found: dict[str, str] = {}
    for name in _names(tournament):
        try:
            data = (folder / name).read_bytes()
        except OSError:  # the table shows initials then, here as well as there
            continue
        if len(data) <= LARGEST_FACE:
            found[name] = base64.b64encode(data).decode("ascii")
    return found


def read_pictures(
    texts: Mapping[str, str], tournament: Tournament, folder: Path
) -> tuple[Tournament, tuple[Copy, ...]]:
    """The tournament with the names that its pictures get in this folder, and the copies, which are not written yet.

    Raises FormatError for a picture that is huge, broken or nobody's.
    """
    if not texts:
        return tournament, ()
    names = _names(tournament)
    for name in texts:
        if name not in names:
            raise FormatError("pictures", f"{name!r} belongs to nobody who takes part")
    copies = {name: _copy(name, text, folder) for name, text in texts.items()}
    people = tuple(
        replace(each, picture=copies[each.picture].path.name) if each.picture in copies else each
        for each in tournament.participants
    )
    return replace(tournament, participants=people), tuple(copies.values())


def _names(tournament: Tournament) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.picture for each in tournament.participants if each.picture is not None))


def _copy(name: str, text: str, folder: Path) -> Copy:
    # Pillow takes as long to load as the whole table; most tournaments have no pictures.
    from laksewhist.store.own_picture import FACE, PictureError, PictureFault, copy_of_bytes

    place = f"pictures.{name}"
    if len(text) > (LARGEST_FACE + 2) // 3 * 4:
        raise FormatError(place, "the picture is larger than 1 MB")
    own = _OWN_NAME.fullmatch(name)
    try:
        return copy_of_bytes(base64.b64decode(text, validate=True), own[1] if own else Path(name).stem, folder, FACE)
    except PictureError as error:
        raise FormatError(place, str(error)) from error
    except ValueError as error:  # no base64
        raise FormatError(place, PictureFault.BROKEN.value) from error
