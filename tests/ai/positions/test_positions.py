"""The file of positions: what it says is right was found without any player, and the levels are counted on it."""

import json
from pathlib import Path
from typing import Any

import pytest

from laksewhist.ai.brain import LEVELS
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from laksewhist.lab.positions.command import answer
from laksewhist.lab.positions.reading import Position, read_action, read_positions
from laksewhist.store.errors import FormatError
from tests.ai.positions.exhaustive import can_be_searched, losses, ways

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))
ENOUGH = 10_000


def positions(*names: str) -> list[Position]:
    return [each for path in FILES for each in read_positions(path.read_bytes()) if not names or path.stem in names]


def plays() -> list[tuple[Position, dict[str, Any]]]:
    """Those about a card, with what the file says."""
    found = []
    for path in FILES:
        raw = json.loads(path.read_text(encoding="utf-8"))["positions"]
        read = read_positions(path.read_bytes())
        found += [pair for pair in zip(read, raw, strict=True) if isinstance(pair[0].state, PlayState)]
    return found


QUICK = sorted(plays(), key=lambda pair: ways(pair[0].state, pair[0].state.turn))[:8]  # type: ignore[arg-type]


def test_there_are_sixty_and_more_of_every_kind() -> None:
    found = positions()
    assert len(found) >= 60
    assert len({each.name for each in found}) == len(found)
    kinds = {each.kind for each in found}
    assert kinds >= {"bid", "pass", "nolo bid or join", "iron hand", "turned card", "call", "trump", "exchange"}
    assert kinds >= {"card of the declarer", "card of the partner", "card of a defender", "card in nolo"}


def test_every_position_asks_for_a_choice_and_says_why() -> None:
    for each in positions():
        assert each.state.turn is not None
        assert len(view_for(each.state, each.state.turn).legal) > len(each.best)
        assert each.why


def check(position: Position, raw: dict[str, Any]) -> None:
    state = position.state
    assert isinstance(state, PlayState)
    assert can_be_searched(state, state.turn)
    found = losses(state, actions_of(position, raw), ENOUGH)
    assert found is not None
    count, lost = found
    best = [card for card, each in lost.items() if not any(each)]
    assert {PlayCard(state.turn, card) for card in best} == set(position.best)
    assert count == raw["layouts"]
    others = [sum(each) / count for card, each in lost.items() if card not in best]
    assert min(others) >= 0.15


def actions_of(position: Position, raw: dict[str, Any]) -> list[Any]:
    """The actions before the question, with their seats."""
    state: Any = start_deal(position.state.setup)  # type: ignore[union-attr]
    found = []
    for text in raw["before"].split(", "):
        found.append(read_action(state.turn, text))
        state, _events = apply(state, found[-1])
    return found


@pytest.mark.parametrize(("position", "raw"), QUICK, ids=lambda each: each.name if isinstance(each, Position) else "")
def test_cards_said_to_be_best_lose_in_no_layout(position: Position, raw: dict[str, Any]) -> None:
    check(position, raw)


@pytest.mark.stress
def test_all_cards_said_to_be_best_lose_in_no_layout() -> None:
    for position, raw in plays():
        check(position, raw)


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_finds_most_of_what_is_plain(level: str) -> None:
    asked = positions("passes", "iron_hands", "turned_cards", "calls", "trumps", "exchanges")
    found = sum(answer(level, each, seed=1)[0] for each in asked)
    assert found >= 0.9 * len(asked)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"best": ["bid 7 alm"]}, "is not a bid"),
        ({"best": ["SA"]}, "not legal"),
        ({"best": []}, "none at all"),
        ({"hands": {"0": "SA"}}, "is not a suit with its cards"),
        ({"hands": {"0": "S:AA"}}, "R5"),
        ({"before": "pass, pass, pass, pass"}, "the deal is over"),
        ({"before": "accept"}, "IllegalAction"),
        ({"rules": {"exchange": "never"}}, "exchange"),
    ],
)
def test_what_cannot_be_is_told_with_its_place(change: dict[str, Any], message: str) -> None:
    right = {"name": "one", "hands": {"0": "S:AK"}, "best": ["pass"], "why": "so"}
    assert len(read_positions(json.dumps({"kind": "bid", "positions": [right]}).encode())) == 1
    with pytest.raises(FormatError, match=message):
        read_positions(json.dumps({"kind": "bid", "positions": [{**right, **change}]}).encode())


def test_a_file_that_holds_none_is_refused() -> None:
    with pytest.raises(FormatError, match="no file of positions"):
        read_positions(b"[]")
