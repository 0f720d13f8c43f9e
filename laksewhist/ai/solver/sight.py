"""What the seat to act may know: its hand, the table, and who is for it and who against it."""

from __future__ import annotations

from laksewhist.ai.solver import bits
from laksewhist.ai.solver.world import World

PACK = (1 << 55) - 1


class Sight:
    """The view of one seat in a world, made anew by `look` for every card; it never reads a hand that is hidden.

    `me` is the seat, `mine` its hand, `legal` what it may play, `out` the cards that it does not see anywhere,
    `trumps` the whole trump suit or 0, `trump` its number or -1, `friends` and `foes` masks of the other seats. A seat
    that may be either is a foe. After `look_behind` `over_led` holds the cards of the led suit that foes who have yet
    to play may play, and `over_trump` the trumps that they may play because they cannot follow.
    """

    def __init__(self) -> None:
        self.me = 0
        self.mine = 0
        self.legal = 0
        self.out = 0
        self.trumps = 0
        self.trump = -1
        self.friends = 0
        self.foes = 0
        self.over_led = 0
        self.over_trump = 0

    def look(self, world: World) -> None:
        """See what the seat whose turn it is sees."""
        me = world.turn()
        self.me = me
        self.mine = world.hands[me]
        self.legal = world.legal()
        self.out = PACK & ~world.gone & ~self.mine
        if me == world.layer:
            self.out &= ~world.laid
        self.trump = world.trump
        self.trumps = bits.suit(world.trump) if world.trump >= 0 else 0
        if world.nolo:
            self._nolo_sides(world)
        else:
            self.friends = self._friends(world)
            self.foes = 15 & ~(self.friends | 1 << me)

    def _nolo_sides(self, world: World) -> None:
        """Each declarer who has not fallen stands alone; all others are against those."""
        standing = 0
        for seat in range(4):
            if world.declarers >> seat & 1 and world.taken[seat] <= world.allowed:
                standing |= 1 << seat
        self.foes = 15 & ~(1 << self.me) if standing >> self.me & 1 else standing
        self.friends = 15 & ~(self.foes | 1 << self.me)

    def _friends(self, world: World) -> int:
        """The seats on this one's side, as far as it can know (R21)."""
        me = self.me
        if me == world.partner:
            return 1 << world.declarer
        hidden = world.partner if world.partner_public else self._only_place(world)
        if hidden == -2:
            # A defender takes both others for friends, though one is not: taking a trick from a friend costs more.
            return 0 if me == world.declarer else 15 & ~(1 << me | 1 << world.declarer)
        if me == world.declarer:
            return 1 << hidden if hidden >= 0 else 0
        return 15 & ~(1 << me | 1 << world.declarer | (1 << hidden if hidden >= 0 else 0))

    def _only_place(self, world: World) -> int:
        """The only seat that can still hold the called card; -2 while two can or it may be nowhere."""
        suit = bits.suit_of(world.called_card)
        found = -2
        candidates = 0
        if self.mine >> world.called_card & 1:
            return -1  # declarer holds it himself
        for seat in range(4):
            if seat != self.me and seat != world.declarer and not world.voids[seat] >> suit & 1:
                found = seat
                candidates += 1
        return found if candidates == 1 else -2

    def look_behind(self, world: World) -> None:
        """Note what the foes who have yet to play to this trick may have over a card."""
        self.over_led = 0
        self.over_trump = 0
        led = bits.suit_of(world.lying[0])
        trump = self.trump
        same = self.out & bits.suit(led) if led < 4 else 0
        for step in range(1, 4 - world.count):
            seat = (self.me + step) & 3
            if self.foes >> seat & 1:
                free = not same or world.voids[seat] >> led & 1
                if not free:
                    self.over_led |= same
                elif trump >= 0 and not world.voids[seat] >> trump & 1:
                    self.over_trump |= self.out & self.trumps

    def is_safe(self, card: int) -> bool:
        """Whether a card that wins now should win the trick, as far as `look_behind` can tell."""
        suit = bits.suit_of(card)
        if suit == self.trump:
            threat = (self.over_led | self.over_trump) & self.trumps
        elif self.over_trump:
            return False
        else:
            threat = self.over_led
        return not threat >> card

    def is_master(self, card: int) -> bool:
        """Whether nobody else can hold a higher card of its suit; never true of a joker."""
        return card < 52 and not (self.out & bits.suit(bits.suit_of(card))) >> card

    def foes_have_trumps(self, world: World) -> bool:
        """Whether a foe may still hold a trump."""
        return self.out & self.trumps != 0 and self._out_of(world, self.trump) != self.foes

    def foe_ruffs(self, world: World, suit: int) -> bool:
        """Whether a foe is out of a side suit, and may have a trump."""
        if suit == self.trump or not self.out & self.trumps:
            return False
        able = self.foes & ~self._out_of(world, self.trump)
        return able != 0 and (not self.out & bits.suit(suit) or able & self._out_of(world, suit) != 0)

    def _out_of(self, world: World, suit: int) -> int:
        """The foes that have shown to be out of a suit."""
        found = 0
        for seat in range(4):
            if world.voids[seat] >> suit & 1:
                found |= 1 << seat
        return found & self.foes
