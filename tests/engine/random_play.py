"""Random deals, house rules and legal play, the same for the same seed."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from laksewhist.engine.actions import Action, CallIronHand, Join, KeepHand, MakeBid, Pass
from laksewhist.engine.bids import LADDER, TRICK_BIDS, NoloKind
from laksewhist.engine.cards import KITTY_SIZE, PACK
from laksewhist.engine.events import Event
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import (
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    HouseRules,
    IronHand,
    Shuffle,
    SniksnakTalk,
)
from laksewhist.engine.point_table import DEFAULT_FORMULA, NoloCells, PointTable
from laksewhist.engine.state import AuctionState, FinishedState, IronHandState, Setup, VipState

SEEDS = st.integers(0, 2**32 - 1)
SIZES = st.sampled_from([13, 13, 13, 1, 2, 3, 4, 6])
RULES = st.builds(
    HouseRules,
    shuffle=st.sampled_from(Shuffle),
    iron_hand=st.sampled_from(IronHand),
    all_pass=st.sampled_from(AllPass),
    call_own_ace=st.sampled_from(CallOwnAce),
    exchange=st.sampled_from(ExchangeOrder),
    holder_may_lead_low=st.sampled_from(HolderMayLeadLow),
    sniksnak_seconds=st.sampled_from([0, 30]),
    sniksnak_talk=st.sampled_from(SniksnakTalk),
)


@dataclass(frozen=True)
class Step:
    """A state, what was done in it, and what happened."""

    state: Any
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Played:
    """A whole deal: its steps and its end."""

    setup: Setup
    steps: tuple[Step, ...]
    end: FinishedState

    @property
    def states(self) -> list[Any]:
        """Every state, the last one too."""
        return [*(step.state for step in self.steps), self.end]


def random_setup(rng: Random, rules: HouseRules, size: int = 13) -> Setup:
    """A deal with hands of this size; the rest of the pack stays away."""
    pack = list(PACK)
    rng.shuffle(pack)
    north, east, south, west = (tuple(pack[seat * size : (seat + 1) * size]) for seat in range(4))
    return Setup(rules, rng.randrange(4), (north, east, south, west), tuple(pack[-KITTY_SIZE:]))


def choose(rng: Random, state: Any, wanted: int) -> Action:
    """A legal action; auctions lean towards the wanted rung, and turned cards are often refused."""
    actions = legal_actions(state)
    if isinstance(state, IronHandState):
        return CallIronHand(state.turn) if rng.random() < 0.1 else KeepHand(state.turn)
    if isinstance(state, VipState):
        return actions[-1] if rng.random() < 0.75 else actions[0]
    if not isinstance(state, AuctionState):
        return rng.choice(actions)
    bid = next((each for each in actions if isinstance(each, MakeBid) and each.bid is LADDER[wanted]), None)
    join = next((each for each in actions if isinstance(each, Join)), None)
    roll = rng.random()
    if bid is not None and roll < 0.6:
        return bid
    if join is not None and roll < 0.85:
        return join
    return rng.choice(actions[-6:]) if roll > 0.97 else Pass(state.turn)


def play_out(seed: int, rules: HouseRules, size: int = 13) -> Played:
    """A whole deal by random legal play."""
    rng = Random(seed)
    setup = random_setup(rng, rules, size)
    wanted = rng.randrange(len(LADDER))
    state: Any = start_deal(setup)
    steps = []
    while not isinstance(state, FinishedState):
        action = choose(rng, state, wanted)
        after, events = apply(state, action)
        steps.append(Step(state, action, events))
        state = after
    return Played(setup, tuple(steps), state)


def random_table(seed: int) -> PointTable:
    """A point table of arbitrary numbers, some nolo cells edited and some not."""
    rng = Random(seed)
    cells = {bid: tuple(rng.randint(-999, 999) for _ in range(14)) for bid in TRICK_BIDS}
    nolo = {kind: NoloCells(rng.randint(-99, 99), rng.randint(-99, 99)) for kind in NoloKind if rng.random() < 0.5}
    return PointTable("any", DEFAULT_FORMULA, cells, nolo)
