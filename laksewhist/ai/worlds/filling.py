"""Places filled with cards, every way of doing it equally likely: by counting the ways exactly."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final, TypeAlias

from laksewhist.ai.worlds.chance import below, shuffle

_DIGIT: Final = 6
"""The room left in each place is kept in so many bits of one number."""
_LOW: Final = (1 << _DIGIT) - 1

_State: TypeAlias = tuple[int, int, int]
"""The step, how many cards of its group are left, and the room that is left."""
_Choices: TypeAlias = tuple[tuple[int, int, _State], ...]
"""Ways added up, how many cards go to the step's place, and the state after it."""


class Filling:
    """All ways to lay cards into places, each place filled exactly and each card only where it is allowed.

    `allowed` are sets of places, bit `1 << place`. The cards are told apart by their number, so `ways` counts every
    assignment once.
    """

    def __init__(self, allowed: Sequence[int], room: Sequence[int]) -> None:
        if len(allowed) != sum(room):
            raise ValueError(f"{len(allowed)} cards do not fill {sum(room)} places")
        groups: dict[int, list[int]] = {}
        for card, places in enumerate(allowed):
            groups.setdefault(places, []).append(card)
        # The most restricted first: that keeps the number of states small.
        self._groups = [groups[places] for places in sorted(groups, key=lambda places: (places.bit_count(), places))]
        self._places = len(room)
        self._steps: list[tuple[int, bool, int]] = []
        for number, group in enumerate(self._groups):
            open_to = [place for place in range(len(room)) if allowed[group[0]] >> place & 1 and room[place]]
            after = len(self._groups[number + 1]) if number + 1 < len(self._groups) else 0
            self._steps += [(place, place == open_to[-1], after) for place in open_to]
            if not open_to:
                self._steps.append((len(room), True, after))  # a place without room: no way at all
        first = len(self._groups[0]) if self._groups else 0
        self._start: _State = (0, first, sum(count << _DIGIT * place for place, count in enumerate(room)))
        self._counted: dict[_State, int] = {}
        self._choices: dict[_State, _Choices] = {}

    @property
    def ways(self) -> int:
        """How many ways there are; 0 where there is none."""
        return self._ways(self._start)

    def draw(self, rng: Random) -> list[list[int]]:
        """The cards in each place, one of the ways by chance; ValueError where there is none."""
        if not self.ways:
            raise ValueError("the places cannot be filled")
        filled: list[list[int]] = [[] for _ in range(self._places)]
        state = self._start
        for group in self._groups:
            cards = group.copy()
            shuffle(rng, cards)
            last, taken = False, 0
            while not last:
                place, last, _ = self._steps[state[0]]
                count, state = self._choose(state, rng)
                filled[place] += cards[taken : taken + count]
                taken += count
        return filled

    def _choose(self, state: _State, rng: Random) -> tuple[int, _State]:
        choices = self._choices.get(state)
        if choices is None:
            choices = self._choices[state] = self._weighed(state)
        if len(choices) == 1:
            return choices[0][1:]
        ticket = below(rng, choices[-1][0])
        return next((count, after) for ways, count, after in choices if ticket < ways)

    def _weighed(self, state: _State) -> _Choices:
        found: list[tuple[int, int, _State]] = []
        total = 0
        for count, after in self._moves(state):
            ways = comb(state[1], count) * self._ways(after)
            if ways:
                total += ways
                found.append((total, count, after))
        return tuple(found)

    def _moves(self, state: _State) -> list[tuple[int, _State]]:
        """How many cards of the group may go to this step's place, each with what follows."""
        step, left, room = state
        place, last, following = self._steps[step]
        free = room >> _DIGIT * place & _LOW
        if last:
            return [(left, (step + 1, following, room - (left << _DIGIT * place)))] if left <= free else []
        most = min(left, free)
        return [(count, (step + 1, left - count, room - (count << _DIGIT * place))) for count in range(most + 1)]

    def _ways(self, state: _State) -> int:
        if state[0] == len(self._steps):
            return 1
        counted = self._counted.get(state)
        if counted is None:
            counted = 0
            for count, after in self._moves(state):
                ways = self._ways(after)
                if ways:
                    counted += comb(state[1], count) * ways
            self._counted[state] = counted
        return counted
