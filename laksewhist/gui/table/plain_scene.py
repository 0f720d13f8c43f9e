"""The table as a picture: field, plates and cards of a view, each at its place. It takes no input: see `scene`.

Scene coordinates are pixels: layout units times the scale of the layout.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from laksewhist.engine.cards import SEATS
from laksewhist.engine.view import Phase
from laksewhist.gui.look import Look
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.arrangement import STILL, Arrangement, HandLook, arrange
from laksewhist.gui.table.backdrop import Backdrop, ClothPicture, draw_backdrop
from laksewhist.gui.table.card_art import CardArt
from laksewhist.gui.table.card_layer import CardLayer
from laksewhist.gui.table.kept_clear import kept_clear
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.paint import fill
from laksewhist.gui.table.plate_item import PlateItem
from laksewhist.gui.table.plate_marks import ClockMark, ThinkingMark
from laksewhist.gui.table.plates import Plate, plates
from laksewhist.gui.table.speech import SpeechItem, speech
from laksewhist.gui.table.theme import LIGHT

PLATE_Z = 100
Spot = tuple[float, float, float, bool]
"""A card's middle in layout units, its turn in degrees, and whether its face is up."""


class PlainScene(QGraphicsScene):
    """Shows one view at a time.

    Signals: `relaid()` after the layout has changed and everything stands in it; `arranged()` whenever cards
    have come or gone, or look different.
    """

    relaid = Signal()
    arranged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._layout = TableLayout.for_window(1280, 800)
        self._look = Look(LIGHT, 1.0, small=False)
        self._art = CardArt(LIGHT)
        self._shown: Shown | None = None
        self._arrangement = arrange(None, self._layout)
        self._backdrop = Backdrop()
        self._cloth = ClothPicture()
        self._cards = CardLayer(self, self._art)
        self._plate_items = [PlateItem() for _ in SEATS]
        for plate in self._plate_items:
            plate.setZValue(PLATE_Z)
            self.addItem(plate)
        self.clock, self.thinking, self.speech = ClockMark(), ThinkingMark(), SpeechItem()
        for item in (self.clock, self.thinking, self.speech):
            item.setZValue(PLATE_Z + 1)
            self.addItem(item)

    @property
    def shown(self) -> Shown | None:
        """What is shown, or is being moved to."""
        return self._shown

    @property
    def layout(self) -> TableLayout:
        """The geometry in use."""
        return self._layout

    @property
    def cards(self) -> CardLayer:
        """The cards, for the director to move."""
        return self._cards

    def set_look(self, look: Look, layout: TableLayout) -> None:
        """Takes other colours or another size; everything stands at its place in it at once."""
        if (look.theme, look.style) != (self._look.theme, self._look.style):
            self._art.restyle(look.theme, look.style)
        # Items paint in layout units and are scaled as a whole.
        self._look, self._layout = replace(look, scale=1.0), layout
        self.setSceneRect(_scaled(layout.field, layout.scale))
        self._cards.clip_to(_scaled(layout.back_clip(), layout.scale))
        self.update()
        self._lay_out()
        self.relaid.emit()

    def sync(self, shown: Shown | None) -> None:
        """Shows this, everything at its place; None is the empty table. Doing it twice changes nothing."""
        self._take(shown)
        self._lay_out()

    def prepare(self, shown: Shown, going: Collection[str] = ()) -> Arrangement:
        """Shows this, but leaves the cards where they are, for the director to move them; returns where they belong.

        Cards whose keys are in `going` stay for now although they are no longer shown: see `CardLayer.prepare`.
        """
        self._take(shown)
        self._arrange(going)
        return self._arrangement

    def retranslate(self) -> None:
        """The words in the new language."""
        self._show_plates()
        self.update()
        self.arranged.emit()

    @property
    def plate_items(self) -> tuple[PlateItem, ...]:
        """The painted plates, from south clockwise."""
        return tuple(self._plate_items)

    @property
    def ready(self) -> bool:
        """Whether the table shows that a card dropped now would be played."""
        return self._backdrop.ready

    def plates(self) -> tuple[Plate, ...]:
        """What the plates say, from south clockwise; none on an empty table."""
        return plates(self._shown, self._layout, self._look)

    def kept_clear(self) -> tuple[QRectF, ...]:
        """What stays in sight, whatever lies over the table for a while, in scene coordinates."""
        found = kept_clear(self._layout, self._arrangement, self.plates(), self.speech.speech)
        return tuple(_scaled(each, self._layout.scale) for each in found)

    def places(self) -> dict[str, Spot]:
        """Where each card lies, by its code or, for a back, by its key: two scenes that look alike give the same."""
        found = {}
        for key, item in self._cards.items().items():
            name = item.sprite.card.code if item.sprite.card is not None else key
            place = item.place
            found[name] = (round(place.x, 1), round(place.y, 1), round(place.rotation, 2), item.face_up)
        return found

    # ---- for the scene that takes input

    def _take(self, shown: Shown | None) -> None:
        self._shown = shown

    def _hand_look(self) -> HandLook:
        return STILL

    def _set_ready(self, ready: bool) -> None:
        """Whether the card in hand would be played where it is now."""
        self._set_backdrop(replace(self._backdrop, ready=ready))

    # ---- putting things where they belong

    def _arrange(self, going: Collection[str] = ()) -> None:
        """Everything as it should look, cards still where they were."""
        shown, layout = self._shown, self._layout
        self._arrangement = arrange(shown, layout, self._hand_look())
        self._cards.prepare(self._arrangement, self._look, layout, going)
        # In a small window a sheet covers the ring until the cards are played.
        ring = shown is not None and (not layout.small or shown.view.phase in (Phase.PLAY, Phase.FINISHED))
        turn = None if shown is None or shown.view.turn is None else shown.position_of(shown.view.turn)
        self._set_backdrop(Backdrop(ring, turn, trays=self._arrangement.trays))
        self._show_plates()
        self.arranged.emit()

    def _lay_out(self) -> None:
        """Everything where it belongs, at once."""
        self._arrange()
        for key, sprite in self._arrangement.sprites.items():
            item = self._cards.item(key)
            if item is not None:
                item.put(sprite.place)

    def _show_plates(self) -> None:
        shown = self.plates()
        for position, item in enumerate(self._plate_items):
            if item.scale() != self._layout.scale:  # Qt paints anew also for the same scale
                item.setScale(self._layout.scale)
            item.setVisible(bool(shown))
            if shown:
                item.show_plate(shown[position], self._look)
        for mark in (self.clock, self.thinking):
            mark.settle(shown, self._look, self._layout.scale)
        said = speech(self._shown, self._layout, self._arrangement, shown, self._look)
        self.speech.show_speech(said, self._look, self._layout.scale)

    def _set_backdrop(self, backdrop: Backdrop) -> None:
        before, self._backdrop = self._backdrop, backdrop
        if backdrop == before:
            return
        if replace(before, turn=backdrop.turn) != backdrop:
            self.update()
            return
        for turn in (before.turn, backdrop.turn):  # nothing but the wedges: a large window takes long to paint
            if turn is not None:
                wedge = QPolygonF(list(self._layout.wedge(turn))).boundingRect()
                self.update(_scaled(wedge.adjusted(-2, -2, 2, 2), self._layout.scale))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.save()
        fill(painter, rect, self._look.color("room"))
        painter.scale(self._layout.scale, self._layout.scale)
        dpr = self._layout.scale * painter.device().devicePixelRatioF()
        cloth = self._cloth.picture(self._look, self._layout.field, dpr)
        draw_backdrop(painter, self._backdrop, self._layout, self._look, cloth)
        painter.restore()


def _scaled(rect: QRectF, scale: float) -> QRectF:
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)
