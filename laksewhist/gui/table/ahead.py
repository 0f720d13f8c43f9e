"""Draws the deck ahead of time: a few cards in each quiet moment after the size, the screen or the cards changed.

So no frame has to wait for many cards that were never drawn in this size; in the first deal, which begins at once, the
own hand is drawn between the frames, a card at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer

from laksewhist.engine.cards import PACK
from laksewhist.gui.table.card_item import TURNED_DETAIL
from laksewhist.gui.table.scene import TableScene

SETTLED_MS: Final = 150
"""Nothing is drawn before the size has been the same for so long: a window that is pulled passes many sizes."""
BUSY_MS: Final = 8
REST_MS: Final = 40
"""Between two cards, and between two looks where none is needed soon, while cards are moving: frames come first."""
TURN_SECONDS: Final = 0.004
"""After so long the event loop has its turn again."""
ROOM: Final = 0.6
"""Part of what the art may keep that is filled ahead of time; the rest is for dimmed cards."""


class DrawnAhead(QObject):
    """Fills the pictures of a scene's cards for the pixel ratio that `set_ratio` names.

    It stops by itself when the deck is drawn or the room for it is full, and rests until something changes.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._ratio = 1.0
        self._drawn: object = None
        self._waiting: dict[str, None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_some)
        scene.relaid.connect(self._begin)

    @property
    def resting(self) -> bool:
        """Whether everything is drawn that is drawn ahead."""
        return not self._timer.isActive()

    def set_ratio(self, ratio: float) -> None:
        """Device pixels for one of the scene: those of the screen that it is seen on."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._begin()

    def _begin(self) -> None:
        layout, art = self._scene.layout, self._scene.cards.art
        wanted = (layout.card_width, layout.scale, self._ratio, art.generation)
        if wanted == self._drawn:
            return
        first, self._drawn = self._drawn, wanted
        ratio = layout.scale * self._ratio
        art.forget_but((ratio, ratio * TURNED_DETAIL))
        self._waiting = dict.fromkeys(card.code for card in PACK)
        self._timer.start(SETTLED_MS if first is not None else 0)

    def _draw_some(self) -> None:
        until = perf_counter() + TURN_SECONDS
        soon = [code for code in self._shown() if code in self._waiting]
        if self._scene.moving:  # in the first deal the own cards are about to be seen
            self._draw(soon[:1])
            self._timer.start(BUSY_MS if soon else REST_MS)
            return
        for code in (*soon, *self._waiting):
            if self._scene.cards.art.kept_bytes >= ROOM * self._scene.cards.art.limit:
                return
            self._draw((code,))
            if perf_counter() > until:
                self._timer.start(0)
                return

    def _shown(self) -> list[str]:
        """The cards on the table whose faces are known."""
        sprites = [item.sprite for item in self._scene.cards.items().values()]
        return [sprite.card.code for sprite in sprites if sprite.card is not None]

    def _draw(self, codes: Iterable[str]) -> None:
        layout = self._scene.layout
        for code in codes:
            self._waiting.pop(code, None)
            # Cards of the hand and of the trick lie askew, and have the finer pictures that `CardItem` asks for.
            self._scene.cards.art.face(code, layout.card_width, layout.scale * self._ratio * TURNED_DETAIL)
