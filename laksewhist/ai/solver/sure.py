"""Tricks that a team takes whatever the others do: seen at once, without search.

They hold where each team wants all the tricks that it can get. `relevant` of the position becomes what they depend on.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits, layout
from laksewhist.ai.solver.position import Position


class Sure:
    """Counts sure tricks.

    For one suit: `first` is what the leader takes in it at once, `second` what a mate can take after that, `crosses`
    whether the leader can reach the mate in it, `used_first` and `used` the cards that make it so, `whole` whether
    fewer tricks would depend on the same cards. The fields after that are the same for all suits together; `room` is
    how many tricks there can be before the mate would have to trump, `ruffers` are the opponents who may.
    """

    def __init__(self) -> None:
        self.first = self.second = 0
        self.crosses = self.whole = False
        self.used = self.used_first = 0
        self.trump_first = self.trump_second = self.ruffers = self.room = 0
        self.firsts = self.seconds = 0
        self.reached = False
        self.known = self.known_first = 0

    def settle(self, p: Position, seat: int, n: int, need: int) -> int:
        """Tricks that settle whether the side takes `need` of n with this seat to lead, or -1."""
        mine = p.side >> seat & 1 == 1
        wanted = need if mine else n - need + 1
        value = self.of_leader(p, seat, self.mate_of(p, seat), n, wanted)
        if value < wanted and p.trump >= 0:
            value = self.of_trumps(p, p.mates[seat], wanted)
        if value >= wanted:
            return value if mine else n - value
        wanted = n - wanted + 1
        team = 15 & ~p.mates[seat]
        if p.trump >= 0 and p.all & layout.block(p.trump):
            value = self.of_trumps(p, team, wanted)
        else:
            value = self.against_leader(p, seat, n, wanted)
        if value >= wanted:
            return n - value if mine else value
        return -1

    def mate_of(self, p: Position, seat: int) -> int:
        """The first of the others who wants the same, or -1."""
        for i in range(1, 4):
            if p.mates[seat] >> (seat + i & 3) & 1:
                return seat + i & 3
        return -1

    def of_leader(self, p: Position, leader: int, mate: int, n: int, wanted: int) -> int:
        """How many tricks leader and mate take at once, up to `wanted`: the leader's winners, then the mate's.

        First come trumps; then suits only as long as no opponent with trumps is out of them, and only as many tricks
        as leader and mate have cards for that are not trumps. A second mate counts as an opponent.
        """
        self.trump_first = self.trump_second = self.ruffers = self.firsts = self.seconds = 0
        self.reached = False
        self.known = self.known_first = 0
        self.room = n
        if p.trump >= 0 and self._draw_trumps(p, leader, mate, n, wanted):
            return wanted
        if not self.ruffers:
            self.firsts = bits.count(p.hands[leader] & layout.jokers())
            if mate >= 0:
                self.seconds = bits.count(p.hands[mate] & layout.jokers())
        for suit in range(4):
            if suit != p.trump and self._add_suit(p, suit, leader, mate, wanted):
                return wanted
        return self._with_mate(p, leader, n)

    def _draw_trumps(self, p: Position, leader: int, mate: int, n: int, wanted: int) -> bool:
        """Whether the leader's trumps are enough; else what they take is noted."""
        self._suit(p, p.trump, leader, mate, 13)
        self.trump_first = self.first
        self.trump_second = self.second
        self.reached = self.crosses
        self.known_first = self.used_first
        self.known = self.used
        if self.first >= wanted:
            p.relevant = self.used_first if self.whole else self.top_of(self.used_first, wanted)
            return True
        for seat in range(4):
            if seat != leader and seat != mate and layout.length(p.shape, seat, p.trump) > self.first:
                self.ruffers |= 1 << seat
        if mate >= 0 and layout.length(p.shape, mate, p.trump) > self.first:
            self.room = n - layout.length(p.shape, mate, p.trump)
        return False

    def _add_suit(self, p: Position, suit: int, leader: int, mate: int, wanted: int) -> bool:
        """Whether the leader's winners are enough with those of this suit; else they are noted."""
        self._suit(p, suit, leader, mate, self._limit(p, suit, self.ruffers))
        self.firsts += self.first
        taken = self.trump_first + (self.firsts if self.firsts < self.room else self.room)
        if taken >= wanted:
            if not self.whole:
                self.used_first = self.top_of(self.used_first, wanted - self.trump_first - self.firsts + self.first)
            p.relevant = self.known_first | self.used_first
            return True
        self.known_first |= self.used_first
        self.known |= self.used
        self.seconds += self.second
        self.reached = self.reached or self.crosses
        return False

    def _with_mate(self, p: Position, leader: int, n: int) -> int:
        """All of the leader's tricks, and of the mate's what can be reached and kept."""
        if self.firsts > self.room:
            self.firsts = self.room
        p.relevant = self.known_first
        total = self.trump_first + self.firsts
        if self.reached:
            p.relevant |= self.known
            if self.seconds > self.room - self.firsts:
                self.seconds = self.room - self.firsts
            x = layout.length(p.shape, leader, p.trump) if p.trump >= 0 else 0
            if x > self.trump_first and self.seconds > n - x - self.firsts:
                self.seconds = n - x - self.firsts if n - x > self.firsts else 0
            total += self.trump_second + self.seconds
        return total if total < n else n

    def _limit(self, p: Position, suit: int, ruffers: int) -> int:
        """How often the suit can be led before one of these seats may trump."""
        limit = 13
        for seat in range(4):
            if ruffers >> seat & 1 and layout.length(p.shape, seat, suit) < limit:
                limit = layout.length(p.shape, seat, suit)
        return limit

    def _suit(self, p: Position, suit: int, leader: int, mate: int, limit: int) -> None:
        """What the suit has for leader and mate when it is led `limit` times at the most."""
        self.first = self.second = 0
        self.crosses = self.whole = False
        self.used = self.used_first = 0
        x = p.hands[leader] & layout.block(suit)
        y = p.hands[mate] & layout.block(suit) if mate >= 0 else 0
        if not x | y or limit == 0:
            return
        rest = p.all & layout.block(suit) & ~(x | y)
        run = layout.first(rest) - 1 if rest else layout.cards()
        wl = bits.count(x & run)
        wm = bits.count(y & run)
        c = p.called & layout.block(suit)
        if c & x and not c & run:
            return  # the duty: the called card would have to be led before the winners
        if c & y:
            if wl and c & run:
                return  # the mate would have to play it on the leader's winner
            if not c & run:
                wm = 0  # or on his own lead
        if wl + wm:
            self._count(p, suit, leader, mate, limit, run, wl, wm)

    def _count(self, p: Position, suit: int, leader: int, mate: int, limit: int, run: int, wl: int, wm: int) -> None:
        """The same, with `wl` and `wm` winners (cards of `run`) in the two hands."""
        x = p.hands[leader] & layout.block(suit)
        y = p.hands[mate] & layout.block(suit) if mate >= 0 else 0
        a = bits.count(x)
        b = bits.count(y)
        small = bits.count(y & ~run)
        lost = wl - small if wl > small else 0
        if lost > wm:
            lost = wm
        self.used_first = x & run if wl else 0
        if lost:
            self.used_first |= y & run
            self.whole = True
            if bits.count(y & run & ~layout.up_to(bits.high(x & run))) < lost:
                self.first = small if small < limit else limit  # after that the mate would have to overtake
                return
        o = self._longest(p, suit, leader, mate)
        self.first = wl
        self.second = wm - lost
        if wl and wl >= o and wl >= b:
            self.second = 0
            if a > wl:
                self.first = a
                self.whole = True
        elif self.second and self.second >= o - wl and self.second >= a - wl and b - wl > self.second:
            self.second = b - wl
        if self.first > limit:
            self.first = limit
        if self.first + self.second > limit:
            self.second = limit - self.first
        if self.second:
            self.used = y & run
            self.crosses = a > wl and (p.called & x == 0 or wl > 0)

    def _longest(self, p: Position, suit: int, leader: int, mate: int) -> int:
        """How many cards of the suit an opponent has at the most."""
        longest = 0
        for seat in range(4):
            if seat != leader and seat != mate and layout.length(p.shape, seat, suit) > longest:
                longest = layout.length(p.shape, seat, suit)
        return longest

    def of_trumps(self, p: Position, team: int, wanted: int) -> int:
        """How many tricks a team's trumps take in any case, up to `wanted`: by rank or by number."""
        blk = layout.block(p.trump)
        mine = 0
        longest = theirs = 0
        for seat in range(4):
            count = layout.length(p.shape, seat, p.trump)
            if team >> seat & 1:
                mine |= p.hands[seat] & blk
                longest = count if count > longest else longest
            else:
                theirs += count
        p.relevant = 0
        if longest - theirs >= wanted:
            return wanted
        rest = p.all & blk & ~mine
        if rest:
            mine &= layout.first(rest) - 1
        count = bits.count(mine)
        count = longest if count > longest else count
        if longest - theirs >= count:
            return longest - theirs
        p.relevant = self.top_of(mine, wanted)
        return count if count < wanted else wanted

    def against_leader(self, p: Position, leader: int, n: int, wanted: int) -> int:
        """Without trumps: what the others take where they have the highest card of whatever the leader can lead.

        Where one of them has all of those, he goes on to take all that he can take as leader.
        """
        p.relevant = 0
        tops = self._tops(p, leader)
        if not tops:
            return 0
        if wanted > 1:
            for seat in range(4):
                if p.hands[seat] & tops == tops:
                    count = self.of_leader(p, seat, -1, n, wanted)
                    p.relevant |= tops
                    return count
        p.relevant = tops
        return 1

    def _tops(self, p: Position, leader: int) -> int:
        """The highest cards of the suits that the leader can lead, where opponents have them all; else nothing."""
        tops = 0
        held = p.hands[leader]
        if held & layout.jokers():
            return 0
        for suit in range(4):
            if held & layout.block(suit):
                top = layout.first(p.all & layout.block(suit))
                if p.called & layout.block(suit) and top != p.called:
                    return 0
                tops |= top
        for suit in range(4):
            if p.mates[leader] >> suit & 1 and p.hands[suit] & tops:
                return 0
        return tops

    def top_of(self, used: int, count: int) -> int:
        """The first so many cards of the word."""
        kept = 0
        while count > 0 and used:
            kept |= layout.first(used)
            used &= used - 1
            count -= 1
        return kept
