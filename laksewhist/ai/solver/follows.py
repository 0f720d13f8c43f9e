"""Playing to a trick in a trick bid: win cheaply what can be won, and give what the hand can do without."""

from __future__ import annotations

from laksewhist.ai.solver import bits
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World


def winning_cards(world: World, sight: Sight) -> int:
    """The legal cards that beat what lies on the table: all of one suit."""
    led = bits.suit_of(world.lying[0])
    best_suit = bits.suit_of(world.best)
    if led < 4 and sight.legal & bits.suit(led):
        if best_suit != led:
            return 0
        return (sight.legal & bits.suit(led)) >> world.best << world.best
    if best_suit == sight.trump:
        return (sight.legal & sight.trumps) >> world.best << world.best
    return sight.legal & sight.trumps


def follow(world: World, sight: Sight) -> int:
    """The card for a seat that does not lead."""
    wins = winning_cards(world, sight)
    if not wins:
        return cheapest(world, sight)
    friend_wins = sight.friends >> world.winning & 1 == 1
    if world.count == 3:
        return cheapest(world, sight) if friend_wins else bits.low(wins)
    if world.lying[0] >= 52:
        # Nobody has to follow a joker, so few will go over a low trump (R27).
        return cheapest(world, sight) if friend_wins else bits.low(wins)
    sight.look_behind(world)
    if friend_wins and sight.is_safe(world.best):
        return cheapest(world, sight)
    card = lowest_safe(sight, wins)
    if card >= 0 and (world.count > 1 or sight.trumps >> card & 1 or sight.is_master(bits.high(wins))):
        return card
    return _unsure(world, sight, wins, friend_wins)


def _unsure(world: World, sight: Sight, wins: int, friend_wins: bool) -> int:
    """No card wins for certain: third hand high, second hand low, and not over a friend for next to nothing."""
    top = bits.high(wins)
    suit = bits.suit_of(top)
    if sight.is_master(top) and not friend_wins:
        return lowest_equal(sight, top)
    if friend_wins:
        if suit != bits.suit_of(world.best):
            return cheapest(world, sight)
        if bits.count(sight.out & bits.suit(suit) & (bits.one(top) - 1) & ~(bits.one(world.best) - 1)) < 2:
            return cheapest(world, sight)
    if world.count == 2:
        return lowest_equal(sight, top)
    return cheapest(world, sight)


def lowest_safe(sight: Sight, wins: int) -> int:
    """The lowest of these winning cards that no foe behind should beat, or -1."""
    trumps = wins & sight.trumps != 0
    if trumps:
        threat = (sight.over_led | sight.over_trump) & sight.trumps
    elif sight.over_trump:
        return -1
    else:
        threat = sight.over_led
    if threat:
        wins = wins & ~(bits.one(bits.high(threat)) - 1)
    return bits.low(wins) if wins else -1


def lowest_equal(sight: Sight, card: int) -> int:
    """The lowest legal card of the same suit that is as good: nobody else can hold a card between them."""
    same = bits.suit(bits.suit_of(card))
    between = sight.out & same & (bits.one(card) - 1)
    if between:
        same = same & ~(bits.one(bits.high(between)) - 1)
    return bits.low(sight.legal & same)


def cheapest(world: World, sight: Sight) -> int:
    """The card that the hand can best do without: the lowest where suit must be followed."""
    if world.count and world.lying[0] < 52 and sight.legal & bits.suit(bits.suit_of(world.lying[0])):
        return bits.low(sight.legal)
    return discard(sight)


def discard(sight: Sight) -> int:
    """The card of least use, of all suits."""
    best = -1
    least = 9999
    for suit in range(5):
        held = sight.legal & bits.suit(suit)
        if held:
            card = bits.low(held)
            value = _use(sight, suit, held, card)
            if value < least:
                least = value
                best = card
    return best


def _use(sight: Sight, suit: int, held: int, card: int) -> int:
    """What a suit's lowest card may still bring; only comparisons mean anything."""
    if suit == 4:
        return 45 if sight.trump < 0 else 90
    height = card - 13 * suit
    if suit == sight.trump:
        return 120 + 2 * height
    length = bits.count(held)
    if sight.is_master(card):
        return 100 + 2 * height
    value = 2 * height
    if length > 3:
        value += 3 * (length - 3)
    elif length == 1:
        value -= 10 if sight.mine & sight.trumps else 4
    top = bits.high(held) - 13 * suit
    needed = 13 - top if top >= 9 else 0
    if needed > 1 and needed == length:
        value += 16
    return value
