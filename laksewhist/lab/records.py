"""The commands that read a record: `replay` and `legal`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laksewhist.engine.cards import KITTY_SIZE
from laksewhist.engine.exchange import exchange_choice
from laksewhist.engine.game import legal_actions
from laksewhist.engine.state import DealState, ExchangeState
from laksewhist.store.codec import doing_json
from laksewhist.store.json_text import compact
from laksewhist.store.record import load_record
from laksewhist.store.replay import open_state, replay
from laksewhist.store.result import result_json


def replay_file(path: Path) -> None:
    """Prints the result of every deal, one line each; raises FormatError at the first fault, after the deals before."""
    for deal in replay(load_record(path)):
        print(compact(result_json(deal.result)))


def legal_in_file(path: Path) -> None:
    """Prints whose turn it is in the record's last deal and what may be done; raises FormatError."""
    state = open_state(load_record(path))
    print(compact({"seat": state.turn, "actions": legal_json(state)}))


def legal_json(state: DealState) -> list[dict[str, Any]]:
    """The legal actions in the record's form without the seat; an exchange is one entry that says what to choose."""
    if isinstance(state, ExchangeState):
        choice = exchange_choice(state)
        cards = [card.code for card in choice.cards]
        return [{"do": "exchange", "choose": KITTY_SIZE, "from": cards, "may_decline": choice.may_decline}]
    return [doing_json(action) for action in legal_actions(state)]
