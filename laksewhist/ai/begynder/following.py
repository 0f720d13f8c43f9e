"""Playing to a trick in a trick bid: second hand low, third hand high, and never over a partner who wins anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laksewhist.ai.begynder.discards import discard
from laksewhist.ai.begynder.memory import Memory
from laksewhist.engine.cards import Card, Seat
from laksewhist.engine.play import trick_winner


def follow(memory: Memory) -> Card:
    """The card of the first rule of thumb that has one."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    return next(card for rule in RULES if (card := rule(memory)) is not None)


def best_card(memory: Memory) -> tuple[Seat, Card]:
    """Who wins the trick as it lies, and with which card."""
    winner = trick_winner(memory.trick, memory.contract)
    return winner, memory.trick.cards[(winner - memory.trick.leader) % 4]


def winning_cards(memory: Memory) -> list[Card]:
    """The legal cards that beat what lies on the table, weakest first."""
    _, best = best_card(memory)
    to_beat = memory.power(best)
    return sorted([card for card in memory.legal if memory.power(card) > to_beat], key=memory.power)


def foes_behind(memory: Memory) -> list[Seat]:
    """The foes who have yet to play to the trick."""
    played = len(memory.trick.cards)
    behind = [(memory.me + step) % 4 for step in range(1, 4 - played)]
    return [seat for seat in behind if seat in memory.foes]


def holds(memory: Memory, card: Card) -> bool:
    """Whether a card that wins now should win the trick, whatever the foes behind do (unknown ruffs apart)."""
    return not any(_may_beat(memory, seat, card) for seat in foes_behind(memory))


def _may_beat(memory: Memory, seat: Seat, card: Card) -> bool:
    led, trump = (memory.trick.cards[0] if memory.trick.cards else card).suit, memory.trump
    free = led is None or memory.is_void(seat, led)
    if trump is not None and not memory.is_void(seat, trump) and (free or led is trump):
        return card.suit is not trump or memory.out[trump] >> memory.height(card) != 0
    if card.suit is None or led is None or card.suit is not led or free:
        return False
    return memory.out[led] >> memory.height(card) != 0


def _nothing_to_win(memory: Memory) -> Card | None:
    return None if winning_cards(memory) else discard(memory)


def _leave_it_to_a_friend(memory: Memory) -> Card | None:
    """A friend wins, and will do so to the end: the cheapest card."""
    winner, best = best_card(memory)
    return discard(memory) if winner in memory.friends and holds(memory, best) else None


def _win_cheaply(memory: Memory) -> Card | None:
    """The weakest card that wins and that the foes behind should not beat."""
    return next((card for card in winning_cards(memory) if holds(memory, card)), None)


def _no_overtaking_for_nothing(memory: Memory) -> Card | None:
    """A friend wins for now; a card over it that is hardly better, or a trump, would be wasted."""
    winner, best = best_card(memory)
    if winner not in memory.friends:
        return None
    top = winning_cards(memory)[-1]
    if top.suit is not best.suit or top.suit is None:
        return None
    between = memory.out[top.suit] >> memory.height(best) & ((1 << memory.height(top) - memory.height(best)) - 1)
    return discard(memory) if between.bit_count() < 2 else None


def _third_hand_high(memory: Memory) -> Card | None:
    """The lowest of the highest cards in sequence."""
    if len(memory.trick.cards) < 2:
        return None
    return lowest_equal(memory, winning_cards(memory)[-1])


def lowest_equal(memory: Memory, card: Card) -> Card:
    """The lowest legal card of the same suit that is as good: nobody else can hold a card between them."""
    assert card.suit is not None, "no card is as good as a joker"
    top = memory.height(card)
    same = [
        each
        for each in memory.legal
        if each.suit is card.suit
        and memory.height(each) <= top
        and not (memory.out[card.suit] >> memory.height(each)) & ((1 << top - memory.height(each)) - 1)
    ]
    return min(same, key=memory.height)


def _second_hand_low(memory: Memory) -> Card | None:
    return discard(memory)


RULES: Final[tuple[Callable[[Memory], Card | None], ...]] = (
    _nothing_to_win,
    _leave_it_to_a_friend,
    _win_cheaply,
    _no_overtaking_for_nothing,
    _third_hand_high,
    _second_hand_low,
)
"""The rules of thumb in their order; the last one always has a card."""
