"""Refusals name the rule that is broken, in a sentence."""

import re

import pytest

from laksewhist.engine.game import apply
from laksewhist.engine.illegal import IllegalAction, Reason, refuse
from tests.engine.builders import deal, entries, playing, talk

HANDS = ("SA H2", "SK X1", "SQ H4", "SJ H5")


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_reason_names_one_of_the_31_rules_and_the_seat(reason: Reason) -> None:
    assert re.fullmatch(r"R([1-9]|[12][0-9]|3[01])", reason.rule)
    facts = {name: f"<{name}>" for name in re.findall(r"{(\w+)}", reason.template) if name != "seat"}
    with pytest.raises(IllegalAction, match="seat 2") as caught:
        refuse(reason, 2, **facts)
    assert (caught.value.reason, caught.value.rule, caught.value.seat) == (reason, reason.rule, 2)
    assert caught.value.facts == facts
    assert all(fact in str(caught.value) for fact in facts.values())


def test_R27_the_sentence_says_which_suit_must_be_followed() -> None:
    state = talk(playing(deal(*HANDS), "sol"), "0: SA")
    (action,) = entries("1: X1")
    with pytest.raises(IllegalAction, match=r"^seat 1 must follow spades$"):
        apply(state, action)


def test_R07_the_sentence_says_which_bid_stands() -> None:
    (action,) = entries("1: 8 alm")
    with pytest.raises(IllegalAction, match=r"^seat 1 must bid above sol$"):
        apply(talk(deal(*HANDS), "0: sol"), action)


def test_an_illegal_action_is_a_value_error() -> None:
    assert issubclass(IllegalAction, ValueError)
