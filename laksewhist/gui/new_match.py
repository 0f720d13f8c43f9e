"""A match of one person against computers, as it begins by itself and after the dialog of a new game."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from PySide6.QtCore import QCoreApplication

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.gui.session import MatchSetup
from laksewhist.store.tournament import LONGEST_NAME, Participant, new_tournament

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
) -> MatchSetup:
    """A match of one person against computers; the seed is drawn where none is given."""
    others = [each for each in COMPUTER_NAMES if each != name][: participants - 1]
    computers = (Participant(other, SIMPLEST_LEVEL) for other in others)
    fixed = {} if seed is None else {"seed": str(seed)}
    return MatchSetup.of(new_tournament((Participant(named(name)), *computers), rules=rules, table=table, **fixed))


def named(text: str) -> str:
    """What was typed as a name, as a name that can be: no line breaks, not too long, and never empty."""
    words = " ".join("".join(" " if category(letter) == "Cc" else letter for letter in text).split())
    return words[:LONGEST_NAME].strip() or person_name()
