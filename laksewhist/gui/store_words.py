"""The words for what lasts: names of tournaments, and what a disk or a damaged file does."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate

from laksewhist.gui.languages import locale
from laksewhist.gui.words import isolated, name_list, signed
from laksewhist.match.match import Match, places
from laksewhist.store.errors import FormatError
from laksewhist.store.tournament import Tournament
from laksewhist.store.trouble import Problem, StoreError, Trouble, trouble_of

_REASONS = {
    Trouble.FULL: QT_TRANSLATE_NOOP("Memory", "The disk is full."),
    Trouble.READ_ONLY: QT_TRANSLATE_NOOP("Memory", "Nothing may be written in this folder."),
    Trouble.BUSY: QT_TRANSLATE_NOOP("Memory", "Another program is using the file."),
    Trouble.DAMAGED: QT_TRANSLATE_NOOP("Memory", "The file is damaged."),
    Trouble.NEWER: QT_TRANSLATE_NOOP("Memory", "A newer version of Laksewhist wrote the file."),
    Trouble.REFUSED: QT_TRANSLATE_NOOP("Memory", "The disk refuses."),
}


def trouble_words(trouble: Trouble) -> str:
    """Why something could not be written or read, in a sentence."""
    return QCoreApplication.translate("Memory", str(_REASONS[trouble]))


def fault_words(error: Exception) -> str:
    """Why a file could not be read or written; of a faulty one also where the fault is."""
    if isinstance(error, StoreError):
        return f"{trouble_words(error.trouble)}\n{error.path}"
    if isinstance(error, FileNotFoundError):
        return QCoreApplication.translate("Memory", "There is no such file or folder.")
    if not isinstance(error, FormatError):
        return trouble_words(trouble_of(error))
    if error.newer:
        return trouble_words(Trouble.NEWER)
    from laksewhist.gui.file_faults import file_fault  # only where something is wrong

    sentence = QCoreApplication.translate("Memory", "The file is damaged, or of another kind.")
    return f"{sentence} {file_fault(error)}"


def tournament_name(tournament: Tournament) -> str:
    """The tournament's name; one without a name is called after the day on which it was made."""
    if tournament.name:
        return tournament.name
    return QCoreApplication.translate("Memory", "Game of {day}").format(day=day_text(tournament.created))


def day_text(moment: datetime) -> str:
    """The day, here, of a moment."""
    #: How a day is written, in Qt's letters: 30 November 2026.
    form = QCoreApplication.translate("Memory", "d MMMM yyyy")
    here = moment.astimezone()
    return locale().toString(QDate(here.year, here.month, here.day), form)


def refused_words(error: StoreError) -> str:
    """The disk refuses to take what was just played."""
    sentence = QCoreApplication.translate(
        "Memory",
        "What is played cannot be saved just now, and the game goes on. It is saved as soon as it can be.\n\n"
        "{reason}\n{file}",
    )
    return sentence.format(reason=trouble_words(error.trouble), file=error.path)


def kept_again() -> str:
    """The disk takes again what is played."""
    return QCoreApplication.translate("Memory", "Everything that was played has now been saved.")


def problem_words(problem: Problem) -> str:
    """What was found when the program started, and what was done about it."""
    from laksewhist.gui.file_faults import fault_told  # only where something is wrong

    detail = fault_told(problem.detail)
    if problem.aside is None:
        sentence = QCoreApplication.translate(
            "Memory",
            "This file cannot be used. Nothing of it is changed, and the game can be played, but what is played is not "
            "saved there.\n\n{reason}\n{file}\n\n{detail}",
        )
        reason = trouble_words(problem.trouble)
        return sentence.format(reason=reason, file=problem.path, detail=detail)
    if problem.path.suffix == ".sqlite" and problem.lost is None:
        sentence = QCoreApplication.translate(
            "Memory",
            "The history of all deals was damaged. {rescued} deals were found again and are in a new history; how many "
            "are missing cannot be told. The damaged file is kept:\n{file}\n\n{detail}",
        )
    elif problem.path.suffix == ".sqlite":
        sentence = QCoreApplication.translate(
            "Memory",
            "The history of all deals was damaged. {rescued} deals were found again and are in a new history; {lost} "
            "could not be. The damaged file is kept:\n{file}\n\n{detail}",
        )
    else:
        sentence = QCoreApplication.translate(
            "Memory",
            "The file of a tournament was damaged. It was written anew from the history of all deals, where that knows "
            "it. The damaged file is kept:\n{file}\n\n{detail}",
        )
    return sentence.format(rescued=problem.rescued, lost=problem.lost, file=problem.aside, detail=detail)


def unreadable_words(name: str, error: FormatError | StoreError) -> str:
    """A tournament cannot be gone on with."""
    sentence = QCoreApplication.translate(
        "Memory",
        "{name} cannot be opened: what is stored of it is damaged. Start the program again: it then takes out of the "
        "history what can be read.\n\n{reason}",
    )
    return sentence.format(name=isolated(name), reason=fault_words(error))


def ended_words(match: Match) -> str:
    """The tournament is over, and who has won it."""
    best = [who for who, place in enumerate(places(match.standings)) if place == 1]
    winners = name_list([isolated(match.participants[who]) for who in best])
    if len(best) > 1:
        text = QCoreApplication.translate("Memory", "The tournament is over. {names} share the first place: {points}.")
    else:
        text = QCoreApplication.translate("Memory", "The tournament is over. {names} has won: {points}.")
    return text.format(names=winners, points=signed(match.standings[best[0]]))
