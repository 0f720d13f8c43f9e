"""No level looks at cards that its seat cannot see.

Deals of random play are stopped where somebody is asked. Then cards that this seat cannot see are exchanged, in the
hands of others, in the kitty and among what others gave away, and the deal is played again up to the same question. The
view must be the same, and with the same seed the answer must be the same, its numbers and reason included.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from laksewhist.ai.brain import LEVELS, brain_for
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.house_rules import ExchangeOrder, HolderMayLeadLow, HouseRules, SniksnakTalk
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import (
    AuctionState,
    CallingState,
    ExchangeState,
    IronHandState,
    PlayState,
    TrumpState,
    VipState,
)
from tests.engine.random_play import Played, play_out
from tests.engine.test_hidden_cards import again, hidden_swap, rightly_known

RULES = (
    HouseRules(),
    HouseRules(
        exchange=ExchangeOrder.TAKE_FIRST,
        holder_may_lead_low=HolderMayLeadLow.YES,
        sniksnak_talk=SniksnakTalk.OPPONENTS,
    ),
)
TRIES = 6


def kind_of(state: Any, seat: int) -> str:
    """What is decided: the name of the state, and more of it where players think in different ways."""
    match state:
        case IronHandState():
            return "iron hand"
        case AuctionState():
            return "join or bid" if state.standing is not None else "bid"
        case VipState():
            return "turned card"
        case CallingState():
            return "call"
        case TrumpState():
            return "trump"
        case ExchangeState():
            order = "take first" if state.setup.rules.exchange is ExchangeOrder.TAKE_FIRST else "blind"
            return f"exchange, {'nolo' if state.contract.is_nolo else 'tricks'}, {order}"
        case PlayState():
            return f"play, {role(state, seat)}, {stage(state)}"
    raise AssertionError(state)


def role(state: PlayState, seat: int) -> str:
    bid = state.contract.bid
    if isinstance(bid, NoloBid):
        own = "declarer" if seat in state.contract.declarers else "defender"
        return f"{'open' if bid.is_open else 'closed'} nolo {own}"
    if seat == state.contract.declarer:
        return "declarer"
    return "partner" if seat == state.partnership.partner else "defender"


def stage(state: PlayState) -> str:
    return "early" if len(state.hands[state.turn]) > 7 else "late"


EVERY_KIND = {
    *("iron hand", "bid", "join or bid", "turned card", "call", "trump"),
    *(f"exchange, {what}, {order}" for what in ("nolo", "tricks") for order in ("blind", "take first")),
    *(f"play, {who}, {when}" for who in ("declarer", "partner", "defender") for when in ("early", "late")),
    *(
        f"play, {how} nolo {who}, {when}"
        for how in ("open", "closed")
        for who in ("declarer", "defender")
        for when in ("early", "late")
    ),
}


def twins(played: Played, rng: Random, wanted: Callable[[str], bool]) -> Iterator[tuple[str, Any, Any]]:
    """Questions with more than one answer, each with a state that only looks different to others."""
    for number, step in enumerate(played.steps):
        state, seat = step.state, step.state.turn
        if not wanted(kind_of(state, seat)) or len(view_for(state, seat).legal) == 1:
            continue
        before = [each.action for each in played.steps[:number]]
        for _ in range(TRIES):
            other = again(played.setup, before, seat, hidden_swap(rng, played.setup, seat), rng)
            if other is not None and other[0] != state and rightly_known(other[0], seat) == rightly_known(state, seat):
                yield kind_of(state, seat), state, other[0]
                break


@pytest.fixture(scope="module")
def of_each_kind() -> dict[str, list[tuple[Any, Any]]]:
    """Two questions of each kind."""
    found: dict[str, list[tuple[Any, Any]]] = {kind: [] for kind in EVERY_KIND}
    for deal in range(400):
        played, rng = play_out(deal, RULES[deal % 2]), Random(deal)
        for kind, state, other in twins(played, rng, lambda kind: len(found[kind]) < 2):
            found[kind].append((state, other))
        if all(len(some) >= 2 for some in found.values()):
            break
    return found


def same_answer(level: str, state: Any, other: Any, seed: int) -> None:
    first, second = view_for(state, state.turn), view_for(other, other.turn)
    assert first == second
    answers = [brain_for(level).consider(view, Random(seed)) for view in (first, second)]
    assert answers[0] == answers[1]


def test_every_kind_of_question_has_been_found(of_each_kind: dict[str, list[tuple[Any, Any]]]) -> None:
    assert [kind for kind, some in of_each_kind.items() if not some] == []


@pytest.mark.parametrize("level", list(LEVELS))
def test_hidden_cards_change_no_answer(level: str, of_each_kind: dict[str, list[tuple[Any, Any]]]) -> None:
    enough = 1 if level in ("stærk", "mester") else 2
    for seed, some in enumerate(of_each_kind.values()):
        for state, other in some[:enough]:
            same_answer(level, state, other, seed)


@pytest.mark.stress
@pytest.mark.parametrize("level", list(LEVELS))
def test_hidden_cards_change_no_answer_in_many_deals(level: str) -> None:
    for deal in range(1000, 1012):
        for _kind, state, other in twins(play_out(deal, RULES[deal % 2]), Random(deal), lambda _kind: True):
            same_answer(level, state, other, deal)


def test_a_player_that_peeped_would_be_found(of_each_kind: dict[str, list[tuple[Any, Any]]]) -> None:
    """The exchanged cards are such as matter: most of these states differ in a hand that is still to be played."""
    differing = [
        [view_for(each, (each.turn + 1) % 4).hand for each in pair] for some in of_each_kind.values() for pair in some
    ]
    assert sum(one != other for one, other in differing) > len(differing) / 4
