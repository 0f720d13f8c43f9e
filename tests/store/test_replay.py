"""Recorded deals are played again, and every stored result is checked."""

import json
from pathlib import Path
from typing import Any

import pytest

from laksewhist.engine.state import AuctionState, FinishedState
from laksewhist.store.errors import FormatError
from laksewhist.store.record import load_record, read_record
from laksewhist.store.replay import last_state, open_state, replay, states
from tests.store.sample import RECORD_FILES, document, encoded


def refusal(spoilt: dict[str, Any], verb: Any = lambda record: list(replay(record))) -> str:
    with pytest.raises(FormatError) as caught:
        verb(read_record(encoded(spoilt)))
    return str(caught.value)


@pytest.mark.parametrize("path", RECORD_FILES, ids=lambda path: path.stem)
def test_every_stored_result_is_what_the_rules_give(path: Path) -> None:
    record = load_record(path)
    assert [deal.result for deal in replay(record)] == [deal.result for deal in record.deals]


def test_a_finished_deal_without_result_has_nothing_to_check() -> None:
    changed = document()
    wanted = [deal.result for deal in replay(read_record(encoded(changed)))]
    for deal in changed["deals"]:
        deal["result"] = None
    assert [deal.result for deal in replay(read_record(encoded(changed)))] == wanted


def test_a_deal_is_played_action_by_action() -> None:
    deal = read_record(encoded(document())).deals[0]
    played = list(states(deal, "deals[0]"))
    assert len(played) == len(deal.actions) + 1
    assert isinstance(played[0], AuctionState)
    assert isinstance(played[-1], FinishedState)
    assert last_state(deal, "deals[0]") == played[-1]


def test_the_first_illegal_action_is_named() -> None:
    spoilt = document()
    actions = spoilt["deals"][1]["actions"]
    actions[0]["seat"] = (actions[0]["seat"] + 1) % 4
    seat, turn = actions[0]["seat"], spoilt["deals"][1]["forehand"]
    assert refusal(spoilt) == f"deals[1].actions[0]: seat {seat} is not to act: it is seat {turn}'s turn"


def test_R27_a_card_that_does_not_follow_is_named_as_the_format_says() -> None:
    spoilt = load_document("default-rules")
    deal, number, card, suit = revoke(spoilt)
    action = spoilt["deals"][deal]["actions"][number]
    action["card"] = card
    assert refusal(spoilt) == f"deals[{deal}].actions[{number}]: seat {action['seat']} must follow {suit}"


def load_document(stem: str) -> dict[str, Any]:
    path = next(path for path in RECORD_FILES if path.stem == stem)
    loaded: dict[str, Any] = json.loads(path.read_bytes())
    return loaded


def revoke(record: dict[str, Any]) -> tuple[int, int, str, str]:
    """A second card of a first trick that follows suit, and a card of another suit in the same hand."""
    words = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    for number, deal in enumerate(record["deals"]):
        plays = [at for at, action in enumerate(deal["actions"]) if action["do"] == "play"]
        if not plays:
            continue
        lead, second = (deal["actions"][at] for at in plays[:2])
        exchanged = {action["seat"] for action in deal["actions"] if action["do"] == "exchange"}
        if lead["card"][0] == second["card"][0] != "X" and second["seat"] not in exchanged:
            other = next(card for card in deal["hands"][second["seat"]] if card[0] != lead["card"][0])
            return number, plays[1], other, words[lead["card"][0]]
    raise AssertionError("no such deal")


def test_every_key_of_a_result_that_differs_is_named() -> None:
    spoilt = document()
    result = spoilt["deals"][1]["result"]
    points, made = result["points"], result["made"]
    result["points"], result["made"] = [1, 2, 3, 4], [not made[0]]
    message = refusal(spoilt)
    assert message.startswith("deals[1].result: made is [")
    assert message.endswith(f"; points is [1, 2, 3, 4], the rules give {points}")


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("contract", "8 alm"),
        ("declarers", [0, 1, 2, 3]),
        ("trump", None),
        ("called", "X1"),
        ("partner", None),
        ("vip_card", 1),
        ("tricks", [0, 0, 0, 13]),
    ],
)
def test_each_key_of_a_result_is_compared(key: str, wrong: object) -> None:
    spoilt = document()
    deal = next(at for at, each in enumerate(spoilt["deals"]) if each["result"][key] != wrong)
    spoilt["deals"][deal]["result"][key] = wrong
    assert refusal(spoilt).startswith(f"deals[{deal}].result: {key} is ")


def test_self_partner_is_compared() -> None:
    spoilt = document()
    spoilt["deals"][0]["result"]["self_partner"] ^= True
    assert refusal(spoilt).startswith("deals[0].result: self_partner is ")


def test_an_unfinished_deal_is_an_error_in_replay() -> None:
    spoilt = document()
    last = spoilt["deals"][1]["actions"].pop()
    assert refusal(spoilt) == f"deals[1]: the deal is not finished: seat {last['seat']} is to act"


def test_actions_after_the_end_are_errors() -> None:
    spoilt = document()
    actions = spoilt["deals"][0]["actions"]
    actions.append(actions[-1])
    assert refusal(spoilt).startswith(f"deals[0].actions[{len(actions) - 1}]: seat ")
    assert refusal(spoilt).endswith("cannot act: the deal is over")


def unfinished() -> dict[str, Any]:
    changed = document()
    changed["deals"][1]["result"] = None
    changed["deals"][1]["actions"].pop()
    return changed


def test_the_last_deal_may_be_open_where_its_state_is_asked_for() -> None:
    changed = unfinished()
    assert open_state(read_record(encoded(changed))).turn is not None


def test_the_deals_before_an_open_one_are_checked() -> None:
    spoilt = unfinished()
    spoilt["deals"][0]["result"]["tricks"] = [0, 0, 0, 0]
    assert refusal(spoilt, open_state).startswith("deals[0].result: tricks is [0, 0, 0, 0]")


def test_an_open_deal_has_no_result_yet() -> None:
    spoilt = unfinished()
    spoilt["deals"][1]["result"] = document()["deals"][1]["result"]
    assert refusal(spoilt, open_state).startswith("deals[1].result: the deal is not finished: seat ")


def test_nothing_is_open_in_a_finished_deal_or_without_deals() -> None:
    assert refusal(document(), open_state) == "deals[1]: the deal is finished: nobody is to act"
    assert refusal({**document(), "deals": []}, open_state) == "deals: there is no deal"
