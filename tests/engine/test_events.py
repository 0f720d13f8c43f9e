"""Who sees which part of an event."""

import pytest

from laksewhist.engine.cards import card
from laksewhist.engine.events import CardPlayed, Event, ExchangeMade, IronHandKept, IronHandShown, Passed, event_for
from tests.engine.builders import cards

MADE = ExchangeMade(1, True, cards("C2 C3 C4"), cards("X1 H9 D9"))


def test_R26_only_who_exchanged_sees_the_cards() -> None:
    assert event_for(MADE, 1) == MADE
    for seat in (0, 2, 3):
        assert event_for(MADE, seat) == ExchangeMade(1, True, None, None)


def test_R26_that_somebody_declined_is_seen_by_all() -> None:
    assert event_for(ExchangeMade(1, False, (), cards("X1 H9 D9")), 3) == ExchangeMade(1, False, None, None)


def test_R06_nobody_else_hears_of_a_kept_iron_hand() -> None:
    assert [event_for(IronHandKept(2), seat) for seat in range(4)] == [None, None, IronHandKept(2), None]


@pytest.mark.parametrize(
    "event",
    [IronHandShown(1, cards("C2 C3")), Passed(2), CardPlayed(3, card("SA"))],
    ids=lambda event: type(event).__name__,
)
def test_what_happens_on_the_table_is_seen_by_all(event: Event) -> None:
    assert all(event_for(event, seat) is event for seat in range(4))
