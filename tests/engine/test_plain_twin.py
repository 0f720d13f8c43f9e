"""The engine against its plain twin: every line of play of tiny deals, counted by both."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from laksewhist.engine.actions import MakeBid
from laksewhist.engine.cards import PACK, Card
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HolderMayLeadLow, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.state import AuctionState, FinishedState, PlayState, Setup
from tests.engine import plain_twin
from tests.engine.random_play import choose

KINDS = ["8 alm", "9 gode", "8 vip", "8 halve", "10 sans", "sol", "ren sol", "bordlægger", "sniksnak"]
OPTIONS: list[dict[str, str]] = [
    {},
    {"exchange": "take_first"},
    {"call_own_ace": "yes", "iron_hand": "off"},
    {"holder_may_lead_low": "yes", "iron_hand": "off"},
]


def house(rules: dict[str, str]) -> HouseRules:
    return HouseRules(
        exchange=ExchangeOrder(rules.get("exchange", "blind")),
        call_own_ace=CallOwnAce(rules.get("call_own_ace", "no")),
        holder_may_lead_low=HolderMayLeadLow(rules.get("holder_may_lead_low", "no")),
        iron_hand=IronHand(rules.get("iron_hand", "optional")),
    )


def small_pack(rng: Random, size: int) -> list[Card]:
    """Cards for four hands and a kitty: jokers, aces and mostly two suits, so that everything meets."""
    jokers, aces = list(PACK[52:]), [PACK[13 * number + 12] for number in range(4)]
    main = rng.sample(range(4), 2)
    rest = [each for each in PACK[:52] if each not in aces and (each.index // 13 in main or rng.random() < 0.1)]
    chosen = rng.sample(jokers, rng.randint(0, 2)) + rng.sample(aces, rng.randint(1, 4))
    chosen += rng.sample(rest, 4 * size + 3)
    chosen = chosen[: 4 * size + 3]
    rng.shuffle(chosen)
    return chosen


def tiny_setup(rng: Random, size: int, rules: dict[str, str]) -> Setup:
    pack = small_pack(rng, size)
    north, east, south, west = (tuple(pack[seat * size : (seat + 1) * size]) for seat in range(4))
    return Setup(house(rules), rng.randrange(4), (north, east, south, west), tuple(pack[4 * size :]))


def code(some: Any) -> str:
    return "" if some is None else str(some.code)


def result(state: FinishedState) -> plain_twin.Result:
    """A finished state in the twin's words."""
    outcome, contract = state.outcome, state.outcome.contract
    if contract is None:
        return ("passed",) if state.iron_hand is None else ("iron hand", state.iron_hand)
    got = points(outcome, DEFAULT_TABLE)
    head = (contract.bid.text, contract.declarers, code(contract.trump), code(contract.called))
    return (*head, outcome.partner, contract.vip_card, outcome.tricks, outcome.made, got)


def engine_lines(state: Any, bids: list[str]) -> Counter[plain_twin.Result]:
    """How often each result comes out over everything that the engine allows."""
    if isinstance(state, FinishedState):
        return Counter([result(state)])
    lines: Counter[plain_twin.Result] = Counter()
    for action in legal_actions(state):
        if not isinstance(action, MakeBid) or action.bid.text in bids:
            lines.update(engine_lines(apply(state, action)[0], bids))
    return lines


def twin_play(state: PlayState) -> dict[str, Any]:
    """A play state in the twin's words; the partner is found anew from the cards as they were dealt."""
    contract, setup = state.contract, state.setup
    deal = {
        "hands": [[each.code for each in hand] for hand in state.hands],
        "kitty": [each.code for each in state.kitty],
        "forehand": setup.forehand,
        "rules": {"holder_may_lead_low": setup.rules.holder_may_lead_low.value},
    }
    holder = next((seat for seat in range(4) if contract.called in setup.hands[seat]), None)
    partner = None if holder == contract.declarer else holder
    trump, called = code(contract.trump), code(contract.called)
    return plain_twin.begin(
        deal, contract.bid.text, list(contract.declarers), trump, called, partner, contract.vip_card
    )


def some_play(rng: Random, size: int, rules: dict[str, str], kind: str) -> PlayState:
    """The begin of the play in a random tiny deal with this contract."""
    state: Any = start_deal(tiny_setup(rng, size, rules))
    while not isinstance(state, PlayState):
        if isinstance(state, FinishedState):
            state = start_deal(tiny_setup(rng, size, rules))
        actions = legal_actions(state)
        wanted = [each for each in actions if isinstance(each, MakeBid) and each.bid.text == kind]
        others = [each for each in actions if not isinstance(each, MakeBid)]
        state, _ = apply(
            state, rng.choice(wanted or others) if isinstance(state, AuctionState) else choose(rng, state, 0)
        )
    return state


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("kind", KINDS)
def test_R27_R28_every_line_of_play_from_three_cards(kind: str, seed: int) -> None:
    rng = Random(f"{kind} {seed}")
    for size in (2, 3):
        state = some_play(rng, size, OPTIONS[seed % 4], kind)
        expected = plain_twin.play_lines(twin_play(state))
        assert engine_lines(state, []) == expected
        assert expected.total() >= 1


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_R07_R18_R19_R20_R26_every_line_of_whole_deals_with_one_or_two_cards(kind: str, seed: int) -> None:
    rng = Random(f"{kind} {seed} whole")
    rules = OPTIONS[seed]
    for size in (1, 2) if rules.get("exchange") != "take_first" else (1, 1):
        bids = ["8 alm", kind] if size == 1 and kind != "8 alm" else [kind]
        setup = tiny_setup(rng, size, rules)
        deal = {
            "hands": [[each.code for each in hand] for hand in setup.hands],
            "kitty": [each.code for each in setup.kitty],
            "forehand": setup.forehand,
            "bids": bids,
            "rules": rules,
        }
        expected = plain_twin.deal_lines(deal)
        assert engine_lines(start_deal(setup), bids) == expected


def test_the_small_deals_have_everything_in_them() -> None:
    seen: Counter[str] = Counter()
    for kind in KINDS:
        for seed in range(16):
            rng = Random(f"{kind} {seed}")
            for size in (2, 3):
                state = some_play(rng, size, OPTIONS[seed % 4], kind)
                seen["joker in hand"] += any(each.suit is None for hand in state.hands for each in hand)
                seen["partner"] += state.partnership.partner is not None
                seen["self-partner"] += state.partnership.self_partner
                seen["called card still in a hand"] += any(state.contract.called in hand for hand in state.hands)
                seen["several declarers"] += len(state.contract.declarers) > 1
                seen["no trump"] += state.contract.trump is None
                seen["third card"] += state.contract.doubled
                seen["declarer holds the called card"] += state.contract.called in state.hands[state.contract.declarer]
    rare = {what: count for what, count in seen.items() if count < 3}
    assert len(seen) == 8
    assert rare == {}
