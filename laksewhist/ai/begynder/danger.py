"""How dangerous a hand is in nolo: which cards may be made to win, with the ace low (R25).

The declarer plays his lowest card to the first round of a suit, the next to the second. A card is dangerous when so
many lower ones are out that all the others can stay below it. Later rounds come less often, and jokers are harmless.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from laksewhist.ai.begynder.hand import LOW_HEIGHT, WHOLE_LOW_SUIT, Held, held
from laksewhist.engine.cards import KITTY_SIZE, Card

_FREE: Final = (2, 2, 2, 3, 3, 5, 6, 7, 8, 8, 8, 8, 8)
"""So many lower cards may be out without danger, for the lowest card of a suit, the second lowest and so on."""
_WEIGHT: Final = (0.07, 0.035, 0.03, 0.02, 0.01, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

UNKNOWN_DANGER: Final = 0.25
"""How much danger three cards of the kitty bring into a nolo hand on average."""


def suit_danger(mine: int, out: int) -> float:
    """The danger of a holding where `out` are the cards of the suit that others may hold, both with the ace low."""
    total = 0.0
    place = 0
    while mine:
        card = mine & -mine
        below = (out & (card - 1)).bit_count()
        if below > _FREE[place]:
            total += _WEIGHT[place] * (below - _FREE[place])
        mine ^= card
        place += 1
    return total


def hand_danger(hand: Held) -> float:
    """The danger of a whole hand (ace low) before anything is known of the others."""
    return fsum(suit_danger(suit, WHOLE_LOW_SUIT & ~suit) for suit in hand.suits)


def without_worst(cards: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """The cards that remain when the most dangerous ones are given away, one after another."""
    rest = cards
    for _ in range(min(number, len(cards))):
        worst = most_dangerous(rest)
        rest = tuple([card for card in rest if card is not worst])
    return rest


def most_dangerous(cards: tuple[Card, ...], out: tuple[int, ...] | None = None) -> Card:
    """The card without which the rest is least dangerous; of equals the highest. `out` as in `suit_danger`, by suit."""
    suits = held(cards, ace_low=True).suits
    others = out or tuple(WHOLE_LOW_SUIT & ~suit for suit in suits)

    def relief(card: Card) -> tuple[float, int, int]:
        if card.suit is None:
            return (0.0, 0, card.index)
        mine, theirs = suits[card.suit], others[card.suit]
        rest = mine & ~(1 << LOW_HEIGHT[card.index])
        return (suit_danger(mine, theirs) - suit_danger(rest, theirs), LOW_HEIGHT[card.index], card.index)

    return max(cards, key=relief)


def nolo_danger(cards: tuple[Card, ...]) -> float:
    """The danger of a hand that may give its three worst cards for three unknown ones, or stay as it is."""
    given = hand_danger(held(without_worst(cards, KITTY_SIZE), ace_low=True)) + UNKNOWN_DANGER
    return min(given, hand_danger(held(cards, ace_low=True)))
