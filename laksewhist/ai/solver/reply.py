"""The best that one seat can do in a world where all the others keep to the rules of thumb.

What they play depends on nothing but what was played, so every way to play the seat's own cards is gone through.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits, playout, retrace
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World


class Replier:
    """Tries the ways to play. One thread at a time; others run while it works."""

    def __init__(self) -> None:
        self.ways = [0] * 16
        self.widths = [0] * 16
        self.depth = 0

    def tricks(self, world: World, card: int, most: int, budget: int) -> int:
        """The most tricks of the side after this card, or the fewest where its seat is not among the maximisers.

        While any hand has more than `most` cards, the seat plays each time the card after which the rules bring it
        most. Then it tries `budget` ways at the most, 1 at the least, and first that of the rules. In trick bids; the
        world stays as it is.
        """
        me = world.turn()
        start = world.copy()
        work = World()
        sight = Sight()
        high = world.maximisers >> me & 1
        held = bits.let_go()
        start.play(card)
        self._lead_up(work, sight, start, me, high, most)
        found = self._search(work, sight, start, me, high, budget)
        bits.take_back(held)
        return found

    def _lead_up(self, work: World, sight: Sight, start: World, me: int, high: int, most: int) -> None:
        """Plays on until no hand has more than `most` cards."""
        while start.count or bits.count(start.hands[start.leader]) > most:
            card = playout.pick(start, sight)
            if start.turn() == me and sight.legal & (sight.legal - 1):
                card = self._next(work, sight, start, sight.legal, card, high)
            start.play(card)

    def _next(self, work: World, sight: Sight, start: World, legal: int, usual: int, high: int) -> int:
        """The card after which the rules bring most, the usual one where no other brings more."""
        best = self._after(work, sight, start, usual)
        chosen = usual
        previous = -1
        while legal:
            card = bits.low(legal)
            legal &= legal - 1
            if card != usual and (previous < 0 or not retrace.touch(start, previous, card)):
                found = self._after(work, sight, start, card)
                if found > best if high else found < best:
                    best = found
                    chosen = card
            previous = card
        return chosen

    def _after(self, work: World, sight: Sight, start: World, card: int) -> int:
        """The tricks of the side after this card and what the rules play then."""
        work.take(start)
        work.play(card)
        playout.run(work, sight)
        return work.tricks_of(work.side)

    def _search(self, work: World, sight: Sight, start: World, me: int, high: int, budget: int) -> int:
        for place in range(16):
            self.ways[place] = 0
        best = self._run(work, sight, start, me)
        while budget > 1 and self._next_way():
            budget -= 1
            found = self._run(work, sight, start, me)
            if found > best if high else found < best:
                best = found
        return best

    def _next_way(self) -> bool:
        """Another card at the last choice that has one left; False when there is none."""
        place = self.depth - 1
        while place >= 0 and self.ways[place] + 1 >= self.widths[place]:
            self.ways[place] = 0
            place -= 1
        if place < 0:
            return False
        self.ways[place] += 1
        return True

    def _run(self, work: World, sight: Sight, start: World, me: int) -> int:
        """The tricks of the side where the seat plays in the way that is set."""
        work.take(start)
        self.depth = 0
        while not work.over():
            card = playout.pick(work, sight)
            if work.turn() == me and sight.legal & (sight.legal - 1):
                card = self._choice(work, sight.legal, card)
                self.depth += 1
            work.play(card)
        return work.tricks_of(work.side)

    def _choice(self, work: World, legal: int, card: int) -> int:
        """The card of the way that is set, from the rules' own on in turn; of touching cards the lowest stands for all.

        Notes how many there are to choose from.
        """
        before = self._choices(work, legal, card)
        self.widths[self.depth] = self._choices(work, legal, 64)
        if not self.ways[self.depth]:
            return card
        wanted = before + self.ways[self.depth]
        if wanted > self.widths[self.depth]:
            wanted -= self.widths[self.depth]
        return self._number(work, legal, wanted)

    def _choices(self, work: World, legal: int, last: int) -> int:
        """How many choices there are up to and with a card."""
        count = 0
        previous = -1
        while legal:
            card = bits.low(legal)
            legal &= legal - 1
            if card > last:
                break
            if previous < 0 or not retrace.touch(work, previous, card):
                count += 1
            previous = card
        return count

    def _number(self, work: World, legal: int, wanted: int) -> int:
        """The choice with this number, from 1 on."""
        count = 0
        previous = -1
        while legal:
            card = bits.low(legal)
            legal &= legal - 1
            if previous < 0 or not retrace.touch(work, previous, card):
                count += 1
                if count == wanted:
                    return card
            previous = card
        return previous
