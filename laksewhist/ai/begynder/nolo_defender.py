"""Playing against nolo: give the declarers tricks. Fallen declarers and everybody else are on the same side (R18)."""

from __future__ import annotations

from laksewhist.ai.begynder.danger import suit_danger
from laksewhist.ai.begynder.following import best_card, winning_cards
from laksewhist.ai.begynder.hand import Suits, held
from laksewhist.ai.begynder.memory import Memory
from laksewhist.engine.cards import Card, Seat, Suit


def play(memory: Memory) -> Card:
    """The card of somebody who plays against the declarers that have not fallen."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    if not memory.trick.cards:
        return _lead(memory)
    led = memory.trick.cards[0].suit
    if led is None or all(card.suit is not led for card in memory.legal):
        return _throw(memory)
    return _follow(memory)


def _follow(memory: Memory) -> Card:
    """Under a declarer who wins or has yet to play, else the highest card: low ones are needed later."""
    winner, _ = best_card(memory)
    winning = winning_cards(memory)
    under = [card for card in memory.legal if card not in winning]
    if winner in memory.foes and under:
        return max(under, key=memory.height)
    if winner not in memory.foes and _targets_behind(memory):
        return max(under, key=memory.height) if under else min(memory.legal, key=memory.height)
    return max(memory.legal, key=memory.height)


def _targets_behind(memory: Memory) -> list[Seat]:
    """The declarers who have yet to play to this trick and may have to win it."""
    led = memory.trick.cards[0].suit
    behind = [(memory.me + step) % 4 for step in range(1, 4 - len(memory.trick.cards))]
    return [seat for seat in behind if seat in memory.foes and (led is None or not memory.is_void(seat, led))]


def _throw(memory: Memory) -> Card:
    """What keeps declarers safe goes first: the highest card of a suit that they still have; jokers before all."""
    jokers = [card for card in memory.legal if card.suit is None]
    if jokers:
        return jokers[0]
    return max(memory.legal, key=lambda card: (_wanted(memory, card.suit), memory.height(card), card.index))


def _wanted(memory: Memory, suit: Suit | None) -> bool:
    return suit is not None and any(not memory.is_void(seat, suit) for seat in memory.foes)


def _lead(memory: Memory) -> Card:
    """The card with the best prospect of leaving the trick to a declarer; a joker only as the last resort (R27)."""
    suited = [card for card in memory.legal if card.suit is not None]
    if not suited:
        return memory.legal[0]
    shown = {
        seat: held(hand, ace_low=True).suits for seat in memory.foes if (hand := memory.view.shown[seat]) is not None
    }
    return max(suited, key=lambda card: (_prospect(memory, card, shown), -memory.height(card), -card.index))


def _prospect(memory: Memory, card: Card, shown: dict[Seat, Suits]) -> float:
    """How good a lead is against the declarer who minds it most; only comparisons between leads mean anything."""
    return max(_against(memory, seat, card, shown.get(seat)) for seat in memory.foes)


def _against(memory: Memory, seat: Seat, card: Card, hand: Suits | None) -> float:
    """From the shortest suit, so that high cards can be thrown soon; against an open hand where it is in danger."""
    suit = card.suit
    assert suit is not None
    length = memory.mine[suit].bit_count()
    if memory.is_void(seat, suit) or (hand is not None and not hand[suit]):
        return -20.0
    if hand is None:
        return -length - 0.3 * memory.out[suit].bit_count()
    his = hand[suit]
    must_go_over = his & -his > 1 << memory.height(card)
    return 10.0 * suit_danger(his, memory.out[suit] & ~his) - 0.3 * length + must_go_over
