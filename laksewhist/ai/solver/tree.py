"""The search through the cards that can be played: how many tricks a side takes when all play as well as can be.

A search answers with a bound: for "does the side take `need` of the n tricks that are left?" a number of tricks, which
the side takes at least if it is `need` or more, and at most if it is less. Beside it stands, in `relevant`, what the
answer depends on (partition search). Whoever wants a value asks again from bound to bound.
"""

from __future__ import annotations

from array import array

from laksewhist.ai.decision import IsCancelled, never
from laksewhist.ai.solver import bits, follow_order, layout
from laksewhist.ai.solver.lead_order import LeadOrder
from laksewhist.ai.solver.position import Position
from laksewhist.ai.solver.sure import Sure
from laksewhist.ai.solver.table import Table


class Tree(Position):
    """A position that can be searched; what is found out stays in a table of 2 ** `power` entries.

    `nodes` are the cards played since the search began, and `limit` how many there may be; at every `ask_every`th
    `cancelled` is asked. After either `stopped` is true, and every answer is -1; `error` is what `cancelled` raised.
    The switches `with_...` take a shortcut out each; no answer depends on them.
    """

    def __init__(self, power: int, ask_every: int) -> None:
        Position.__init__(self)
        self.table = Table(power)
        self.sure = Sure()
        self.leads = LeadOrder()
        self.hints = array("I", bytes(4 << 15))
        self.with_table = self.with_sure = self.with_touching = self.with_narrowing = self.with_hints = True
        self.nodes = 0
        self.stopped = False
        self.cancelled: IsCancelled = never
        self.error: BaseException | None = None
        self.limit = self.ask_at = 0
        self.ask_every = ask_every
        self.together = True

    def _is_given_up(self) -> bool:
        """Whether the budget is spent, or nobody waits for the answer any more."""
        if self.stopped or self.nodes > self.limit:
            self.stopped = True
        elif self.nodes >= self.ask_at:
            self.ask_at = self.nodes + self.ask_every
            self.stopped = self._ask()
        return self.stopped

    def _ask(self) -> bool:
        try:
            return self.cancelled()
        except BaseException as error:  # noqa: BLE001 - the caller raises it again
            self.error = error
            return True

    def lead(self, seat: int, n: int, need: int) -> int:
        """The bound with this seat to lead to the first of n tricks."""
        if need <= 0:
            self.relevant = 0
            return 0
        if need > n:
            self.relevant = 0
            return n
        if n == 1:
            return self._last(seat)
        value = self._known(seat, n, need)
        if value >= 0:
            self.relevant |= self.called
            return value
        value = self._leads(seat, n, need)
        if value < 0:
            return -1
        self.relevant |= self.called
        if n > 2 and self.with_table:
            if value >= need:
                self.table.store(self, seat, value, n)
            else:
                self.table.store(self, seat, 0, value)
        return value

    def _known(self, seat: int, n: int, need: int) -> int:
        """The bound where it can be had without search, or -1."""
        if self.together and self.with_sure:
            value = self.sure.settle(self, seat, n, need)
            if value >= 0:
                return value
        if n > 2 and self.with_table:
            return self.table.find(self, seat, need)
        return -1

    def _last(self, seat: int) -> int:
        """Whether the side takes the last trick."""
        self.nodes += 4
        played = self.hands[seat]
        top = bits.low(played)
        winner = seat
        for i in range(1, 4):
            s = seat + i & 3
            card = bits.low(self.hands[s])
            played |= self.hands[s]
            if layout.beats(card, top, self.trump):
                top = card
                winner = s
        self.relevant = 0
        if top < 61:
            played &= layout.block(top >> 4)
            if played & (played - 1):
                self.relevant = bits.one(top)
        return self.side >> winner & 1

    def _leads(self, seat: int, n: int, need: int) -> int:
        moves = self.hands[seat]
        if moves & self.called and not self.low_leads:
            moves = moves & ~layout.block(bits.low(self.called) >> 4) | self.called
        todo = self._different(moves, self.all)
        key = bits.mix(self.hands[seat] ^ bits.mix((need if self.trump >= 0 else 0) * 4 + seat))
        return self._try(seat, n, need, 0, -1, 0, seat, 0, moves, todo, key)

    def follow(self, seat: int, n: int, need: int, count: int, led: int, top: int, winner: int, played: int) -> int:
        """The bound when `count` cards lie (`played`), the best of which is `top`, by `winner`; n counts this trick."""
        moves = self.hands[seat]
        if led < 4:
            same = moves & layout.block(led)
            if same:
                moves = same & self.called if same & self.called else same
        if not moves & (moves - 1):
            return self.play(seat, bits.low(moves), n, need, count, led, top, winner, played)
        todo = self._different(moves, self.all & ~played | bits.one(top) & layout.cards())
        if led < 4 and moves & layout.block(led):
            key = bits.mix((self.all & layout.block(led)) ^ bits.mix(((top * 4 + seat) * 4 + count) * 4 + winner))
        else:
            key = (need if self.trump >= 0 else 0) * 64 + top
            key = bits.mix(self.hands[seat] ^ bits.mix((key * 4 + seat) * 4 + winner))
        return self._try(seat, n, need, count, led, top, winner, played, moves, todo, key)

    def _different(self, moves: int, out: int) -> int:
        """Of touching cards the highest, of jokers one; the called card is not like its neighbours."""
        if not self.with_touching:
            return moves & layout.cards() | layout.first(moves & layout.jokers())
        return (
            self.highest_of_each(moves & layout.cards() & ~self.called, out)
            | (moves & self.called)
            | layout.first(moves & layout.jokers())
        )

    def _list_hint(self, key: int, todo: int, at: int) -> int:
        """List the card, if any, that settled a case like this before; returns where the list ends."""
        hint = self.hints[key & 32767]
        if self.with_hints and hint >> 6 == key >> 40 and todo >> (hint & 63) & 1:
            self.moves[at] = hint & 63
            return at + 1
        return at

    def _try(
        self,
        seat: int,
        n: int,
        need: int,
        count: int,
        led: int,
        top: int,
        winner: int,
        played: int,
        moves: int,
        todo: int,
        key: int,
    ) -> int:
        """The bound over the cards of `todo`, which stand for all of `moves`; in a list only if the hint fails."""
        maximise = self.maximisers >> seat & 1 == 1
        called = self.called
        best = 0 if maximise else n
        known = tried = 0
        at = i = 64 * n - 16 * count
        end = self._list_hint(key, todo, at)
        while True:
            if i == end:
                i = at
                end = self._list_rest(seat, n, count, led, top, winner, todo & ~tried, at)
                if end == at:
                    break
            card = self.moves[i]
            i += 1
            one = bits.one(card)
            if not todo & ~tried & one:
                continue
            tried |= one
            value = self.play(seat, card, n, need, count, led, top, winner, played)
            if value < 0:
                return -1
            if one == called:
                self.relevant |= one
            if (value >= need) == maximise:
                self.hints[key & 32767] = (key >> 40) << 6 | card
                return value
            if (value > best) == maximise:
                best = value
            if card < 61:
                todo = self._narrow(card, moves, todo, called)
            known |= self.relevant
        self.relevant = known
        return best

    def _list_rest(self, seat: int, n: int, count: int, led: int, top: int, winner: int, todo: int, at: int) -> int:
        """List these cards in the order in which they should be tried; returns where the list ends."""
        if not todo:
            return at
        if count == 0:
            return self.leads.order(self, seat, n, todo, at)
        return follow_order.follow(self, seat, count, led, top, winner, todo, at)

    def _narrow(self, card: int, moves: int, todo: int, called: int) -> int:
        """What is left to try after a card that did not do.

        Where its rank did not matter, no card does better whose rank would not matter either. Where it did, it did for
        the lower cards too for which it stood.
        """
        blk = layout.block(card >> 4)
        mine = self.relevant & blk
        if mine == 0:
            return todo & ~blk if self.with_narrowing else todo
        lowest = bits.high(mine)
        if lowest < card:
            return todo & (~blk | layout.up_to(lowest)) if self.with_narrowing else todo
        lower = moves & blk & ~layout.up_to(card)
        mine = todo & lower
        if mine:
            lower &= layout.first(mine) - 1
        self.relevant |= lower & ~called
        return todo

    def play(
        self, seat: int, card: int, n: int, need: int, count: int, led: int, top: int, winner: int, played: int
    ) -> int:
        """The bound after this card."""
        self.nodes += 1
        if (self.nodes > self.limit or self.nodes >= self.ask_at) and self._is_given_up():
            return -1
        one = bits.one(card)
        called = self.called
        if count == 0:
            led = 4 if card >= 61 else card >> 4
        if count == 0 or layout.beats(card, top, self.trump):
            top = card
            winner = seat
        self.hands[seat] ^= one
        if one == called:
            self.called = 0
        if card < 61:
            self.shape -= layout.unit(seat, card >> 4)
        if count == 3:
            value = self._end(n, need, led, top, winner, played | one)
        else:
            value = self.follow(seat + 1 & 3, n, need, count + 1, led, top, winner, played | one)
        if card < 61:
            self.shape += layout.unit(seat, card >> 4)
        self.hands[seat] ^= one
        self.called = called
        return value

    def _end(self, n: int, need: int, led: int, top: int, winner: int, played: int) -> int:
        """The bound after a whole trick; `called` is the caller's to put back."""
        if self.called and led == bits.low(self.called) >> 4:
            self.called = 0
        everything = self.all
        self.all &= ~played
        gain = self.side >> winner & 1
        value = self.lead(winner, n - 1, need - gain)
        self.all = everything
        if value < 0:
            return -1
        if top < 61:
            same = played & layout.block(top >> 4)
            if same & (same - 1):
                self.relevant |= bits.one(top)
        return value + gain
