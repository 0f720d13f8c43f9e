"""A deal as the search sees it: four hands in its own layout, with what is needed to compare and to move."""

from __future__ import annotations

from array import array

from laksewhist.ai.solver import bits, layout
from laksewhist.ai.solver.world import World


class Position:
    """Four hands between two tricks, or in one.

    `all` are the suited cards that were in play when the running trick began, `shape` how many of each suit each seat
    holds, `called` the called card while its duty lasts and somebody holds it, else 0. `mates` is for each seat the
    mask of the seats that want the same. `relevant` is what the last answer depended on: the answer is the same
    whoever holds the cards of each suit below the lowest card there, as long as the shape is. `moves` and `weights`
    are for the orders in which cards are tried. `owners` says for each suit, and each set of its cards that can be
    left, who has the highest, the next, and so on, 2 bits each.
    """

    def __init__(self) -> None:
        self.hands = [0, 0, 0, 0]
        self.all = 0
        self.shape = 0
        self.called = 0
        self.relevant = 0
        self.trump = -1
        self.low_leads = False
        self.side = 1
        self.maximisers = 1
        self.mates = [1, 14, 14, 14]
        self.owners = array("I", bytes(4 * 4 * 8192))
        self.inner = [0] * 64
        self.outer = [0] * 64
        self.owner = [0] * 64
        self.sizes = [0, 0, 0, 0]
        self.moves = [0] * 1024
        self.weights = [0] * 16

    def load(self, world: World) -> None:
        """Become this world as if nothing lay on the table; the cards that lie there are numbered with the rest."""
        self.trump = world.trump
        self.low_leads = world.may_lead_low
        self.side = world.side
        self.maximisers = world.maximisers
        self.called = 0
        self.shape = 0
        left = world.hands[0] | world.hands[1] | world.hands[2] | world.hands[3]
        for place in range(world.count):
            left |= bits.one(world.lying[place])
        for suit in range(4):
            self._number(suit, left & bits.suit(suit))
        for place in range(52, 55):
            self.inner[place] = place + 9
            self.outer[place + 9] = place
        for place in range(4):
            self._take(place, world.hands[place], world.called)
        self.all = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) & layout.cards()
        self._list_owners()

    def _number(self, suit: int, left: int) -> None:
        """Give the cards of a suit their places, from the highest down."""
        place = 16 * suit
        while left:
            card = bits.high(left)
            left ^= bits.one(card)
            self.inner[card] = place
            self.outer[place] = card
            self.owner[place] = 0
            place += 1
        self.sizes[suit] = place - 16 * suit

    def _take(self, seat: int, left: int, called: int) -> None:
        """Give a seat its cards."""
        self.mates[seat] = self.maximisers if self.maximisers >> seat & 1 else 15 & ~self.maximisers
        self.hands[seat] = 0
        while left:
            card = bits.low(left)
            one = bits.one(card)
            left ^= one
            if one == called:
                self.called = bits.one(self.inner[card])
            card = self.inner[card]
            self.hands[seat] |= bits.one(card)
            self.owner[card] = seat
            if card < 61:
                self.shape += layout.unit(seat, card >> 4)

    def _list_owners(self) -> None:
        for suit in range(4):
            base = 8192 * suit
            self.owners[base] = 0
            for word in range(1, 1 << self.sizes[suit]):
                self.owners[base + word] = (self.owner[16 * suit + bits.low(word)] << 22) | (
                    self.owners[base + (word & (word - 1))] >> 2
                )

    def highest_of_each(self, held: int, out: int) -> int:
        """The highest of each group of touching cards among those held; `out` are all cards that keep others apart."""
        gone = layout.cards() & ~out
        return held & ~(((held << 1) + gone) & out)

    def wants(self, seat: int) -> int:
        """The seats to which this seat would rather see the trick go, as a mask."""
        good = self.side if self.maximisers >> seat & 1 else 15 & ~self.side
        return good
