"""A small record as plain JSON, to be spoilt, and deals that are played by chance."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laksewhist.engine.actions import Action, MakeBid
from laksewhist.engine.cards import PACK
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import DealState, FinishedState, Setup
from laksewhist.store.errors import FormatError
from laksewhist.store.record import read_record

RECORDS = Path(__file__).parent.parent / "records"
RECORD_FILES = sorted(RECORDS.glob("*.laksewhist"))

_WHOLE = json.loads((RECORDS / "default-rules.laksewhist").read_bytes())
_PLAYED = [deal for deal in _WHOLE["deals"] if deal["result"]["vip_card"] == 3 and len(deal["actions"]) > 60][:2]


def document() -> dict[str, Any]:
    """A record of two whole deals in vip, that may be changed."""
    return deepcopy({**_WHOLE, "deals": _PLAYED})


def encoded(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def refused(value: object) -> FormatError:
    """The error with which the record is refused."""
    with pytest.raises(FormatError) as caught:
        read_record(encoded(value))
    return caught.value


def random_setup(rng: Random, rules: HouseRules) -> Setup:
    pack = list(PACK)
    rng.shuffle(pack)
    hands = (tuple(pack[:13]), tuple(pack[13:26]), tuple(pack[26:39]), tuple(pack[39:52]))
    return Setup(rules, rng.randrange(4), hands, tuple(pack[52:]))


def play_at_random(setup: Setup, rng: Random, most: int = 99) -> tuple[DealState, tuple[Action, ...]]:
    """Legal actions by chance, so many at the most; higher bids are rare, so that every kind of contract comes up."""
    state: DealState = start_deal(setup)
    actions: list[Action] = []
    while not isinstance(state, FinishedState) and len(actions) < most:
        legal = legal_actions(state)
        action = rng.choice(legal)
        if isinstance(action, MakeBid):
            action = rng.choice([*legal[:3], action])
        state, _ = apply(state, action)
        actions.append(action)
    return state, tuple(actions)
