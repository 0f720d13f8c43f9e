"""Makes the interfaces of what is painted on the table, and keeps them as long as Qt uses them."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


class Interfaces:
    """The factory that Qt asks; one for the program, to be kept as long as it runs.

    Qt deletes an interface together with its object. Until then Python must hold on to it; afterwards it is let go.
    """

    def __init__(self) -> None:
        self._kept: list[QAccessibleInterface] = []

    def __len__(self) -> int:
        """How many are kept, those included that wait for being let go."""
        return len(self._kept)

    def install(self) -> None:
        """Has Qt ask this factory."""
        QAccessible.installFactory(self._make)

    def _make(self, _key: str, made_for: QObject) -> QAccessibleInterface | None:
        # Nobody asks where nothing reads the screen aloud.
        from laksewhist.gui.accessibility.items import CardAccessible, PlateAccessible
        from laksewhist.gui.accessibility.table import TableAccessible
        from laksewhist.gui.table.card_item import CardItem
        from laksewhist.gui.table.plate_item import PlateItem
        from laksewhist.gui.table.view import TableView

        made: QAccessibleInterface
        match made_for:
            case CardItem():
                made = CardAccessible(made_for)
            case PlateItem():
                made = PlateAccessible(made_for)
            case TableView():
                made = TableAccessible(made_for)
            case _:
                return None
        self._kept = [each for each in self._kept if shiboken6.isValid(each)]
        self._kept.append(made)
        return made
