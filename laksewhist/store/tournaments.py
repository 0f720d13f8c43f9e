"""The folder of tournaments: a small file for each. A broken one is put aside and told of, never lost."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from laksewhist.engine.values import dataclass
from laksewhist.store.atomic import put_aside, read_bytes, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.tournament import Tournament
from laksewhist.store.tournament_form import TOURNAMENT_FORMAT, check_of, read_tournament, write_tournament
from laksewhist.store.trouble import Problem, Trouble, store_error, trouble_of

FOLDER: Final = "tournaments"
_BROKEN: Final = ".broken-"


@dataclass(frozen=True, slots=True)
class FoundTournaments:
    """The tournaments that can be read, the oldest first, and what is the matter with the other files.

    `checks` are the sums in the files, by the tournament's id.
    """

    tournaments: tuple[Tournament, ...]
    problems: tuple[Problem, ...]
    checks: dict[str, str]


class TournamentFiles:
    """The files in the config folder."""

    def __init__(self, config: Path) -> None:
        self.folder = config / FOLDER

    def find(self) -> FoundTournaments:
        """Every tournament; never raises.

        A file that cannot be read is put aside under a new name, unless a newer version of the program wrote it.
        """
        found: list[Tournament] = []
        problems: list[Problem] = []
        checks: dict[str, str] = {}
        for path in self._paths():
            try:
                data = read_bytes(path)
                found.append(_read(path, data))
                checks[path.stem] = check_of(data)
            except FormatError as error:
                problems.append(_set_aside(path, error))
            except OSError as error:
                problems.append(Problem(trouble_of(error), path, None, str(error)))
        found.sort(key=lambda each: (each.created, each.id))
        return FoundTournaments(tuple(found), tuple(problems), checks)

    def save(self, tournament: Tournament) -> None:
        """Writes the tournament's file, atomically. Raises StoreError."""
        path = self.path_of(tournament.id)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(path, write_tournament(tournament))
        except OSError as error:
            raise store_error(error, path) from error

    def remove(self, ident: str) -> None:
        """Takes the file away, for good. Raises StoreError."""
        path = self.path_of(ident)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise store_error(error, path) from error

    def path_of(self, ident: str) -> Path:
        """Where the tournament of this id lies, or would lie."""
        return self.folder / f"{ident}.json"

    def _paths(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted(path for path in self.folder.glob("*.json") if _BROKEN not in path.name)


def _read(path: Path, data: bytes) -> Tournament:
    tournament = read_tournament(data)
    if tournament.id != path.stem:
        raise FormatError("id", f"is {tournament.id}, but the file is called {path.name}")
    return tournament


def _set_aside(path: Path, error: FormatError) -> Problem:
    if _is_newer(error):
        return Problem(Trouble.NEWER, path, None, str(error))
    try:
        return Problem(Trouble.DAMAGED, path, put_aside(path), str(error))
    except OSError as refused:
        return Problem(Trouble.DAMAGED, path, None, f"{error}; {refused}")


def _is_newer(error: FormatError) -> bool:
    return error.place == "version" and f"reads {TOURNAMENT_FORMAT.name} up to" in error.message
