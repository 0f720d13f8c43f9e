"""The table that is played on: what `plain_scene` shows, and what the person does with the own hand.

The scene follows; it never decides. What may be played or given it is told by the view.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from laksewhist.engine.cards import KITTY_SIZE, Card
from laksewhist.gui.look import Look
from laksewhist.gui.shown import Shown
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.arrangement import HandLook, Zone, arrange, own_cards, plays_later, usable_cards
from laksewhist.gui.table.hand_control import Ask, HandControl
from laksewhist.gui.table.hand_order import Sort
from laksewhist.gui.table.hand_reach import card_at, number_at
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.places import Place
from laksewhist.gui.table.plain_scene import PlainScene
from laksewhist.gui.table.ways import Ways

DRAG_Z = 2000
KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
FINISHES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that bring to its end what moves."""


class TableScene(PlainScene):
    """The scene of one table.

    Signals: `cardPlayed(Card)` when the person plays a card that may be played, once for each view;
    `selectionChanged(tuple[Card, ...])` with the cards marked for the exchange; `refused(Card)` when another card was
    tried; `finishRequested()` on a click or key while something moves (`moving`, set by the director).
    """

    cardPlayed = Signal(object)
    selectionChanged = Signal(object)
    refused = Signal(object)
    finishRequested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moving = False
        self.pace = Pace()
        self._grip = QPointF()
        self._tricks = 0
        self._sort = Sort.SUIT
        self._own: tuple[Card, ...] = ()
        self._has_keys = False
        self._hinting = False
        self._hint = QTimer(self)
        self._hint.setSingleShot(True)
        self._hint.timeout.connect(self._end_hint)
        self._auto = QTimer(self)
        self._auto.setSingleShot(True)
        self._hand = HandControl(self)
        self._auto.timeout.connect(self._hand.play_ahead)
        self._hand.played.connect(self.cardPlayed)
        self._hand.refused.connect(self._on_refused)
        self._hand.marksChanged.connect(self.selectionChanged)
        self._hand.changed.connect(self._on_hand_changed)

    # ---- the gate

    def set_enabled(self, enabled: bool) -> None:
        """Whether the person may touch a card; what is asked, and which cards, the view says."""
        if enabled == self._hand.enabled:
            return
        self._hand.enabled = enabled
        self._auto.stop()
        if not enabled:
            self._hand.let_go()
        elif self._hand.is_played and self._hand.ahead is not None:
            self._auto.start(0)
        elif self._hand.is_played and self._hand.ways.forced and len(self._hand.usable) == 1:
            self._auto.start(beats.FORCED)
        self._on_hand_changed()

    def set_ways(self, ways: Ways) -> None:
        """In which ways a card can be played, from now on."""
        self._hand.let_go()
        self._hand.ways = ways
        if not ways.ahead:
            self._hand.drop_ahead()

    def set_sort(self, sort: Sort) -> None:
        """How the own hand is sorted, from now on; with `Sort.OWN` it stays as it is until cards are moved in it."""
        self._sort = sort
        self._hand.arranges = sort is Sort.OWN
        if not self.moving:
            self.sync(self._shown)

    @property
    def chosen_ahead(self) -> Card | None:
        """The card that will be played when it is the person's turn, where it may be."""
        return self._hand.ahead

    def selection(self) -> tuple[Card, ...]:
        """The cards marked for the exchange, at most three."""
        return self._hand.marked

    @property
    def focused_card(self) -> Card | None:
        """The card of the hand that the keys are at."""
        return self._hand.focused

    def use(self, card: Card) -> None:
        """Plays or marks a card as a click on it does, through the same gate; not while something moves."""
        if not self.moving:
            self._hand.use(card)

    def focus(self, card: Card) -> None:
        """Takes the keyboard to this card of the hand."""
        for view in self.views():
            view.setFocus()
        if card in self._hand.order:
            self._hand.focus(card)

    def set_look(self, look: Look, layout: TableLayout) -> None:
        self._hand.let_go()
        super().set_look(look, layout)

    def _take(self, shown: Shown | None) -> None:
        super()._take(shown)
        self._hint.stop()
        self._hinting = False
        usable = usable_cards(shown) if shown is not None else None
        ask = Ask.NOTHING
        self._auto.stop()
        tricks = len(shown.view.tricks) if shown is not None else 0
        if tricks != self._tricks:
            self._tricks, self._hand.ahead = tricks, None
        if shown is not None and usable is not None:
            ask = Ask.PLAY if shown.view.choice is None else Ask.MARK
        elif shown is not None and self._hand.ways.ahead and plays_later(shown):
            ask = Ask.AHEAD
        order = own_cards(shown, self._hand_look()) if shown is not None else ()
        if sum(card in self._own for card in order) < len(order) - KITTY_SIZE:  # another deal
            self._own = ()
            order = own_cards(shown, self._hand_look()) if shown is not None else ()
        self._own = order
        self._hand.ask(ask, order, usable or frozenset())

    def _hand_look(self) -> HandLook:
        hand = self._hand
        raised = hand.raised if self._has_keys else hand.raised - ({hand.focused} - {hand.lifted, hand.ahead})
        hinted = hand.usable if self._hinting else frozenset()
        focused = hand.focused if self._has_keys else None
        return HandLook(hand.marked, raised | hinted, focused, hand.ahead, self._sort, self._own)

    def _on_hand_changed(self) -> None:
        """Cards go up and down in the hand, and home after a drag."""
        if self.moving:  # the director has the cards
            self._show_ahead()
            return
        self._arrange()
        dragged = self._hand.dragged
        for key, sprite in self._arrangement.sprites.items():
            item = self._cards.item(key)
            if item is None or (sprite.card is not None and sprite.card is dragged):
                continue
            far = abs(item.place.y - sprite.place.y) > self._layout.card_height / 2
            up = sprite.place.y < item.place.y
            ms = beats.GO_HOME if far else beats.LIFT if up else beats.DROP
            curve = QEasingCurve.Type.OutCubic if far else QEasingCurve.Type.OutQuad
            item.glide(sprite.place, self.pace.way_ms(ms), curve)
        if dragged is None:
            self._set_ready(False)

    def _show_ahead(self) -> None:
        """The own cards lie still while others play: the one that is chosen ahead stands up among them."""
        if self._hand.is_ahead:
            for key, sprite in arrange(self._shown, self._layout, self._hand_look()).sprites.items():
                item = self._cards.item(key)
                if item is not None and sprite.zone is Zone.HAND:
                    item.put(sprite.place)
                    item.mark(sprite.marks)

    def _on_refused(self, card: Card) -> None:
        """The cards that may be played stand up for a moment."""
        self.refused.emit(card)
        ms = self.pace.ms(beats.HINT)
        if ms and self._hand.is_played and not self.moving:
            self._hinting = True
            self._hint.start(ms)
            self._on_hand_changed()

    def _end_hint(self) -> None:
        self._hinting = False
        self._on_hand_changed()

    # ---- pointer

    def _card_at(self, at: QPointF) -> Card | None:
        hand = self._hand
        standing = hand.marked if hand.ahead is None else (*hand.marked, hand.ahead)
        return card_at(at / self._layout.scale, self._layout, hand.order, standing, hand.raised)

    def _is_over_table(self, at: QPointF) -> bool:
        point = at / self._layout.scale
        field = self._layout.field
        return field.left() <= point.x() <= field.right() and field.top() <= point.y() < self._layout.hand_y

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self.moving:
            self.finishRequested.emit()
        if not self.moving or self._hand.is_ahead:
            self._press(event)

    def _press(self, event: QGraphicsSceneMouseEvent) -> None:
        at = event.scenePos()
        card = self._card_at(at)
        self._hand.pointer_down(card, at, event.timestamp())
        item = self._cards.item(card.code) if card is not None else None
        if item is not None:
            self._grip = at / self._layout.scale - item.place.centre

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click: told like any other press, and recognised by its time."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._hand.press is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self._hand.let_go()  # the release went elsewhere
        if self.moving:
            return
        at = event.scenePos()
        self._hand.pointer_moved(self._card_at(at) if self._hand.press is None else None, at)
        dragged = self._hand.dragged
        item = self._cards.item(dragged.code) if dragged is not None else None
        if dragged is None or item is None:
            return
        middle = at / self._layout.scale - self._grip
        item.put(Place(middle.x(), middle.y(), 0, self._layout.card_width))
        item.setZValue(DRAG_Z)
        self._set_ready(self._is_over_table(at) and self._hand.may_use(dragged))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._set_ready(False)
            if not self.moving:
                self._move_in_hand(event.scenePos() / self._layout.scale)
            self._hand.pointer_up(over_table=self._is_over_table(event.scenePos()))

    def _move_in_hand(self, point: QPointF) -> None:
        """A card that is dropped on the hand lies there from now on, where the hand is arranged by its owner."""
        card, order = self._hand.dragged, self._hand.order
        if card is None or not self._hand.arranges or point.y() < self._layout.hand_y:
            return
        others = [each for each in order if each is not card]
        to = number_at(point, self._layout, len(order))
        self._own = (*others[:to], card, *others[to:])
        self._hand.order = self._own

    # ---- keys and focus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chooses = self._hand.is_ahead and self._hand.focused is not None and event.key() != Qt.Key.Key_Space
        if self.moving and not chooses and event.key() in FINISHES:
            event.accept()
            if not event.isAutoRepeat():
                self.finishRequested.emit()
            return
        if self._hand.key(event):
            event.accept()
        else:
            event.ignore()

    def pointer_left(self) -> None:
        """The pointer is no longer over the view."""
        self._hand.pointer_left()

    def let_go(self) -> None:
        """A drag is over without playing: the window is no longer the active one."""
        self._hand.let_go()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_keys = True
        if event.reason() in KEYBOARD:
            self._hand.focus_first()
        self._on_hand_changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._has_keys = False
        self._hand.let_go()
        self._on_hand_changed()
