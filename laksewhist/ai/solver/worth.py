"""A quick look at a hand: about how many tricks it can expect of each kind of bid, in hundredths of a trick.

Rounded weights like those of the simplest level. They only tell hands that would have bid from hands that would not,
for many thousand hands a second. Words as in trick bids, the ace high.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits


def side_suit(held: int) -> int:
    """What a suit's cards (bit 0 is the two) bring where another suit is trump."""
    length = bits.count(held)
    value = 70 * (held >> 12 & 1)
    if length > 1:
        value += 50 * (held >> 11 & 1)
    if length > 2:
        value += 25 * (held >> 10 & 1)
    if length > 3:
        value += 20 * (held >> 9 & 1)
    return value + 35 * (length - 4) if length > 4 else value


def trump_suit(held: int) -> int:
    """What they bring as trumps."""
    value = 65 * (held >> 12 & 1) + 70 * (held >> 11 & 1) + 45 * (held >> 10 & 1) + 35 * (held >> 9 & 1)
    return 85 * bits.count(held) + value


def plain_suit(held: int) -> int:
    """What they bring without trump."""
    length = bits.count(held)
    if length < 2:
        return 105 * (held >> 12 & 1) - (50 if length == 0 else 10)
    value = 105 * (held >> 12 & 1) + 75 * (held >> 11 & 1)
    if length > 2:
        value += 40 * (held >> 10 & 1)
    if length > 3:
        value += 15 * (held >> 9 & 1)
    return value + 35 * (length - 4) if length > 4 else value


def suit_tricks(hand: int, trump: int) -> int:
    """The tricks that a hand expects with a partner and this trump."""
    value = 290 + 45 * bits.count(hand >> 52)
    for suit in range(4):
        held = hand >> 13 * suit & 8191
        value += trump_suit(held) if suit == trump else side_suit(held)
    return value


def best_tricks(hand: int) -> int:
    """The same with the trump that suits it best."""
    best = 0
    for trump in range(4):
        value = suit_tricks(hand, trump)
        if value > best:
            best = value
    return best


def turned_tricks(hand: int) -> int:
    """The tricks in vip, where each of three turned cards but the last may be refused; it comes into the hand."""
    value = 0
    for _ in range(3):
        total = 0
        for trump in range(4):
            tricks = suit_tricks(hand, trump)
            total += tricks if tricks > value else value
        value = total // 4
    return value + 40


def halve_tricks(hand: int) -> int:
    """The tricks where the partner names the trump."""
    value = 0
    for suit in range(4):
        value += side_suit(hand >> 13 * suit & 8191)
    return 710 + value * 9 // 10


def sans_tricks(hand: int) -> int:
    """The tricks without trump."""
    value = 490 + 50 * bits.count(hand >> 52)
    for suit in range(4):
        value += plain_suit(hand >> 13 * suit & 8191)
    return value


def excess(hand: int, needed: list[int]) -> int:
    """By how much the hand's best kind of bid is above what it needs: `needed` goes by alm, gode, vip, halve, sans."""
    best = best_tricks(hand) - needed[0]
    for kind in range(1, 5):
        if kind == 1:
            value = suit_tricks(hand, 0)
        elif kind == 2:
            value = turned_tricks(hand)
        elif kind == 3:
            value = halve_tricks(hand)
        else:
            value = sans_tricks(hand)
        value -= needed[kind]
        if value > best:
            best = value
    return best


def danger(hand: int) -> int:
    """How dangerous a nolo hand (the ace low) is, in thousandths: 0 where every lowest card lies low enough.

    In each suit the lowest card goes to the first round, the next to the second, and so on; each is dangerous by how
    many lower cards there are more than may be, and later rounds come less often.
    """
    total = 0
    for suit in range(4):
        held = hand >> 13 * suit & 8191
        place = 0
        while held and place < 6:
            height = bits.low(held)
            free = 2 if place < 3 else 3 if place < 5 else 5
            weight = 70 if place == 0 else 35 if place == 1 else 30 if place == 2 else 20 if place == 3 else 10
            if height - place > free:
                total += weight * (height - place - free)
            held &= held - 1
            place += 1
    return total
