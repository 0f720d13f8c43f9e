"""The point table as a dialog over an item model."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from laksewhist.engine.point_table import PointTable
from laksewhist.gui.dialogs.sheet_dialog import SheetDialog
from laksewhist.gui.look import Look
from laksewhist.gui.models.point_table_model import PointTableModel


def point_table_dialog(table: PointTable, look: Look, parent: QWidget) -> SheetDialog:
    """What each bid gives with each number of tricks."""
    title = QCoreApplication.translate("Sheets", "Point table: {name}").format(name=table.name)
    note = QCoreApplication.translate(
        "Sheets",
        "What declarer and partner each get with so many tricks. Alone it is three times as much, from the third card "
        "of a vip twice as much. In nolo the declarer gets or pays three times the number.",
    )
    return SheetDialog(title, note, PointTableModel(table), look, parent)
