"""Chooses one of the point tables there are."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.gui.panels.widgets import name_it
from laksewhist.store.table_files import TableFolder


class TableChoice(QComboBox):
    """The tables that come with the game and one's own by name; `table` is the one that is chosen.

    A table that is asked for and is none of them, as that of a game whose table has been changed since, stands among
    them as it is.
    """

    def __init__(self, folder: TableFolder, parent: QWidget, table: PointTable = DEFAULT_TABLE) -> None:
        super().__init__(parent)
        self._folder = folder
        self._tables: tuple[PointTable, ...] = ()
        name_it(self, self.tr("Point table"))
        self.refresh(table)

    @property
    def table(self) -> PointTable:
        """The table that is chosen."""
        return self._tables[self.currentIndex()]

    def refresh(self, table: PointTable | None = None) -> None:
        """Reads the folder anew, and chooses this table; the one that is chosen where none is given."""
        wanted = self.table if table is None else table
        tables = [*BUILT_IN, *(stored.value for stored in self._folder.load().values)]
        if wanted not in tables:
            same_name = next((at for at, each in enumerate(tables) if each.name == wanted.name), None)
            if table is None and same_name is not None:
                wanted = tables[same_name]  # it was edited while it was chosen
            else:
                tables.append(wanted)
        self._tables = tuple(tables)
        self.clear()
        self.addItems([each.name for each in tables])
        self.setCurrentIndex(tables.index(wanted))
