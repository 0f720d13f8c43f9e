"""A small table that shows what the settings look like: drawn by the scene of the game, from a deal of its own."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.plain_scene import PlainScene

LAYOUT: Final = TableLayout.for_window(1280, 800)
SHOWN: Final = "mid_trick"
"""The standard picture that is shown: cards on the table, backs at the edges, cards that may not be played."""
RATIO: Final = 0.74
"""Height of the preview as part of its width."""


@cache
def _deal(me: str) -> Shown:
    picture = next(each for each in PICTURES if each.name == SHOWN)
    return draw_up(picture, me)[0]


class Preview(QGraphicsView):
    """The middle of a table, as large as there is room; it takes no input."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = PlainScene(self)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._look: Look | None = None
        self.table.sync(_deal(QCoreApplication.translate("People", "You")))

    def set_look(self, look: Look) -> None:
        """Shows everything as it is at the game's own table."""
        self._look = look
        self._place()

    def heightForWidth(self, width: int) -> int:
        return round(width * RATIO)

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """The scene in a scale in which the hand fills the width, so that cards are drawn sharp in that size."""
        if self._look is None:
            return
        part = _part()
        scale = max(0.1, min(self.width() / part.width(), self.height() / part.height()))
        self.table.set_look(replace(self._look, scale=scale, small=False), replace(LAYOUT, scale=scale))
        corner = part.topLeft() * scale
        self.setSceneRect(QRectF(corner.x(), corner.y(), self.width(), self.height()))


def _part() -> QRectF:
    """What is shown of the table: from north's backs down to the foot of the field, as wide as the hand."""
    width = LAYOUT.card_width * 7.2
    middle, field = LAYOUT.hand_x, LAYOUT.field
    height = width * RATIO
    return QRectF(middle - width / 2, field.bottom() - height, width, height)
