"""What the person does with the own hand, by pointer and by keys: one gate for everything that plays a card.

It knows cards and points, but neither view nor items: the scene tells it which card lies under the pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from laksewhist.engine.cards import KITTY_SIZE, Card
from laksewhist.gui.table.hand_keys import Key, card_for_letter, key_of


class Ask(Enum):
    """What the person is asked to do with a card."""

    NOTHING = "nothing"
    PLAY = "play"
    MARK = "mark"


@dataclass(frozen=True, slots=True)
class Press:
    """A button held down: on which card and where; `dragging` once the pointer has gone far enough."""

    card: Card
    at: QPointF
    dragging: bool = False


class HandControl(QObject):
    """The hand's focus, marks and drag. `played` and `refused` carry a Card, `marksChanged` the marked cards.

    `changed` tells that the hand looks different. A question is answered once: after `played` nothing is played until
    the next `ask`.
    """

    played = Signal(object)
    refused = Signal(object)
    marksChanged = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = False
        self.order: tuple[Card, ...] = ()
        self.marked: tuple[Card, ...] = ()
        self.hovered: Card | None = None
        self.focused: Card | None = None
        self.press: Press | None = None
        self._ask = Ask.NOTHING
        self.usable: frozenset[Card] = frozenset()
        self._last_press: tuple[int, QPointF] | None = None

    @property
    def is_open(self) -> bool:
        """Whether a card may be touched now."""
        return self.enabled and self._ask is not Ask.NOTHING

    @property
    def is_played(self) -> bool:
        """Whether a card is asked for that is played, not marked."""
        return self._ask is Ask.PLAY

    @property
    def dragged(self) -> Card | None:
        """The card that follows the pointer."""
        return self.press.card if self.press is not None and self.press.dragging else None

    @property
    def raised(self) -> frozenset[Card]:
        """The cards that stand up: in focus, and under the pointer where it may be used."""
        hovered = {self.hovered} if self.is_open and self.hovered in self.usable else set()
        return frozenset(card for card in (*hovered, self.focused) if card is not None)

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
        self._ask, self.order, self.usable = ask, order, usable
        kept = tuple(card for card in self.marked if ask is Ask.MARK and card in usable)
        if kept != self.marked:
            self._mark(kept)

    def clear_marks(self) -> None:
        """No card is marked any more."""
        if self.marked:
            self._mark(())

    def _nearest(self, gone: Card, order: tuple[Card, ...]) -> Card | None:
        if gone not in self.order or not order:
            return None
        return order[min(self.order.index(gone), len(order) - 1)]

    # ---- pointer

    def pointer_down(self, card: Card | None, at: QPointF, time: int) -> None:
        """The left button went down; the second press of a double click, and a third, do nothing."""
        before, self._last_press = self._last_press, (time, QPointF(at))
        if before is not None and self._same_click(before, time, at):
            return
        if card is not None and self.is_open:
            self.press = Press(card, QPointF(at))
            self._unfocus()

    def _same_click(self, before: tuple[int, QPointF], time: int, at: QPointF) -> bool:
        near = (at - before[1]).manhattanLength() <= QApplication.startDragDistance()
        return near and time - before[0] < QApplication.doubleClickInterval()

    def pointer_moved(self, card: Card | None, at: QPointF) -> None:
        """The pointer moved over this card of the hand, or none; with the button down it drags."""
        if self.press is None:
            if card is not self.hovered:
                self.hovered = card
                self.changed.emit()
        elif not self.press.dragging:
            far = (at - self.press.at).manhattanLength() >= QApplication.startDragDistance()
            if far:
                self.press = Press(self.press.card, self.press.at, dragging=True)
                self.hovered = None
                self.changed.emit()

    def pointer_up(self, *, over_table: bool) -> None:
        """The button went up: a click or a drop on the table uses the card, any other drop takes it home."""
        press, self.press = self.press, None
        if press is None:
            return
        used = (over_table or not press.dragging) and self.use(press.card)
        if press.dragging and not used:
            self.changed.emit()

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
        if self.press is None and self.focused is None:
            return False
        self.press = None
        self.focused = None
        self.changed.emit()
        return True

    def _use_focused(self, *, repeated: bool) -> bool:
        if self.focused is None or not self.is_open:
            return False
        if not repeated:  # a key held down must not play the rest of the hand
            self.use(self.focused)
        return True

    # ---- the gate

    def use(self, card: Card) -> bool:
        """Plays or marks, if the card may be; True if the card left the hand's order of things by being played."""
        if not self.is_open or card not in self.order:
            return False
        if card not in self.usable:
            self.refused.emit(card)
            return False
        if self._ask is Ask.MARK:
            self._toggle(card)
            return False
        self._ask = Ask.NOTHING
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
