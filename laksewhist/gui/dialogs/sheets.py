"""The point table and the score sheets, as dialogs over item models."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from laksewhist.engine.contract import Outcome
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import points
from laksewhist.gui.dialogs.sheet_dialog import SheetDialog
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_model import PointTableModel
from laksewhist.gui.models.score_sheet_model import ScoreSheetModel, SheetRow
from laksewhist.match.match import Match
from laksewhist.store.record import Record, RecordedDeal
from laksewhist.store.replay import replay_deal


def point_table_dialog(table: PointTable, look: Look, parent: QWidget) -> SheetDialog:
    """What each bid gives with each number of tricks."""
    title = QCoreApplication.translate("Sheets", "Point table: {name}").format(name=table.name)
    note = QCoreApplication.translate(
        "Sheets",
        "What declarer and partner each get with so many tricks. Alone it is three times as much, from the third card "
        "of a vip twice as much. In nolo the declarer gets or pays three times the number.",
    )
    return SheetDialog(title, note, PointTableModel(table), look, parent)


def score_sheet_dialog(match: Match, look: Look, parent: QWidget) -> SheetDialog:
    """The deals of a match and what each participant got, with the running sums."""
    rows = [
        _row(deal.played.state.outcome, deal.points, [match.participants[who] for who in deal.plan.seating.players])
        for deal in match.deals
    ]
    title = QCoreApplication.translate("Sheets", "Score sheet")
    return SheetDialog(title, _sheet_note(), ScoreSheetModel(match.participants, rows), look, parent)


def record_dialog(record: Record, deals: Sequence[RecordedDeal], name: str, look: Look, parent: QWidget) -> SheetDialog:
    """The finished deals of a record, scored by its own point table."""
    rows: list[SheetRow] = []
    for deal in deals:
        outcome = replay_deal(deal, record.table, name).state.outcome
        by_name = dict(zip(deal.seats, points(outcome, record.table), strict=True))
        given = tuple(by_name.get(who, 0) for who in record.participants)
        rows.append(_row(outcome, given, deal.seats))
    title = QCoreApplication.translate("Sheets", "Record: {name}").format(name=name)
    return SheetDialog(title, _sheet_note(), ScoreSheetModel(record.participants, rows), look, parent)


def _sheet_note() -> str:
    return QCoreApplication.translate("Sheets", "Points of each deal, and in brackets the sum so far.")


def _row(outcome: Outcome, given: tuple[int, ...], names: Sequence[str]) -> SheetRow:
    contract = outcome.contract
    declarers = tuple(names[seat] for seat in contract.declarers) if contract is not None else ()
    return SheetRow(contract.bid if contract is not None else None, declarers, given)
