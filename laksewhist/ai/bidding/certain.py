"""What a hand is certain of, whatever the others hold and however they play: it is proven, not estimated.

Every seat beside this one counts as an opponent, a partner too, and everything that is not seen counts as being where
it does most harm. So what is said here holds in every deal; it may be less than the hand is worth.
"""

from __future__ import annotations

from functools import cache

from laksewhist.ai.models.words import ALL_CARDS, bits_of, joker_count, low_suit_of, suit_of
from laksewhist.engine.cards import KITTY_SIZE


def sure_tricks(cards: int, trump: int, *, leads: bool, gone: int = 0) -> int:
    """The fewest tricks that a hand which holds at least these cards takes; `trump` is a suit or -1 for none.

    `leads` tells whether it leads to the first trick; `gone` are cards that nobody holds.
    """
    rest = ALL_CARDS & ~cards & ~gone
    if trump < 0:
        return _without_trump(cards, rest, leads=leads)
    trumps, out = suit_of(cards, trump), suit_of(rest, trump)
    beside = sum(_from_the_top(suit_of(cards, suit), suit_of(rest, suit)) for suit in range(4) if suit != trump)
    drawing, left = _tops(trumps, out) - (0 if leads else 1), out.bit_count()
    if drawing >= left:
        # One top trump takes the lead, the others draw what is out. Before that each trump that is out may have taken
        # one of the winners beside. Jokers are led when no trump is left.
        lost = 0 if leads else min(left, beside)
        return trumps.bit_count() + beside - lost + joker_count(cards)
    return _unbeaten(trumps, out)


def sure_after_gift(cards: int, trump: int, *, leads: bool, turned: int = 0) -> int:
    """The same where three cards must be given for unknown ones: those are given that cost least.

    `turned` are cards of the kitty that are known to come.
    """
    kept = cards
    for _ in range(min(KITTY_SIZE, cards.bit_count())):
        rests = [kept & ~(1 << bit) for bit in bits_of(kept)]
        kept = max(rests, key=lambda rest: sure_tricks(rest | turned, trump, leads=leads, gone=cards & ~rest))
    return sure_tricks(kept | turned, trump, leads=leads, gone=cards & ~kept)


def _without_trump(cards: int, rest: int, *, leads: bool) -> int:
    """Without trump: whatever wins from the top, and led jokers, one after another."""
    suits = [(suit_of(cards, suit), suit_of(rest, suit)) for suit in range(4)]
    winners = sum(_from_the_top(mine, out) for mine, out in suits) + joker_count(cards)
    if leads:
        return winners
    # The lead is got in whatever suit they lead, once they have led the jokers that they may hold.
    stopped = all(_tops(mine, out) or not out for mine, out in suits)
    return min(winners, max(0, cards.bit_count() - joker_count(rest))) if stopped else 0


@cache
def _tops(mine: int, out: int) -> int:
    """How many of the cards stand above all others of their suit (13 bits each)."""
    return (mine >> out.bit_length()).bit_count()


@cache
def _from_the_top(mine: int, out: int) -> int:
    """The tricks that a suit takes when it is led from the top and nobody trumps: its tops, and the rest after them."""
    tops = _tops(mine, out)
    return mine.bit_count() if tops >= out.bit_count() else tops


@cache
def _unbeaten(mine: int, out: int) -> int:
    """The trumps that take a trick however they are played: a higher one can beat only one of them."""
    spare = beaten = 0
    for bit in range(12, -1, -1):
        if out >> bit & 1:
            spare += 1
        elif mine >> bit & 1 and spare:
            spare -= 1
            beaten += 1
    return mine.bit_count() - beaten


def cannot_fall(cards: int, *, leads: bool, hidden: int = KITTY_SIZE, gone: int = 0) -> bool:
    """Whether this hand takes no trick in nolo, however the others play; they may even see it.

    `gone` are cards that nobody holds, and of the others that are not seen `hidden` lie where nobody plays them. Jokers
    do no harm: they are never led by one who is never on lead, and win no other trick (R27).
    """
    suits = [(low_suit_of(cards, suit), low_suit_of(ALL_CARDS & ~cards & ~gone, suit)) for suit in range(4)]
    dangerous = [suit for suit, (mine, out) in enumerate(suits) if _too_high(mine, out)]
    if not leads or not cards:
        return not dangerous
    # The suit that is led first may be one that was not safe before: a card of it has gone then.
    return any(dangerous in ([], [suit]) and _can_lead(mine, out, hidden) for suit, (mine, out) in enumerate(suits))


def safest_lead(cards: int, hidden: int = KITTY_SIZE, gone: int = 0) -> int:
    """A card (a word) that somebody must go over in nolo, and without which the rest is safest; 0 if there is none."""
    found = []
    for suit in range(4):
        mine, out = low_suit_of(cards, suit), low_suit_of(ALL_CARDS & ~cards & ~gone, suit)
        if out.bit_count() > hidden:
            under = mine & (out & -out) - 1
            found += [1 << 13 * suit + (height - 1) % 13 for height in bits_of(under)]
    return min(found, key=lambda card: (too_high_in_nolo(cards & ~card, gone).bit_count(), card), default=0)


def too_high_in_nolo(cards: int, gone: int = 0) -> int:
    """The fewest cards whose loss leaves a hand that takes no trick while it is not on lead (a word)."""
    rest = ALL_CARDS & ~cards & ~gone
    return sum(
        1 << 13 * suit + (height - 1) % 13
        for suit in range(4)
        for height in _too_high(low_suit_of(cards, suit), low_suit_of(rest, suit))
    )


@cache
def _too_high(mine: int, out: int) -> tuple[int, ...]:
    """The highest cards of a suit that must go until the rest stays under whatever is led; the ace is the lowest.

    Who plays the highest card under each lead needs a card below the lowest that is out, two below the next, and so on,
    as long as he has any. Then he has one below whatever comes next too, in any order.
    """
    held = list(bits_of(mine))
    for place, lowest in enumerate(bits_of(out)):
        if place == len(held):
            break
        if held[place] > lowest:
            return tuple(held[place:])
    return ()


@cache
def _can_lead(mine: int, out: int, hidden: int) -> bool:
    """Whether a card of the suit can be led so that somebody must play a higher one, and the rest is safe."""
    if out.bit_count() <= hidden:
        return False
    lower = (out & -out) - 1
    rest = out ^ 1 << out.bit_length() - 1
    return any(not _too_high(mine ^ 1 << card, rest) for card in bits_of(mine & lower))
