"""The menu that a click with the other button, or the menu key, opens over the cells."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QMenu

from laksewhist.gui.tables.editing import Editing
from laksewhist.gui.tables.grid import TableGrid


def grid_menu(editing: Editing, reckon: Callable[[], None], grid: TableGrid, at: QPoint) -> QMenu:
    """Opens the menu at a point of the grid, and returns it; it is gone once it is closed."""
    menu = QMenu(grid)
    for words, keys, done in (
        (QCoreApplication.translate("TableMenu", "Copy"), "Ctrl+C", editing.copy),
        (QCoreApplication.translate("TableMenu", "Cut"), "Ctrl+X", editing.cut),
        (QCoreApplication.translate("TableMenu", "Paste"), "Ctrl+V", editing.paste),
        (QCoreApplication.translate("TableMenu", "Back to the formula"), "Del", editing.clear),
        (QCoreApplication.translate("TableMenu", "Change…"), "", reckon),
    ):
        # The keys are the grid's own; here they only are shown.
        menu.addAction(f"{words}\t{keys}" if keys else words).triggered.connect(done)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(grid.viewport().mapToGlobal(at))
    return menu
