"""What odd play is held against a deal."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.worlds.belief import IN_NOLO, IN_TRICK_BIDS, Habit, Habits, beliefs, keepers

CARDS = st.integers(0, 13)


@pytest.mark.parametrize("habits", [IN_TRICK_BIDS, IN_NOLO])
@given(cards=CARDS)
def test_every_odd_card_makes_a_deal_less_likely(habits: Habits, cards: int) -> None:
    row = beliefs(cards, habits)
    assert len(row) == 16
    assert row[0] == 1
    assert all(0 < more < fewer for fewer, more in pairwise(row[: cards + 1]))


@given(cards=CARDS, part=st.floats(0.01, 0.6))
def test_of_one_whose_habits_are_known_each_odd_card_weighs_the_same(cards: int, part: float) -> None:
    row = beliefs(cards, (Habit(1.0, part),))
    steps = [more / fewer for fewer, more in pairwise(row[: cards + 1])]
    assert steps == pytest.approx([part / 3 / (1 - part)] * cards)


@given(cards=st.integers(2, 13))
def test_where_it_is_not_known_who_plays_the_first_odd_card_tells_most(cards: int) -> None:
    row = beliefs(cards, IN_TRICK_BIDS)
    steps = [more / fewer for fewer, more in pairwise(row[: cards + 1])]
    assert all(later >= earlier * (1 - 1e-12) for earlier, later in pairwise(steps))
    assert steps[0] < steps[-1]


@given(cards=CARDS, odd=CARDS)
def test_the_shares_are_those_of_who_may_sit_there(cards: int, odd: int) -> None:
    one, other = Habit(0.25, 0.1), Habit(0.75, 0.3)

    def likely(habit: Habit) -> float:
        return habit.share * float((habit.odd / 3) ** odd * (1 - habit.odd) ** (cards - odd))

    if odd <= cards:
        expected = (likely(one) + likely(other)) / (one.share * 0.9**cards + other.share * 0.7**cards)
        assert beliefs(cards, (one, other))[odd] == pytest.approx(expected)


@given(st.integers(0, 13), st.integers(0, 13))
def test_who_keeps_to_the_rules_is_told_by_what_was_odd(cards: int, odd: int) -> None:
    odd = min(odd, cards)
    keeper, thinker = IN_TRICK_BIDS
    like = [each.share * (1 - each.odd) ** (cards - odd) * each.odd**odd for each in (keeper, thinker)]
    assert keepers(cards, IN_TRICK_BIDS)[odd] == pytest.approx(like[0] / sum(like))


def test_one_odd_card_tells_more_than_ten_usual_ones() -> None:
    assert keepers(0, IN_TRICK_BIDS)[0] == 0.5
    assert keepers(8, IN_TRICK_BIDS)[0] > 0.9
    assert keepers(11, IN_TRICK_BIDS)[1] < 0.5
