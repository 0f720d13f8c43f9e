"""Records on disk: shown, saved, and kept as evidence where a computer player failed."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.points import points
from laksewhist.match.match import DealPlan, Match
from laksewhist.store.errors import FormatError
from laksewhist.store.settings import SettingsProblem

if TYPE_CHECKING:  # the first table does not wait for what only a record needs
    from laksewhist.gui.evidence import Evidence
    from laksewhist.store.record import Record

_log = logging.getLogger(__name__)
SUFFIX: Final = ".laksewhist"


def record_of(match: Match) -> Record:
    """Every finished deal of a match, with its result."""
    from laksewhist.store.record import Record, RecordedDeal
    from laksewhist.store.result import result_of

    deals: list[RecordedDeal] = []
    for deal in match.deals:
        played, outcome = deal.played, deal.played.state.outcome
        result = result_of(outcome, points(outcome, match.table))
        deals.append(RecordedDeal(_names(match, deal.plan), played.setup, played.actions, result))
    return Record(match.rules, _own_table(match), match.participants, tuple(deals))


def record_of_fault(evidence: Evidence) -> Record:
    """The one deal in which a computer failed, as far as it had come."""
    from laksewhist.store.record import Record, RecordedDeal

    match, plan = evidence.match, evidence.plan
    deal = RecordedDeal(_names(match, plan), plan.setup, evidence.actions, None)
    return Record(plan.setup.rules, _own_table(match), match.participants, (deal,))


def _own_table(match: Match) -> PointTable | None:
    return None if match.table == DEFAULT_TABLE else match.table


def _names(match: Match, plan: DealPlan) -> tuple[str, str, str, str]:
    first, second, third, fourth = (match.participants[who] for who in plan.seating.players)
    return first, second, third, fourth


class RecordFiles(QObject):
    """Opens, saves and keeps records; says in a sentence what went wrong.

    Signal: `opened(Ledger)` with the deals of a record that somebody wants to see.
    """

    opened = Signal(object)

    def __init__(self, window: QWidget, data: Path) -> None:
        super().__init__(window)
        self._window = window
        self._data = data

    def open(self) -> None:
        """Asks for a record and opens it."""
        from PySide6.QtWidgets import QFileDialog

        kinds = self.tr("Records (*.laksewhist);;All files (*)")
        name, _kind = QFileDialog.getOpenFileName(self._window, self.tr("Open a record"), "", kinds)
        if name:
            self.show(Path(name))

    def show(self, path: Path) -> None:
        """Opens the deals of a record and their points, played again by the rules."""
        from laksewhist.gui.scores.sources import of_record
        from laksewhist.gui.store_words import fault_words
        from laksewhist.gui.words import isolated
        from laksewhist.store.record import load_record

        try:
            record = load_record(path)
            finished = record.deals[:-1] if _ends_unfinished(record) else record.deals
            ledger = of_record(record, finished, path.stem)
        except (FormatError, OSError) as error:
            sentence = self.tr("{file} cannot be shown.\n\n{reason}")
            sentence = sentence.format(file=isolated(path.name), reason=fault_words(error))
            self._warn(self.tr("Record"), sentence)
            return
        self.opened.emit(ledger)

    def save(self, match: Match) -> None:
        """Asks for a name and saves the finished deals of the match."""
        from PySide6.QtWidgets import QFileDialog

        from laksewhist.gui.store_words import fault_words
        from laksewhist.store.record import save_record

        proposed = _now("laksewhist-%Y-%m-%d") + SUFFIX
        kinds = self.tr("Records (*.laksewhist)")
        name, _kind = QFileDialog.getSaveFileName(self._window, self.tr("Save the record"), proposed, kinds)
        if not name:
            return
        path = Path(name)
        path = path if path.suffix else path.with_suffix(SUFFIX)
        try:
            save_record(path, record_of(match))
        except (OSError, FormatError) as error:  # a deal that was recalled may turn out to be damaged
            sentence = self.tr("The record could not be saved.\n\n{reason}").format(reason=fault_words(error))
            self._warn(self.tr("Record"), sentence)

    def keep_bug(self, evidence: Evidence) -> None:
        """Saves the deal in which a computer failed beside the log, which names it, and says how to think it again."""
        from laksewhist.store.record import save_record

        path = self._data / _now("bug-%Y%m%d-%H%M%S-%f.laksewhist")
        name: str | None = path.name
        try:
            self._data.mkdir(parents=True, exist_ok=True)
            save_record(path, record_of_fault(evidence))
        except OSError as error:
            _log.error("the failed deal could not be kept: %s", error)
            name = None
        _log.error("to think it again: %s", evidence.line(name))

    def tell_problem(self, problem: SettingsProblem) -> None:
        """Says that the settings file was broken, and where it lies now."""
        from laksewhist.gui.file_faults import fault_told  # only where something is wrong

        where = str(problem.aside or problem.path)
        sentence = self.tr(
            "The settings could not be read, so the usual ones are used. The old file is kept:\n{file}\n\n{faults}"
        ).format(file=where, faults="\n".join(map(fault_told, problem.faults)))
        self._warn(self.tr("Settings"), sentence)

    def _warn(self, title: str, sentence: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        QMessageBox.warning(self._window, title, sentence)


def _now(form: str) -> str:
    """The time of day in a name."""
    from datetime import datetime

    return datetime.now().strftime(form)


def _ends_unfinished(record: Record) -> bool:
    """Whether the last deal has no result, as the deal that was being played when the record was written."""
    return bool(record.deals) and record.deals[-1].result is None and not _is_finished(record)


def _is_finished(record: Record) -> bool:
    from laksewhist.store.replay import replay_deal

    try:
        replay_deal(record.deals[-1], record.table, "")
    except FormatError:
        return False
    return True
