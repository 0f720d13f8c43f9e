"""Which deals are looked at: of which tournaments and people, of which time, with or without help."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.statistics.many_choice import ManyChoice
from laksewhist.gui.statistics.words import who_text
from laksewhist.store.statistics_choice import Choice, Help, Offered

_DAYS: Final = (7, 30, 365)
_HELPS: Final = (Help.WITHOUT, Help.WITH, Help.ONLY)


def _here() -> datetime:
    return datetime.now().astimezone()


class Filters(QWidget):
    """Signal: `changed()` when something else was chosen by hand."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget, now: Callable[[], datetime] = _here) -> None:
        super().__init__(parent)
        self._now = now
        self.tournaments, self.people = ManyChoice(look, self), ManyChoice(look, self)
        self.period, self.help = QComboBox(self), QComboBox(self)
        self._labels = [QLabel(self) for _ in range(4)]
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(look.px(10))
        layout.setVerticalSpacing(look.px(2))
        for at, widget in enumerate((self.tournaments, self.people, self.period, self.help)):
            self._labels[at].setBuddy(widget)
            self._labels[at].setProperty("soft", True)
            layout.addWidget(self._labels[at], 0, at)
            layout.addWidget(widget, 1, at)
            layout.setColumnStretch(at, 1)
        for chooser in (self.tournaments, self.people):
            chooser.changed.connect(self.changed)
        for combo in (self.period, self.help):
            combo.setMinimumContentsLength(8)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.activated.connect(lambda _at: self.changed.emit())
        self._years: tuple[int, ...] = ()
        self.retranslate()

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        since, before = self._span()
        chosen_help: Help = Help(self.help.currentData())
        return Choice(self.tournaments.chosen, self.people.chosen, since, before, chosen_help)

    def offer(self, offered: Offered, names: dict[str, str]) -> None:
        """Offers what there is: `names` are those of the tournaments by their ids."""
        self.tournaments.offer([(ident, names[ident]) for ident in offered.tournaments if ident in names])
        self.people.offer([(who, who_text(who)) for who in offered.people])
        self._years = offered.years
        self._word_periods()

    # ---- words

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        titles = (self.tr("&Tournaments"), self.tr("&Participants"), self.tr("P&eriod"), self.tr("&Hints and the like"))
        for label, title in zip(self._labels, titles, strict=True):
            label.setText(title)
        self.tournaments.word(_plain(titles[0]), self.tr("All"))
        self.people.word(_plain(titles[1]), self.tr("Everybody"))
        name_it(self.period, _plain(titles[2]))
        name_it(self.help, _plain(titles[3]), self.tr("Hints, take-backs, and cards the computer played for somebody"))
        self.help.setToolTip(self.help.accessibleDescription())
        self._word_periods()
        words = {
            Help.WITHOUT: self.tr("Deals without help"),
            Help.WITH: self.tr("All deals"),
            Help.ONLY: self.tr("Only deals with help"),
        }
        _fill(self.help, [(each.value, words[each]) for each in _HELPS])

    def _word_periods(self) -> None:
        days = {7: self.tr("The last 7 days"), 30: self.tr("The last 30 days"), 365: self.tr("The last 12 months")}
        offered: list[tuple[object, str]] = [("", self.tr("All the time"))]
        offered += [(f"days {each}", days[each]) for each in _DAYS]
        offered += [(f"year {each}", str(each)) for each in self._years]
        _fill(self.period, offered)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.tournaments.set_look(look)
        self.people.set_look(look)

    # ---- time

    def _span(self) -> tuple[int | None, int | None]:
        """From when and until when, in milliseconds since 1970."""
        kind, _, number = str(self.period.currentData() or "").partition(" ")
        if kind == "days":
            midnight = self._now().replace(hour=0, minute=0, second=0, microsecond=0)
            return _milliseconds(midnight - timedelta(days=int(number) - 1)), None
        if kind == "year":
            first, last = (datetime(int(number) + more, 1, 1).astimezone() for more in (0, 1))
            return _milliseconds(first), _milliseconds(last)
        return None, None


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _plain(words: str) -> str:
    return words.replace("&", "")


def _fill(combo: QComboBox, values: list[tuple[object, str]]) -> None:
    """Offers values with their words; what was chosen stays so where it is still there."""
    before = combo.currentData()
    combo.blockSignals(True)
    combo.clear()
    for value, words in values:
        combo.addItem(words, value)
    combo.setCurrentIndex(max(0, combo.findData(before)))
    combo.blockSignals(False)
