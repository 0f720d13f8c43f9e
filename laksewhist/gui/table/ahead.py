"""Draws the deck ahead of time: a few cards in each quiet moment after the size, the screen or the cards changed.

So no frame of the first deal has to wait for a card that was never drawn in this size.
"""

from __future__ import annotations

from collections import deque
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer

from laksewhist.engine.cards import PACK
from laksewhist.gui.table.card_item import TURNED_DETAIL
from laksewhist.gui.table.scene import TableScene

SETTLED_MS: Final = 150
"""Nothing is drawn before the size has been the same for so long: a window that is pulled passes many sizes."""
BUSY_MS: Final = 40
"""How long it waits where cards are moving: their frames come first."""
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
        self._waiting: deque[str] = deque()
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
        self._drawn = wanted
        ratio = layout.scale * self._ratio
        art.forget_but((ratio, ratio * TURNED_DETAIL))
        self._waiting = deque(card.code for card in PACK)
        self._timer.start(SETTLED_MS)

    def _draw_some(self) -> None:
        if self._scene.moving:
            self._timer.start(BUSY_MS)
            return
        art, until = self._scene.cards.art, perf_counter() + TURN_SECONDS
        layout = self._scene.layout
        # Cards of the hand and of the trick lie askew, and have the finer pictures that `CardItem` asks for.
        detail = layout.scale * self._ratio * TURNED_DETAIL
        while self._waiting and art.kept_bytes < ROOM * art.limit:
            art.face(self._waiting.popleft(), layout.card_width, detail)
            if perf_counter() > until:
                self._timer.start(0)
                return
