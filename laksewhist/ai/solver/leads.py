"""Leading in a trick bid: the first rule of thumb, among those of the seat's role, that has a card."""

from __future__ import annotations

from laksewhist.ai.solver import bits, follows
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World


def lead(world: World, sight: Sight) -> int:
    """The card for a seat that leads."""
    if sight.trump < 0:
        card = _sans(world, sight)
    elif sight.me == world.declarer:
        card = _declarer(world, sight)
    elif sight.me == world.partner:
        card = _partner(world, sight)
    else:
        card = _defender(world, sight)
    if card < 0:
        card = _long_suit(world, sight)
    return card if card >= 0 else follows.discard(sight)


def _declarer(world: World, sight: Sight) -> int:
    card = _draw_trumps(world, sight)
    if card < 0:
        card = _joker(sight)
    if card < 0:
        card = _seek_partner(world, sight)
    if card < 0:
        card = _master(world, sight)
    return card if card >= 0 else _sequence(world, sight)


def _partner(world: World, sight: Sight) -> int:
    trumps = sight.legal & sight.trumps
    if trumps and sight.foes_have_trumps(world):
        return bits.high(trumps) if sight.is_master(bits.high(trumps)) else bits.low(trumps)
    if world.called & sight.legal:
        return world.called_card
    card = _joker(sight)
    if card < 0:
        card = _master(world, sight)
    if card < 0:
        card = _friend_ruffs(world, sight)
    return card if card >= 0 else _sequence(world, sight)


def _defender(world: World, sight: Sight) -> int:
    card = _joker(sight)
    if card < 0:
        card = _called_suit(world, sight)
    if card < 0:
        card = _master(world, sight)
    if card < 0:
        card = _friend_ruffs(world, sight)
    if card < 0:
        card = _singleton(world, sight)
    return card if card >= 0 else _sequence(world, sight)


def _sans(world: World, sight: Sight) -> int:
    card = _joker(sight)
    if card < 0:
        card = _set_up(world, sight)
    if card < 0:
        card = _master(world, sight)
    if card < 0:
        card = _seek_partner(world, sight)
    return card if card >= 0 else _sequence(world, sight)


def _joker(sight: Sight) -> int:
    """A joker wins or costs a foe a trump (R27); kept for later, it might never be led."""
    return bits.high(sight.legal) if sight.legal >> 52 else -1


def _draw_trumps(world: World, sight: Sight) -> int:
    """Trumps while a foe may have one: from the top if it is high, else to drive the high ones out."""
    mine = sight.legal & sight.trumps
    if not mine or not sight.foes_have_trumps(world):
        return -1
    top = bits.high(mine)
    if sight.is_master(top):
        return top
    if bits.count(sight.out & sight.trumps) == 1 or bits.count(mine) < 3:
        return -1
    return _top_or_low(sight, mine)


def _top_or_low(sight: Sight, held: int) -> int:
    """From one suit: the top of a sequence headed by a ten or better, else the lowest."""
    top = bits.high(held)
    if top - 13 * bits.suit_of(top) >= 8 and follows.lowest_equal(sight, top) != top:
        return top
    return bits.low(held)


def _master(world: World, sight: Sight) -> int:
    """A card that nobody can beat in its suit, from the shortest such suit where a foe can trump, else the longest."""
    best = -1
    most = -99
    sign = -1 if sight.foes_have_trumps(world) else 1
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held and suit != sight.trump:
            card = bits.high(held)
            if sight.is_master(card) and not sight.foe_ruffs(world, suit):
                value = sign * bits.count(held)
                if value > most:
                    most = value
                    best = card
    return best


def _seek_partner(world: World, sight: Sight) -> int:
    """Declarer leads the called suit, low, so that the partner takes the trick and everybody learns who he is."""
    if sight.me != world.declarer or world.partner_public:
        return -1
    return _called_suit(world, sight)


def _called_suit(world: World, sight: Sight) -> int:
    """Low from the called suit while the called card must fall to it (R28)."""
    held = sight.legal & bits.suit(bits.suit_of(world.called_card))
    return bits.low(held) if held and world.called else -1


def _friend_ruffs(world: World, sight: Sight) -> int:
    """A suit that a friend is out of and can trump."""
    if sight.trump < 0 or not sight.out & sight.trumps:
        return -1
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held and suit != sight.trump:
            for seat in range(4):
                if (
                    sight.friends >> seat & 1
                    and world.voids[seat] >> suit & 1
                    and not world.voids[seat] >> sight.trump & 1
                    and not sight.foe_ruffs(world, suit)
                ):
                    return bits.low(held)
    return -1


def _singleton(world: World, sight: Sight) -> int:
    """A lone card of a side suit, while there are trumps to ruff the next round with."""
    best = -1
    lowest = 99
    if not sight.mine & sight.trumps:
        return -1
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held and suit != sight.trump and not held & (held - 1) and sight.out & bits.suit(suit):
            card = bits.low(held)
            if card != world.called_card and card - 13 * suit < lowest:
                lowest = card - 13 * suit
                best = card
    return best


def _sequence(world: World, sight: Sight) -> int:
    """The top of touching honours in a side suit."""
    best = -1
    highest = 7
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held and suit != sight.trump:
            card = bits.high(held)
            touching = follows.lowest_equal(sight, card) != card
            if touching and card - 13 * suit > highest and not sight.foe_ruffs(world, suit):
                highest = card - 13 * suit
                best = card
    return best


def _longest(world: World, sight: Sight, safe: bool) -> int:
    """The longest side suit, of equals the one with the highest card; `safe`: among those that no foe can trump."""
    best = -1
    most = -1
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held and suit != sight.trump and not (safe and sight.foe_ruffs(world, suit)):
            value = 16 * bits.count(held) + bits.high(held) - 13 * suit
            if value > most:
                most = value
                best = suit
    return best


def _set_up(world: World, sight: Sight) -> int:
    """Without trump: low from a long suit that is not yet good, while another suit still stops the others."""
    # Three cards, or no stopper, gain 0.09 tricks a deal by themselves, but players who play out by it did no better.
    suit = _longest(world, sight, False)
    if suit < 0:
        return -1
    held = sight.legal & bits.suit(suit)
    if bits.count(held) < 4 or sight.is_master(bits.high(held)):
        return -1
    for other in range(4):
        theirs = sight.legal & bits.suit(other)
        if other != suit and theirs and sight.is_master(bits.high(theirs)):
            return _top_or_low(sight, held)
    return -1


def _long_suit(world: World, sight: Sight) -> int:
    """From the longest side suit, one that no foe can trump if there is a choice."""
    suit = _longest(world, sight, True)
    if suit < 0:
        suit = _longest(world, sight, False)
    return _top_or_low(sight, sight.legal & bits.suit(suit)) if suit >= 0 else -1
