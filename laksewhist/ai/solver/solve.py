"""What a position is worth with every card known, by search that is exact or says that it does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from laksewhist.ai.decision import CancelledError, IsCancelled, never
from laksewhist.ai.solver import COMPILED
from laksewhist.ai.solver.search import Search
from laksewhist.ai.solver.world import World

_ASK_EVERY: Final = 16384 if COMPILED else 256
"""So many cards are played between two looks whether somebody still waits: some milliseconds."""

USUAL_POWER: Final = 16


class Solver:
    """Solves worlds, and remembers what it found out for the next ones.

    Tricks are always those of the world's `side` in the whole deal: those it has taken, and those it takes when the
    seats of `maximisers` play to make that many, and the others to make it few. In a nolo with several declarers each
    is judged alone, with himself as `side` and the others as `maximisers`.

    A budget is how many cards a call may play in its search; `nodes` is how many the last one did. What is not settled
    within it is None. Answers never depend on what was remembered, but how soon they come does: whoever wants the same
    unknowns every time forgets first. `cancelled` is asked every few milliseconds; then CancelledError is raised.
    Other threads run meanwhile, but a solver serves one thread at a time. Not for worlds in which no card is left.
    """

    def __init__(self, power: int = USUAL_POWER) -> None:
        """The table gets 2 ** `power` entries, of 48 bytes each."""
        self.search: Final = Search(power, _ASK_EVERY)

    @property
    def nodes(self) -> int:
        """How many cards the last call played in its search."""
        return self.search.nodes

    def forget(self) -> None:
        """Begin anew."""
        self.search.forget()

    def value(self, world: World, budget: int, cancelled: IsCancelled = never) -> int | None:
        """The tricks of the side."""
        self._begin(world, budget, cancelled)
        found = self._converge(None, self.search.guess(), _left(world))
        return None if found is None else found + world.tricks_of(world.side)

    def can_make(self, world: World, target: int, budget: int, cancelled: IsCancelled = never) -> bool | None:
        """Whether the side comes to `target` tricks."""
        self._begin(world, budget, cancelled)
        need = target - world.tricks_of(world.side)
        found = self._bound(None, need)
        return None if found is None else found >= need

    def values(self, world: World, budget: int, cancelled: IsCancelled = never) -> dict[int, int | None]:
        """The tricks of the side after each legal card."""
        self._begin(world, budget, cancelled)
        taken = world.tricks_of(world.side)
        guess = self.search.guess()
        known = dict[int, int | None]()
        answers = dict[int, int | None]()
        for card in cards_of(world.legal()):
            twin = self.search.twin(card)
            if twin not in known:
                found = self._converge(twin, guess, _left(world))
                known[twin] = None if found is None else found + taken
                guess = guess if found is None else found
            answers[card] = known[twin]
        return answers

    def makes(self, world: World, target: int, budget: int, cancelled: IsCancelled = never) -> dict[int, bool | None]:
        """Whether the side comes to `target` tricks after each legal card."""
        self._begin(world, budget, cancelled)
        need = target - world.tricks_of(world.side)
        known = dict[int, bool | None]()
        answers = dict[int, bool | None]()
        for card in cards_of(world.legal()):
            twin = self.search.twin(card)
            if twin not in known:
                found = self._bound(twin, need)
                known[twin] = None if found is None else found >= need
            answers[card] = known[twin]
        return answers

    def best_line(self, world: World, budget: int, cancelled: IsCancelled = never) -> list[int] | None:
        """Cards in order, to the last, with which everybody does as well as can be; of equals the lowest.

        None if the budget is spent before the line is whole.
        """
        line = list[int]()
        end = self.value(world, budget, cancelled)
        spent = self.nodes
        now = world.copy()
        while end is not None and any(now.hands):
            card = self._keeps(now, end, budget - spent, cancelled)
            spent += self.nodes
            self.search.nodes = spent
            if card is None:
                return None
            line.append(card)
            now.play(card)
        return None if end is None else line

    def _keeps(self, world: World, end: int, budget: int, cancelled: IsCancelled) -> int | None:
        """The lowest card with which the side still comes to just so many tricks."""
        self._begin(world, budget, cancelled)
        cards = list(cards_of(world.legal()))
        is_high = bool(world.maximisers >> world.turn() & 1)
        need = end - world.tricks_of(world.side) + (0 if is_high else 1)
        for card in cards[:-1]:
            found = self._bound(card, need)
            if found is None:
                return None
            if (found >= need) == is_high:
                return card
        return cards[-1]

    def _begin(self, world: World, budget: int, cancelled: IsCancelled) -> None:
        if cancelled():
            raise CancelledError
        self.search.cancelled = cancelled
        self.search.begin(world, budget)

    def _converge(self, card: int | None, guess: int, most: int) -> int | None:
        """The value, asked for from bound to bound, from a guess on."""
        lower, upper = 0, most
        while lower < upper:
            need = min(max(guess, lower + 1), upper)
            found = self._bound(card, need)
            if found is None:
                return None
            if found >= need:
                lower = found
                guess = found + 1
            else:
                upper = found
                guess = found
        return lower

    def _bound(self, card: int | None, need: int) -> int | None:
        if self.search.stopped:
            return None
        found = self.search.bound(need) if card is None else self.search.bound_after(card, need)
        if found >= 0:
            return found
        if self.search.error is not None:
            raise self.search.error
        if self.search.cancelled():
            raise CancelledError
        return None


def cards_of(word: int) -> Iterator[int]:
    """The cards of a word, from the lowest bit."""
    while word:
        yield (word & -word).bit_length() - 1
        word &= word - 1


def _left(world: World) -> int:
    """How many tricks are left, the running one among them."""
    return max(hand.bit_count() for hand in world.hands)
