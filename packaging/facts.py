"""Version, dates, changes and names, each read from the one place where it stands.

laksewhist/__init__.py   the version            pyproject.toml   description, licence and names
CHANGELOG.md             releases, their dates, and what changed
"""

from __future__ import annotations

import datetime
import os
import re
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_HEADING = re.compile(r"## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$")
_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
# Where there is neither git nor SOURCE_DATE_EPOCH, as in an unpacked source distribution.
_NO_DATE = 1580601600


class FactsError(ValueError):
    """A file does not say what is read from it; the message names the file and the line."""


@dataclass(frozen=True, slots=True)
class Section:
    """What changed in one version; `date` is None where it is not released. `changes` are (kind, sentence)."""

    version: str
    date: datetime.date | None
    changes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Names:
    """What the program is called, and by whom it is made."""

    description: str
    author: str
    licence: str
    homepage: str
    identity: str

    @property
    def contact(self) -> str:
        """Name and address, in the form of a letter."""
        return f"{self.author} <laksewhist@{self.homepage.partition('://')[2]}>"


def read_version(root: Path = ROOT) -> str:
    """The version of the program. Raises FactsError."""
    if (found := _VERSION.search((root / "laksewhist" / "__init__.py").read_text(encoding="utf-8"))) is None:
        raise FactsError("laksewhist/__init__.py names no version")
    return found[1]


def read_names(root: Path = ROOT) -> Names:
    """What pyproject.toml says of the program."""
    content = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    project, ours = content["project"], content["tool"]["laksewhist"]
    return Names(
        description=project["description"],
        author=project["authors"][0]["name"],
        licence=project["license"],
        homepage=ours["homepage"],
        identity=ours["identity"],
    )


def read_changelog(text: str) -> tuple[Section, ...]:
    """The sections of a changelog, the newest first. Raises FactsError where it has another form."""
    sections: list[Section] = []
    kind = ""
    changes: list[tuple[str, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            if (found := _HEADING.match(line)) is None:
                raise FactsError(f"CHANGELOG.md:{number}: not '## [VERSION] - YYYY-MM-DD': {line}")
            date = datetime.date.fromisoformat(found["date"]) if found["date"] else None
            changes = []
            sections.append(Section(found["version"], date, ()))
        elif line.startswith("### "):
            kind = line[4:].strip()
        elif line.startswith("- ") and sections:
            changes.append((kind, line[2:].strip()))
        elif line.startswith("  ") and line.strip() and changes:
            changes[-1] = (changes[-1][0], f"{changes[-1][1]} {line.strip()}")
        if sections:
            sections[-1] = Section(sections[-1].version, sections[-1].date, tuple(changes))
    return tuple(sections)


def build_time(root: Path = ROOT) -> int:
    """The seconds since 1970 that everything built is dated: SOURCE_DATE_EPOCH, or else the last commit's."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    try:
        command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return _NO_DATE
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else _NO_DATE


def build_date(root: Path = ROOT) -> datetime.date:
    """The day of `build_time`, in UTC."""
    return datetime.datetime.fromtimestamp(build_time(root), datetime.UTC).date()


def releases(root: Path = ROOT) -> tuple[Section, ...]:
    """All sections as a package lists them; one that is not released has the date of the build in its version.

    `0.2.0~20261130` is what becomes 0.2.0; `0.2.0+20261130` is 0.2.0 with changes that have no number yet.
    """
    version, date = read_version(root), build_date(root)
    sections = read_changelog((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    out = {section.version for section in sections if section.date is not None}
    mark = "+" if version in out else "~"
    listed = []
    for section in sections:
        if section.date is not None:
            listed.append(section)
        elif section.changes:
            listed.append(Section(f"{version}{mark}{date:%Y%m%d}", date, section.changes))
    if not listed:
        raise FactsError("CHANGELOG.md tells of no change at all")
    return tuple(listed)
