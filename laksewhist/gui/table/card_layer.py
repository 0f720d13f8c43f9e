"""The card items of the scene by key: made when first needed, used again, and taken away when no longer shown."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from laksewhist.gui.look import Look
from laksewhist.gui.table.arrangement import Arrangement, Sprite, Zone
from laksewhist.gui.table.card_art import CardArt
from laksewhist.gui.table.card_item import CardItem
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.places import SOUTH, Place

GONE = "gone:"
"""Begins the key of a card that is on its way off the table."""


class BackClip(QGraphicsRectItem):
    """Backs of the others show only inside of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setPen(self.pen().color().fromRgba(0))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect())
        return path


class CardLayer:
    """All cards of a scene. `look` is one of scale 1; places are in layout units."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self._scene = scene
        self.art = art
        self._items: dict[str, CardItem] = {}
        self._clip = BackClip()
        scene.addItem(self._clip)

    def item(self, key: str) -> CardItem | None:
        """The card with this key, if it is on the table."""
        return self._items.get(key)

    def items(self) -> dict[str, CardItem]:
        """All cards by key."""
        return dict(self._items)

    def clip_to(self, rect: QRectF) -> None:
        """Where backs of the others show, in scene coordinates."""
        if rect != self._clip.rect():
            self._clip.setRect(rect)

    def prepare(self, arrangement: Arrangement, look: Look, layout: TableLayout, going: Collection[str] = ()) -> None:
        """Has exactly the cards of the arrangement, and those of `going` under their key with `GONE` before it.

        Cards that are there already stay where they are; new ones lie where they come from.
        """
        for key in going:
            item = self._items.pop(key, None)
            if item is not None:
                self._items[GONE + key.removeprefix(GONE)] = item
        leaving = {GONE + key.removeprefix(GONE) for key in going}
        for key in [key for key in self._items if key not in arrangement.sprites and key not in leaving]:
            self._scene.removeItem(self._items.pop(key))
        for key, sprite in arrangement.sprites.items():
            item = self._items.get(key) or self._add(sprite, layout)
            item.dress(sprite, look, layout.scale)
        for key in leaving & self._items.keys():
            self._items[key].dress(self._items[key].sprite, look, layout.scale)

    def _add(self, sprite: Sprite, layout: TableLayout) -> CardItem:
        clipped = sprite.zone is Zone.BACKS
        item = CardItem(sprite, self.art, self._clip if clipped else None)
        if not clipped:
            self._scene.addItem(item)
        item.put(origin(sprite, layout))
        self._items[sprite.key] = item
        return item


def origin(sprite: Sprite, layout: TableLayout) -> Place:
    """Where a card comes from that was not seen before: a seat's backs, or the kitty."""
    seat = sprite.position
    match sprite.zone:
        case Zone.TRICK | Zone.OPEN if seat != SOUTH:
            return layout.back_place(seat, 0, 1)
        case Zone.TRICK:
            return layout.hand_place(0, 1)
        case Zone.HAND | Zone.BACKS:
            return layout.kitty_place(1)
        case _:
            return sprite.place
