from collections import Counter

import pytest

from laksewhist.match.rng import below, derived_random, shuffle


def test_the_same_parts_give_the_same_numbers():
    assert [derived_random("a", 1).getrandbits(32) for _ in range(2)] == [derived_random("a", 1).getrandbits(32)] * 2


def test_other_parts_give_other_numbers():
    drawn = {derived_random(*parts).getrandbits(64) for parts in (("a", 1), ("a", 2), ("b", 1), ("a1",), (1, "a"))}
    assert len(drawn) == 5


def test_below_is_fair():
    rng = derived_random("fair")
    drawn = Counter(below(rng, 6) for _ in range(6000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert 850 <= min(drawn.values()) <= max(drawn.values()) <= 1150


@pytest.mark.parametrize("count", [0, -3])
def test_there_is_no_number_below_nothing(count):
    with pytest.raises(ValueError, match="no number"):
        below(derived_random(1), count)


def test_every_order_of_three_comes_equally_often():
    rng = derived_random("orders")
    orders = Counter()
    for _ in range(6000):
        items = ["a", "b", "c"]
        shuffle(rng, items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert 850 <= min(orders.values()) <= max(orders.values()) <= 1150
