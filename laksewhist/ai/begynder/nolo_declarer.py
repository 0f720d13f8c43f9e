"""Playing nolo as declarer: under what lies, the dangerous cards away, and never a joker led (R13 to R16, R25)."""

from __future__ import annotations

from laksewhist.ai.begynder.danger import most_dangerous
from laksewhist.ai.begynder.following import winning_cards
from laksewhist.ai.begynder.memory import Memory
from laksewhist.engine.bids import NoloBid
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
    """Last to play, or with a trick to spare, the highest: the trick is taken anyway. Else the lowest, and hope."""
    last = len(memory.trick.cards) == 3
    return max(memory.legal, key=memory.height) if last else min(memory.legal, key=memory.height)


def _lead(memory: Memory) -> Card:
    """The card that others must most likely go over: many higher ones out, few lower. A joker as the last resort."""
    suited = [card for card in memory.legal if card.suit is not None]
    if not suited:
        return memory.legal[0]
    return max(suited, key=lambda card: (_safety(memory, card), -memory.height(card), -card.index))


def _safety(memory: Memory, card: Card) -> float:
    assert card.suit is not None
    out = memory.out[card.suit]
    below = (out & ((1 << memory.height(card)) - 1)).bit_count()
    above = out.bit_count() - below
    if above == 0:
        return -10.0
    return min(above, 4) - 1.5 * below


def tricks_to_spare(memory: Memory) -> int:
    """How many tricks this declarer may still take without falling."""
    bid = memory.contract.bid
    return bid.tricks_allowed - memory.view.taken[memory.me] if isinstance(bid, NoloBid) else 0
