"""A match of one person against computers, as it begins by itself and after the dialog of a new game."""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import QCoreApplication

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.session import MatchSetup

COMPUTER_NAMES: Final = ("Karen", "Bodil", "Mads", "Svend", "Inger", "Jens")


def person_name() -> str:
    """What the person at the screen is called as long as no name is given."""
    return QCoreApplication.translate("People", "You")


def match_setup(name: str, participants: int, rules: HouseRules, seed: object | None = None) -> MatchSetup:
    """A match of one person against computers; the seed is drawn where none is given."""
    others = [each for each in COMPUTER_NAMES if each != name][: participants - 1]

    levels = (None, *(SIMPLEST_LEVEL for _ in others))
    return MatchSetup((name, *others), levels, rules, DEFAULT_TABLE, os.urandom(16).hex() if seed is None else seed)
