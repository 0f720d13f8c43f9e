"""A small table that shows what the settings look like: drawn by the scene of the game, from a deal of its own."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from laksewhist.engine.cards import Suit
from laksewhist.engine.events import CardPlayed
from laksewhist.engine.state import PlayState
from laksewhist.gui.look import Look
from laksewhist.gui.pictures import Picture, draw_up
from laksewhist.gui.shown import Shown, Step
from laksewhist.gui.table.director import Director
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.places import CARD_RATIO
from laksewhist.gui.table.plates import Plate
from laksewhist.gui.table.scene import TableScene

WIDTH, HEIGHT, CARD = 700.0, 500.0, 96.0
"""The small table and the width of its cards, in layout units."""
TRICK: Final = 3
"""How many cards lie in the trick."""


class _SmallLayout(TableLayout):
    """The table without plates, pushed together; backs so large that one sees what is on them."""

    @property
    def back_width(self) -> float:
        return self.card_width * 0.8


class _SmallScene(TableScene):
    """Has no plates: names would be too small to read."""

    def plates(self) -> tuple[Plate, ...]:
        return ()


@cache
def _layout() -> TableLayout:
    field = QRectF(0, 0, WIDTH, HEIGHT)
    return _SmallLayout(
        scale=1.0,
        small=False,
        strip=QRectF(),
        field=field,
        column=QRectF(),
        card_width=CARD,
        ring_centre=QPointF(WIDTH / 2, 200),
        ring_radius=CARD * CARD_RATIO * 1.1,
        hand_x=WIDTH / 2,
        hand_y=HEIGHT - CARD * (CARD_RATIO + 0.12),
        top=0.0,
        plate_width=0.0,
        plate_height=0.0,
        type_scale=1.0,
    )


@cache
def _deal(cards: int) -> Shown:
    """A trick of so many cards in one suit, a whole hand of the three others, a joker, and many ranks.

    For sorting, diamonds are trumps: with the clubs of the bid, which this hand has not, nothing would be seen of it.
    """
    picture = Picture(
        "preview",
        "p36",
        {1: ("9 gode",)},
        lambda state: isinstance(state, PlayState) and len(state.trick.cards) == cards,
    )
    shown = draw_up(picture, "")[0]
    return replace(shown, view=replace(shown.view, trump=Suit.DIAMONDS))


def _last_card() -> Step:
    """The last card of the trick is played."""
    after = _deal(TRICK)
    assert after.view.trick is not None
    return Step((CardPlayed((after.view.trick.leader + TRICK - 1) % 4, after.view.trick.cards[-1]),), after)


class Preview(QGraphicsView):
    """The small table; it takes no input."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = _SmallScene(self)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look: Look | None = None
        self._pace = Pace(0)
        self._director = Director(self.table, self._pace, self)
        self.table.sync(_deal(TRICK))

    def set_look(self, look: Look) -> None:
        """Shows everything as it is at the game's own table."""
        self._look = replace(look, theme=replace(look.theme, room=look.theme.panel))  # round its corners
        self._place()

    def show_speed(self, factor: float, *, reduced: bool = False) -> None:
        """Plays a card at this pace, with less motion too (see `Pace`)."""
        self._director.finish()
        self.table.sync(_deal(TRICK - 1))
        self._pace.factor, self._pace.reduced = factor, reduced
        self._director.play(_last_card())

    def set_width(self, pixels: int) -> None:
        """Takes so much room; its height follows."""
        self.setFixedSize(pixels, round(pixels * HEIGHT / WIDTH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """The scene in the scale that fills the room, so that cards are drawn sharp in that size."""
        if self._look is None:
            return
        scale = max(0.1, min(self.width() / WIDTH, self.height() / HEIGHT))
        self.table.set_look(replace(self._look, scale=scale, small=False), replace(_layout(), scale=scale))
