"""Actions as text: each kind in the form of the format, and back."""

from typing import Any

import pytest

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.engine.cards import PACK, Suit, card
from laksewhist.store.codec import action_json, doing_json, read_action, read_bid, read_card, read_suit
from laksewhist.store.errors import FormatError
from laksewhist.store.forms import ActionForm
from laksewhist.store.json_text import typed

FORMS: list[tuple[Action, dict[str, Any]]] = [
    (CallIronHand(0), {"seat": 0, "do": "iron_hand"}),
    (KeepHand(1), {"seat": 1, "do": "keep_hand"}),
    (MakeBid(2, parse_bid("9 alm")), {"seat": 2, "do": "bid", "bid": "9 alm"}),
    (MakeBid(2, parse_bid("bordlægger")), {"seat": 2, "do": "bid", "bid": "bordlægger"}),
    (Pass(3), {"seat": 3, "do": "pass"}),
    (Join(0), {"seat": 0, "do": "join"}),
    (AcceptCard(1), {"seat": 1, "do": "accept"}),
    (RefuseCard(2), {"seat": 2, "do": "refuse"}),
    (CallCard(3, card("SA"), Suit.HEARTS), {"seat": 3, "do": "call", "trump": "H", "card": "SA"}),
    (CallCard(3, card("SA")), {"seat": 3, "do": "call", "card": "SA"}),
    (NameTrump(0, Suit.DIAMONDS), {"seat": 0, "do": "trump", "trump": "D"}),
    (
        ExchangeCards(1, (card("C2"), card("D3"), card("X1"))),
        {"seat": 1, "do": "exchange", "cards": ["C2", "D3", "X1"]},
    ),
    (ExchangeCards(1, ()), {"seat": 1, "do": "exchange", "cards": []}),
    (PlayCard(2, card("HT")), {"seat": 2, "do": "play", "card": "HT"}),
]


@pytest.mark.parametrize(("action", "form"), FORMS, ids=lambda each: each["do"] if isinstance(each, dict) else "")
def test_each_action_has_the_form_of_the_record(action: Action, form: dict[str, Any]) -> None:
    assert action_json(action) == form
    assert list(action_json(action)) == list(form), "the keys stand in the usual order"
    assert doing_json(action) == {key: value for key, value in form.items() if key != "seat"}
    assert read_action(typed(form, ActionForm), "here") == action  # type: ignore[arg-type]


def test_every_kind_of_action_is_tried() -> None:
    assert {type(action) for action, _ in FORMS} == set(Action.__args__)


@pytest.mark.parametrize("each", PACK, ids=lambda each: each.code)
def test_every_card_has_its_code(each: Any) -> None:
    assert read_card(each.code, "here") is each


@pytest.mark.parametrize("text", ["12 Almindelige", "BORDLAEGGER", "Bordlægger", " ren  SOL "])
def test_bids_are_read_in_any_case_and_with_long_words(text: str) -> None:
    assert read_bid(text, "here") in LADDER


@pytest.mark.parametrize(
    ("read", "text", "message"),
    [
        (read_card, "S1", 'x: "S1" is not a card'),
        (read_suit, "s", 'x: "s" is not a suit: S, H, D or C'),
        (read_bid, "sols", 'x: "sols" is not a bid; did you mean "sol"?'),
        (read_bid, "14 sans", 'x: "14 sans" is not a bid; did you mean '),
        (read_bid, "", 'x: "" is not a bid'),
    ],
)
def test_other_words_are_refused_by_name(read: Any, text: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(text, "x")
    assert str(caught.value).startswith(message)
