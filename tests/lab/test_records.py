"""The commands that read a record."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laksewhist.engine.actions import ExchangeCards
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.state import ExchangeState, FinishedState
from laksewhist.lab.records import legal_json
from laksewhist.store.codec import action_json, doing_json
from laksewhist.store.record import load_record
from tests.lab.conftest import Lab
from tests.store.sample import RECORD_FILES, document, encoded


@pytest.mark.parametrize("path", RECORD_FILES, ids=lambda path: path.stem)
def test_replay_prints_the_result_of_each_deal(lab: Lab, path: Path) -> None:
    ran = lab("replay", path)
    assert (ran.status, ran.err) == (0, "")
    wanted = [deal["result"] for deal in json.loads(path.read_bytes())["deals"]]
    assert [json.loads(line) for line in ran.out.splitlines()] == wanted


def test_replay_prints_the_deals_before_a_fault(lab: Lab, tmp_path: Path) -> None:
    spoilt = document()
    spoilt["deals"][1]["result"]["points"] = [0, 0, 0, 0]
    ran = replayed(lab, tmp_path, spoilt)
    assert ran.error.startswith("deals[1].result: points is [0, 0, 0, 0], the rules give [")
    assert [json.loads(line) for line in ran.out.splitlines()] == [spoilt["deals"][0]["result"]]


def replayed(lab: Lab, folder: Path, record: dict[str, Any], command: str = "replay") -> Any:
    path = folder / "a.laksewhist"
    path.write_bytes(encoded(record))
    return lab(command, path)


def test_replay_of_no_deals_prints_nothing(lab: Lab, tmp_path: Path) -> None:
    ran = replayed(lab, tmp_path, {**document(), "deals": []})
    assert (ran.status, ran.out, ran.err) == (0, "", "")


@pytest.mark.parametrize("number", range(0, 80, 7))
def test_legal_prints_what_may_be_done_at_every_point_of_a_deal(lab: Lab, tmp_path: Path, number: int) -> None:
    path = RECORD_FILES[number % 4]
    record = json.loads(path.read_bytes())
    record["deals"] = [record["deals"][number % len(record["deals"])]]
    deal = load_record(path).deals[number % len(load_record(path).deals)]
    at = Random(number).randrange(len(deal.actions))
    state = start_deal(deal.setup)
    for action in deal.actions[:at]:
        state, _ = apply(state, action)
    record["deals"][0].update(actions=record["deals"][0]["actions"][:at], result=None)
    printed = json.loads(replayed(lab, tmp_path, record, "legal").out)
    assert printed == {"seat": deal.actions[at].seat, "actions": legal_json(state)}
    assert list(printed) == ["seat", "actions"]


def test_legal_refuses_a_finished_deal(lab: Lab, tmp_path: Path) -> None:
    assert replayed(lab, tmp_path, document(), "legal").error == "deals[1]: the deal is finished: nobody is to act"


@pytest.mark.parametrize("path", RECORD_FILES, ids=lambda path: path.stem)
def test_legal_actions_have_the_form_of_the_record(path: Path) -> None:
    """Each answer that was given is among those printed, and an exchange says all that the single choices would."""
    for deal in load_record(path).deals:
        state = start_deal(deal.setup)
        for action in deal.actions:
            printed = legal_json(state)
            if isinstance(state, ExchangeState):
                check_exchange(state, printed)
            else:
                assert {**doing_json(action), "seat": action.seat} == action_json(action)
                assert doing_json(action) in printed
                assert len(printed) == len(legal_actions(state))
            state, _ = apply(state, action)
        assert isinstance(state, FinishedState)
        assert legal_json(state) == []


def check_exchange(state: ExchangeState, printed: list[dict[str, Any]]) -> None:
    legal = [action for action in legal_actions(state) if isinstance(action, ExchangeCards)]
    given = {card.code for action in legal for card in action.cards}
    (entry,) = printed
    assert list(entry) == ["do", "choose", "from", "may_decline"]
    assert (entry["do"], entry["choose"]) == ("exchange", 3)
    assert set(entry["from"]) == given
    assert len(entry["from"]) == len(given)
    assert entry["may_decline"] == any(action.cards == () for action in legal)
