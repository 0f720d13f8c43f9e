"""Sentences of the statistics: how many deals they are made of, and why there may be none."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from laksewhist.gui.store_words import fault_words
from laksewhist.store.errors import FormatError
from laksewhist.store.statistics_choice import Counts
from laksewhist.store.trouble import StoreError


class Numbered(QObject):
    """Texts with a number in them, in the plural form that it takes."""

    def played(self, n: int) -> str:
        """Deals in which something was played."""
        return self.tr("%n deal(s) played", "", n)

    def iron_hands(self, n: int) -> str:
        """Deals that were dealt again."""
        return self.tr("%n redeal(s) after an iron hand", "", n)

    def passed(self, n: int) -> str:
        """Deals in which nobody bid."""
        return self.tr("%n time(s) four passes", "", n)

    def left_out(self, n: int) -> str:
        """Deals that do not count for the help in them."""
        return self.tr("%n deal(s) with help left out", "", n)

    def hints(self, n: int) -> str:
        """Deals with hints."""
        return self.tr("%n with hints", "", n)

    def take_backs(self, n: int) -> str:
        """Deals with take-backs."""
        return self.tr("%n with take-backs", "", n)

    def played_for(self, n: int) -> str:
        """Deals in which the computer played for somebody."""
        return self.tr("%n in which the computer played for somebody", "", n)

    def only_helped(self, n: int) -> str:
        """Why there is nothing to be seen."""
        return self.tr("%n deal(s) had help. Choose “All deals” above to see them too.", "", n)


def counts_words(counts: Counts) -> str:
    """What the numbers are made of, in one line."""
    say = Numbered()
    parts = [say.played(counts.played)]
    if counts.iron_hands:
        parts.append(say.iron_hands(counts.iron_hands))
    if counts.passed:
        parts.append(say.passed(counts.passed))
    if counts.left_out:
        parts.append(say.left_out(counts.left_out))
    helped = [
        words(number)
        for words, number in (
            (say.hints, counts.hints),
            (say.take_backs, counts.take_backs),
            (say.played_for, counts.played_for),
        )
        if number
    ]
    if helped:
        kinds = QCoreApplication.translate("Statistics", "help: {kinds}").format(kinds=", ".join(helped))
        parts.append(kinds)
    return " · ".join(parts)


def empty_words(counts: Counts, *, is_anything: bool) -> str:
    """Why there are no numbers, and what would bring some."""
    if not is_anything:
        return QCoreApplication.translate(
            "Statistics",
            "Nothing has been played to its end yet.\n\nPlay a deal or two: here you will see how you do, bid by bid.",
        )
    if counts.left_out:
        return Numbered().only_helped(counts.left_out)
    return QCoreApplication.translate(
        "Statistics", "There is no deal like that.\n\nChoose more tournaments, more people or a longer time above."
    )


def failed_words(error: Exception) -> str:
    """The history could not be read."""
    sentence = QCoreApplication.translate(
        "Statistics",
        "The deals cannot be read just now. Nothing is lost: if the history is damaged, the next start of the program "
        "takes out of it what can be read.\n\n{reason}",
    )
    if isinstance(error, StoreError | FormatError):
        return sentence.format(reason=fault_words(error))
    raise error
