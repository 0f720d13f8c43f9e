"""The kinds of settings and the pages they stand on: what `preferences_options` is written in."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.values import dataclass

Words: TypeAlias = object
"""A source text in the context `Options`: QT_TRANSLATE_NOOP gives the text back, but is not typed so."""


class Page(Enum):
    """The pages of the dialog, in their order."""

    GENERAL = "general"
    CARDS = "cards"
    MOTION = "motion"
    PLAYING = "playing"
    SOUND = "sound"
    KEYS = "keys"
    TABLE_KEYS = "table_keys"


PAGE_TITLES: Final[dict[Page, Words]] = {
    Page.GENERAL: QT_TRANSLATE_NOOP("Options", "General"),
    Page.CARDS: QT_TRANSLATE_NOOP("Options", "Cards and table"),
    Page.MOTION: QT_TRANSLATE_NOOP("Options", "Movement"),
    Page.PLAYING: QT_TRANSLATE_NOOP("Options", "Playing"),
    Page.SOUND: QT_TRANSLATE_NOOP("Options", "Sound"),
    Page.KEYS: QT_TRANSLATE_NOOP("Options", "Shortcuts"),
    Page.TABLE_KEYS: QT_TRANSLATE_NOOP("Options", "Keys at the table"),
}
"""A page without rows is not shown."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some values, each with its words."""

    values: tuple[tuple[object, Words], ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off: a bool. `sound` names what is heard of it, and can be tried."""

    sound: str = ""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most`. `unit` follows it; at `least` stand the words `at_least` if given."""

    least: int
    most: int
    step: int = 1
    unit: Words = ""
    at_least: Words = ""


@dataclass(frozen=True, slots=True)
class Slider:
    """A whole number from `least` to `most` whose exact value matters little, such as a volume; `unit` follows it."""

    least: int = 0
    most: int = 100
    step: int = 10
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A short text, with what stands there, pale, while it is empty."""

    longest: int
    hint: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of one's own: the path of a file as text, None for none.

    `fault` says in a sentence, in the language of the moment, what is wrong with a file; empty where nothing
    is.
    """

    fault: Callable[[Path], str]


Kind: TypeAlias = Choice | Switch | Number | Slider | Line | Picture


@dataclass(frozen=True, slots=True)
class Option:
    """One row: the name of the field in `Settings`, its page, label, one sentence of help, and how it is set.

    `fault` says in a sentence, in the language of the moment, why setting it has no effect here; empty where it has.
    """

    name: str
    page: Page
    label: Words
    help: Words
    kind: Kind
    fault: Callable[[], str] | None = None


def words(text: Words) -> str:
    """Words of this table in the language of the moment."""
    return QCoreApplication.translate("Options", str(text)) if text else ""
