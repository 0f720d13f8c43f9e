"""The table as assistive technology sees it: a list of the seats, and of the cards that can be seen."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from laksewhist.gui.accessibility.wording import table_name
from laksewhist.gui.table.arrangement import Zone
from laksewhist.gui.table.card_item import CardItem
from laksewhist.gui.table.card_layer import GONE
from laksewhist.gui.table.plate_item import PlateItem
from laksewhist.gui.table.scene import TableScene
from laksewhist.gui.table.view import TableView

Item: TypeAlias = CardItem | PlateItem
ORDER: Final = (Zone.KITTY, Zone.TRICK, Zone.OPEN, Zone.HAND)
"""The order in which the cards come after the seats; backs in the hands of others are told by number only."""


def items_of(scene: TableScene) -> list[Item]:
    """What the table consists of, in the order in which it is told."""
    seats = [item for item in scene.plate_items if item.isVisible()]
    cards = [item for key, item in scene.cards.items().items() if not key.startswith(GONE) and _is_told(item)]
    cards.sort(key=lambda item: (ORDER.index(item.sprite.zone), item.sprite.z))
    return [*seats, *cards]


def _is_told(item: CardItem) -> bool:
    return item.sprite.zone is Zone.KITTY or (item.sprite.card is not None and item.sprite.zone in ORDER)


class TableAccessible(QAccessibleWidget):
    """The view with its seats and cards as children."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)

    def _scene(self) -> TableScene | None:
        view = self.object()
        scene = view.scene() if isinstance(view, TableView) else None
        return scene if isinstance(scene, TableScene) else None

    def _items(self) -> list[Item]:
        scene = self._scene()
        return items_of(scene) if scene is not None else []

    def text(self, t: QAccessible.Text) -> str:
        return table_name() if t == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # none where there is no such child
        items = self._items()
        return QAccessible.queryAccessibleInterface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        wanted = child.object()
        return next((i for i, item in enumerate(self._items()) if item is wanted), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.object()
        if not isinstance(view, TableView):
            return None
        told = self._items()
        for item in view.items(view.viewport().mapFromGlobal(QPoint(x, y))):
            if isinstance(item, Item) and item in told:
                return QAccessible.queryAccessibleInterface(item)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        scene = self._scene()
        card = scene.focused_card if scene is not None else None
        item = scene.cards.item(card.code) if scene is not None and card is not None else None
        return QAccessible.queryAccessibleInterface(item) if item is not None else None
