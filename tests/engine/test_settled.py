"""A deal is decided where nothing that can still be played changes its points."""

import random
from dataclasses import replace

import pytest

from laksewhist.engine.bids import TRICK_BIDS, parse_bid
from laksewhist.engine.cards import SEATS
from laksewhist.engine.game import apply, legal_actions
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.settled import is_settled
from laksewhist.engine.state import DealState, FinishedState, PlayState
from tests.ai.claim_worlds import decisions

FLAT = replace(DEFAULT_TABLE, cells={bid: tuple(-8 if n < bid.level else 10 for n in range(14)) for bid in TRICK_BIDS})
"""A bid made or not: by how much does not count."""


def ends(state: DealState, seed: int) -> tuple[int, int, int, int]:
    """The points after playing on at random."""
    rng = random.Random(seed)
    while not isinstance(state, FinishedState):
        state = apply(state, rng.choice(legal_actions(state)))[0]
    return points(state.outcome, FLAT)


@pytest.mark.parametrize("bid", ["8 alm", "9 halve", "8 sans", "sol", "ren sol"])
def test_what_is_decided_ends_the_same_whatever_is_played(bid: str) -> None:
    seen = set()
    for seed in range(12 if bid == "sol" else 5):
        for state in decisions(seed, bid):
            settled = [is_settled(view_for(state, seat), FLAT) for seat in SEATS]
            seen.update(settled)
            if any(settled):
                assert len({ends(state, each) for each in range(4)}) == 1
    assert False in seen
    assert True in seen or bid == "ren sol"


def test_a_bid_is_decided_as_soon_as_it_is_made_or_can_no_longer_be() -> None:
    for seed in range(6):
        for state in decisions(seed, "9 halve"):
            view = view_for(state, 0)
            taken = sum(view.taken[seat] for seat in {view.contract.declarer, view.partner} - {None})
            left = 13 - len(view.tricks)
            decided = view.partner_known and (taken >= 9 or taken + left < 9)
            assert is_settled(view, FLAT) is decided
            assert not is_settled(view, DEFAULT_TABLE)


def test_nothing_is_decided_before_the_play_nor_for_who_does_not_know_the_sides() -> None:
    state = next(iter(decisions(1, "8 alm")))
    assert isinstance(state, PlayState)
    late = next(each for seed in range(9) for each in decisions(seed, "8 alm", 1))
    hidden = replace(view_for(late, 0), partner_known=False)
    assert not is_settled(hidden, FLAT)
    assert not is_settled(replace(view_for(late, 0), contract=None), FLAT)
    assert late.contract.bid == parse_bid("8 alm")
