"""The words of the statistics: who, what and when, and numbers with their signs."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate

from laksewhist.ai.brain import Style
from laksewhist.engine.bids import parse_bid
from laksewhist.gui.languages import locale
from laksewhist.gui.levels import STYLED, level_name, style_name
from laksewhist.gui.words import MINUS, bid_text
from laksewhist.store.history.rows import Role
from laksewhist.store.statistics_choice import Brain, Grain, Who
from laksewhist.store.statistics_pages import Subject

_ROLES: Final = {
    Role.DECLARER: QT_TRANSLATE_NOOP("Statistics", "declarer"),
    Role.ALONE: QT_TRANSLATE_NOOP("Statistics", "declarer, alone"),
    Role.PARTNER: QT_TRANSLATE_NOOP("Statistics", "partner"),
    Role.OPPONENT: QT_TRANSLATE_NOOP("Statistics", "defender"),
}
_SUBJECTS: Final = {
    Subject.PARTICIPANTS: QT_TRANSLATE_NOOP("Statistics", "Participants"),
    Subject.BIDS: QT_TRANSLATE_NOOP("Statistics", "Bids"),
    Subject.LEVELS: QT_TRANSLATE_NOOP("Statistics", "Levels"),
    Subject.ROLES: QT_TRANSLATE_NOOP("Statistics", "Roles"),
    Subject.TIME: QT_TRANSLATE_NOOP("Statistics", "Over time"),
    Subject.TOURNAMENTS: QT_TRANSLATE_NOOP("Statistics", "Tournaments"),
}
_HEADS: Final = {
    Subject.PARTICIPANTS: (QT_TRANSLATE_NOOP("Statistics", "Participant"),),
    Subject.BIDS: (QT_TRANSLATE_NOOP("Statistics", "Bid"),),
    Subject.LEVELS: (QT_TRANSLATE_NOOP("Statistics", "Level"),),
    Subject.ROLES: (QT_TRANSLATE_NOOP("Statistics", "Role"),),
    Subject.TIME: (QT_TRANSLATE_NOOP("Statistics", "Time"), QT_TRANSLATE_NOOP("Statistics", "Participant")),
    Subject.TOURNAMENTS: (
        QT_TRANSLATE_NOOP("Statistics", "Tournament"),
        QT_TRANSLATE_NOOP("Statistics", "Participant"),
    ),
}


def say(source: object) -> str:
    """A text of the statistics in the language of the moment."""
    return QCoreApplication.translate("Statistics", str(source))


def apart(name: str) -> str:
    """A name that may be written from right to left, so that it turns nothing round it."""
    return f"\u2068{name}\u2069"


def subject_text(subject: Subject) -> str:
    """The title of a page."""
    return say(_SUBJECTS[subject])


def head_texts(subject: Subject) -> tuple[str, ...]:
    """The titles of the columns that tell what a row is."""
    return tuple(say(each) for each in _HEADS[subject])


def who_text(who: Who) -> str:
    """A person's name; a computer's with its level."""
    return who.name if who.level is None else f"{apart(who.name)} ({_level(who.level)})"


def brain_text(brain: Brain) -> str:
    """`people`, `stærk`, or `stærk, bold`."""
    if brain.level is None:
        return QCoreApplication.translate("Statistics", "people")
    if brain.style in (None, Style.BALANCED.value) or brain.level not in STYLED:
        return _level(brain.level)
    return f"{_level(brain.level)}, {_style(str(brain.style))}"


def _level(level: str) -> str:
    try:
        return level_name(level)
    except KeyError:  # of another version
        return level


def _style(style: str) -> str:
    try:
        return style_name(Style(style))
    except ValueError:  # of another version
        return style


def role_text(role: str) -> str:
    """What somebody was in a deal."""
    return say(_ROLES[Role(role)])


def bid_label(text: str) -> str:
    """A bid, of its text form."""
    return bid_text(parse_bid(text))


def time_text(day: str, grain: Grain) -> str:
    """A day, month or year, of its first day as `2026-11-01`."""
    date = QDate.fromString(day, "yyyy-MM-dd")
    forms = {
        #: How a day is written in a table, in Qt's letters: 30 Nov 2026.
        Grain.DAY: QCoreApplication.translate("Statistics", "d MMM yyyy"),
        #: How a month is written, in Qt's letters: November 2026.
        Grain.MONTH: QCoreApplication.translate("Statistics", "MMMM yyyy"),
        Grain.YEAR: "yyyy",
    }
    return locale().toString(date, forms[grain])


def count_text(number: int) -> str:
    """A number of things: `1,204`."""
    return locale().toString(number)


def decimal(number: float, places: int = 1) -> str:
    """A number without a sign where it is none or more: `3.2`."""
    return locale().toString(abs(number), "f", places) if number >= 0 else MINUS + decimal(-number, places)


def signed_decimal(number: float, places: int = 1) -> str:
    """A number with its sign: `+3.2`; what rounds to nothing has none."""
    rounded = round(number, places)
    text = locale().toString(abs(rounded), "f", places)
    return text if not rounded else f"{'+' if rounded > 0 else MINUS}{text}"


def signed_count(number: int) -> str:
    """A number of points with its sign: `+1,204`."""
    text = locale().toString(abs(number))
    return text if not number else f"{'+' if number > 0 else MINUS}{text}"


def percent(share: float) -> str:
    """A part of a whole: `63 %`."""
    return QCoreApplication.translate("Statistics", "{number} %").format(number=locale().toString(round(100 * share)))


def key_texts(subject: Subject, key: Any, grain: Grain, names: dict[str, str]) -> tuple[str, ...]:
    """What a row is, in one or two columns; `names` are those of the tournaments by their ids."""
    match subject:
        case Subject.PARTICIPANTS:
            return (who_text(key),)
        case Subject.BIDS:
            return (bid_label(key),)
        case Subject.LEVELS:
            return (brain_text(key),)
        case Subject.ROLES:
            return (role_text(key),)
        case Subject.TIME:
            return time_text(key[0], grain), who_text(key[1])
        case Subject.TOURNAMENTS:
            return names.get(key[0], key[0]), who_text(key[1])
