"""What the person does with the own hand, by pointer and by keys: one gate for everything that plays a card.

It knows cards and points, but neither view nor items: the scene tells it which card lies under the pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from laksewhist.engine.cards import KITTY_SIZE, Card
from laksewhist.gui.table.hand_keys import Key, card_for_letter, key_of
from laksewhist.gui.table.presses import Press, Presses
from laksewhist.gui.table.ways import Click, Ways


class Ask(Enum):
    """What the person is asked to do with a card; `AHEAD` is not yet: a card may be chosen for when it comes."""

    NOTHING = "nothing"
    AHEAD = "ahead"
    PLAY = "play"
    MARK = "mark"


class HandControl(QObject):
    """The hand's focus, marks and drag. `played` and `refused` carry a Card, `marksChanged` the marked cards.

    `changed` tells that the hand looks different. A question is answered once: after `played` nothing is played until
    the next `ask`. `ways` says what a click and a drag do; keys always work. With `arranges` a card can also be dragged
    while none is asked for: to another place in the hand, which the scene sees to.
    """

    played = Signal(object)
    refused = Signal(object)
    marksChanged = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = False
        self.ways = Ways()
        self.arranges = False
        self.order: tuple[Card, ...] = ()
        self.marked: tuple[Card, ...] = ()
        self.hovered: Card | None = None
        self.focused: Card | None = None
        self.lifted: Card | None = None
        self.ahead: Card | None = None
        self.press: Press | None = None
        self._ask = Ask.NOTHING
        self.usable: frozenset[Card] = frozenset()
        self._presses = Presses()

    @property
    def is_open(self) -> bool:
        """Whether a card may be played or marked now."""
        return self.enabled and self._ask in (Ask.PLAY, Ask.MARK)

    @property
    def is_ahead(self) -> bool:
        """Whether a card may be chosen for when its turn comes."""
        return self._ask is Ask.AHEAD

    @property
    def is_played(self) -> bool:
        """Whether a card is asked for that is played, not marked."""
        return self._ask is Ask.PLAY

    @property
    def dragged(self) -> Card | None:
        """The card that follows the pointer."""
        drags = self.arranges or self.ways.drag
        return self.press.card if self.press is not None and self.press.far and drags else None

    @property
    def raised(self) -> frozenset[Card]:
        """The cards that stand up: in focus, lifted, chosen ahead, and under the pointer where it may be used."""
        hovered = {self.hovered} if self.is_open and self.hovered in self.usable else set()
        return frozenset(card for card in (*hovered, self.focused, self.lifted, self.ahead) if card is not None)

    def may_use(self, card: Card) -> bool:
        """Whether this card can be played or marked now."""
        return self.is_open and card in self.usable

    def ask(self, ask: Ask, order: tuple[Card, ...], usable: frozenset[Card]) -> None:
        """A hand from left to right and what is asked. Lets go of a drag; keeps focus and marks where they fit."""
        self.press = None
        if self.focused is not None and self.focused not in order:
            self.focused = self._nearest(self.focused, order)
        if self.hovered not in order:
            self.hovered = None
        if ask is not Ask.PLAY or self.lifted not in usable:
            self.lifted = None
        if ask not in (Ask.AHEAD, Ask.PLAY) or self.ahead not in (order if ask is Ask.AHEAD else usable):
            self.ahead = None
        self._ask, self.order, self.usable = ask, order, usable
        kept = tuple(card for card in self.marked if ask is Ask.MARK and card in usable)
        if kept != self.marked:
            self._mark(kept)

    def _nearest(self, gone: Card, order: tuple[Card, ...]) -> Card | None:
        if gone not in self.order or not order:
            return None
        return order[min(self.order.index(gone), len(order) - 1)]

    # ---- pointer

    def pointer_down(self, card: Card | None, at: QPointF, time: int) -> None:
        """The left button went down; a further press of a double click does nothing where one click is enough."""
        number = self._presses.number(at, time)
        if number > (2 if self.ways.takes_second_press else 1):
            return
        if self.lifted is not None and card is not self.lifted:
            self._lift(None)
        if card is None:
            return
        if self.is_open or (self.arranges and not self.is_ahead):
            self.press = Press(card, QPointF(at), again=number > 1)
            self._unfocus()
        elif number == 1:
            self._choose_ahead(card)

    def pointer_moved(self, card: Card | None, at: QPointF) -> None:
        """The pointer moved over this card of the hand, or none; with the button down it drags."""
        if self.press is None:
            if card is not self.hovered:
                self.hovered = card
                self.changed.emit()
        elif not self.press.far:
            far = (at - self.press.at).manhattanLength() >= QApplication.startDragDistance()
            if far:
                self.press = replace(self.press, far=True)
                self.hovered = None
                self.changed.emit()

    def pointer_up(self, *, over_table: bool) -> None:
        """The button went up: a click or a drop on the table uses the card, any other drop takes it home."""
        press, self.press = self.press, None
        if press is None:
            return
        if not press.far:
            self._click(press)
        elif not (over_table and self.ways.drag and self.use(press.card)):
            self.changed.emit()

    def _click(self, press: Press) -> None:
        """What a click does; a card that may not be used is refused at once, and marks are set by any click."""
        card, click = press.card, self.ways.click
        if click is Click.NOTHING or not self.is_open:
            return
        first_only = click is Click.PLAYS or self._ask is Ask.MARK or card not in self.usable
        plays = not press.again if first_only else press.again or (click is Click.LIFTS and card is self.lifted)
        if plays:
            self.use(card)
        elif not press.again and click is Click.LIFTS:
            self._lift(card)

    def _lift(self, card: Card | None) -> None:
        self.lifted = card
        self.changed.emit()

    def _choose_ahead(self, card: Card) -> None:
        """Chooses this card for when the turn comes, or takes the choice back."""
        if self._ask is Ask.AHEAD and card in self.order:
            self.ahead = None if card is self.ahead else card
            self.changed.emit()

    def drop_ahead(self) -> None:
        """No card is chosen ahead any more."""
        if self.ahead is not None:
            self.ahead = None
            self.changed.emit()

    def play_ahead(self) -> None:
        """Plays the card that was chosen before it was one's turn, or the only one that may be played."""
        only = next(iter(self.usable)) if len(self.usable) == 1 else None
        card = self.ahead or only
        if card is not None and self.is_open and self._ask is Ask.PLAY:
            self.use(card)

    def let_go(self) -> None:
        """Ends a press or drag without using the card: Escape, focus lost, a release that never came."""
        if self.press is not None:
            self.press = None
            self.changed.emit()

    def pointer_left(self) -> None:
        """The pointer is no longer over the table."""
        if self.hovered is not None:
            self.hovered = None
            self.changed.emit()

    # ---- keys

    def key(self, event: QKeyEvent) -> bool:
        """Whether the key meant something to the hand; then it has been done."""
        key = key_of(event)
        if key is None or not self.order:
            return False
        match key:
            case Key.ESCAPE:
                return self._escape()
            case Key.USE:
                return self._use_focused(repeated=event.isAutoRepeat())
            case str():
                return self.focus(card_for_letter(key, self.order, self.focused))
            case _:
                return self.focus(self._step(key))

    def _step(self, key: Key) -> Card:
        steps: dict[Key, Callable[[int], int]] = {
            Key.NEXT: lambda i: min(i + 1, len(self.order) - 1),
            Key.PREVIOUS: lambda i: max(i - 1, 0),
        }
        if key in steps and self.focused in self.order:
            return self.order[steps[key](self.order.index(self.focused))]
        fitting = [card for card in self.order if card in self.usable] or list(self.order)
        if key is Key.NEXT:
            return fitting[0]
        if key is Key.PREVIOUS:
            return fitting[-1]
        return self.order[0] if key is Key.FIRST else self.order[-1]

    def focus_first(self) -> None:
        """Gives the keys a card to begin with, where they have none: the keyboard came to the table."""
        if self.focused is None and self.order:
            self.focus(self._step(Key.NEXT))

    def focus(self, card: Card | None) -> bool:
        """Takes the keys to this card; whether there is one."""
        if card is not None and card is not self.focused:
            self.focused = card
            self.changed.emit()
        return card is not None

    def _unfocus(self) -> None:
        if self.focused is not None:
            self.focused = None
            self.changed.emit()

    def _escape(self) -> bool:
        if (self.press, self.focused, self.lifted, self.ahead) == (None, None, None, None):
            return False
        self.press = self.focused = self.lifted = self.ahead = None
        self.changed.emit()
        return True

    def _use_focused(self, *, repeated: bool) -> bool:
        if self.focused is None or not (self.is_open or self.is_ahead):
            return False
        if repeated:  # a key held down must not play the rest of the hand
            return True
        if self.is_open:
            self.use(self.focused)
        else:
            self._choose_ahead(self.focused)
        return True

    # ---- the gate

    def use(self, card: Card) -> bool:
        """Plays, marks or chooses ahead, if the card may be; True if it was played and so left the order of things."""
        if self.is_ahead and card in self.order:
            self._choose_ahead(card)
            return False
        if not self.is_open or card not in self.order:
            return False
        if card not in self.usable:
            self.refused.emit(card)
            return False
        if self._ask is Ask.MARK:
            self._toggle(card)
            return False
        self._ask = Ask.NOTHING
        self.lifted = self.ahead = None
        self.played.emit(card)
        return True

    def _toggle(self, card: Card) -> None:
        if card in self.marked:
            self._mark(tuple(each for each in self.marked if each is not card))
        elif len(self.marked) < KITTY_SIZE:
            self._mark((*self.marked, card))

    def _mark(self, cards: tuple[Card, ...]) -> None:
        self.marked = cards
        self.changed.emit()
        self.marksChanged.emit(cards)
