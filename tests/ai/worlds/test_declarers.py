"""What others believe of declarer before the first card, held against what he has."""

from math import fsum
from random import Random

from laksewhist.ai.begynder.player import Begynder
from laksewhist.ai.worlds.likely import Walk, likely_worlds
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Suit
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState, PlayState
from tests.engine.random_play import random_setup

WALK = Walk(starts=4, warm_up=300, between=20)


def opening_leads(kind: TrickKind, count: int) -> list[PlayState]:
    """Deals bid by the simplest level to contracts of one kind."""
    found: list[PlayState] = []
    seed = 0
    while len(found) < count:
        state = start_deal(random_setup(Random(seed), HouseRules()))
        while not isinstance(state, PlayState | FinishedState):
            assert state.turn is not None
            state, _ = apply(state, Begynder().decide(view_for(state, state.turn), Random(0)))
        bid = state.contract.bid if isinstance(state, PlayState) else None
        if isinstance(state, PlayState) and isinstance(bid, TrickBid) and bid.kind is kind:
            found.append(state)
        seed += 1
    return found


def trumps(state: PlayState) -> tuple[int, float]:
    """Declarer's, and what the seat behind him expects."""
    declarer, trump = state.contract.declarer, state.contract.trump
    assert isinstance(trump, Suit)
    worlds = likely_worlds(view_for(state, (declarer + 1) % 4), Random(5), WALK, 40)
    held = [(each.world.hands[declarer] >> 13 * trump & 8191).bit_count() for each in worlds]
    return sum(card.suit is trump for card in state.hands[declarer]), fsum(held) / len(held)


def test_declarer_is_believed_to_hold_about_the_trumps_that_he_has() -> None:
    for kind in (TrickKind.ALMINDELIGE, TrickKind.VIP):
        pairs = [trumps(state) for state in opening_leads(kind, 10)]
        has, believed = (fsum(column) / len(pairs) for column in zip(*pairs, strict=True))
        assert abs(believed - has) < 0.7
