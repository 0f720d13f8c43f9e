"""The words for the levels and styles of computer players: what they are called, and honestly how they think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.ai.brain import LEVELS, Style

# The names of the levels are Danish in every language, like those of the bids.
_NAMES: Final[Mapping[str, object]] = {
    "begynder": QT_TRANSLATE_NOOP("Levels", "begynder"),
    "øvet": QT_TRANSLATE_NOOP("Levels", "øvet"),
    "stærk": QT_TRANSLATE_NOOP("Levels", "stærk"),
    "mester": QT_TRANSLATE_NOOP("Levels", "mester"),
}
_SENTENCES: Final[Mapping[str, object]] = {
    "begynder": QT_TRANSLATE_NOOP(
        "Levels", "Bids and plays by rules of thumb, and guesses nothing about the hidden cards."
    ),
    "øvet": QT_TRANSLATE_NOOP(
        "Levels", "Bids by the points it expects, and tries each card in two dozen ways the others' cards may lie."
    ),
    "stærk": QT_TRANSLATE_NOOP(
        "Levels", "Tries each card in many ways the cards may lie, and reckons the last tricks out to the end."
    ),
    "mester": QT_TRANSLATE_NOOP(
        "Levels", "Also reads from bids and cards played how they lie, and looks deepest. Takes the most time."
    ),
}
_STYLES: Final[Mapping[Style, object]] = {
    Style.CAUTIOUS: QT_TRANSLATE_NOOP("Levels", "cautious"),
    Style.BALANCED: QT_TRANSLATE_NOOP("Levels", "balanced"),
    Style.BOLD: QT_TRANSLATE_NOOP("Levels", "bold"),
}
_STYLE_SENTENCES: Final[Mapping[Style, object]] = {
    Style.CAUTIOUS: QT_TRANSLATE_NOOP("Levels", "Gives up a few points on average to lose less at once."),
    Style.BALANCED: QT_TRANSLATE_NOOP("Levels", "Bids what brings the most points on average."),
    Style.BOLD: QT_TRANSLATE_NOOP("Levels", "Gives up a few points on average for the chance of many."),
}
STYLED: Final = tuple(level for level in LEVELS if level != "begynder")
"""The levels that heed a style; the simplest bids by rules of thumb whatever its style."""


def level_name(level: str) -> str:
    """The level's name in small letters: `stærk`."""
    return QCoreApplication.translate("Levels", str(_NAMES[level]))


def level_sentence(level: str) -> str:
    """One honest sentence of how the level thinks."""
    return QCoreApplication.translate("Levels", str(_SENTENCES[level]))


def style_name(style: Style) -> str:
    """The style in small letters: `bold`."""
    return QCoreApplication.translate("Levels", str(_STYLES[style]))


def style_sentence(style: Style) -> str:
    """What the style does."""
    return QCoreApplication.translate("Levels", str(_STYLE_SENTENCES[style]))
