"""How the search lays out cards in its words: suits of 16 bits, the highest card first.

Bit `16 * suit + place`, place 0 for the highest card of the suit that is still in play, 1 for the next, and so on; the
three jokers are bits 61 to 63. So the highest card is found at once, and touching cards by one addition: bits 13 to 15
of a suit are free and take the carry. A shape is a word of its own: 4 bits for each seat and suit, the cards there.
Compiled, the functions of `layout.pxd` take the place of these.
"""

from __future__ import annotations


def block(suit: int) -> int:
    """All places of a suit."""
    return 0x1FFF << 16 * suit


def cards() -> int:
    """All places of the four suits."""
    return 0x1FFF1FFF1FFF1FFF


def jokers() -> int:
    """The three jokers."""
    return 0xE000000000000000


def first(word: int) -> int:
    """The highest card alone, where the word holds cards of one suit; else that of the first suit. 0 for 0."""
    return word & -word


def up_to(card: int) -> int:
    """This place and all before it: in its suit the cards that are as high or higher."""
    return (2 << card) - 1


def unit(seat: int, suit: int) -> int:
    """One card of this seat and suit, in a shape."""
    return 1 << (16 * seat + 4 * suit)


def length(shape: int, seat: int, suit: int) -> int:
    """How many cards of the suit the seat has."""
    return (shape >> (16 * seat + 4 * suit)) & 15


def top_ranks(count: int) -> int:
    """The bits of the highest cards, so many of them, in a list of owners (12 cards of 2 bits)."""
    return (0xFFFFFF000000 >> 2 * count) & 0xFFFFFF


def owners() -> int:
    """All bits of two lists of owners."""
    return 0xFFFFFFFFFFFF


def bounds(low: int, high: int) -> int:
    """At least and at most so many tricks, above two lists of owners."""
    return (16 * low + high) << 56


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card that is played later beats the best so far, which is a joker only where it was led (R27)."""
    if card >= 61:
        return False
    if best < 61 and card >> 4 == best >> 4:
        return card < best
    return card >> 4 == trump
