"""How dangerous a hand is in nolo: which cards may be made to win, with the ace low (R25).

The declarer plays his lowest card to the first round of a suit, the next to the second. A card is dangerous when so
many lower ones are out that all the others can stay below it. Later rounds come less often, and jokers are harmless.
Danger is counted as the solver's `suit_danger` does, by which nolo is played.
"""

from __future__ import annotations

from typing import Final

from laksewhist.ai.begynder.hand import LOW_HEIGHT, WHOLE_LOW_SUIT, Held, held
from laksewhist.ai.solver.nolo import suit_danger
from laksewhist.engine.cards import KITTY_SIZE, Card

UNKNOWN_DANGER: Final = 50
"""How much danger three cards of the kitty bring into a nolo hand on average."""


def hand_danger(hand: Held) -> int:
    """The danger of a whole hand (ace low) before anything is known of the others."""
    return sum(suit_danger(suit, WHOLE_LOW_SUIT & ~suit) for suit in hand.suits)


def without_worst(cards: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """The cards that remain when the most dangerous ones are given away, one after another."""
    rest = cards
    for _ in range(min(number, len(cards))):
        worst = _most_dangerous(rest)
        rest = tuple([card for card in rest if card is not worst])
    return rest


def _most_dangerous(cards: tuple[Card, ...]) -> Card:
    """The card without which the rest is least dangerous; of equals the highest."""
    suits = held(cards, ace_low=True).suits

    def relief(card: Card) -> tuple[int, int, int]:
        if card.suit is None:
            return (0, 0, card.index)
        mine = suits[card.suit]
        theirs, rest = WHOLE_LOW_SUIT & ~mine, mine & ~(1 << LOW_HEIGHT[card.index])
        return (suit_danger(mine, theirs) - suit_danger(rest, theirs), LOW_HEIGHT[card.index], card.index)

    return max(cards, key=relief)


def nolo_danger(cards: tuple[Card, ...]) -> int:
    """The danger of a hand that may give its three worst cards for three unknown ones, or stay as it is."""
    given = hand_danger(held(without_worst(cards, KITTY_SIZE), ace_low=True)) + UNKNOWN_DANGER
    return min(given, hand_danger(held(cards, ace_low=True)))
