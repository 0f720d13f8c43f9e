"""What the search has found out, by patterns: how long the suits are, and who has the high cards that mattered.

An entry holds in every deal of the same shape, leader, trump and aims in which the same seats have the highest cards
of each suit, as many as it depends on. So it serves other worlds as well, and never goes out of date.
"""

from __future__ import annotations

from array import array

from laksewhist.ai.solver import bits, layout
from laksewhist.ai.solver.position import Position


class Table:
    """2 ** `power` entries, in blocks that grow; each shape has a slot that says where its block is.

    A slot is four words: shape, everything else that must be equal, place of the block (start, room and count), and the
    cards in play, which count in an `absolute` table only: that is one as it would be without patterns, to compare.
    An entry is four words: bounds with two lists of owners, then how many of each list count with the other two lists,
    and two masks for the lists. When it is full, or told to, it forgets everything by counting a generation.
    """

    def __init__(self, power: int) -> None:
        self.slots = array("Q", bytes(8 * 4 << (power - 1)))
        self.entries = array("Q", bytes(8 * 4 << power))
        self.generation = 1
        self.slot_mask = (1 << (power - 1)) - 1
        self.room = 1 << power
        self.used = 0
        self.absolute = False
        self.cards = 0
        self.word_a = 0
        self.word_b = 0
        self.mask_a = 0
        self.mask_b = 0
        self.counts = 0
        self.which = 0

    def forget(self) -> None:
        """Begin anew; nothing needs to be cleared."""
        self.generation += 1
        self.used = 0

    def find(self, position: Position, seat: int, need: int) -> int:
        """Tricks that settle whether the side takes `need` with this seat to lead, or -1 where it is not known.

        Sets `position.relevant`.
        """
        self._name(position, seat)
        slot = self._slot(position.shape)
        if not self._is_here(slot, position.shape):
            return -1
        self._describe(position)
        place = self.slots[4 * slot + 2]
        start = place >> 16
        for index in range(place & 255):
            at = 4 * (start + index)
            a = self.entries[at]
            if ((self.word_a ^ a) & self.entries[at + 2]) | (
                (self.word_b ^ self.entries[at + 1]) & self.entries[at + 3]
            ):
                continue
            lower = a >> 60
            upper = a >> 56 & 15
            if lower >= need or upper < need:
                position.relevant = self._relevant(position.all, self.entries[at + 1])
                self._forward(start, index)
                return lower if lower >= need else upper
        return -1

    def store(self, position: Position, seat: int, lower: int, upper: int) -> None:
        """Remember that the side takes at least and at most so many, which depends on `position.relevant`."""
        self._name(position, seat)
        self._describe(position)
        self._mask(position)
        slot = self._slot(position.shape)
        start = room = count = 0
        if self._is_here(slot, position.shape):
            place = self.slots[4 * slot + 2]
            start = place >> 16
            room = place >> 8 & 255
            count = place & 255
        if self._tighten(start, count, lower, upper):
            return
        if count == 128:
            self._write(start + bits.below(bits.mix(self.word_a ^ self.word_b), 128), lower, upper)
            return
        if count == room:
            room = 2 * room if room else 2
            start = self._more_room(start, count, room)
            if start < 0:
                return
        self._write(start + count, lower, upper)
        place = start
        self.slots[4 * slot] = position.shape
        self.slots[4 * slot + 1] = self.which
        self.slots[4 * slot + 2] = place << 16 | room << 8 | (count + 1)
        self.slots[4 * slot + 3] = self.cards

    def _name(self, position: Position, seat: int) -> None:
        """Everything besides shape and high cards on which an answer depends, in one word."""
        self.cards = position.all if self.absolute else 0
        which = self.generation
        which = which << 2 | seat
        which = which << 3 | (position.trump + 1)
        which = which << 4 | position.side
        which = which << 4 | position.maximisers
        which = which << 8
        if position.low_leads:
            which |= 128
        if position.called:
            called = bits.low(position.called)
            above = bits.count(position.all & layout.block(called >> 4) & (position.called - 1))
            which += 1 + 16 * (called >> 4) + above
        self.which = which

    def _slot(self, shape: int) -> int:
        """The slot of this shape, or the one where it would go."""
        at = bits.mix(shape ^ bits.mix(self.which ^ self.cards)) & self.slot_mask
        for turn in range(8):
            if self.slots[4 * at + 1] >> 21 != self.generation or self._is_here(at, shape):
                return at
            if turn < 7:
                at = (at + 1) & self.slot_mask
        return at

    def _is_here(self, slot: int, shape: int) -> bool:
        return (
            self.slots[4 * slot] == shape
            and self.slots[4 * slot + 1] == self.which
            and self.slots[4 * slot + 3] == self.cards
        )

    def _describe(self, position: Position) -> None:
        owners = position.owners[position.all & 0x1FFF]
        self.word_a = owners << 24 | position.owners[8192 + (position.all >> 16 & 0x1FFF)]
        owners = position.owners[16384 + (position.all >> 32 & 0x1FFF)]
        self.word_b = owners << 24 | position.owners[24576 + (position.all >> 48 & 0x1FFF)]

    def _mask(self, position: Position) -> None:
        """How many of the highest cards of each suit count."""
        self.mask_a = 0
        self.mask_b = 0
        self.counts = 0
        for suit in range(4):
            found = (position.all if self.absolute else position.relevant) & layout.block(suit)
            if found:
                count = bits.count(position.all & layout.block(suit) & layout.up_to(bits.high(found)))
                self.counts |= bits.one(48 + 4 * suit) * count
                ranks = layout.top_ranks(count)
                if not suit & 1:
                    ranks <<= 24
                if suit < 2:
                    self.mask_a |= ranks
                else:
                    self.mask_b |= ranks
        self.word_a &= self.mask_a
        self.word_b = self.word_b & self.mask_b | self.counts

    def _forward(self, start: int, index: int) -> None:
        """Let an entry that was of use change places with one that is looked at sooner."""
        here = 4 * (start + index)
        there = 4 * (start + (index >> 1))
        for i in range(4):
            word = self.entries[here + i]
            self.entries[here + i] = self.entries[there + i]
            self.entries[there + i] = word

    def _relevant(self, all_cards: int, b: int) -> int:
        """The lowest cards that an entry depends on, for the cards that are in play now."""
        known = 0
        for suit in range(4):
            count = b >> (48 + 4 * suit) & 15
            if count:
                left = all_cards & layout.block(suit)
                while count > 1:
                    left &= left - 1
                    count -= 1
                known |= layout.first(left)
        return known

    def _tighten(self, start: int, count: int, lower: int, upper: int) -> bool:
        """Whether there is an entry for just this pattern; then its bounds are brought closer."""
        for index in range(count):
            at = 4 * (start + index)
            old = self.entries[at]
            if self.entries[at + 1] != self.word_b or self.entries[at + 2] != self.mask_a:
                continue
            if (old ^ self.word_a) & layout.owners():
                continue
            if lower < old >> 60:
                lower = old >> 60
            if upper > (old >> 56 & 15):
                upper = old >> 56 & 15
            self.entries[at] = self.word_a | layout.bounds(lower, upper)
            return True
        return False

    def _write(self, at: int, lower: int, upper: int) -> None:
        self.entries[4 * at] = self.word_a | layout.bounds(lower, upper)
        self.entries[4 * at + 1] = self.word_b
        self.entries[4 * at + 2] = self.mask_a
        self.entries[4 * at + 3] = self.mask_b

    def _more_room(self, old: int, count: int, room: int) -> int:
        """Where so many entries have room, the old ones among them; -1 after everything had to be forgotten."""
        if self.used + room > self.room:
            self.forget()
            return -1
        start = self.used
        self.used += room
        for i in range(4 * count):
            self.entries[4 * start + i] = self.entries[4 * old + i]
        return start
