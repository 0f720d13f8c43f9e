"""Filling places with cards: counted and drawn as plain enumeration has it."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.worlds.filling import Filling

Case = tuple[list[int], list[int]]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Up to seven cards, each allowed in some of up to four places, and the room of the places."""
    places = draw(st.integers(1, 4))
    allowed = draw(st.lists(st.integers(0, (1 << places) - 1), min_size=0, max_size=7))
    lies = [draw(st.integers(0, places - 1)) for _ in allowed]
    return allowed, [lies.count(place) for place in range(places)]


def plainly(allowed: list[int], room: list[int]) -> list[tuple[int, ...]]:
    """Every assignment of the cards, by trying all of them."""
    found = []
    for where in product(range(len(room)), repeat=len(allowed)):
        fits = all(places >> place & 1 for places, place in zip(allowed, where, strict=True))
        if fits and all(where.count(place) == room[place] for place in range(len(room))):
            found.append(where)
    return found


@given(case=cases())
def test_every_way_is_counted_once(case: Case) -> None:
    assert Filling(*case).ways == len(plainly(*case))


@given(case=cases(), seed=st.integers(0, 999))
def test_a_draw_is_one_of_the_ways(case: Case, seed: int) -> None:
    ways = plainly(*case)
    filling = Filling(*case)
    if not ways:
        with pytest.raises(ValueError, match="cannot be filled"):
            filling.draw(Random(seed))
        return
    drawn = filling.draw(Random(seed))
    where = [next(place for place, cards in enumerate(drawn) if card in cards) for card in range(len(case[0]))]
    assert tuple(where) in ways


def test_every_way_is_drawn_as_often_as_any_other() -> None:
    allowed, room = [0b111, 0b111, 0b011, 0b110, 0b010, 0b111], [2, 3, 1]
    ways = plainly(allowed, room)
    filling, rng, drawn = Filling(allowed, room), Random(5), Counter[tuple[int, ...]]()
    for _ in range(200 * len(ways)):
        places = filling.draw(rng)
        drawn[tuple(next(place for place in range(3) if card in places[place]) for card in range(6))] += 1
    assert set(drawn) == set(ways)
    assert all(140 < drawn[way] < 260 for way in ways)  # more than four standard deviations


def test_cards_and_room_must_agree() -> None:
    with pytest.raises(ValueError, match="2 cards do not fill 3 places"):
        Filling([1, 1], [3])
