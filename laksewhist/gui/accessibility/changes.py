"""What has become different on the table since assistive technology was told last, and how it is told."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleEvent

from laksewhist.engine.cards import Card
from laksewhist.gui.accessibility.table import Item, items_of
from laksewhist.gui.accessibility.wording import card_description, card_name, plate_name
from laksewhist.gui.table.card_item import CardItem
from laksewhist.gui.table.scene import TableScene

Words = tuple[str, str]


class TableChanges:
    """Keeps what was told of a scene. That an item has gone Qt tells by itself, when it is deleted."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._told: dict[str, Words] = {}
        self._focused: Card | None = None

    def tell(self) -> None:
        """Tells of cards that came, of other words, and of where the keys are."""
        before, self._told = self._told, {}
        for item in items_of(self._scene):
            key, words = _key(item), self._words(item)
            self._told[key] = words
            if key not in before:
                _send(item, QAccessible.Event.ObjectCreated)
            else:
                _send_changes(item, before[key], words)
        self._tell_focus()

    def _words(self, item: Item) -> Words:
        shown = self._scene.shown
        if isinstance(item, CardItem):
            return card_name(item.sprite), card_description(item.sprite, shown)
        return (plate_name(item.plate, shown) if item.plate is not None else ""), ""

    def _tell_focus(self) -> None:
        card = self._scene.focused_card if self._scene.hasFocus() else None
        if card is self._focused:
            return
        self._focused = card
        item = self._scene.cards.item(card.code) if card is not None else None
        if item is not None:
            _send(item, QAccessible.Event.Focus)


def _key(item: Item) -> str:
    if isinstance(item, CardItem):
        return item.sprite.key
    return f"plate{item.plate.position}" if item.plate is not None else "plate"


def _send(item: Item, what: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(item, what))


def _send_changes(item: Item, before: Words, now: Words) -> None:
    if before[0] != now[0]:
        _send(item, QAccessible.Event.NameChanged)
    if before[1] != now[1]:
        _send(item, QAccessible.Event.DescriptionChanged)
