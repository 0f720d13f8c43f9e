"""The order in which a seat that does not lead tries its cards: first what most often settles the matter.

It changes no answer, only how soon it is found. Each function appends to `moves` and returns where the list goes on.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits, layout
from laksewhist.ai.solver.position import Position


def low_first(p: Position, cards: int, at: int) -> int:
    """These cards, the lowest of each suit first."""
    while cards:
        card = bits.high(cards)
        cards ^= bits.one(card)
        p.moves[at] = card
        at += 1
    return at


def high_first(p: Position, cards: int, at: int) -> int:
    """These cards, the highest of each suit first."""
    while cards:
        card = bits.low(cards)
        cards ^= bits.one(card)
        p.moves[at] = card
        at += 1
    return at


def strength(p: Position, card: int, led: int) -> int:
    """How strong a card is in a trick: trumps, a led joker, the led suit, and 0 for all that cannot win."""
    if card >= 61:
        return 20 if led == 4 else 0
    if card >> 4 == p.trump:
        return 40 - (card & 15)
    if card >> 4 == led:
        return 19 - (card & 15)
    return 0


def best_of(p: Position, seat: int, led: int) -> int:
    """The strength of the best card that a seat can still play to the trick."""
    if led < 4:
        same = p.hands[seat] & layout.block(led)
        if same:
            return strength(p, bits.low(same), led)
    if p.trump >= 0:
        same = p.hands[seat] & layout.block(p.trump)
        if same:
            return strength(p, bits.low(same), led)
    return 0


def beating(p: Position, left: int, led: int, bar: int) -> int:
    """Those of the cards that are stronger than the bar; no joker does, since none was led by this seat."""
    winners = 0
    left &= ~layout.jokers()
    while left:
        card = bits.low(left)
        left &= left - 1
        if strength(p, card, led) > bar:
            winners |= bits.one(card)
    return winners


def follow(p: Position, seat: int, count: int, led: int, top: int, winner: int, todo: int, at: int) -> int:
    """All cards of `todo`; `count` cards lie already, of which `top`, by `winner`, is the best."""
    good = p.wants(seat)
    if not good >> seat & 1:
        return duck(p, count, led, top, todo, at)
    now = strength(p, top, led)
    theirs = 0
    ours = 0
    for i in range(1, 4 - count):
        later = seat + i & 3
        x = best_of(p, later, led)
        if not good >> later & 1:
            theirs = x if x > theirs else theirs
        elif x > ours:
            ours = x
    if (good >> winner & 1 and now > theirs) or (ours > now and ours > theirs):
        return rest(p, seat, led, todo, at)
    return win(p, seat, count, led, now, theirs, todo, at)


def win(p: Position, seat: int, count: int, led: int, now: int, theirs: int, todo: int, at: int) -> int:
    """The cheapest card that will win, or that forces a high card, and then the rest."""
    same = led < 4 and todo & layout.block(led) != 0
    winners = beating(p, todo, led, theirs if theirs > now else now)
    if winners:
        at = low_first(p, winners, at)
        todo &= ~winners
    elif count == 2 and same:
        winners = beating(p, todo, led, now)
        at = high_first(p, winners, at)
        todo &= ~winners
    return rest(p, seat, led, todo, at)


def rest(p: Position, seat: int, led: int, todo: int, at: int) -> int:
    """Cards that are not meant to win."""
    if led < 4 and todo & layout.block(led):
        return low_first(p, todo, at)
    return discard(p, seat, todo, at)


def duck(p: Position, count: int, led: int, top: int, todo: int, at: int) -> int:
    """For a seat that wants another to take the trick: jokers, then as high as loses; what may win, low."""
    at = low_first(p, todo & layout.jokers(), at)
    todo &= ~layout.jokers()
    under = todo & ~beating(p, todo, led, strength(p, top, led))
    at = high_first(p, under, at)
    if count == 3:
        return high_first(p, todo & ~under, at)
    return low_first(p, todo & ~under, at)


def discard(p: Position, seat: int, todo: int, at: int) -> int:
    """The lowest card of the longest suit first, then of the others; what else there is; trumps; jokers last."""
    n = 0
    left = todo
    for suit in range(4):
        mine = todo & layout.block(suit)
        if mine and suit != p.trump:
            c = bits.high(mine)
            w = layout.length(p.shape, seat, suit)
            insert(p, at, n, c, w)
            n += 1
            left ^= bits.one(c)
    mine = left & layout.block(p.trump) if p.trump >= 0 else 0
    at = low_first(p, left & ~mine & ~layout.jokers(), at + n)
    at = low_first(p, mine, at)
    return low_first(p, left & layout.jokers(), at)


def insert(p: Position, at: int, count: int, card: int, weight: int) -> None:
    """Put a card into a list of `count` cards that begins at `at`, behind those that weigh as much."""
    j = count
    while j > 0 and p.weights[j - 1] < weight:
        p.weights[j] = p.weights[j - 1]
        p.moves[at + j] = p.moves[at + j - 1]
        j -= 1
    p.weights[j] = weight
    p.moves[at + j] = card
