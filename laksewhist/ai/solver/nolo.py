"""Play in nolo, both ways: declarers stay under, the others lead what declarers must win (R13 to R18, R25)."""

from __future__ import annotations

from laksewhist.ai.solver import bits, follows
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World

# So many lower cards may be out without danger, for the lowest card of a suit, the second lowest and so on; and what
# each one more is worth, as later rounds of a suit come less often.
FREE = [2, 2, 2, 3, 3, 5, 6, 7, 8, 8, 8, 8, 8]
WEIGHT = [14, 7, 6, 4, 2, 2, 0, 0, 0, 0, 0, 0, 0]


def play(world: World, sight: Sight) -> int:
    """The card for a seat: of a declarer who has not fallen, or of somebody against those."""
    if world.declarers >> sight.me & 1 and world.taken[sight.me] <= world.allowed:
        return _stay_under(world, sight) if world.count else _safest_lead(sight)
    return _attack(world, sight) if world.count else _attacking_lead(world, sight)


def suit_danger(mine: int, out: int) -> int:
    """How dangerous the cards of one suit are where `out` are those of it that others may hold."""
    total = 0
    place = 0
    while mine:
        card = bits.low(mine)
        below = bits.count(out & (bits.one(card) - 1))
        if below > FREE[place]:
            total += WEIGHT[place] * (below - FREE[place])
        mine &= mine - 1
        place += 1
    return total


def danger(hand: int) -> int:
    """How dangerous a whole hand is before anything is known of the others, in thousandths."""
    total = 0
    for suit in range(4):
        held = hand >> 13 * suit & 8191
        total += suit_danger(held, 8191 & ~held)
    return 5 * total


def _stay_under(world: World, sight: Sight) -> int:
    """Under what lies with the highest card that is; what cannot follow throws danger away."""
    led = bits.suit_of(world.lying[0])
    if led == 4 or not sight.legal & bits.suit(led):
        return _most_dangerous(sight)
    under = sight.legal & ~follows.winning_cards(world, sight)
    if under:
        return bits.high(under)
    # Last to play the highest, as the trick is taken anyway; before that the lowest, and hope.
    return bits.high(sight.legal) if world.count == 3 else bits.low(sight.legal)


def _safest_lead(sight: Sight) -> int:
    """Low, and from a short suit so that dangerous cards can be thrown later; a joker only as the last resort."""
    best = -1
    most = -9999
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held:
            card = bits.low(held)
            out = sight.out & bits.suit(suit)
            value = -200
            if out >> card:
                under = bits.count(out & (bits.one(card) - 1))
                over = bits.count(out >> card)
                value = 5 * over - 10 * under - 15 * bits.count(held) - suit_danger(held, out) // 2
            if value > most:
                most = value
                best = card
    return best if best >= 0 else bits.low(sight.legal)


def _most_dangerous(sight: Sight) -> int:
    """The card without which the rest is least dangerous; of equals the highest."""
    best = bits.high(sight.legal)
    most = -1
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held:
            card = bits.high(held)
            out = sight.out & bits.suit(suit)
            value = 16 * (suit_danger(held, out) - suit_danger(held & ~bits.one(card), out)) + card - 13 * suit
            if value > most:
                most = value
                best = card
    return best


def _attack(world: World, sight: Sight) -> int:
    """Under a declarer who wins or has yet to play, else the highest card: low ones are needed later."""
    if world.lying[0] >= 52 or not sight.legal & bits.suit(bits.suit_of(world.lying[0])):
        return _throw(world, sight)
    under = sight.legal & ~follows.winning_cards(world, sight)
    if sight.foes >> world.winning & 1:
        return bits.high(under) if under else bits.high(sight.legal)
    if _target_behind(world, sight):
        return bits.high(under) if under else bits.low(sight.legal)
    return bits.high(sight.legal)


def _target_behind(world: World, sight: Sight) -> bool:
    """Whether a declarer has yet to play to this trick, and may have to win it."""
    led = bits.suit_of(world.lying[0])
    for step in range(1, 4 - world.count):
        seat = (sight.me + step) & 3
        if sight.foes >> seat & 1 and not world.voids[seat] >> led & 1:
            return True
    return False


def _throw(world: World, sight: Sight) -> int:
    """The highest card of the shortest suit that declarers still have: once out of it, others can be thrown."""
    best = bits.high(sight.legal)
    most = -1
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held:
            card = bits.high(held)
            value = 13 - bits.count(held)
            for seat in range(4):
                if sight.foes >> seat & 1 and not world.voids[seat] >> suit & 1:
                    value |= 16
            if value > most:
                most = value
                best = card
    return best


def _attacking_lead(world: World, sight: Sight) -> int:
    """The card with the best prospect of leaving the trick to a declarer; a joker only as the last resort (R27)."""
    best = -1
    most = -9999
    for suit in range(4):
        held = sight.legal & bits.suit(suit)
        if held:
            card = bits.low(held)
            for seat in range(4):
                if sight.foes >> seat & 1:
                    value = _prospect(world, sight, seat, suit, card)
                    if value > most:
                        most = value
                        best = card
    return best if best >= 0 else bits.low(sight.legal)


def _prospect(world: World, sight: Sight, seat: int, suit: int, card: int) -> int:
    """How good a lead is against one declarer: from a short suit, or into danger that his open hand shows."""
    length = bits.count(sight.mine & bits.suit(suit))
    if world.voids[seat] >> suit & 1:
        return -200
    if not world.open_hands >> seat & 1:
        out = bits.count(sight.out & bits.suit(suit))
        return -10 * length - 3 * out if out else -190
    his = world.hands[seat] & bits.suit(suit)
    if not his:
        return -200
    value = suit_danger(his, (sight.out | sight.mine) & bits.suit(suit) & ~his) - 3 * length
    if bits.low(his) > card:
        # He must go over it; what others may put over his card would save him.
        value += 10 - 10 * bits.count(sight.out & bits.suit(suit) & ~his & ~(bits.one(bits.low(his)) - 1))
    return value
