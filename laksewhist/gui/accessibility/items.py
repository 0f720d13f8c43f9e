"""Cards and plates of the table as assistive technology sees them.

An interface keeps no reference to its item, so that it never holds a card on the table that has left it.
"""

from __future__ import annotations

import weakref
from typing import Final

import shiboken6
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QGraphicsObject, QGraphicsView

from laksewhist.gui.accessibility.wording import card_description, card_name, plate_name
from laksewhist.gui.table.arrangement import Zone
from laksewhist.gui.table.card_item import CardItem
from laksewhist.gui.table.plate_item import PlateItem
from laksewhist.gui.table.scene import TableScene

NONE: Final = shiboken6.VoidPtr(0)
"""How `interface_cast` says no: anything else, None too, makes Qt follow a pointer to nowhere."""


class CardActions(QAccessibleActionInterface):
    """What can be done with a card of the own hand: press, which is playing or marking it, and giving it the focus."""

    def __init__(self, card: CardItem) -> None:
        super().__init__()
        self._card = weakref.ref(card)

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, actionName: str) -> None:
        item = self._card()
        if item is None or not shiboken6.isValid(item):
            return
        scene, card = item.scene(), item.sprite.card
        if not isinstance(scene, TableScene) or card is None:
            return
        if actionName == QAccessibleActionInterface.pressAction():
            scene.use(card)
        elif actionName == QAccessibleActionInterface.setFocusAction():
            scene.focus(card)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return []


class ItemAccessible(QAccessibleObject):
    """One thing that is painted on the table and has nothing inside of it."""

    def _view(self) -> QGraphicsView | None:
        item = self.object()
        scene = item.scene() if isinstance(item, QGraphicsObject) else None
        return scene.views()[0] if scene is not None and scene.views() else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the stubs leave out that it may be none
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        item, view = self.object(), self._view()
        if view is None or not isinstance(item, QGraphicsObject):
            return QRect()
        seen = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> int:
        return NONE  # type: ignore[return-value]

    def _table(self) -> TableScene | None:
        view = self._view()
        scene = view.scene() if view is not None else None
        return scene if isinstance(scene, TableScene) else None


class CardAccessible(ItemAccessible):
    """A card, wherever it lies."""

    def __init__(self, item: CardItem) -> None:
        super().__init__(item)
        self._actions = CardActions(item)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, t: QAccessible.Text) -> str:
        item, scene = self.object(), self._table()
        if not isinstance(item, CardItem) or scene is None:
            return ""
        match t:
            case QAccessible.Text.Name:
                return card_name(item.sprite)
            case QAccessible.Text.Description:
                return card_description(item.sprite, scene.shown)
            case _:
                return ""

    def state(self) -> QAccessible.State:
        state, item, scene = QAccessible.State(), self.object(), self._table()
        if not isinstance(item, CardItem) or scene is None:
            state.invalid = True
            return state
        card = item.sprite.card
        if _is_in_hand(item):
            state.focusable = state.selectable = True
            state.focused = card is scene.focused_card and scene.hasFocus()
            state.selected = card in scene.selection()
            state.disabled = item.sprite.marks.dimmed
        else:
            state.readOnly = True
        return state

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> int:
        item = self.object()
        acts = arg__1 == QAccessible.InterfaceType.ActionInterface and isinstance(item, CardItem) and _is_in_hand(item)
        return shiboken6.VoidPtr(shiboken6.getCppPointer(self._actions)[0]) if acts else NONE  # type: ignore[return-value]


class PlateAccessible(ItemAccessible):
    """A seat's name plate."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, t: QAccessible.Text) -> str:
        item, scene = self.object(), self._table()
        if t != QAccessible.Text.Name or scene is None or not isinstance(item, PlateItem) or item.plate is None:
            return ""
        return plate_name(item.plate, scene.shown)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        return state


def _is_in_hand(item: CardItem) -> bool:
    return item.sprite.zone is Zone.HAND and item.sprite.card is not None
