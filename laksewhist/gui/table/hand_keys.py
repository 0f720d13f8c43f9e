"""What the keys mean to the hand."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from laksewhist.engine.cards import Card


class Key(Enum):
    """What a key asks for, besides the letters that find a card."""

    NEXT = "next"
    PREVIOUS = "previous"
    FIRST = "first"
    LAST = "last"
    USE = "use"
    ESCAPE = "escape"


_KEYS = {
    Qt.Key.Key_Right: Key.NEXT,
    Qt.Key.Key_Up: Key.NEXT,
    Qt.Key.Key_Left: Key.PREVIOUS,
    Qt.Key.Key_Down: Key.PREVIOUS,
    Qt.Key.Key_Home: Key.FIRST,
    Qt.Key.Key_End: Key.LAST,
    Qt.Key.Key_Return: Key.USE,
    Qt.Key.Key_Enter: Key.USE,
    Qt.Key.Key_Space: Key.USE,
    Qt.Key.Key_Escape: Key.ESCAPE,
}
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""With any other modifier a key is a shortcut, or a letter that AltGr makes."""

_SUITS = {"S": "S", "H": "H", "D": "D", "R": "D", "C": "C", "K": "C", "J": "X"}
_RANKS = {"A": "A", "E": "A", "Q": "Q", "B": "J", "T": "T", "0": "T", "1": "T"} | {each: each for each in "23456789"}
"""English and Danish letters; where two meanings meet the suit wins, so king and dame have none."""


def key_of(event: QKeyEvent) -> Key | str | None:
    """What a key press asks the hand for: a `Key`, a letter that finds a card, or None."""
    if event.modifiers() & ~_PLAIN:
        return None
    found = _KEYS.get(Qt.Key(event.key()))
    if found is not None:
        return found
    letter = event.text().upper()
    return letter if letter in _SUITS or letter in _RANKS else None


def card_for_letter(letter: str, hand: tuple[Card, ...], now: Card | None) -> Card | None:
    """The next card after `now`, round the hand, of the suit or rank that the letter names; None if there is none."""
    start = hand.index(now) + 1 if now is not None and now in hand else 0
    for card in hand[start:] + hand[:start]:
        if letter in _SUITS and card.code[0] == _SUITS[letter]:
            return card
        if letter in _RANKS and card.suit is not None and card.code[1] == _RANKS[letter]:
            return card
    return None
