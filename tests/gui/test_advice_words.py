"""What computers say of their choices, in words."""

import pytest

from laksewhist.ai.decision import Option, Why
from laksewhist.engine.actions import CallCard, ExchangeCards, MakeBid, Pass
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Suit, card
from laksewhist.gui.advice import words

NINE_GODE = MakeBid(0, TrickBid(9, TrickKind.GODE))


def test_every_reason_is_put_into_words() -> None:
    assert set(words.REASONS) == set(Why)
    said = [words.reason_text(why) for why in Why]
    assert len(set(said)) == len(said)
    assert all(text.endswith(".") for text in said)


@pytest.mark.parametrize(
    ("points", "text"), [(9.81, "+9.8"), (-0.04, "+0.0"), (-12.25, "−12.2"), (0.0, "+0.0"), (100.0, "+100.0")]
)
def test_points_have_their_sign_and_one_decimal(points: float, text: str) -> None:
    assert words.points_text(points) == text


@pytest.mark.parametrize(
    ("chance", "text"), [(0.0, "0 %"), (0.001, "1 %"), (0.64, "64 %"), (0.999, "99 %"), (1, "100 %")]
)
def test_what_is_not_certain_is_never_said_to_be(chance: float, text: str) -> None:
    assert words.chance_text(chance) == text


def test_an_option_is_told_with_its_numbers() -> None:
    assert words.option_text(Option(NINE_GODE, 9.83, 0.64, 9.1)) == "9 gode: 64 %, +9.8 points"
    assert words.option_text(Option(Pass(0), 1.2)) == "passing: +1.2 points"


def test_calls_and_exchanges_name_their_cards() -> None:
    assert words.action_text(CallCard(0, card("HA"), Suit.CLUBS)) == "clubs trump, ace of hearts"
    assert words.action_text(CallCard(0, card("HA"))) == "ace of hearts"
    assert words.action_text(ExchangeCards(0, ())) == "no exchange"
    cards = tuple(card(code) for code in ("C2", "D3", "H4"))
    assert words.action_text(ExchangeCards(0, cards)) == "2 of clubs, 3 of diamonds and 4 of hearts"
