"""The last set-up of a tournament, so that the next one begins with it."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from laksewhist.store.atomic import put_aside, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.tournament import Kind, Tournament
from laksewhist.store.tournament_form import read_tournament, write_tournament
from laksewhist.store.tournaments import FOLDER

FILE_NAME: Final = "last-set-up.json"
_log = logging.getLogger(__name__)


def last_set_up(config: Path) -> Tournament | None:
    """The tournament whose choices are filled in next time; None where there is none.

    A damaged file is put aside, and the tournament that was made last stands in: each has a file of its own.
    """
    path = config / FILE_NAME
    try:
        return read_tournament(path.read_bytes())
    except FileNotFoundError:
        return None
    except FormatError as error:
        _log.warning("%s: %s", path, error)
        _put_aside(path)
        return _made_last(config)
    except OSError as error:
        _log.warning("%s", error)
    return None


def _made_last(config: Path) -> Tournament | None:
    """The newest tournament of those that can be read; what is wrong with others is told where they are listed."""
    made: list[Tournament] = []
    for path in (config / FOLDER).glob("*.json"):
        with suppress(FormatError, OSError):
            made.append(read_tournament(path.read_bytes()))
    played = (each for each in made if each.kind is Kind.PLAYED and each.deleted is None)
    return max(played, key=lambda each: (each.created, each.id), default=None)


def keep_set_up(config: Path, tournament: Tournament) -> None:
    """Keeps the choices for next time; raises OSError where the disk refuses."""
    config.mkdir(parents=True, exist_ok=True)
    write_atomically(config / FILE_NAME, write_tournament(tournament))


def _put_aside(path: Path) -> None:
    try:
        put_aside(path)
    except OSError as error:
        _log.warning("%s", error)
