"""A match of one person against computers, as it begins by itself and after the dialog of a new game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.gui.badge import COLOURS
from laksewhist.gui.session import MatchSetup
from laksewhist.match.length import Length, LengthKind, suggested_deals
from laksewhist.store.tournament import LONGEST_NAME, Participant, Tournament, new_tournament

COMPUTER_NAMES: Final = ("Karen", "Bodil", "Mads", "Svend", "Inger", "Jens")


def person_name() -> str:
    """What the person at the screen is called as long as no name is given."""
    return QCoreApplication.translate("People", "You")


def match_setup(
    name: str,
    participants: int,
    rules: HouseRules,
    seed: object | None = None,
    table: PointTable = DEFAULT_TABLE,
    level: str = SIMPLEST_LEVEL,
) -> MatchSetup:
    """A match of one person against computers of a level; the seed is drawn where none is given."""
    name = named(name)
    others = [each for each in COMPUTER_NAMES if each != name][: participants - 1]
    computers = (Participant(other, level) for other in others)
    fixed = {} if seed is None else {"seed": str(seed)}
    return MatchSetup.of(new_tournament((Participant(name), *computers), rules=rules, table=table, **fixed))


def named(text: str) -> str:
    """What was typed as a name, as a name that can be: no line breaks, not too long, and never empty."""
    return cleaned(text) or person_name()


def cleaned(text: str) -> str:
    """What was typed as a name without line breaks and needless spaces, and not too long; empty where none is seen."""
    words = " ".join("".join(" " if letter < " " or "\x7f" <= letter < "\xa0" else letter for letter in text).split())
    name = words[:LONGEST_NAME].strip()
    return name if any(letter.isprintable() for letter in name) else ""


def new_evening(name: str = "", level: str = SIMPLEST_LEVEL) -> Tournament:
    """What the wizard begins with where there is no last set-up: one person and three computers, for four rounds."""
    name = named(name)
    names = (name, *(each for each in COMPUTER_NAMES if each != name))[:4]
    people = tuple(Participant(each, None if at == 0 else level, colour=COLOURS[at]) for at, each in enumerate(names))
    return new_tournament(people, length=Length(LengthKind.DEALS, suggested_deals(len(people))[3]))
