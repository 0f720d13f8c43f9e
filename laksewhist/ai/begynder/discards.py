"""The cheapest card: what to play to a trick that is lost, or that a friend wins."""

from __future__ import annotations

from laksewhist.ai.begynder.hand import JACK, KING, QUEEN
from laksewhist.ai.begynder.memory import Memory
from laksewhist.engine.cards import Card


def discard(memory: Memory) -> Card:
    """The legal card that the hand can best do without."""
    return min(memory.legal, key=lambda card: (use(memory, card), card.index))


def use(memory: Memory, card: Card) -> float:
    """What a card may still bring: above 50 for cards that should win a trick later, its height for the others."""
    if card.suit is None:
        # Led, it wins a trick without trump; with one it wins or costs a foe a trump (R27).
        return 70.0 if memory.trump is None else 45.0
    height = memory.height(card)
    if card.suit is memory.trump:
        return 60.0 + height
    length = memory.mine[card.suit].bit_count()
    if memory.is_master(card):
        return 50.0 + height
    following = bool(memory.trick.cards) and memory.trick.cards[0].suit is card.suit
    if following:
        return float(height)
    return height + _guards(memory, card) + 1.5 * max(0, length - 3) - 2.0 * (length == 1)


def _guards(memory: Memory, card: Card) -> float:
    """What a small card is worth because an honour would stand bare without it."""
    assert card.suit is not None
    mine, out = memory.mine[card.suit], memory.out[card.suit]
    needed = 2 if mine & KING else 3 if mine & QUEEN else 4 if mine & JACK else 0
    higher = out >> memory.height(card) != 0
    return 8.0 if higher and needed == mine.bit_count() else 0.0
