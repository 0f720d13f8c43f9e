"""Actions are values: equal when they mean the same, and never changed."""

from dataclasses import FrozenInstanceError

import pytest

from laksewhist.engine.actions import ExchangeCards, Pass, PlayCard
from laksewhist.engine.cards import card
from tests.engine.builders import cards, codes, entries, words_of


def test_R26_the_order_in_which_cards_are_given_means_nothing() -> None:
    assert ExchangeCards(1, cards("SA C2 X1")) == ExchangeCards(1, cards("X1 SA C2"))
    assert codes(ExchangeCards(1, cards("X1 SA C2")).cards) == "C2 SA X1"


def test_actions_are_hashable_values_of_one_seat() -> None:
    assert PlayCard(1, card("SA")) == PlayCard(1, card("SA")) != PlayCard(2, card("SA"))
    assert len({PlayCard(1, card("SA")), PlayCard(1, card("SA")), Pass(1)}) == 2
    with pytest.raises(FrozenInstanceError):
        Pass(1).seat = 2  # type: ignore[misc]


def test_the_table_talk_of_these_tests_says_every_action_both_ways() -> None:
    talked = """
    0: jernhånd, 1: spiller, 2: 8 alm, 3: pas, 0: med, 1: tager, 2: nej, 3: kalder SA, 0: kalder SA trumf H
    1: trumf D, 2: bytter ikke, 3: bytter C2 C3 C4, 0: X1, 1: ren sol
    """
    said = [f"{action.seat}: {words_of(action)}" for action in entries(talked)]
    assert said == [entry.strip() for entry in talked.replace("\n", ",").split(",") if entry.strip()]
