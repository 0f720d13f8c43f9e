"""The order in which the leader tries its cards: first what most often settles the matter.

The weights are of the kind that bridge solvers have found good: suits in which the others have few cards to answer
with, tricks that are won, cards led through a high card, cards that make the next one good.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits, follow_order, layout
from laksewhist.ai.solver.position import Position


class LeadOrder:
    """Weighs leads; the fields are what it has seen of the suit in hand.

    `mate` is the seat that wants the same as the leader (the leader itself where there is none), `before` and `after`
    an opponent who plays before and after the mate.
    """

    def __init__(self) -> None:
        self.has_mate = False
        self.mate = self.before = self.after = 0
        self.top = self.second = self.third = 0
        self.len_before = self.len_after = self.len_mate = 0
        self.trumps = self.ruffed = self.mate_ruffs = self.mate_wins = False
        self.weight = 0

    def order(self, p: Position, seat: int, n: int, todo: int, at: int) -> int:
        """Append the leads of `todo` to the moves; jokers last; returns where the list ends."""
        m = 0
        self._seats(p, seat)
        for suit in range(4):
            mine = todo & layout.block(suit)
            if mine:
                self._look(p, seat, n, suit)
            while mine:
                card = bits.low(mine)
                mine &= mine - 1
                w = self._weigh(p, seat, suit, card) if p.wants(seat) >> seat & 1 else card & 15
                follow_order.insert(p, at, m, card, w)
                m += 1
        return follow_order.low_first(p, todo & layout.jokers(), at + m)

    def _seats(self, p: Position, seat: int) -> None:
        self.has_mate = False
        self.mate = self.before = self.after = seat
        for i in range(1, 4):
            s = seat + i & 3
            if p.mates[seat] >> s & 1:
                if not self.has_mate:
                    self.mate = s
                    self.has_mate = True
            elif self.has_mate or i == 3:
                self.after = s
            else:
                self.before = s
        if self.before == seat:
            self.before = self.after
        if self.after == seat:
            self.after = self.before

    def _look(self, p: Position, seat: int, n: int, suit: int) -> None:
        blk = layout.block(suit)
        left = p.all & blk
        self.top = layout.first(left)
        left ^= self.top
        self.second = layout.first(left)
        left ^= self.second
        self.third = layout.first(left)
        self.len_before = layout.length(p.shape, self.before, suit)
        self.len_after = layout.length(p.shape, self.after, suit)
        self.len_mate = layout.length(p.shape, self.mate, suit) if self.has_mate else 0
        mine = layout.first(p.hands[self.mate] & blk) if self.has_mate else 0
        theirs = layout.first((p.hands[self.before] | p.hands[self.after]) & blk)
        self.mate_wins = mine != 0 and (theirs == 0 or mine < theirs)
        width = 128 * (self.len_before if self.len_before else n) + 128 * (self.len_after if self.len_after else n)
        self.trumps = p.trump >= 0 and p.all & layout.block(p.trump) != 0
        self.ruffed = False
        self.mate_ruffs = False
        if self.trumps:
            self.weight = -(width // 13)
            if suit != p.trump:
                self._look_at_trumps(p, seat, suit)
        else:
            self.weight = -(width // 19) - (9 if self.len_mate == 0 else 0)

    def _look_at_trumps(self, p: Position, seat: int, suit: int) -> None:
        if self.len_before == 0 and layout.length(p.shape, self.before, p.trump) > 0:
            self.ruffed = True
        if self.len_after == 0 and layout.length(p.shape, self.after, p.trump) > 0:
            self.ruffed = True
        if self.has_mate and self.len_mate == 0 and layout.length(p.shape, self.mate, p.trump) > 0:
            self.mate_ruffs = True
        if self.ruffed:
            self.weight -= 12
        if self.mate_ruffs and self.len_after > 0:
            self.weight += 17
        if layout.length(p.shape, seat, suit) != 1 or layout.length(p.shape, seat, p.trump) == 0:
            return
        if self.len_mate > 1 and p.hands[self.mate] & self.top:
            self.weight += 19

    def _weigh(self, p: Position, seat: int, suit: int, card: int) -> int:
        one = bits.one(card)
        blk = layout.block(suit)
        rank = bits.count(p.all & blk & (one - 1)) + 1
        lower = layout.first(p.all & blk & ~layout.up_to(card))
        touching = lower & p.hands[seat] != 0
        if not self.trumps:
            if one == self.top or self.mate_wins:
                return self.weight + self._winning(p, rank)
            return self.weight + self._losing(p, seat, one, rank, touching)
        w = self.weight + self._position(p, 12, 27)
        if not self.ruffed and (one == self.top or self.mate_wins or self.mate_ruffs):
            return w + self._winning_trump(p, seat, one, rank, touching)
        return w + self._losing_trump(p, seat, one, rank, touching)

    def _winning(self, p: Position, rank: int) -> int:
        if self.second & p.hands[self.after] and self.len_after != 1:
            return 17 + rank
        if self.second & p.hands[self.before]:
            return 40 + rank if self.len_before != 1 else 61 + rank
        return 45 + rank

    def _losing(self, p: Position, seat: int, one: int, rank: int, touching: bool) -> int:
        w = self._position(p, 10, 31) + self._sequel(p, seat, 35, 25)
        if self._bares(p):
            return w + 28 + rank
        if self.top & p.hands[seat]:
            return w - 17 + rank
        if not touching:
            return w + 12 + rank
        return w + 48 if one == self.second else w + 29 - rank

    def _position(self, p: Position, after: int, finesse: int) -> int:
        """Less where the last seat has a high card, more where the lead goes through one up to the mate's."""
        if (self.top | self.second) & p.hands[self.after]:
            return -after if self.len_after != 1 else 0
        if self.has_mate and self.len_mate != 1 and self.top & p.hands[self.before]:
            return finesse if self.second & p.hands[self.mate] else 0
        return 0

    def _bares(self, p: Position) -> bool:
        """Whether the highest card falls because it is alone."""
        if self.len_before == 1 and self.top & p.hands[self.before]:
            return True
        return self.len_after == 1 and self.top & p.hands[self.after] != 0

    def _sequel(self, p: Position, seat: int, both: int, split: int) -> int:
        """What it is worth that the second and third best cards are the leader's and the mate's."""
        if not self.has_mate:
            return 0
        if self.second & p.hands[self.mate] and self.third & p.hands[self.mate]:
            return both
        if self.len_mate > 1:
            if self.second & p.hands[seat] and self.third & p.hands[self.mate]:
                return split
            if self.second & p.hands[self.mate] and self.third & p.hands[seat]:
                return split
        return 0

    def _winning_trump(self, p: Position, seat: int, one: int, rank: int, touching: bool) -> int:
        if self._bares(p):
            return 35 + rank
        if self.top & p.hands[seat]:
            if self.has_mate and self.second & p.hands[self.mate]:
                return 48 + rank
            return 31 if one == self.top else rank - 3
        if self.has_mate and self.top & p.hands[self.mate]:
            return 42 + rank if self.second & p.hands[seat] else 28 + rank
        if touching:
            return 40 if one == self.second else 22 + rank
        return 11 + rank

    def _losing_trump(self, p: Position, seat: int, one: int, rank: int, touching: bool) -> int:
        w = self._sequel(p, seat, 20, 13)
        if self._bares(p):
            return w + 2 + rank
        if self.top & p.hands[seat]:
            if self.has_mate and self.second & p.hands[self.mate]:
                return w + 33 + rank
            return w + 38 if one == self.top else w - 14 + rank
        if self.has_mate and self.top & p.hands[self.mate]:
            return w + 34 + rank
        if touching and one == self.second:
            return w + 35
        return w + 3 + rank
