"""The soak: the umpire agrees with the engine on what is allowed, and what goes wrong is told."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.decision import Decision, Why
from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.bids import LADDER
from laksewhist.engine.cards import PACK
from laksewhist.engine.game import legal_actions
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.state import PlayState
from laksewhist.lab.soak import play, umpire
from laksewhist.lab.soak.play import Task, soak
from laksewhist.lab.soak.umpire import ForbiddenError, Umpire
from laksewhist.store.codec import action_json
from laksewhist.store.house_rules import options_of
from laksewhist.store.result import result_json, result_of
from tests.engine.random_play import RULES, SEEDS, Played, play_out
from tests.lab.conftest import Lab

SIZES = st.sampled_from([13, 13, 6, 4])
FEWER = settings(max_examples=max(1, settings.default.max_examples // 2))  # type: ignore[union-attr]


def watching(deal: Played, steps: int) -> Umpire:
    """An umpire who has seen so many actions of the deal."""
    setup = deal.setup
    codes = [[card.code for card in hand] for hand in (*setup.hands, setup.kitty)]
    found = Umpire(setup.forehand, codes[:4], codes[4], options_of(setup.rules))
    for step in deal.steps[:steps]:
        found.watch(action_json(step.action))
    return found


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_every_legal_deal_passes_with_the_same_result(seed: int, rules: HouseRules, size: int) -> None:
    deal = play_out(seed, rules, size)
    seen = watching(deal, len(deal.steps))
    assert seen.turn is None
    assert seen.result == result_json(result_of(deal.end.outcome, points(deal.end.outcome, DEFAULT_TABLE)))


def accepts(deal: Played, steps: int, doing: dict[str, Any]) -> bool:
    try:
        watching(deal, steps).watch(doing)
    except ForbiddenError:
        return False
    return True


@FEWER
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_what_the_engine_forbids_the_umpire_forbids(seed: int, rules: HouseRules, size: int) -> None:
    deal, rng = play_out(seed, rules, size), Random(seed)
    for _ in range(6):
        number = rng.randrange(len(deal.steps))
        state = deal.steps[number].state
        right = [action_json(action) for action in legal_actions(state)]
        other = rng.choice(anything(rng, state.turn))
        assert accepts(deal, number, other) == (other in right), other
        assert not accepts(deal, number, {**rng.choice(right), "seat": (state.turn + 1) % 4})


def anything(rng: Random, seat: int) -> list[dict[str, Any]]:
    """Actions of all kinds."""
    cards = [card.code for card in rng.sample(PACK, 3)]
    in_order = sorted(cards, key=lambda code: [each.code for each in PACK].index(code))
    return [
        {"seat": seat, "do": "play", "card": cards[0]},
        {"seat": seat, "do": "bid", "bid": rng.choice(LADDER).text},
        {"seat": seat, "do": rng.choice(["pass", "join", "accept", "refuse", "iron_hand", "keep_hand"])},
        {"seat": seat, "do": "call", "card": rng.choice("SHDC") + rng.choice("AK")},
        {"seat": seat, "do": "call", "trump": rng.choice("SHDC"), "card": rng.choice("SHDC") + "A"},
        {"seat": seat, "do": "trump", "trump": rng.choice("SHDC")},
        {"seat": seat, "do": "exchange", "cards": rng.choice([in_order, []])},
    ]


def test_the_ladder_of_the_umpire_is_that_of_the_engine() -> None:
    assert list(umpire.LADDER) == [bid.text for bid in LADDER]


@pytest.fixture
def only_begynder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LOT", ("begynder",))


@pytest.mark.usefixtures("only_begynder")
def test_the_command_tells_what_was_checked(lab: Lab) -> None:
    ran = lab("soak", "--deals", 6, "--seed", 1)
    assert ran.status == 0
    assert "6 deals in" in ran.out
    assert "0 deals went wrong" in ran.out
    assert "begynder" in ran.out


@pytest.mark.usefixtures("only_begynder")
def test_a_card_that_may_not_be_played_is_told(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = play.contestant

    class Wrong:
        def consider(self, state: Any, rng: Random) -> Decision:
            if isinstance(state, PlayState) and len(state.tricks) == 3:
                return Decision(PlayCard(state.turn, state.tricks[0].cards[0]), Why.RULE_OF_THUMB)
            return usual("begynder").consider(state, rng)

    monkeypatch.setattr(play, "contestant", lambda _name: Wrong())
    ran = lab("soak", "--deals", 3, "--seed", 1)
    assert ran.status == 1
    assert "ForbiddenError: the engine does not list" in ran.out
    assert ran.err == "soak: 3 deals went wrong, 0 decisions took too long\n"


@pytest.mark.usefixtures("only_begynder")
def test_a_wrong_engine_is_found_by_the_umpire(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the engine would allow anything, the umpire still does not."""

    class All(tuple[Action, ...]):
        def __contains__(self, action: object) -> bool:
            return True

    monkeypatch.setattr(play, "legal_actions", lambda _state: All())
    usual = play.contestant

    class Wrong:
        def consider(self, state: Any, rng: Random) -> Decision:
            if isinstance(state, PlayState) and len(state.tricks) == 1:
                return Decision(PlayCard(state.turn, state.tricks[0].cards[0]), Why.RULE_OF_THUMB)
            return usual("begynder").consider(state, rng)

    monkeypatch.setattr(play, "contestant", lambda _name: Wrong())
    (fault,) = soak(Task(seed=1, number=0, limit_ms=1000)).faults
    assert "may be played" in fault


@pytest.mark.usefixtures("only_begynder")
def test_a_player_that_raises_and_one_that_is_slow_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert soak(Task(seed=1, number=0, limit_ms=0)).over_limit > 50

    def broken(_name: str) -> Any:
        raise LookupError("no such thing")

    monkeypatch.setattr(play, "contestant", broken)
    assert soak(Task(seed=1, number=4, limit_ms=1000)).faults == [
        "deal 4 of seed 1, begynder, begynder, begynder, begynder: LookupError: no such thing"
    ]
