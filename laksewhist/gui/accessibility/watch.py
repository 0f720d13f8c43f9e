"""Follows the table for assistive technology, from the moment that some of it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from laksewhist.gui.table.scene import TableScene
from laksewhist.gui.table.view import TableView

if TYPE_CHECKING:  # the first table does not wait for it
    from laksewhist.gui.accessibility.changes import TableChanges


class TableWatch(QObject):
    """Has the changes of a view's scene told. Costs nothing where nobody listens."""

    def __init__(self, view: TableView, scene: TableScene) -> None:
        super().__init__(view)
        self._scene = scene
        self._changes: TableChanges | None = None
        scene.arranged.connect(self._on_arranged)

    def _on_arranged(self) -> None:
        if not QAccessible.isActive():
            return
        if self._changes is None:
            from laksewhist.gui.accessibility.changes import TableChanges

            self._changes = TableChanges(self._scene)
        self._changes.tell()
