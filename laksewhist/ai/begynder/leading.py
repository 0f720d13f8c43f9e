"""Leading in a trick bid: a list of rules of thumb for each role at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from laksewhist.ai.begynder.discards import use
from laksewhist.ai.begynder.following import lowest_equal
from laksewhist.ai.begynder.hand import TEN, lowest
from laksewhist.ai.begynder.memory import Memory
from laksewhist.engine.cards import Card, Suit

Rule = Callable[[Memory], Card | None]


def lead(memory: Memory) -> Card:
    """The card of the first rule of thumb, among those of this seat's role, that has one."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    if memory.trump is None:
        rules = SANS_RULES
    elif memory.me == memory.contract.declarer:
        rules = DECLARER_RULES
    else:
        rules = PARTNER_RULES if memory.contract.declarer in memory.friends else DEFENDER_RULES
    return next(card for rule in rules if (card := rule(memory)) is not None)


def _side_cards(memory: Memory) -> list[Card]:
    return [card for card in memory.legal if card.suit is not None and card.suit is not memory.trump]


def _trumps(memory: Memory) -> list[Card]:
    return [card for card in memory.legal if card.suit is not None and card.suit is memory.trump]


def _longest(cards: Iterable[Card], memory: Memory) -> list[Card]:
    """The cards of the suit in which this hand is longest; of equals the one with the highest card."""
    suits = {card.suit for card in cards if card.suit is not None}
    if not suits:
        return []
    best = max(suits, key=lambda suit: (memory.mine[suit].bit_count(), memory.mine[suit], suit))
    return [card for card in cards if card.suit is best]


def _top_or_low(memory: Memory, cards: list[Card]) -> Card | None:
    """From one suit: the top of a sequence headed by a ten or better, else the lowest."""
    if not cards:
        return None
    top = max(cards, key=memory.height)
    if lowest_equal(memory, top) is not top and 1 << memory.height(top) >= TEN:
        return top
    return lowest(cards)


def _draw_trumps(memory: Memory) -> Card | None:
    """Trumps while a foe may have one: from the top if it is high, else to drive the high ones out."""
    trumps, trump = _trumps(memory), memory.trump
    if not trumps or trump is None or not memory.foes_have_trumps():
        return None
    top = max(trumps, key=memory.height)
    if memory.is_master(top):
        return top
    left = memory.out[trump].bit_count()
    if left == 1 or len(trumps) < 3:
        return None
    return _top_or_low(memory, trumps)


def _lead_trump_to_declarer(memory: Memory) -> Card | None:
    trumps = _trumps(memory)
    return max(trumps, key=memory.height) if trumps and memory.foes_have_trumps() else None


def _joker(memory: Memory) -> Card | None:
    """A joker wins or costs a foe a trump (R27); kept for later, it might never be led."""
    return next((card for card in memory.legal if card.suit is None), None)


def _master(memory: Memory) -> Card | None:
    """A card that nobody can beat in its suit, from the shortest such suit where a foe can trump, else the longest."""
    masters = [card for card in _side_cards(memory) if memory.is_master(card) and not _foe_ruffs(memory, card.suit)]
    if not masters:
        return None
    sign = 1 if memory.foes_have_trumps() else -1
    return min(masters, key=lambda card: (sign * memory.mine[_suit(card)].bit_count(), card.index))


def _suit(card: Card) -> Suit:
    assert card.suit is not None
    return card.suit


def _foe_ruffs(memory: Memory, suit: Suit | None) -> bool:
    trump = memory.trump
    if trump is None or suit is None:
        return False
    return any(memory.is_void(seat, suit) and not memory.is_void(seat, trump) for seat in memory.foes)


def _seek_partner(memory: Memory) -> Card | None:
    """Declarer leads the called suit, low, so that the partner takes the trick and everybody learns who he is."""
    called = memory.contract.called
    if (
        called is None
        or memory.me != memory.contract.declarer
        or memory.view.called_suit_led
        or memory.view.partner_public
    ):
        return None
    cards = [card for card in memory.legal if card.suit is called.suit]
    return lowest(cards) if cards else None


def _friend_ruffs(memory: Memory) -> Card | None:
    """A suit that a friend is out of and can trump."""
    trump = memory.trump
    for card in sorted(_side_cards(memory), key=memory.height):
        suit = _suit(card)
        able = [seat for seat in memory.friends if memory.is_void(seat, suit) and memory.void[seat] & (1 << suit)]
        if trump is not None and any(not memory.is_void(seat, trump) for seat in able) and not _foe_ruffs(memory, suit):
            return card
    return None


def _singleton(memory: Memory) -> Card | None:
    """A lone card of a side suit, while there are trumps to ruff the next round with."""
    if not _trumps(memory):
        return None
    called = memory.contract.called
    lone = [
        card
        for card in _side_cards(memory)
        if memory.mine[_suit(card)].bit_count() == 1 and memory.out[_suit(card)] and card is not called
    ]
    return lowest(lone) if lone else None


def _long_suit(memory: Memory) -> Card | None:
    """From the longest side suit, one that no foe can trump if there is a choice."""
    cards = _side_cards(memory)
    safe = [card for card in cards if not _foe_ruffs(memory, card.suit)]
    return _top_or_low(memory, _longest(safe or cards, memory))


def _sequence(memory: Memory) -> Card | None:
    """The top of touching honours in a side suit."""
    for card in sorted(_side_cards(memory), key=memory.height, reverse=True):
        if 1 << memory.height(card) < TEN or _foe_ruffs(memory, card.suit):
            continue
        if lowest_equal(memory, card) is not card:
            return card
    return None


def _set_up(memory: Memory) -> Card | None:
    """Without trump: low from a long suit that is not yet good, while another suit still stops the others."""
    cards = _longest(_side_cards(memory), memory)
    if len(cards) < 4 or memory.is_master(max(cards, key=memory.height)):
        return None
    entry = any(memory.is_master(card) for card in _side_cards(memory) if card.suit is not cards[0].suit)
    return _top_or_low(memory, cards) if entry else None


def _least_useful(memory: Memory) -> Card | None:
    return min(memory.legal, key=lambda card: (use(memory, card), card.index))


SANS_RULES: Final[tuple[Rule, ...]] = (_joker, _set_up, _master, _seek_partner, _sequence, _long_suit, _least_useful)
DECLARER_RULES: Final[tuple[Rule, ...]] = (
    _draw_trumps,
    _joker,
    _seek_partner,
    _master,
    _sequence,
    _long_suit,
    _least_useful,
)
PARTNER_RULES: Final[tuple[Rule, ...]] = (
    _lead_trump_to_declarer,
    _joker,
    _master,
    _friend_ruffs,
    _sequence,
    _long_suit,
    _least_useful,
)
DEFENDER_RULES: Final[tuple[Rule, ...]] = (
    _joker,
    _master,
    _friend_ruffs,
    _singleton,
    _sequence,
    _long_suit,
    _least_useful,
)
"""The rules of thumb of each role in their order; the last one always has a card."""
