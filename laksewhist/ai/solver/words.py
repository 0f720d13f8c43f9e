"""The rules of play on words of bits: what may be played, and which card beats which (R25, R27, R28).

The suits that are led are 0 to 3, 4 for a led joker, and -1 before the lead. `called` is the word of the called card
while its duty lasts, and 0 where there is none or the duty is over. The order of strength is in the encoding, so
nothing here knows whether the ace is high.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits


def legal(hand: int, led: int, called: int, may_lead_low: bool) -> int:
    """The cards of a hand that may be played; empty only where the hand is.

    `may_lead_low` is the house option: the called card's holder may lead another card of its suit (R28).
    """
    if led < 0:
        if not hand & called or may_lead_low:
            return hand
        suit = bits.suit(bits.suit_of(bits.low(called)))
        return hand & ~suit | called
    if led == 4:
        return hand
    same = hand & bits.suit(led)
    if same & called:
        return called
    return same if same else hand


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card that is played later beats the best so far; `trump` is -1 where there is none.

    The best so far is a joker only where it was led; trumps alone beat it, and no later joker beats anything (R27).
    """
    suit = bits.suit_of(card)
    if suit == bits.suit_of(best):
        return suit < 4 and card > best
    return suit == trump
