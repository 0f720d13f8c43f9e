"""The search of whole worlds: takes a world up, with whatever lies on the table, and puts the questions to the tree."""

from __future__ import annotations

from laksewhist.ai.solver import bits, layout
from laksewhist.ai.solver.tree import Tree
from laksewhist.ai.solver.world import World


class Search(Tree):
    """The search of one world after another. Not for two threads at once.

    The fields are the running trick: `length` tricks are left with it, `turn` is the seat to act, `count` cards lie.
    """

    def __init__(self, power: int, ask_every: int) -> None:
        Tree.__init__(self, power, ask_every)
        self.length = self.turn = self.count = self.led = self.best = self.winner = 0
        self.lying = 0

    def begin(self, world: World, budget: int) -> None:
        """Take up a world; `budget` is how many cards may be played in all searches until the next one."""
        self.nodes = 0
        self.limit = budget
        self.ask_at = self.ask_every
        self.stopped = False
        self.error = None
        self.load(world)
        self.together = self.side == self.maximisers
        self._lay(world)

    def be_plain(self) -> None:
        """Search without any shortcut, with a table of exact positions: what the shortcuts are measured by."""
        self.with_sure = self.with_touching = self.with_narrowing = self.with_hints = False
        self.table.absolute = True

    def _lay(self, world: World) -> None:
        """The running trick."""
        self.count = world.count
        self.turn = world.leader + world.count & 3
        self.length = bits.count(self.hands[self.turn])
        self.led = -1
        self.winner = world.leader
        self.best = 0
        self.lying = 0
        for i in range(world.count):
            seat = world.leader + i & 3
            card = self.inner[world.lying[i]]
            if i == 0:
                self.led = 4 if card >= 61 else card >> 4
                self.best = card
            elif layout.beats(card, self.best, self.trump):
                self.best = card
                self.winner = seat
            self.lying |= bits.one(card)
        self.all |= self.lying & layout.cards()

    def forget(self) -> None:
        """Begin anew: what was found out is forgotten. Only how much there is to search depends on it."""
        self.table.forget()
        for place in range(32768):
            self.hints[place] = 0

    def guess(self) -> int:
        """About how many of the tricks that are left the side takes, from its share of the high cards."""
        ours = 0
        total = 0
        for suit in range(4):
            for place in range(4):
                points = 4 - place
                for seat in range(4):
                    if self.hands[seat] >> (16 * suit + place) & 1:
                        total += points
                        if self.side >> seat & 1:
                            ours += points
        for seat in range(4):
            points = 4 * bits.count(self.hands[seat] & layout.jokers())
            total += points
            if self.side >> seat & 1:
                ours += points
        if not self.together or total == 0:
            return 1
        share = self.length * (26 * ours - 3 * total) + 10 * total
        if share < 0:
            return 0
        share = share // (20 * total)
        return share if share < self.length else self.length

    def twin(self, card: int) -> int:
        """The highest card of the seat to act that is as good as this one because they touch; both as in the world."""
        held = bits.one(self.inner[card])
        if self.inner[card] >= 61 or held & self.called:
            return card
        out = self.all & ~self.lying
        if self.count:
            out |= bits.one(self.best) & layout.cards()
        while True:
            above = out & layout.block(bits.low(held) >> 4) & (held - 1)
            if not above:
                return self.outer[bits.low(held)]
            above = bits.one(bits.high(above))
            if not above & self.hands[self.turn] or above & self.called:
                return self.outer[bits.low(held)]
            held = above

    def bound(self, need: int) -> int:
        """Tricks, of those that are left, that settle whether the side takes `need`; -1 when given up."""
        held = bits.let_go()
        if self.count:
            value = self.follow(self.turn, self.length, need, self.count, self.led, self.best, self.winner, self.lying)
        else:
            value = self.lead(self.turn, self.length, need)
        bits.take_back(held)
        return value

    def bound_after(self, card: int, need: int) -> int:
        """The same after a legal card of the seat to act."""
        held = bits.let_go()
        value = self.play(
            self.turn,
            self.inner[card],
            self.length,
            need,
            self.count,
            self.led,
            self.best,
            self.winner,
            self.lying,
        )
        bits.take_back(held)
        return value
