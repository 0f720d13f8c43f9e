"""Playing nolo as declarer: under what lies, the dangerous cards away, and never a joker led (R13 to R16, R25)."""

from __future__ import annotations

from laksewhist.ai.begynder.danger import most_dangerous
from laksewhist.ai.begynder.following import winning_cards
from laksewhist.ai.begynder.memory import Memory
from laksewhist.engine.cards import Card


def play(memory: Memory) -> Card:
    """The card of a declarer who has not fallen."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    if not memory.trick.cards:
        return _lead(memory)
    led = memory.trick.cards[0].suit
    if all(card.suit is not led or led is None for card in memory.legal):
        return most_dangerous(memory.legal, memory.out)
    winning = winning_cards(memory)
    under = [card for card in memory.legal if card not in winning]
    if under:
        return max(under, key=memory.height)
    return _cannot_stay_under(memory)


def _cannot_stay_under(memory: Memory) -> Card:
    """Last to play the highest, as the trick is taken anyway; before that the lowest, and hope."""
    last = len(memory.trick.cards) == 3
    return max(memory.legal, key=memory.height) if last else min(memory.legal, key=memory.height)


def _lead(memory: Memory) -> Card:
    """Low, and from a short suit so that dangerous cards can be thrown later; a joker only as the last resort."""
    suited = [card for card in memory.legal if card.suit is not None]
    if not suited:
        return memory.legal[0]
    return max(suited, key=lambda card: (_safety(memory, card), -memory.height(card), -card.index))


def _safety(memory: Memory, card: Card) -> float:
    """How well the others can be made to go over a lead; only comparisons between leads mean anything."""
    assert card.suit is not None
    out, height = memory.out[card.suit], memory.height(card)
    if out >> height == 0:
        return -20.0
    below = (out & ((1 << height) - 1)).bit_count()
    return -below - 1.5 * memory.mine[card.suit].bit_count()
