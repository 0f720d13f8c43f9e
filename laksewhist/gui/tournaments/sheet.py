"""The score sheet of a tournament that is not at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from laksewhist.gui.dialogs.sheet_dialog import SheetDialog
from laksewhist.gui.look import Look
from laksewhist.gui.models.score_sheet_model import ScoreSheetModel, SheetRow
from laksewhist.gui.store_words import tournament_name, unreadable_words
from laksewhist.store.errors import FormatError
from laksewhist.store.history.rows import SheetDeal
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Tournament
from laksewhist.store.trouble import StoreError


def open_sheet(tournament: Tournament, memory: Memory, look: Look, parent: QWidget) -> None:
    """Shows the sheet, or says in a sentence why there is none."""
    title = tournament_name(tournament)
    try:
        deals = memory.history.sheet(tournament.id)
    except (FormatError, StoreError) as error:
        QMessageBox.warning(parent, title, unreadable_words(title, error))
        return
    note = QCoreApplication.translate("Sheets", "Points of each deal, and in brackets the sum so far.")
    model = ScoreSheetModel(tournament.names, [_row(deal, tournament.names) for deal in deals])
    SheetDialog(title, note, model, look, parent).open()


def _row(deal: SheetDeal, names: tuple[str, ...]) -> SheetRow:
    declarers = tuple(names[deal.participant(seat)] for seat in deal.result.declarers)
    return SheetRow(deal.result.contract, declarers, deal.points)
