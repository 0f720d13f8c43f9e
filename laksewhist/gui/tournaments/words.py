"""The words of the wizard and of the list of tournaments: lengths, participants, and how a tournament stands."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QObject

from laksewhist.gui.languages import locale
from laksewhist.gui.levels import STYLED, level_name, style_name
from laksewhist.gui.medallion import first_signs
from laksewhist.gui.store_words import day_text
from laksewhist.gui.tournaments.rows import Row
from laksewhist.gui.words import isolated, name_list, signed
from laksewhist.match.length import Length, LengthKind
from laksewhist.store.tournament import Participant


class Lengths(QObject):
    """Texts with a number in them, in the plural form that it takes."""

    def deals(self, n: int) -> str:
        """Ends after this number of deals."""
        return self.tr("%n deal(s)", "", n)

    def to(self, n: int) -> str:
        """Behind a number of deals: up to so many points."""
        return self.tr("to %n point(s)", "", n)

    def until(self, n: int) -> str:
        """Ends when somebody has so many points."""
        return self.tr("until somebody has %n point(s)", "", n)


SHORT: Final = 14
"""Signs of a name that are shown where a number must be seen behind it."""


def cut(name: str) -> str:
    """A long name cut between two signs, isolated: what stands behind it is still to be seen."""
    return isolated(first_signs(name, SHORT))


def length_text(length: Length) -> str:
    """How long a tournament is: `24 deals`, `until somebody has 200 points`, `open-ended`."""
    match length.kind:
        case LengthKind.DEALS:
            return Lengths().deals(length.amount)
        case LengthKind.POINTS:
            return Lengths().until(length.amount)
        case LengthKind.OPEN:
            return QCoreApplication.translate("Tournaments", "open-ended")


def participant_text(participant: Participant) -> str:
    """Who somebody is: `Karen (stærk, bold)`, `Søren (person)`."""
    if participant.level is None:
        kind = QCoreApplication.translate("Tournaments", "person")
    elif participant.level in STYLED:
        kind = f"{level_name(participant.level)}, {style_name(participant.style)}"
    else:
        kind = level_name(participant.level)
    return f"{isolated(participant.name)} ({kind})"


def progress_text(row: Row) -> str:
    """How far it has come: `12 of 24 deals`, `7 deals`, `not begun`."""
    tournament, summary = row.tournament, row.summary
    if summary is None or not row.is_begun:
        return QCoreApplication.translate("Tournaments", "not begun")
    if tournament.length.kind is LengthKind.DEALS:
        text = QCoreApplication.translate("Tournaments", "{played} of {all}")
        return text.format(played=summary.moved_on, all=Lengths().deals(tournament.length.amount))
    played = Lengths().deals(summary.moved_on)
    if tournament.length.kind is LengthKind.POINTS:
        return f"{played}, {Lengths().to(tournament.length.amount)}"
    return played


def played_text(row: Row, *, short: bool = False) -> str:
    """When it was last played, or made where it was not: `played 30 November 2026`, or `played 30 Nov 2026`."""
    tournament, summary = row.tournament, row.summary
    if tournament.deleted is not None:
        text, moment = QCoreApplication.translate("Tournaments", "deleted {day}"), tournament.deleted
    elif summary is None or summary.played is None:
        text, moment = QCoreApplication.translate("Tournaments", "made {day}"), tournament.created
    else:
        text, moment = QCoreApplication.translate("Tournaments", "played {day}"), summary.played
    return text.format(day=short_day(moment) if short else day_text(moment))


def short_day(moment: datetime) -> str:
    """The day, here, of a moment, with the month in three letters."""
    #: How a day is written where there is little room, in Qt's letters: 30 Nov 2026.
    form = QCoreApplication.translate("Tournaments", "d MMM yyyy")
    here = moment.astimezone()
    return locale().toString(QDate(here.year, here.month, here.day), form)


def leader_text(row: Row) -> str:
    """Who leads or has won, and the sum: `Karen leads with +45`; empty where nothing was scored yet."""
    summary = row.summary
    if summary is None or not summary.scored:
        return ""
    best = max(summary.standings)
    names = [cut(name) for name, sum_ in zip(row.tournament.names, summary.standings, strict=True) if sum_ == best]
    if len(names) == 1:
        won = QCoreApplication.translate("Tournaments", "{names} has won with {points}")
        leads = QCoreApplication.translate("Tournaments", "{names} leads with {points}")
    else:
        won = QCoreApplication.translate("Tournaments", "{names} share the first place with {points}")
        leads = won
    return (won if row.is_over else leads).format(names=name_list(names), points=signed(best))


def sums_text(row: Row) -> str:
    """Everybody's sum, the highest first; the names alone where nothing was scored yet."""
    if row.summary is None or not row.summary.scored:
        return ", ".join(cut(name) for name in row.tournament.names)
    ranked = sorted(zip(row.tournament.names, row.summary.standings, strict=True), key=lambda each: -each[1])
    return ", ".join(f"{cut(name)} {signed(points)}" for name, points in ranked)


def row_text(row: Row) -> str:
    """All of a row in one line, for those who hear it."""
    parts = (isolated(row.title), progress_text(row), leader_text(row), sums_text(row), played_text(row))
    return ". ".join(part for part in parts if part)
